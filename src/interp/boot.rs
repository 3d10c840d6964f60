//! The VM: a program, its models and limits, and the first state of a run.

use super::advance;
use super::model::Registry;
use super::outcome::{Choice, Outcome};
use super::{Machine, Step};
use crate::expr::Terms;
use crate::program::{LinkError, Method, Program};
use crate::state::{Ref, Role, State, Value};
use crate::util::ClassId;

#[derive(Clone, Debug)]
pub struct Config {
    /// Frames before a `StackOverflowError`.
    pub max_depth: u32,
    /// Bytes before an `OutOfMemoryError`.
    pub max_heap: u64,
    /// Assertions in the program's own classes.
    pub assertions: bool,
    /// `-ea:` and `-da:` with a class or `package...`, in order; later ones win.
    pub assertion_rules: Vec<(String, bool)>,
    /// Properties that `System.getProperty` gives besides the built-in ones.
    pub properties: Vec<(String, String)>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            max_depth: 9_000,
            max_heap: 1 << 30,
            assertions: false,
            assertion_rules: Vec::new(),
            properties: Vec::new(),
        }
    }
}

/// Classes and slots that the VM itself touches.
pub struct Known {
    pub object: ClassId,
    pub string: ClassId,
    pub class: ClassId,
    pub throwable: ClassId,
    pub char_array: ClassId,
    pub string_value: u32,
    pub class_id: u32,
}

pub struct Vm {
    pub program: Program,
    pub config: Config,
    pub known: Known,
    pub(super) models: Registry,
}

impl Vm {
    /// `models` maps a method's key to what stands for it; see `crate::models`.
    pub fn new(program: Program, config: Config, models: Registry) -> Result<Self, LinkError> {
        let slot = |class: ClassId, field: &str| {
            program.find_field(class, field, None).map(|f| f.slot).ok_or_else(|| {
                LinkError::new("java/lang/NoSuchFieldError", format!("{}.{field}", program.class(class).name))
            })
        };
        let string = program.load("java/lang/String")?;
        let class = program.load("java/lang/Class")?;
        let known = Known {
            object: program.load("java/lang/Object")?,
            string,
            class,
            throwable: program.load("java/lang/Throwable")?,
            char_array: program.load("[C")?,
            string_value: slot(string, "value")?,
            class_id: slot(class, "id")?,
        };
        Ok(Self { program, config, known, models })
    }

    /// Makes a static method the entry of a state that has no frames. A synthetic caller initialises its class.
    pub fn enter_static(&self, state: &mut State, method: &Method, arguments: &[Value]) {
        let entry = self.program.entry(method).unwrap_or(method.id);
        let entry = self.program.method(entry);
        let (locals, size) = match self.program.code(entry) {
            Ok(code) => (code.locals, code.size),
            Err(_) => (entry.args, entry.args),
        };
        state.stack.push(entry.id, Role::Entry, 0, locals, size);
        if let Some(slots) = state.stack.slots.get_mut(..arguments.len()) {
            slots.copy_from_slice(arguments);
        }
    }

    /// Runs the state for at most `quantum` instructions.
    pub fn advance(&self, terms: &mut Terms, state: &mut State, quantum: u64) -> Outcome {
        advance::advance(&mut Machine { vm: self, terms, state }, quantum)
    }

    /// Continues a forked state with one of the alternatives.
    pub fn choose(&self, terms: &mut Terms, state: &mut State, choice: &Choice) -> Option<Outcome> {
        let mut machine = Machine { vm: self, terms, state };
        let step: Step = match choice {
            Choice::Goto { pops, target } => {
                machine.state.stack.top_mut().into_iter().for_each(|f| {
                    f.sp -= pops;
                    f.pc = *target;
                });
                Ok(())
            }
            Choice::Push { pops, value } => {
                machine.pop_values(*pops);
                machine.finish_with(*value)
            }
            Choice::Throw { class, message } => machine.raise(class, message.clone()),
        };
        step.err().map(|outcome| *outcome)
    }

    /// A string object, fresh, with this content.
    pub fn new_string(&self, state: &mut State, units: &[u16]) -> Ref {
        let value = crate::state::Elements::Char(crate::state::Chunked::from_slice(units));
        let value = state.heap.alloc_array(self.known.char_array, value);
        let string = self.new_instance(state, self.known.string);
        state.heap.set_field(string, self.known.string_value as usize, Value::reference(value));
        string
    }
}
