//! One concrete run in the VM, call by call: what a test does, without a solver.
//!
//! Invariant: everything handed out stays alive: objects are pinned, because a test's locals hold them.

use super::reads::Reads;
use crate::classfile::descriptor::FieldType;
use crate::explore::input::Primitive;
use crate::expr::Terms;
use crate::interp::{End, Machine, Outcome, Vm, blank_elements};
use crate::program::{Class, Method, PRIMITIVES, Shape};
use crate::state::inputs::Answers;
use crate::state::{Console, InitStatus, Ref, State, Value, View};
use crate::util::{ClassId, MethodId};

/// Instructions of one test: tables that are read when a class is initialised take some tens of millions.
pub const MOST_STEPS: u64 = 100_000_000;
const QUANTUM: u64 = 1 << 16;

/// Why a call did not return.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    Threw(Ref),
    /// Something that no test can show.
    Other(String),
}

impl From<String> for Stop {
    fn from(why: String) -> Self {
        Stop::Other(why)
    }
}

pub type Called<T> = Result<T, Stop>;

/// Called after every [`Vm::advance`].
pub type Observe<'a> = dyn FnMut(&Vm, &mut State) + 'a;

pub struct World<'a> {
    pub vm: &'a Vm,
    pub state: State,
    /// Instructions that all calls together may take.
    pub most_steps: u64,
    /// What it reads of certain things, where somebody wants to know.
    pub reads: Option<Box<Reads>>,
    terms: Terms,
    observe: &'a mut Observe<'a>,
}

impl<'a> World<'a> {
    pub fn new(vm: &'a Vm, observe: &'a mut Observe<'a>) -> Self {
        Self::from_state(vm, State::new(Console::with_input(&[])), observe)
    }

    /// Goes on from a state with an empty stack.
    pub fn from_state(vm: &'a Vm, state: State, observe: &'a mut Observe<'a>) -> Self {
        Self { vm, state, most_steps: MOST_STEPS, reads: None, terms: Terms::new(), observe }
    }

    /// A class by its Java or internal name.
    pub fn class(&self, name: &str) -> Result<&'a Class, String> {
        let id = self.vm.program.load(&name.replace('.', "/")).map_err(|e| e.message)?;
        Ok(self.vm.program.class(id))
    }

    /// What a class literal names, which may be a primitive type.
    pub fn literal(&self, name: &str) -> Result<&'a Class, String> {
        match PRIMITIVES.iter().position(|(known, ..)| *known == name) {
            Some(at) => Ok(self.vm.program.class(ClassId(at as u32))),
            None => self.class(name),
        }
    }

    /// The class of an object; of one that a test writes, the class that it extends.
    pub fn class_of(&self, object: Ref) -> Option<&'a Class> {
        self.state.heap.class_of(object).map(|c| self.vm.program.class(self.vm.program.named(c)))
    }

    pub fn call(&mut self, method: MethodId, arguments: &[Value]) -> Called<Value> {
        let method = self.vm.program.method(method);
        self.vm.enter_static(&mut self.state, method, arguments);
        loop {
            let (terms, state) = (&mut self.terms, &mut self.state);
            let outcome = match &mut self.reads {
                Some(reads) => reads.advance(self.vm, terms, state, QUANTUM),
                None => self.vm.advance(terms, state, QUANTUM),
            };
            (self.observe)(self.vm, &mut self.state);
            match outcome {
                Outcome::End(End::Returned(value)) => {
                    self.pin(value);
                    return Ok(value);
                }
                Outcome::End(End::Threw(exception) | End::Failed(exception)) => {
                    self.pin(Value::reference(exception));
                    return Err(Stop::Threw(exception));
                }
                Outcome::End(End::Exited(_)) => return Err(Stop::Other("the program ends the JVM".into())),
                Outcome::End(End::Assumed) => return Err(Stop::Other("an assumption is false".into())),
                Outcome::End(End::Partial(why)) => return Err(Stop::Other(why.to_string())),
                Outcome::NeedInput => self.state.console.feed(&[]),
                Outcome::Fork(_) => return Err(Stop::Other("a run without unknowns forks".into())),
                Outcome::Quantum if self.state.steps > self.most_steps => {
                    return Err(Stop::Other("the run takes too long for a test".into()));
                }
                Outcome::Quantum => {}
            }
            self.state.console.drain();
        }
    }

    /// A method by its names; an instance method is selected by the receiver, which is the first argument.
    pub fn invoke(&mut self, class: &str, name: &str, descriptor: &str, arguments: &[Value]) -> Called<Value> {
        let method = self.method(class, name, descriptor)?;
        let mut id = method.id;
        if !method.is_static() && !method.is_constructor() {
            let receiver = arguments.first().and_then(|v| v.as_ref()).and_then(|r| self.state.heap.class_of(r));
            let receiver = receiver.ok_or_else(|| Stop::Other(format!("{name} is called on null")))?;
            id = self.vm.program.select(receiver, method.selector).unwrap_or(id);
        }
        self.call(id, arguments)
    }

    /// Calls the method that is named, whatever the receiver's class has instead of it.
    pub fn invoke_named(&mut self, class: &str, name: &str, descriptor: &str, arguments: &[Value]) -> Called<Value> {
        let method = self.method(class, name, descriptor)?;
        if method.is_abstract() {
            return self.invoke(class, name, descriptor, arguments);
        }
        self.call(method.id, arguments)
    }

    fn method(&self, class: &str, name: &str, descriptor: &str) -> Called<&'a Method> {
        let found = self.class(class)?;
        let missing = || Stop::Other(format!("no method {class}.{name}{descriptor}"));
        self.vm.program.find_named(found.id, name, descriptor).ok_or_else(missing)
    }

    /// Runs the class's initialiser as a first use does.
    pub fn initialize(&mut self, class: ClassId) -> Called<()> {
        if self.state.statics.status(class) != InitStatus::Untouched {
            return Ok(());
        }
        let found = self.vm.program.class(class);
        // Where no code has to run, nothing is entered.
        let plain = |c: &Class| c.initializer.is_none();
        if found.display.iter().all(|c| plain(self.vm.program.class(*c))) && found.all_interfaces.is_empty() {
            let mut machine = Machine::new(self.vm, &mut self.terms, &mut self.state);
            let _ = machine.ensure_initialized(class);
            return Ok(());
        }
        let name = found.java_name();
        let text = self.text(&name.encode_utf16().collect::<Vec<u16>>());
        self.invoke("java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;", &[text]).map(|_| ())
    }

    pub fn construct(&mut self, class: &str, descriptor: &str, arguments: &[Value]) -> Called<Value> {
        let found = self.class(class)?;
        self.initialize(found.id)?;
        let object = Value::reference(self.vm.new_instance(&mut self.state, found.id));
        self.pin(object);
        let all: Vec<Value> = std::iter::once(object).chain(arguments.iter().copied()).collect();
        self.invoke(class, "<init>", descriptor, &all)?;
        Ok(object)
    }

    /// An object of a class that a test writes: it extends this one, and gives these answers.
    pub fn construct_written(
        &mut self,
        class: &str,
        descriptor: &str,
        answers: Vec<(MethodId, Answers)>,
        arguments: &[Value],
    ) -> Called<Value> {
        let found = self.class(class)?;
        self.initialize(found.id)?;
        let object = self.vm.new_written(&mut self.state, found.id, answers);
        let object = object.ok_or_else(|| Stop::Other(format!("no class can extend {class}")))?;
        self.pin(Value::reference(object));
        let all: Vec<Value> = std::iter::once(Value::reference(object)).chain(arguments.iter().copied()).collect();
        self.invoke(class, "<init>", descriptor, &all)?;
        Ok(Value::reference(object))
    }

    /// A literal of this content: equal ones are the same object, as in Java source.
    pub fn text(&mut self, units: &[u16]) -> Value {
        let literal = self.vm.program.literal(units);
        Value::reference(self.vm.literal(&mut self.state, literal))
    }

    /// A string that is no literal.
    pub fn own_text(&mut self, units: &[u16]) -> Value {
        let string = Value::reference(self.vm.new_string(&mut self.state, units));
        self.pin(string);
        string
    }

    pub fn array(&mut self, element: &str, items: &[Value]) -> Result<Value, String> {
        let class = self.vm.program.load(&format!("[{element}")).map_err(|e| e.message)?;
        let component = self.vm.program.class(class).component();
        let shape = component.map_or(&Shape::Instance, |c| &self.vm.program.class(c).shape);
        let mut elements = blank_elements(shape, items.len());
        for (i, item) in items.iter().enumerate() {
            elements.set(i, *item);
        }
        let array = Value::reference(self.state.heap.alloc_array(class, elements));
        self.pin(array);
        Ok(array)
    }

    pub fn boxed(&mut self, value: Primitive) -> Called<Value> {
        let class = box_class(value.kind).ok_or_else(|| Stop::Other("no box for this type".into()))?;
        let descriptor = format!("({})L{class};", value.kind);
        self.invoke(class, "valueOf", &descriptor, &[plain(value)])
    }

    /// An implementation of an interface that gives these answers, by method.
    pub fn stub(&mut self, interface: ClassId, answers: Vec<(MethodId, Answers)>) -> Result<Value, String> {
        let object = self.vm.new_written(&mut self.state, interface, answers);
        let object = object.ok_or_else(|| "no object can stand for the interface".to_string())?;
        self.pin(Value::reference(object));
        Ok(Value::reference(object))
    }

    /// A static field of an initialised class.
    pub fn static_field(&mut self, class: &str, name: &str) -> Called<Value> {
        let found = self.class(class)?;
        self.initialize(found.id)?;
        let missing = || Stop::Other(format!("no static field {class}.{name}"));
        let field = found.field(name, None).filter(|f| f.is_static()).ok_or_else(missing)?;
        let value = self.state.statics.get(found.id, field.slot as usize).ok_or_else(missing)?;
        self.pin(value);
        Ok(value)
    }

    pub fn pin(&mut self, value: Value) {
        if let View::Ref(object) = value.view()
            && !object.is_null()
        {
            self.state.mentioned.push(object);
        }
    }

    /// Code in Rust looks at an object.
    pub fn note_read(&mut self, object: Ref) {
        self.reads.iter_mut().for_each(|reads| reads.note(object));
    }

    /// Code in Rust looks at a value, and at what it refers to.
    pub fn note_reached(&mut self, value: Value) {
        self.reads.iter_mut().for_each(|reads| reads.note_reached(self.vm, &self.state, std::iter::once(value)));
    }

    /// Runs something on a copy of the state, unobserved.
    pub fn aside<T>(&mut self, run: impl FnOnce(&mut World<'_>) -> T) -> T {
        let mut ignore = |_: &Vm, _: &mut State| {};
        let state = self.state.fork();
        let (most_steps, reads) = (self.most_steps, self.reads.take());
        let mut other = World { vm: self.vm, state, most_steps, reads, terms: Terms::new(), observe: &mut ignore };
        other.state.steps = 0;
        let answer = run(&mut other);
        self.reads = other.reads;
        answer
    }
}

/// The value as the VM holds it.
pub fn plain(value: Primitive) -> Value {
    match value.kind {
        'J' => Value::long(value.signed()),
        'F' => Value::float(f32::from_bits(value.bits as u32)),
        'D' => Value::double(f64::from_bits(value.bits)),
        _ => Value::int(value.signed() as i32),
    }
}

/// A value of the VM as one of the type; none for references.
pub fn primitive(value: Value, descriptor: &str) -> Option<Primitive> {
    let bits = match value.view() {
        View::Int(v) => i64::from(v) as u64,
        View::Long(v) => v as u64,
        View::Float(v) => u64::from(v.to_bits()),
        View::Double(v) => v.to_bits(),
        _ => return None,
    };
    let kind = descriptor.chars().next().filter(|_| descriptor.len() == 1)?;
    Some(Primitive::new(kind, bits))
}

/// The internal name of the class that boxes a primitive type.
pub fn box_class(kind: char) -> Option<&'static str> {
    Some(match kind {
        'Z' => "java/lang/Boolean",
        'B' => "java/lang/Byte",
        'S' => "java/lang/Short",
        'C' => "java/lang/Character",
        'I' => "java/lang/Integer",
        'J' => "java/lang/Long",
        'F' => "java/lang/Float",
        'D' => "java/lang/Double",
        _ => return None,
    })
}

/// The letter of the primitive type that a class boxes.
pub fn unboxed(class: &str) -> Option<char> {
    "ZBSCIJFD".chars().find(|kind| box_class(*kind) == Some(class))
}

/// The internal name of a reference type; arrays keep their descriptor.
pub fn reference_name(descriptor: &str) -> Option<&str> {
    match FieldType::parse(descriptor).ok()? {
        FieldType::Object(name) => Some(name),
        FieldType::Array { .. } => Some(descriptor),
        _ => None,
    }
}
