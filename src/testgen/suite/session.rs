//! Calls from the runner into the VM: any method with boxed arguments, to its end, while coverage is recorded.
//!
//! Invariants: between calls the stack is empty; objects that Rust code holds over a call are pinned, for a collection
//! sees no other roots.

use super::run::{Control, Limits};
use crate::coverage::facts::{FactSet, Recorder, Trail};
use crate::explore::influence::Tracker;
use crate::expr::Terms;
use crate::interp::{End, Outcome, Vm};
use crate::state::{Chunked, Console, Elements, Ref, Role, Stack, State, Value, View};
use crate::util::{ClassId, MethodId};

/// Instructions between two looks at the clock.
const QUANTUM: u64 = 1 << 20;
/// Instructions for what the runner itself wants to know, such as the text of an exception.
const FEW_STEPS: u64 = 10_000_000;
/// Characters of a text that is shown.
const LONGEST_TEXT: usize = 500;

/// Why a call gave no result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stop {
    /// This exception left the method.
    Threw(Ref),
    /// What is asked for is wrong in a way that JUnit reports as a failure of the test.
    Failed(String),
    /// Not supported, by name.
    Unsupported(String),
    /// The VM could not follow it.
    Ended(String),
    /// The budget is used up, or the user interrupted.
    Over(String),
}

pub type Called<T> = Result<T, Stop>;

pub struct Session<'a> {
    pub vm: &'a Vm,
    pub state: State,
    terms: Terms,
    recorder: &'a mut Recorder,
    /// Follows what values influence, where that is asked for.
    pub tracker: Option<Tracker>,
    trail: Trail,
    recording: bool,
    repeating: bool,
    /// Objects at the beginning of `state.mentioned` that Rust code holds.
    pins: u32,
    control: &'a mut dyn Control,
    limits: Limits,
    /// Instruction count at which the current test has had its share.
    last_step: u64,
}

impl<'a> Session<'a> {
    pub fn new(vm: &'a Vm, recorder: &'a mut Recorder, limits: &Limits, control: &'a mut dyn Control) -> Self {
        Self {
            vm,
            state: State::new(Console::interactive()),
            terms: Terms::default(),
            recorder,
            tracker: None,
            trail: Trail::default(),
            recording: true,
            repeating: false,
            pins: 0,
            control,
            limits: limits.clone(),
            last_step: u64::MAX,
        }
    }

    /// A fresh state, as a new JVM would have it.
    pub fn reset(&mut self) {
        self.state = State::new(Console::interactive());
        self.terms = Terms::default();
        self.trail = Trail::default();
        self.recorder.subject.listen_anew();
        self.pins = 0;
        self.tracker.iter_mut().for_each(Tracker::reset);
    }

    /// The share of instructions of the next test begins.
    pub fn start_share(&mut self) {
        self.last_step = self.state.steps.saturating_add(self.limits.steps);
    }

    /// Why nothing more is to be started.
    pub fn over(&self) -> Option<String> {
        self.control.over()
    }

    pub fn progress(&mut self, tests: usize) {
        self.control.progress(tests);
    }

    /// What was seen since the last time.
    pub fn take_facts(&mut self) -> FactSet {
        self.recorder.subject.listen_anew();
        std::mem::take(&mut self.trail).facts().clone()
    }

    /// A copy to go back to.
    pub fn save(&mut self) -> State {
        self.state.fork()
    }

    /// Goes back to a copy.
    pub fn restore(&mut self, saved: State) {
        self.state = saved;
        self.tracker.iter_mut().for_each(Tracker::reset);
    }

    /// Goes back to how it was before a test that is to run again, of which nothing is recorded or shown any more.
    pub fn repeat_from(&mut self, saved: State, pins: u32) {
        self.state = saved;
        self.pins = pins;
        self.state.unwatched = true;
        self.repeating = true;
    }

    pub fn end_repeating(&mut self) {
        self.state.unwatched = false;
        self.repeating = false;
    }

    /// Keeps an object alive until the pins are taken off.
    pub fn pin(&mut self, object: Ref) {
        if !object.is_null() {
            self.state.mentioned.set(self.pins, object);
            self.pins += 1;
        }
    }

    /// How many objects are pinned.
    pub fn pinned(&self) -> u32 {
        self.pins
    }

    /// Takes off the pins after the first ones.
    pub fn unpin(&mut self, first: u32) {
        for i in first..self.pins.min(self.state.mentioned.len()) {
            self.state.mentioned.set(i, Ref::NULL);
        }
        self.pins = first;
    }

    /// Calls a method; the receiver is null for a static one. Results of primitive types come boxed.
    pub fn call(&mut self, method: MethodId, receiver: Ref, arguments: &[Ref]) -> Called<Ref> {
        let vm = self.vm;
        let method = vm.program.method(method);
        let exact = method.is_constructor() || method.is_private();
        let adapter = vm.program.reflective_adapter(method, exact).map_err(|e| Stop::Ended(e.message))?;
        let arguments = self.object_array(arguments)?;
        self.state.stack = Stack::default();
        self.tracker.iter_mut().for_each(Tracker::begin_call);
        let adapter = vm.program.method(adapter);
        let (locals, size) = vm.program.code(adapter).map_or((2, 2), |code| (code.locals, code.size));
        self.state.stack.push(adapter.id, Role::Entry, 0, locals, size);
        if let Some(slots) = self.state.stack.slots.get_mut(..2) {
            slots.copy_from_slice(&[Value::reference(receiver), Value::reference(arguments)]);
        }
        self.advance().map(|value| value.as_ref().unwrap_or_default())
    }

    fn advance(&mut self) -> Called<Value> {
        loop {
            let left = self.last_step.saturating_sub(self.state.steps);
            let (terms, state, quantum) = (&mut self.terms, &mut self.state, QUANTUM.min(left));
            let outcome = match self.tracker.as_mut().filter(|_| self.recording) {
                Some(tracker) => tracker.advance(self.vm, terms, state, quantum),
                None => self.vm.advance(terms, state, quantum),
            };
            if self.recording && !self.repeating {
                self.recorder.take(&mut self.trail, &self.state.events);
            }
            self.state.events.clear();
            for (stream, bytes) in self.state.console.drain() {
                if self.recording && !self.repeating {
                    self.control.show(stream, &bytes);
                }
            }
            match outcome {
                Outcome::End(End::Returned(value)) => return Ok(value),
                Outcome::End(End::Threw(exception) | End::Failed(exception)) => return Err(Stop::Threw(exception)),
                Outcome::End(End::Exited(code)) => return Err(Stop::Ended(format!("it called System.exit({code})"))),
                Outcome::End(End::Assumed) => return Err(Stop::Ended("an assumption of obligato's own".into())),
                Outcome::End(End::Partial(why)) => return Err(Stop::Ended(why.to_string())),
                Outcome::Fork(_) => return Err(Stop::Ended("it asks for an unknown input".into())),
                Outcome::NeedInput => self.state.console.feed(&[]),
                Outcome::Quantum if self.state.steps >= self.last_step => {
                    let limit = self.limits.steps;
                    return Err(Stop::Ended(format!("more than {limit} instructions (--steps-per-test)")));
                }
                Outcome::Quantum => {
                    if let Some(why) = self.over() {
                        return Err(Stop::Over(why));
                    }
                }
            }
        }
    }

    pub fn call_virtual(&mut self, object: Ref, name: &str, descriptor: &str, arguments: &[Ref]) -> Called<Ref> {
        let class = self.class_of(object);
        let selector = self.vm.program.selector(name, descriptor);
        match class.and_then(|class| self.vm.program.select(class, selector)) {
            Some(method) => self.call(method, object, arguments),
            None => Err(Stop::Ended(format!("{name}{descriptor} was not found"))),
        }
    }

    pub fn call_static(&mut self, class: &str, name: &str, descriptor: &str, arguments: &[Ref]) -> Called<Ref> {
        let class = self.load(class)?;
        match self.vm.program.find_named(class, name, descriptor).map(|m| m.id) {
            Some(method) => self.call(method, Ref::NULL, arguments),
            None => Err(Stop::Ended(format!("{name}{descriptor} was not found"))),
        }
    }

    /// A new object by this constructor.
    pub fn construct(&mut self, constructor: MethodId, arguments: &[Ref]) -> Called<Ref> {
        let class = self.vm.program.method(constructor).class;
        if self.vm.program.class(class).is_abstract() {
            return Err(Stop::Failed(format!("{} is abstract", self.vm.program.class(class).java_name())));
        }
        self.initialise(class)?;
        let object = self.vm.new_instance(&mut self.state, class);
        self.pin(object);
        self.call(constructor, object, arguments)?;
        Ok(object)
    }

    /// `new` initialises the class, which a call of its constructor does not.
    fn initialise(&mut self, class: ClassId) -> Called<()> {
        let name = self.vm.program.class(class).java_name();
        let name = self.text(&name);
        let descriptor = "(Ljava/lang/String;)Ljava/lang/Class;";
        self.call_static("java/lang/Class", "forName", descriptor, &[name]).map(|_| ())
    }

    pub fn load(&self, class: &str) -> Called<ClassId> {
        self.vm.program.load(class).map_err(|e| Stop::Ended(format!("{}: {}", class.replace('/', "."), e.message)))
    }

    pub fn class_of(&self, object: Ref) -> Option<ClassId> {
        self.state.heap.class_of(object)
    }

    pub fn is_instance(&self, object: Ref, class: &str) -> bool {
        let class = self.vm.program.load(class).ok();
        self.class_of(object).zip(class).is_some_and(|(of, class)| self.vm.program.is_subtype(of, class))
    }

    /// A string that lives until the pins are taken off.
    pub fn text(&mut self, text: &str) -> Ref {
        let string = self.vm.new_text(&mut self.state, text);
        self.pin(string);
        string
    }

    pub fn object_array(&mut self, elements: &[Ref]) -> Called<Ref> {
        let class = self.load("[Ljava/lang/Object;")?;
        Ok(self.state.heap.alloc_array(class, Elements::Ref(Chunked::from_slice(elements))))
    }

    /// The box that `valueOf` gives for a primitive.
    pub fn boxed(&mut self, value: Value, primitive: char) -> Called<Ref> {
        let class = box_class(primitive).ok_or_else(|| Stop::Ended(format!("no box for {primitive}")))?;
        let id = self.load(class)?;
        let raw = self.vm.new_instance(&mut self.state, id);
        if let Some(field) = self.vm.program.find_field(id, "value", None) {
            self.state.heap.set_field(raw, field.slot as usize, value);
        }
        let boxed = self.call_static(class, "valueOf", &format!("({primitive})L{class};"), &[raw])?;
        self.pin(boxed);
        Ok(boxed)
    }

    /// The value in a box, with the letter of its type.
    pub fn unboxed(&self, object: Ref) -> Option<(Value, char)> {
        let class = self.class_of(object)?;
        let name = &self.vm.program.class(class).name;
        let primitive = BOXES.iter().find(|(_, class)| *class == &**name)?.0;
        let field = self.vm.program.find_field(class, "value", None)?;
        self.state.heap.field(object, field.slot as usize).map(|value| (value, primitive))
    }

    pub fn truth(&self, object: Ref) -> bool {
        matches!(self.unboxed(object).map(|(value, _)| value.view()), Some(View::Int(1)))
    }

    /// The elements of an array, boxed where they are primitive; none if it is no array.
    pub fn elements(&mut self, array: Ref) -> Called<Option<Vec<Ref>>> {
        let Some(elements) = self.state.heap.array(array).cloned() else { return Ok(None) };
        let component = self.class_of(array).and_then(|class| self.vm.program.class(class).component());
        let primitive =
            component.filter(|c| self.vm.program.class(*c).is_primitive()).map(crate::program::primitive_code);
        let mut found = Vec::new();
        for i in 0..elements.len() {
            let value = elements.get(i).unwrap_or_default();
            found.push(match primitive {
                Some(primitive) => self.boxed(value, primitive)?,
                None => value.as_ref().unwrap_or_default(),
            });
        }
        Ok(Some(found))
    }

    /// A call for the runner's own sake: nothing that it does is recorded, and it does not count for the test.
    pub fn aside<T>(&mut self, act: impl FnOnce(&mut Self) -> Called<T>) -> Called<T> {
        let (recording, last) = (self.recording, self.last_step);
        self.recording = false;
        self.last_step = self.state.steps.saturating_add(FEW_STEPS);
        let answer = act(self);
        let used = self.state.steps.saturating_sub(self.last_step.saturating_sub(FEW_STEPS));
        self.recording = recording;
        self.recorder.subject.listen_anew();
        self.last_step = last.saturating_add(used);
        answer
    }

    /// `String.valueOf` of an object, cut to what is shown.
    pub fn shown(&mut self, object: Ref) -> String {
        if object.is_null() {
            return "null".into();
        }
        let name = self.class_of(object).map(|class| self.vm.program.class(class).java_name()).unwrap_or_default();
        let text = self.aside(|s| {
            s.pin(object);
            let text = s.call_virtual(object, "toString", "()Ljava/lang/String;", &[])?;
            Ok(s.vm.string_text(&s.state, text))
        });
        let text = text.ok().flatten().unwrap_or(name);
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(LONGEST_TEXT).collect();
        text
    }
}

const BOXES: [(char, &str); 8] = [
    ('Z', "java/lang/Boolean"),
    ('B', "java/lang/Byte"),
    ('C', "java/lang/Character"),
    ('S', "java/lang/Short"),
    ('I', "java/lang/Integer"),
    ('J', "java/lang/Long"),
    ('F', "java/lang/Float"),
    ('D', "java/lang/Double"),
];

pub fn box_class(primitive: char) -> Option<&'static str> {
    BOXES.iter().find(|(letter, _)| *letter == primitive).map(|(_, class)| *class)
}

/// The letter of the primitive type that a class boxes.
pub fn boxes(class: &str) -> Option<char> {
    BOXES.iter().find(|(_, name)| *name == class).map(|(letter, _)| *letter)
}
