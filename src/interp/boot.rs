//! The VM: a program, its models and limits, and the first state of a run.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;

use hashbrown::HashMap;

use super::advance;
use super::cursors::Cursors;
use super::followed::Nobody;
use super::model::Registry;
use super::outcome::Outcome;
use super::summaries::Summaries;
use super::{Beside, Machine};
use crate::classfile::Constant;
use crate::expr::Terms;
use crate::program::{Hierarchy, LinkError, Method, Program, StandIns};
use crate::state::{Ref, Role, State, Value};
use crate::util::{ClassId, MethodId};
use crate::world::{Narrowed, World, library};

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
    pub bounds: Bounds,
    /// Narrower worlds that a user asked for.
    pub world: Narrowed,
    /// A functional interface may be a lambda expression even where classes implement it.
    pub functions: bool,
    /// Classes of the class path that are looked at for subtypes.
    pub most_classes: usize,
    /// Branches are taken exactly as on the JVM. Otherwise models may take others that lead to the same behaviour, which
    /// decides more of it.
    pub exact_branches: bool,
    /// Inputs may be unknown: what only a person would see (output) is dropped, and limits end a path as partial instead
    /// of throwing what the real JVM would throw much later.
    pub exploring: bool,
    /// Small selections whose branches nobody watches are one term. Off, paths follow every branch.
    pub selections: bool,
    /// An index or a reference that depends on the inputs splits the path where it is used: by element, by object.
    pub early_aliases: bool,
    /// Paths will be run again in another version: what choices of inputs mean is kept.
    pub twins: bool,
    /// A path ends where the program's own code throws an `AssertionError`, even if it would be caught.
    pub stop_at_assertions: bool,
    /// Which texts the program compares is noted in the state.
    pub tells_texts: bool,
    /// The user's models of methods.
    pub stand_ins: StandIns,
}

/// How large unknown inputs are made before a path counts as beyond the bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// Characters of a string that can be looked at.
    pub text: u32,
    /// Elements of an array or list that can be looked at.
    pub array: u32,
    /// References from a parameter to the deepest new object.
    pub depth: u32,
}

impl Default for Bounds {
    fn default() -> Self {
        Self { text: 10, array: 6, depth: 3 }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            max_depth: 9_000,
            max_heap: 1 << 30,
            assertions: false,
            assertion_rules: Vec::new(),
            properties: Vec::new(),
            bounds: Bounds::default(),
            world: Narrowed::default(),
            most_classes: 5_000,
            functions: false,
            exact_branches: true,
            exploring: false,
            selections: false,
            early_aliases: false,
            twins: false,
            stop_at_assertions: false,
            tells_texts: false,
            stand_ins: StandIns::default(),
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

/// Classes that a reference of some type may have.
#[derive(Clone)]
pub struct Subtypes {
    pub names: Rc<[Rc<str>]>,
    /// No class of the class path was left out.
    pub complete: bool,
}

pub struct Vm {
    pub program: Program,
    pub config: Config,
    pub known: Known,
    pub(super) models: Registry,
    /// Classes of the class path by the class that they extend or implement, once asked for.
    subtypes: RefCell<HashMap<ClassId, Subtypes>>,
    hierarchy: OnceCell<Hierarchy>,
    identity: OnceCell<bool>,
    /// By class, what its code tells apart.
    pub(super) tested: RefCell<HashMap<ClassId, Vec<ClassId>>>,
    /// What a caller can do to the program.
    pub world: World,
    /// Static fields that are assigned once, by class and slot: whether what they hold never changes.
    pub(super) settled: RefCell<HashMap<(ClassId, u16), bool>>,
    /// What was assumed of methods that the user's models stood for, on any path.
    pub stood_in: RefCell<BTreeSet<String>>,
    /// The bounds in force: an exploration may go by others than those of the configuration.
    pub bounds: Cell<Bounds>,
    /// Where something counts places in an array or a text.
    pub cursors: Cursors,
    /// The chars at which the answer of a test of chars changes, once asked for.
    pub char_tables: RefCell<HashMap<MethodId, Option<Rc<[i32]>>>>,
    /// What calls of methods that only compute come to.
    pub summaries: Summaries,
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
        let (subtypes, tested, settled) = (RefCell::default(), RefCell::default(), RefCell::default());
        let (hierarchy, identity, world) = (OnceCell::new(), OnceCell::new(), World::default());
        let (stood_in, bounds) = (RefCell::default(), Cell::new(config.bounds));
        Ok(Self {
            program,
            config,
            known,
            models,
            subtypes,
            hierarchy,
            identity,
            tested,
            world,
            settled,
            stood_in,
            bounds,
            cursors: Cursors::default(),
            char_tables: RefCell::default(),
            summaries: Summaries::default(),
        })
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
        match state.meets {
            [None, None] => {
                advance::advance::<Nobody, false>(&mut Machine::new(self, terms, state), &mut Nobody, quantum)
            }
            _ => advance::advance::<Nobody, true>(&mut Machine::new(self, terms, state), &mut Nobody, quantum),
        }
    }

    /// The same up to an instruction that could touch something that is followed, which is left as it is.
    pub fn advance_beside<B: Beside>(
        &self,
        who: &mut B,
        terms: &mut Terms,
        state: &mut State,
        quantum: u64,
    ) -> Outcome {
        advance::advance::<B, true>(&mut Machine { vm: self, terms, state, leaves_models: true }, who, quantum)
    }

    /// Some class of the class path compares references with `==` or `!=`, or by the library.
    pub fn compares_identity(&self) -> bool {
        *self.identity.get_or_init(|| {
            let names = self.program.classpath().classes().unwrap_or_default();
            if names.len() > self.config.most_classes {
                return true;
            }
            names.iter().any(|name| {
                let loaded = self.program.classpath().load(name).ok().flatten();
                loaded.is_none_or(|found| {
                    let codes = found.class.methods.iter().filter_map(|m| m.code.as_ref());
                    let mut named = found.class.pool.iter().filter_map(|(_, constant)| match constant {
                        Constant::Class(name) => Some(name),
                        _ => None,
                    });
                    codes.into_iter().any(|c| crate::classfile::bytecode::compares_references(&c.bytes))
                        || named.any(|name| library::compares_identity(name))
                })
            })
        })
    }

    /// Whether code of the class path may make functions (lambda expressions, method references) of a type of the program.
    pub(super) fn makes_functions_of(&self, declared: ClassId) -> bool {
        let names = self.program.classpath().classes().unwrap_or_default();
        let is_it = |descriptor: &str| {
            let given = descriptor.rsplit(')').next().and_then(|d| d.strip_prefix('L')?.strip_suffix(';'));
            given.is_some_and(|name| self.program.load(name).is_ok_and(|id| self.program.is_subtype(id, declared)))
        };
        let makes = |name: &String| {
            let loaded = self.program.classpath().load(name).ok().flatten();
            loaded.is_none_or(|found| {
                found.class.pool.iter().any(|(_, constant)| match constant {
                    Constant::InvokeDynamic { descriptor, .. } => is_it(descriptor),
                    _ => false,
                })
            })
        };
        names.len() > self.config.most_classes || names.iter().any(makes)
    }

    /// The class and its subtypes on the class path, nearest to the declaration first: itself, the permitted ones of a
    /// sealed class, then the others by name. All of them are loaded.
    pub fn subtypes_of(&self, class: ClassId) -> Subtypes {
        if let Some(known) = self.subtypes.borrow().get(&class) {
            return known.clone();
        }
        let found = self.program.class(class);
        let is_final = found.access & crate::classfile::access::FINAL != 0;
        let permitted = found.file.as_ref().map(|f| f.permitted_subclasses.clone()).unwrap_or_default();
        // What a sealed type permits may not be here.
        let missing = permitted.iter().any(|name| self.program.load(name).is_err());
        let hierarchy = self.hierarchy.get_or_init(|| Hierarchy::of(&self.program, self.config.most_classes));
        let complete = (is_final || hierarchy.complete) && !missing;
        let below = if is_final { BTreeSet::new() } else { hierarchy.below(&found.name) };
        let mut names: Vec<Rc<str>> = vec![found.name.clone()];
        for name in permitted.into_iter().chain(below) {
            let is_subtype = |id| self.program.is_subtype(id, class);
            if !names.contains(&name) && self.program.load(&name).is_ok_and(is_subtype) {
                names.push(name);
            }
        }
        let found = Subtypes { names: names.into(), complete };
        self.subtypes.borrow_mut().insert(class, found.clone());
        found
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
