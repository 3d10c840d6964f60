//! Summaries: what a call of a static method on numbers comes to, explored once and used wherever it is called (paper 004).
//!
//! A summary is made at the first call, from the most general context: the parameters are variables of an arena of its own (`making`).
//! It says for every input either the result or that the code has to run: something is thrown, written or looked at that a summary has
//! no words for. At a call the arguments take the place of the variables (`using`), and where cases meet in a result they
//! are one choice between terms, so the path goes on as one and no solver is asked. What a summary cannot say are
//! sides of a fork ([`super::ForkReason::Summary`]) on which the code runs as if there were no summary.
//!
//! Invariants:
//! - The cases of a summary exclude each other and cover all inputs. A method that cannot be explored to its end within
//!   limits has none.
//! - What a summary depends on besides the arguments is in its [`Needs`], and is looked at whenever it is used.
//! - Nothing that is watched is summed up: whoever wants to see branches sees all of them.

mod making;
mod using;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use hashbrown::HashMap;

use super::{Machine, Vm};
use crate::analysis::loops::is_pure_library;
use crate::expr::{TermId, Terms};
use crate::program::{Kind, Method, ModelSlot};
use crate::state::{InitStatus, State, Statics, Value};
use crate::util::{ClassId, MethodId};

/// Where calls are summed up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Summing {
    /// Code runs.
    #[default]
    No,
    /// Where the result does not count places in an array or a text: known places stay apart.
    ButCursors,
    Everywhere,
}

/// The summaries of a program.
#[derive(Default)]
pub struct Summaries {
    pub summing: Cell<Summing>,
    known: RefCell<HashMap<MethodId, Known>>,
    /// Calls that a summary answered.
    pub used: Cell<u64>,
}

#[derive(Clone)]
enum Known {
    /// It is being made, so calls inside it are of the code.
    Making,
    Nothing,
    Summary(Rc<Summary>),
}

struct Summary {
    /// Its own arena, so that it outlives those of explorations.
    terms: Terms,
    /// The variables that stand for the arguments.
    parameters: Vec<TermId>,
    cases: Cases,
    needs: Needs,
}

/// What a call comes to.
enum Cases {
    Result(TermId),
    /// The code has to run.
    Code,
    /// By guards that exclude each other and cover everything.
    Among(Vec<(TermId, Cases)>),
    /// This way goes on where others meet it.
    GoesOn,
    /// The first, and behind it the second for ways that go on.
    Then(Box<Cases>, Box<Cases>),
}

/// What a summary depends on besides the arguments.
#[derive(Clone, Default)]
struct Needs {
    /// Their code was followed: nobody watches it.
    methods: BTreeSet<MethodId>,
    /// Their initialisers do not run any more.
    classes: BTreeSet<ClassId>,
    /// Constants that were read.
    statics: BTreeMap<(ClassId, u16), Value>,
}

impl Summaries {
    #[inline]
    pub fn in_use(&self) -> bool {
        self.summing.get() != Summing::No
    }

    /// The summary of a method, made now if it is not known; the static fields are those of a state that calls it.
    fn of(&self, vm: &Vm, method: &Method, statics: &Statics) -> Option<Rc<Summary>> {
        match self.known.borrow().get(&method.id) {
            Some(Known::Summary(summary)) => return Some(Rc::clone(summary)),
            Some(Known::Making | Known::Nothing) => return None,
            None => {}
        }
        if !is_of_numbers(method) {
            self.known.borrow_mut().insert(method.id, Known::Nothing);
            return None;
        }
        self.known.borrow_mut().insert(method.id, Known::Making);
        let made = making::make(vm, method, statics);
        let mut known = self.known.borrow_mut();
        match made {
            making::Made::Summary(summary) => {
                let summary = Rc::new(*summary);
                known.insert(method.id, Known::Summary(Rc::clone(&summary)));
                Some(summary)
            }
            making::Made::Nothing => {
                known.insert(method.id, Known::Nothing);
                None
            }
            making::Made::NotYet => {
                known.remove(&method.id);
                None
            }
        }
    }
}

impl Needs {
    fn add(&mut self, other: &Needs) {
        self.methods.extend(&other.methods);
        self.classes.extend(&other.classes);
        self.statics.extend(&other.statics);
    }

    fn hold(&self, vm: &Vm, state: &State) -> bool {
        let unwatched = |id: &MethodId| is_unwatched(vm, vm.program.method(*id));
        let is_same = |(&(class, slot), value): (&(ClassId, u16), &Value)| {
            state.statics.get_ready(class, slot.into()) == Some(*value)
        };
        self.statics.iter().all(is_same)
            && self.classes.iter().all(|class| is_initialised(&state.statics, *class))
            && self.methods.iter().all(unwatched)
    }
}

/// Whether a call takes and gives nothing but numbers.
fn is_of_numbers(method: &Method) -> bool {
    method.is_static()
        && !method.is_synchronized()
        && !method.params.is_empty()
        && !method.params.contains(&Kind::Ref)
        && method.result.is_some_and(|result| result != Kind::Ref)
}

fn is_unwatched(vm: &Vm, method: &Method) -> bool {
    vm.program.code(method).is_ok_and(|code| code.watches.borrow().is_empty())
}

fn is_initialised(statics: &Statics, class: ClassId) -> bool {
    matches!(statics.status(class), InitStatus::Done | InitStatus::Running)
}

impl Machine<'_> {
    /// Whether the method is its own code, or stands for a function of numbers.
    fn is_known_code(&mut self, method: &Method) -> bool {
        if method.model.get() == ModelSlot::Unknown {
            self.bind_model(method);
        }
        match method.model.get() {
            ModelSlot::None => is_unwatched(self.vm, method),
            ModelSlot::Model(_) => is_pure_library(&self.vm.program.class(method.class).name, &method.descriptor),
            _ => false,
        }
    }
}
