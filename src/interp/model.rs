//! Models: Rust code that stands for a Java method, native or not.
//!
//! A model is a leaf: it reads its arguments, may read and change the state, and replies. It cannot call Java; it can
//! ask that a class be initialised first, or that the call continue with another method.

use hashbrown::HashMap;

use super::boot::{Config, Vm};
use super::outcome::{End, Fork, Outcome, Partial};
use crate::expr::Terms;
use crate::program::Method;
use crate::state::{Chunked, Elements, Ref, State, Value};
use crate::util::{ClassId, MethodId};

pub struct Call<'a> {
    pub vm: &'a Vm,
    pub terms: &'a mut Terms,
    pub state: &'a mut State,
    pub method: &'a Method,
    /// The receiver first, if there is one; never null.
    pub args: &'a [Value],
}

pub enum Reply {
    /// The result; [`Value::VOID`] for a void method.
    Value(Value),
    /// Throw a new exception of this class (internal name).
    Throw(&'static str, Option<String>),
    /// Throw a new exception of this class with this string, which may depend on the inputs.
    ThrowText(&'static str, Ref),
    /// Throw this object.
    ThrowObject(Value),
    /// Call this method instead; its result is the result.
    Tail(MethodId, Vec<Value>),
    /// Initialise the class, then call the model again.
    Init(ClassId),
    /// Run the method's own Java code after all: the model has no answer for these arguments.
    Decline,
    /// End the program with this exit code.
    Exit(i32),
    /// Wait for standard input, then call the model again.
    NeedInput,
    /// What is missing, by name.
    Unsupported(String),
    /// The answer depends on a term: the call is repeated with one of the guards assumed.
    Fork(Fork),
    /// Call the model again.
    Again,
    /// An assumption does not hold.
    Assumed,
    /// A bound on inputs is passed.
    Bound(String),
}

impl Reply {
    pub const VOID: Reply = Reply::Value(Value::VOID);
    pub fn int(v: i32) -> Reply {
        Reply::Value(Value::int(v))
    }
    pub fn bool(v: bool) -> Reply {
        Reply::Value(Value::bool(v))
    }
    pub fn null() -> Reply {
        Reply::Value(Value::NULL)
    }
    pub fn null_pointer() -> Reply {
        Reply::Throw("java/lang/NullPointerException", None)
    }
}

/// What an instruction's helper answered, as a model says it.
impl From<Box<Outcome>> for Reply {
    fn from(outcome: Box<Outcome>) -> Reply {
        match *outcome {
            Outcome::Fork(fork) => Reply::Fork(fork),
            Outcome::Quantum => Reply::Again,
            Outcome::NeedInput => Reply::NeedInput,
            Outcome::End(End::Partial(Partial::Bound(what))) => Reply::Bound(what),
            Outcome::End(End::Partial(Partial::Unsupported(what))) => Reply::Unsupported(what),
            Outcome::End(End::Assumed) => Reply::Assumed,
            Outcome::End(End::Exited(code)) => Reply::Exit(code),
            Outcome::End(other) => Reply::Unsupported(format!("a library method: {other:?}")),
        }
    }
}

/// `Err` is a reply too: what an early exit with `?` gives.
pub type Model = fn(&mut Call) -> Answer;
pub type Answer = Result<Reply, Reply>;

impl Call<'_> {
    /// The call's view of the state as an instruction has it.
    pub fn machine(&mut self) -> super::Machine<'_> {
        super::Machine::new(self.vm, self.terms, self.state)
    }

    /// The argument as given.
    pub fn arg(&self, index: usize) -> Value {
        self.args.get(index).copied().unwrap_or_default()
    }

    fn symbolic(&self) -> Reply {
        let class = &self.vm.program.class(self.method.class).name;
        Reply::Unsupported(format!("{}.{} with a symbolic argument", class.replace('/', "."), self.method.name))
    }

    pub fn int(&self, index: usize) -> Result<i32, Reply> {
        self.arg(index).as_int().ok_or_else(|| self.symbolic())
    }

    pub fn long(&self, index: usize) -> Result<i64, Reply> {
        self.arg(index).as_long().ok_or_else(|| self.symbolic())
    }

    pub fn float(&self, index: usize) -> Result<f32, Reply> {
        self.arg(index).as_float().ok_or_else(|| self.symbolic())
    }

    pub fn double(&self, index: usize) -> Result<f64, Reply> {
        self.arg(index).as_double().ok_or_else(|| self.symbolic())
    }

    /// A reference, possibly null.
    pub fn reference(&self, index: usize) -> Result<Ref, Reply> {
        self.arg(index).as_ref().ok_or_else(|| self.symbolic())
    }

    /// A reference that must not be null, else a `NullPointerException`.
    pub fn object(&self, index: usize) -> Result<Ref, Reply> {
        let found = self.reference(index)?;
        if found.is_null() { Err(Reply::null_pointer()) } else { Ok(found) }
    }

    /// The class that a `Class` argument stands for; not null.
    pub fn class(&self, index: usize) -> Result<ClassId, Reply> {
        let mirror = self.object(index)?;
        self.vm.mirrored(self.state, mirror).ok_or_else(|| Reply::Unsupported("a class object without a class".into()))
    }

    /// The text of a `String` argument; not null.
    pub fn text(&self, index: usize) -> Result<String, Reply> {
        let string = self.object(index)?;
        self.vm.string_text(self.state, string).ok_or_else(|| self.symbolic())
    }

    /// The reply with a new string.
    pub fn give_text(&mut self, text: &str) -> Reply {
        Reply::Value(Value::reference(self.vm.new_text(self.state, text)))
    }

    /// The reply with a class object.
    pub fn give_class(&mut self, class: ClassId) -> Reply {
        Reply::Value(Value::reference(self.vm.mirror(self.state, class)))
    }

    /// A new array of references; `class` is the array's own class name, such as `[Ljava/lang/String;`.
    pub fn new_ref_array(&mut self, class: &str, elements: &[Ref]) -> Result<Ref, Reply> {
        let class = self.vm.program.load(class).map_err(|e| Reply::Unsupported(e.message))?;
        Ok(self.state.heap.alloc_array(class, Elements::Ref(Chunked::from_slice(elements))))
    }
}

/// Models by method key: `java/lang/Object.getClass()Ljava/lang/Class;`, or `*.registerNatives()V` for any class.
#[derive(Default)]
pub struct Registry {
    by_key: HashMap<&'static str, u32>,
    /// Those that stand for a method only while inputs may be unknown; they come before all others.
    exploring: HashMap<&'static str, u32>,
    /// Those that only tell what is asked; they come before all others where somebody listens.
    telling: HashMap<&'static str, u32>,
    models: Vec<Entry>,
    /// Static methods of stubs that run in the place of others, by key.
    redirects: HashMap<&'static str, &'static str>,
    /// Static fields of the JDK that have other values on other machines, by class and name, and what they are.
    constants: HashMap<&'static str, &'static str>,
}

#[derive(Clone, Copy)]
pub struct Entry {
    pub model: Model,
    /// Takes arguments as they are: choices between objects, arrays of unknown length.
    pub takes_terms: bool,
    /// The model to call if this one declines.
    pub otherwise: Option<u32>,
}

/// What stands for a method.
pub enum Binding {
    Model(u32),
    /// The key of a static Java method that takes the same operands, a receiver first.
    Redirect(&'static str),
}

impl Registry {
    pub fn add(&mut self, table: &[(&'static str, Model)]) {
        self.add_all(table, false);
    }

    /// Models that get their arguments as they are.
    pub fn add_symbolic(&mut self, table: &[(&'static str, Model)]) {
        self.add_all(table, true);
    }

    /// Models for unknown inputs only, to be added last: without those, and where one declines, the method is what it
    /// would be without the model.
    pub fn add_exploring(&mut self, table: &[(&'static str, Model)]) {
        for (key, model) in table {
            let otherwise = self.by_key.get(key).copied();
            self.exploring.insert(key, self.models.len() as u32);
            self.models.push(Entry { model: *model, takes_terms: true, otherwise });
        }
    }

    /// Models that tell who listens ([`Config::tells_texts`]) and decline, to be added last.
    pub fn add_telling(&mut self, table: &[(&'static str, Model)]) {
        for (key, model) in table {
            let otherwise = self.by_key.get(key).copied();
            self.telling.insert(key, self.models.len() as u32);
            self.models.push(Entry { model: *model, takes_terms: true, otherwise });
        }
    }

    fn add_all(&mut self, table: &[(&'static str, Model)], takes_terms: bool) {
        for (key, model) in table {
            self.by_key.insert(key, self.models.len() as u32);
            self.models.push(Entry { model: *model, takes_terms, otherwise: None });
        }
    }

    pub fn redirect(&mut self, method: &'static str, target: &'static str) {
        self.redirects.insert(method, target);
    }

    pub fn add_constants(&mut self, table: &[(&'static str, &'static str)]) {
        self.constants.extend(table.iter().copied());
    }

    /// What a static field is, if it has other values on other machines.
    pub fn constant(&self, class: &str, field: &str) -> Option<&'static str> {
        self.constants.get(format!("{class}.{field}").as_str()).copied()
    }

    pub fn knows(&self, key: &str) -> bool {
        self.by_key.contains_key(key)
    }

    pub fn find(&self, class: &str, name: &str, descriptor: &str, config: &Config) -> Option<Binding> {
        let exact = format!("{class}.{name}{descriptor}");
        let exploring = self.exploring.get(exact.as_str()).filter(|_| config.exploring);
        if let Some(model) = exploring.or_else(|| self.telling.get(exact.as_str()).filter(|_| config.tells_texts)) {
            return Some(Binding::Model(*model));
        }
        let any_class = || self.by_key.get(format!("*.{name}{descriptor}").as_str());
        let model = self.by_key.get(exact.as_str()).or_else(any_class).map(|m| Binding::Model(*m));
        model.or_else(|| self.redirects.get(exact.as_str()).map(|target| Binding::Redirect(target)))
    }

    pub fn get(&self, index: u32) -> Option<Entry> {
        self.models.get(index as usize).copied()
    }
}
