//! What every path runs: one method, or a receiver built by a constructor, then some calls, then the method.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::precondition::{Asking, Precondition, changed_inputs};
use crate::classfile::access;
use crate::interp::{Machine, Vm};
use crate::program::Method;
use crate::state::{Chunked, Elements, Heap, InitStatus, Ref, State, Statics, Value};
use crate::util::{ClassId, MethodId};
use crate::world::{Beyond, Built, LeftOut};

/// What is left out where no path goes on after a step that throws.
pub fn after_throws() -> LeftOut {
    LeftOut::new(Beyond::Calls, "receivers after calls that throw")
}

/// Where the receiver of an instance method comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Receiver {
    /// A constructor with unknown arguments, then up to so many calls of public methods.
    Built { steps: u32 },
    /// An object with any field values.
    Any,
}

/// Which sequences of calls lead to the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sequences {
    #[default]
    All,
    /// Those that begin with a call for static fields; `or_throws`: and those in which a call throws.
    Further { or_throws: bool },
}

impl Sequences {
    /// After these no path goes on: the machine has too little of something, or, where further sequences are looked for, the
    /// program has said itself that something is wrong.
    pub fn ending_errors(self) -> &'static [&'static str] {
        match self {
            Sequences::All => &["java/lang/VirtualMachineError"],
            Sequences::Further { .. } => &["java/lang/VirtualMachineError", "java/lang/AssertionError"],
        }
    }
}

#[derive(Clone)]
pub struct Script {
    pub target: MethodId,
    pub receiver: Receiver,
    pub constructors: Vec<MethodId>,
    /// Methods that may be called between construction and the target.
    pub between: Vec<MethodId>,
    /// `main`: its argument is an empty array.
    pub is_main: bool,
    /// Any receiver is of this class, which inherits the target.
    pub on: Option<ClassId>,
    /// Any receiver is one that code of other classes makes, such as a builder: what is found is shown with one that calls make.
    pub made_by_others: bool,
    /// The static fields of the target's class are unknown.
    pub symbolic_statics: bool,
    /// So are those of all other classes of the program, as far as they are assigned after initialisation.
    pub any_statics: bool,
    /// Only this: the calls before the target, in order.
    pub fixed: Option<Vec<MethodId>>,
    /// A step that changes nothing leads somewhere as well: in another version it may change something.
    pub idle_steps: bool,
    /// A step that throws leads somewhere too, if it changed something before.
    pub after_throws: bool,
    pub sequences: Sequences,
    /// So many runs of equal steps at most, where steps are many.
    pub runs: Option<u32>,
    /// No steps are tried from a state like one that was met before.
    pub remembers: bool,
    /// Unknown strings are a few known ones: what hashes them costs no more than in a plain run.
    pub simple_texts: bool,
    /// Inputs are also what is left out otherwise (`Inputs::unusual`): this shows something, and proves nothing.
    pub unusual: bool,
    /// Static methods and constructors that may be called before anything else, for what they do to static fields, and
    /// how many such calls there may be.
    pub before: (Vec<MethodId>, u32),
    /// What is assumed of receiver and arguments before the target is called.
    pub preconditions: Vec<Precondition>,
    /// Parameter names that are not those of the class file.
    pub names: BTreeMap<MethodId, Vec<Option<String>>>,
}

/// One call of the script that was made, with its arguments.
#[derive(Clone, Debug)]
pub struct CallMade {
    pub method: MethodId,
    /// The receiver first, if there is one.
    pub arguments: Vec<Value>,
    /// The class of what it threw, where the path went on after that.
    pub threw: Option<ClassId>,
}

/// How far a path is in its script.
#[derive(Clone)]
pub struct Stage {
    pub calls: Rc<Vec<CallMade>>,
    pub receiver: Value,
    /// The target runs or has run.
    pub at_target: bool,
    /// The first so many calls are for static fields alone.
    pub preludes: usize,
    /// Heap and statics before the call, to see whether it changed anything.
    pub before: Option<(Heap, Statics)>,
    /// The precondition that runs instead of the target, which comes next.
    pub asking: Option<Asking>,
}

/// What a path can do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// For static fields.
    Before(MethodId),
    Construct(MethodId),
    Step(MethodId),
    Target,
}

impl Stage {
    pub fn start() -> Self {
        Self { calls: Rc::default(), receiver: Value::NULL, at_target: false, preludes: 0, before: None, asking: None }
    }

    /// The target itself runs or has run, and no precondition of it.
    pub fn is_in_target(&self) -> bool {
        self.at_target && self.asking.is_none()
    }

    /// The last call threw this, and the path goes on.
    pub fn note_throws(&mut self, state: &State, exception: Ref) {
        if let Some(call) = Rc::make_mut(&mut self.calls).last_mut() {
            call.threw = state.heap.class_of(exception);
        }
    }

    /// All calls so far are for static fields alone.
    pub fn is_prelude(&self) -> bool {
        self.preludes > 0 && self.preludes == self.calls.len()
    }
}

impl Script {
    /// Calls the target and nothing else, unless more is said.
    pub fn new(target: MethodId, receiver: Receiver) -> Self {
        Self {
            target,
            receiver,
            constructors: Vec::new(),
            between: Vec::new(),
            is_main: false,
            on: None,
            made_by_others: false,
            symbolic_statics: false,
            any_statics: false,
            fixed: None,
            idle_steps: false,
            after_throws: false,
            sequences: Sequences::All,
            runs: None,
            remembers: false,
            simple_texts: false,
            unusual: false,
            before: (Vec::new(), 0),
            preconditions: Vec::new(),
            names: BTreeMap::new(),
        }
    }

    /// Whether an exploration of it proves nothing, whatever it comes to.
    pub fn is_for_tests_alone(&self) -> bool {
        self.simple_texts || self.unusual || self.before.1 > 0 || self.sequences != Sequences::All
    }

    /// All that it may call: class, name and descriptor.
    pub fn called(&self, vm: &Vm) -> Vec<(String, String, String)> {
        let calls =
            self.constructors.iter().chain(&self.between).chain(&self.before.0).copied().chain(self.targets(vm));
        let name = |id: MethodId| {
            let method = vm.program.method(id);
            let class = vm.program.class(method.class).name.to_string();
            (class, method.name.to_string(), method.descriptor.to_string())
        };
        calls.map(name).collect()
    }

    /// The target; of an enum also what its constants have instead.
    pub fn targets(&self, vm: &Vm) -> Vec<MethodId> {
        let target = vm.program.method(self.target);
        let mut found = vec![target.id];
        if vm.program.class(target.class).access & access::ENUM != 0 && !target.is_static() && !target.is_constructor()
        {
            let bodies = vm.subtypes_of(target.class);
            let bodies = bodies.names.iter().filter_map(|name| vm.program.loaded(name));
            found.extend(bodies.filter_map(|class| vm.program.select(class, target.selector)));
            found.dedup();
        }
        found
    }

    /// What receivers there are that the script does not make, whatever it calls: see `world::receivers`.
    pub fn other_receivers(&self, vm: &Vm) -> BTreeSet<LeftOut> {
        let target = vm.program.method(self.target);
        if self.receiver == Receiver::Any
            || target.is_static()
            || target.is_constructor()
            || self.constructors.is_empty()
        {
            return BTreeSet::new();
        }
        let first = self.constructors.first().map(|m| vm.program.method(*m));
        let of_maker = first.filter(|m| m.is_constructor()).map(|m| m.class);
        let calls: Vec<MethodId> = self.between.iter().copied().chain([self.target]).collect();
        let class = vm.program.class(of_maker.unwrap_or(target.class));
        let others = vm.world.other_receivers(&vm.program, &Built { class, makers: &self.constructors, calls: &calls });
        others.iter().cloned().collect()
    }

    /// The choices before the first call.
    pub fn first(&self, vm: &Vm) -> Vec<Next> {
        let mut next = self.beginning(vm);
        match self.sequences {
            Sequences::All => {}
            Sequences::Further { or_throws: true } => next.retain(|next| *next != Next::Target),
            Sequences::Further { or_throws: false } => next.clear(),
        }
        if self.before.1 > 0 {
            next.extend(self.before.0.iter().map(|m| Next::Before(*m)));
        }
        next
    }

    /// Whether the target may follow these calls.
    fn leads_to_target(&self, stage: &Stage) -> bool {
        match self.sequences {
            Sequences::All => true,
            Sequences::Further { .. } => stage.preludes > 0 || stage.calls.iter().any(|call| call.threw.is_some()),
        }
    }

    fn beginning(&self, vm: &Vm) -> Vec<Next> {
        let target = vm.program.method(self.target);
        if target.is_static() || target.is_constructor() || self.receiver == Receiver::Any {
            return vec![Next::Target];
        }
        match &self.fixed {
            Some(calls) => vec![calls.first().map_or(Next::Target, |c| Next::Construct(*c))],
            None => self.constructors.iter().map(|c| Next::Construct(*c)).collect(),
        }
    }

    /// The choices after a call that returned, or threw and goes on; none after the target.
    pub fn after(&self, vm: &Vm, stage: &Stage) -> Vec<Next> {
        if stage.at_target {
            return Vec::new();
        }
        if stage.is_prelude() {
            let more = self.before.0.iter().filter(|_| (stage.preludes as u32) < self.before.1);
            return self.beginning(vm).into_iter().chain(more.map(|m| Next::Before(*m))).collect();
        }
        if let Some(calls) = &self.fixed {
            return vec![calls.get(stage.calls.len()).map_or(Next::Target, |m| Next::Step(*m))];
        }
        let Receiver::Built { steps } = self.receiver else { return vec![Next::Target] };
        let mut next: Vec<Next> = self.leads_to_target(stage).then_some(Next::Target).into_iter().collect();
        // The constructor is the first call.
        if ((stage.calls.len() - stage.preludes) as u32) <= steps {
            let only = self.only_again(stage);
            let steps = self.steps(vm).filter(|m| only.is_none_or(|only| only == *m));
            next.extend(steps.map(Next::Step));
        }
        next
    }

    /// The methods whose calls before the target may make a difference to it.
    fn steps<'s>(&'s self, vm: &'s Vm) -> impl Iterator<Item = MethodId> + 's {
        let all = self.between.iter().copied();
        all.filter(|id| self.idle_steps || !vm.world.is_query(&vm.program, vm.program.method(*id)))
    }

    /// The step that alone may follow: its like, after as many runs as there may be.
    fn only_again(&self, stage: &Stage) -> Option<MethodId> {
        let steps: Vec<MethodId> = stage.calls.iter().skip(stage.preludes + 1).map(|call| call.method).collect();
        let runs = steps.chunk_by(|a, b| a == b).count() as u32;
        steps.last().copied().filter(|_| self.runs.is_some_and(|most| runs >= most))
    }

    /// The receiver after a call: what a static method gave, where there is none yet. `Err`: it gave none, and what is left
    /// out by that.
    pub fn given(&self, vm: &Vm, state: &State, stage: &Stage, value: Value) -> Result<Value, Option<LeftOut>> {
        if stage.receiver != Value::NULL || stage.preludes == stage.calls.len() {
            return Ok(stage.receiver);
        }
        let left_out = |what: String| Err(Some(LeftOut::new(Beyond::Calls, what)));
        let Some(object) = value.as_ref() else { return left_out("receivers that depend on the inputs".into()) };
        if object.is_null() {
            return Err(None);
        }
        let Some(class) = state.heap.class_of(object) else { return Err(None) };
        let own = |id: &MethodId| vm.program.select(class, vm.program.method(*id).selector) == Some(*id);
        if !std::iter::once(&self.target).chain(&self.between).all(own) {
            return left_out(format!("receivers of {}", vm.program.class(class).java_name()));
        }
        Ok(value)
    }

    /// What is left out where no further call is made before the target.
    pub fn cut(&self, vm: &Vm, stage: &Stage) -> Option<LeftOut> {
        let Receiver::Built { steps } = self.receiver else { return None };
        let other_orders = self.only_again(stage).is_some() && self.steps(vm).count() > 1;
        self.bound_on_calls(vm)
            .filter(|_| (stage.calls.len() - stage.preludes) as u32 > steps)
            .or_else(|| other_orders.then(|| LeftOut::new(Beyond::Calls, "receivers after calls in other orders")))
    }

    /// Whether a call that returned leads nowhere that fewer calls do not lead.
    pub fn is_idle(&self, state: &State, stage: &Stage) -> bool {
        !self.idle_steps && stage.before.as_ref().is_some_and(|(h, s)| state.heap.keeps(h) && state.statics.same(s))
    }

    /// Whether a call before the target that throws is a step, and did something before that: what comes after it then
    /// is explored, or left out.
    pub fn goes_on_after(&self, state: &State, stage: &Stage) -> bool {
        let is_step = match self.sequences {
            Sequences::Further { .. } if stage.is_prelude() => true,
            _ => stage.receiver != Value::NULL && stage.calls.len() > stage.preludes + 1,
        };
        let changed = |(heap, statics): &(Heap, Statics)| !state.heap.keeps(heap) || !state.statics.same(statics);
        is_step && stage.before.as_ref().is_none_or(changed)
    }

    /// What is left out by the number of calls before the target.
    fn bound_on_calls(&self, vm: &Vm) -> Option<LeftOut> {
        match self.receiver {
            Receiver::Built { steps } if self.fixed.is_none() && self.steps(vm).next().is_some() => {
                Some(LeftOut::new(Beyond::Calls, format!("receivers after more than --steps {steps} calls")))
            }
            _ => None,
        }
    }

    /// Enters the next call.
    pub fn enter(&self, machine: &mut Machine<'_>, stage: &mut Stage, next: Next) {
        let vm = machine.vm;
        let (method, number) = match next {
            Next::Before(method) | Next::Construct(method) | Next::Step(method) => {
                (vm.program.method(method), stage.calls.len() + 1)
            }
            Next::Target => (vm.program.method(self.target), 0),
        };
        if self.unusual && stage.calls.is_empty() {
            let inputs = Rc::make_mut(&mut machine.state.inputs);
            inputs.unusual = true;
            inputs.left_out.insert(LeftOut::new(Beyond::Bound, "inputs other than a few unusual ones"));
        }
        let mut arguments = Vec::new();
        let first = matches!(next, Next::Before(_));
        stage.preludes += usize::from(first);
        if first && method.is_constructor() {
            arguments.push(Value::reference(vm.new_instance(machine.state, method.class)));
        } else if !method.is_static() {
            if stage.receiver == Value::NULL {
                stage.receiver = match (next, self.receiver) {
                    (Next::Target, Receiver::Any) if !method.is_constructor() => {
                        let class = &vm.program.class(self.on.unwrap_or(method.class)).name;
                        machine.ask("this", &format!("L{class};"), None, false)
                    }
                    _ => Value::reference(machine.new_subject(method.class)),
                };
            }
            arguments.push(stage.receiver);
        }
        if self.is_main {
            Rc::make_mut(&mut machine.state.inputs).at_the_beginning = true;
        }
        if !stage.calls.is_empty() {
            Rc::make_mut(&mut machine.state.inputs).has_called = true;
        }
        if self.any_statics {
            Rc::make_mut(&mut machine.state.inputs).any_statics = true;
            // Others may have called something in between.
            machine.forget_all_statics(stage.calls.len());
        }
        if self.simple_texts && stage.calls.is_empty() {
            Rc::make_mut(&mut machine.state.inputs).simple_texts = true;
        }
        if matches!(next, Next::Step(_) | Next::Target) && !method.is_static() && self.receiver != Receiver::Any {
            Rc::make_mut(&mut machine.state.inputs).receiver = stage.receiver.as_ref().filter(|r| !r.is_null());
        }
        if self.is_main {
            arguments.push(empty_arguments(vm, machine.state));
        } else {
            let inputs = self.inputs(vm, method, number);
            arguments.extend(unknown_arguments(machine, method, &inputs));
        }
        if self.symbolic_statics && stage.calls.is_empty() {
            // Without an initialiser to wait for, its own or an inherited one, at once.
            let class = vm.program.class(method.class);
            let waits = |id: &ClassId| vm.program.class(*id).initializer.is_some();
            if !class.display.iter().chain(class.interfaces.iter()).any(waits) {
                let _ = machine.ensure_initialized(method.class);
                machine.forget_statics(method.class);
            } else {
                machine.state.unknown_statics = Some(method.class);
            }
        }
        stage.at_target = next == Next::Target;
        // The first use of a class initialises it, which must not hide what the call does to its fields.
        let fresh = first && machine.state.statics.status(method.class) != InitStatus::Done;
        stage.before = (matches!(next, Next::Before(_) | Next::Step(_)) && !fresh)
            .then(|| (machine.state.heap.clone(), machine.state.statics.clone()));
        Rc::make_mut(&mut stage.calls).push(CallMade { method: method.id, arguments: arguments.clone(), threw: None });
        if stage.at_target {
            return self.enter_target(machine, stage, arguments.into(), 0);
        }
        vm.enter_static(machine.state, method, &arguments);
    }

    /// Enters the precondition of this number, or the target behind the last of them.
    pub fn enter_target(&self, machine: &mut Machine<'_>, stage: &mut Stage, arguments: Rc<[Value]>, number: usize) {
        let target = machine.vm.program.method(self.target);
        let Some(precondition) = self.preconditions.get(number) else {
            stage.asking = None;
            machine.state.unwatched = false;
            return machine.vm.enter_static(machine.state, target, &arguments);
        };
        let before = (machine.state.heap.clone(), machine.state.statics.clone());
        let changed = changed_inputs(machine.vm, machine.state);
        machine.state.unwatched = true;
        let chosen = precondition.chosen(!target.is_static(), &arguments);
        machine.vm.enter_static(machine.state, machine.vm.program.method(precondition.method), chosen);
        stage.asking = Some(Asking { number, arguments, before, changed });
    }

    /// The names of the inputs that are the arguments of a call, and their descriptors: names as in the source where the
    /// class file tells. The target is number 0, the calls before it are 1, 2 and so on.
    pub fn inputs(&self, vm: &Vm, method: &Method, number: usize) -> Vec<(String, String)> {
        let names = self.names.get(&method.id).cloned().unwrap_or_else(|| parameter_names(vm, method));
        let named = |(i, descriptor): (usize, String)| {
            let name = names.get(i).cloned().flatten().unwrap_or_else(|| format!("arg{i}"));
            let name = if number == 0 { name } else { format!("{}#{number}.{name}", method.name) };
            (name, descriptor)
        };
        parameter_types(&method.descriptor).into_iter().enumerate().map(named).collect()
    }
}

fn empty_arguments(vm: &Vm, state: &mut State) -> Value {
    let class = vm.program.load("[Ljava/lang/String;").unwrap_or(vm.known.object);
    Value::reference(state.heap.alloc_array(class, Elements::Ref(Chunked::from_slice(&[]))))
}

/// An unknown value for each parameter.
fn unknown_arguments(machine: &mut Machine<'_>, method: &Method, inputs: &[(String, String)]) -> Vec<Value> {
    let signatures = generic_parameters(machine.vm, method, inputs.len());
    let has_outer = method.is_constructor() && machine.vm.program.class(method.class).is_inner();
    let mut values = Vec::new();
    for (i, (name, descriptor)) in inputs.iter().enumerate() {
        let nullable = i > 0 || !has_outer;
        values.push(machine.ask(name, descriptor, signatures.get(i).map(String::as_str), nullable));
    }
    values
}

/// The descriptor of each parameter.
pub fn parameter_types(descriptor: &str) -> Vec<String> {
    split_types(descriptor.strip_prefix('(').and_then(|d| d.split_once(')')).map_or("", |(p, _)| p))
}

/// Consecutive types of a descriptor or generic signature.
fn split_types(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut current = String::new();
    let mut depth = 0;
    let mut in_name = false;
    for c in text.chars() {
        current.push(c);
        match c {
            '<' => depth += 1,
            '>' => depth -= 1,
            'L' | 'T' if !in_name => in_name = true,
            ';' if depth == 0 => {
                in_name = false;
                found.push(std::mem::take(&mut current));
            }
            _ if !in_name && c != '[' => found.push(std::mem::take(&mut current)),
            _ => {}
        }
    }
    found
}

fn generic_parameters(vm: &Vm, method: &Method, count: usize) -> Vec<String> {
    let file = vm.program.class(method.class).file.as_ref();
    let info = file.zip(method.info).and_then(|(f, i)| f.methods.get(i as usize));
    let Some(signature) = info.and_then(|m| m.signature.as_deref()) else { return Vec::new() };
    let inside = signature.split_once('(').and_then(|(_, rest)| rest.split_once(')')).map_or("", |(p, _)| p);
    let found = split_types(inside);
    if found.len() == count { found } else { Vec::new() }
}

/// From `MethodParameters`, else from the table of local variables.
pub fn parameter_names(vm: &Vm, method: &Method) -> Vec<Option<String>> {
    let file = vm.program.class(method.class).file.as_ref();
    let Some(info) = file.zip(method.info).and_then(|(f, i)| f.methods.get(i as usize)) else { return Vec::new() };
    if !info.parameters.is_empty() {
        return info.parameters.iter().map(|(name, _)| name.as_deref().map(str::to_string)).collect();
    }
    let mut slot = u16::from(!method.is_static());
    let mut names = Vec::new();
    for descriptor in parameter_types(&method.descriptor) {
        let named = info.code.as_ref().and_then(|c| c.locals.iter().find(|l| l.index == slot && l.start == 0));
        names.push(named.map(|l| l.name.to_string()));
        slot += if descriptor == "J" || descriptor == "D" { 2 } else { 1 };
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameter_types_and_generic_ones_are_split() {
        assert_eq!(parameter_types("(I[[JLjava/lang/String;[LA;Z)V"), ["I", "[[J", "Ljava/lang/String;", "[LA;", "Z"]);
        assert_eq!(
            split_types("Ljava/util/Map<TK;Ljava/util/List<TV;>;>;I[TT;"),
            ["Ljava/util/Map<TK;Ljava/util/List<TV;>;>;", "I", "[TT;"]
        );
    }
}
