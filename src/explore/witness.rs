//! From a path and a model to one concrete input ([`InputSet`]), and its notation. The same text replays a path in the VM
//! and on a real JVM.

use hashbrown::{HashMap, HashSet};

use super::engine::Ended;
use super::input::{
    Built, CallInput, FieldInput, Input, InputSet, Number, Primitive, Purpose, RootInput, StubbedMethod,
};
use super::script::{CallMade, Stage, parameter_types};
use crate::classfile::access;
use crate::expr::ops::Cmp;
use crate::expr::{Const, EvalCache, Node, Sort, TermId, Terms, VarId, eval, eval_all, eval_bool};
use crate::interp::{Vm, choice_name, length_name, variable_sort};
use crate::program::{Class, Method, Origin};
use crate::solver::{Answer, Constraints, Model};
use crate::state::inputs::{MadeObject, Stub};
use crate::state::{Made, Ref, State, Value, View};

/// Elements that a witness spells out.
const MOST_ELEMENTS: i64 = 1 << 16;
/// Objects inside objects.
const DEEPEST: u32 = 200;

/// One input, in the notation of the replay classes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Witness {
    /// Names for people, and values in the notation of the replay classes, in the order in which they are read.
    pub values: Vec<(String, String)>,
    /// Not everything could be spelled out, and why.
    pub gap: Option<String>,
}

impl Witness {
    /// The file that the replay classes read.
    pub fn text(&self) -> String {
        self.values.iter().map(|(_, value)| format!("{value}\n")).collect()
    }
}

impl From<InputSet> for Witness {
    fn from(inputs: InputSet) -> Self {
        Witness { values: inputs.notation(), gap: inputs.gap }
    }
}

/// The input of a path under a model, in the notation of the replay classes.
pub fn witness(vm: &Vm, terms: &mut Terms, state: &State, stage: &Stage, model: &Model, is_main: bool) -> Witness {
    read(Reader::new(vm, terms, state, model), stage, is_main).into()
}

/// The input of a path under a model; characters that the path does not look at are letters.
pub fn inputs(vm: &Vm, terms: &mut Terms, state: &State, stage: &Stage, model: &Model, is_main: bool) -> InputSet {
    let mut reader = Reader::new(vm, terms, state, model);
    (reader.readable, reader.literals) = (true, true);
    read(reader, stage, is_main)
}

fn read(mut reader: Reader<'_>, stage: &Stage, is_main: bool) -> InputSet {
    let (vm, state) = (reader.vm, reader.state);
    let mut roots = Vec::new();
    let mut used = 0;
    for root in &state.inputs.statics {
        let input = reader.value(root.value, &root.descriptor);
        roots.push(made(Purpose::Static, &root.name, &root.descriptor, input));
    }
    if is_main {
        let element = "Ljava/lang/String;".to_string();
        let input = Input::Array { number: reader.fresh(), element, items: Vec::new() };
        roots.push(made(Purpose::Argument, "args", "[Ljava/lang/String;", input));
    }
    if !is_main && let Some((target, before)) = stage.calls.split_last() {
        let method = vm.program.method(target.method);
        let mut arguments = target.arguments.iter();
        let (first, before) = before.split_at(stage.preludes.min(before.len()));
        for call in first {
            let input = reader.built(call, &[], Value::NULL);
            roots.push(made(Purpose::Before, "before", "", input));
        }
        if !method.is_static() && !method.is_constructor() {
            let receiver = *arguments.next().unwrap_or(&Value::NULL);
            let descriptor = format!("L{};", vm.program.class(method.class).name);
            let input = match before.split_first() {
                Some((constructor, steps)) => reader.built(constructor, steps, receiver),
                None => reader.value(receiver, &descriptor),
            };
            roots.push(made(Purpose::Receiver, "this", &descriptor, input));
        } else if method.is_constructor() {
            arguments.next();
        }
        let names = super::script::parameter_names(vm, method);
        for (i, (descriptor, argument)) in parameter_types(&method.descriptor).iter().zip(arguments).enumerate() {
            let name = names.get(i).cloned().flatten().unwrap_or_else(|| format!("arg{i}"));
            roots.push(made(Purpose::Argument, &name, descriptor, reader.value(*argument, descriptor)));
        }
        let asked = stage.calls.iter().map(|c| parameter_types(&vm.program.method(c.method).descriptor).len());
        let receiver = usize::from(before.is_empty() && !method.is_static() && !method.is_constructor());
        used = asked.sum::<usize>() + receiver;
    }
    for root in state.inputs.roots.iter().skip(used) {
        if root.when.is_some_and(|when| !reader.holds(when)) {
            continue;
        }
        let name = root.name.split('#').next().unwrap_or(&root.name).to_string();
        let input = reader.value(root.value, &root.descriptor);
        roots.push(made(Purpose::Asked, &name, &root.descriptor, input));
    }
    InputSet { roots, gap: reader.gap }
}

fn made(purpose: Purpose, name: &str, descriptor: &str, input: Input) -> RootInput {
    RootInput { purpose, name: name.to_string(), descriptor: descriptor.to_string(), input }
}

/// Lengths that a witness has without being asked.
const SMALL: i32 = 16;
/// Parameters of type `short` that are made small.
const MOST_SHORTS: usize = 8;

/// A model of the path with short arrays and simple values.
pub fn simple_model(path: &mut Ended<'_>) -> Model {
    simple_model_with(path, &[])
}

/// The same with all of this true besides, as far as the path can have it.
pub fn simple_model_with(path: &mut Ended<'_>, also: &[TermId]) -> Model {
    let mut constraints = path.state.path.constraints.clone();
    let mut model = path.model.clone();
    if !also.is_empty() {
        let also = path.terms.all_of(also);
        if let Answer::Sat(found) = path.solver.check(path.terms, &constraints, Some(&model), also) {
            model = found;
            constraints.push(also);
        }
    }
    let made = path.state.inputs.objects.iter().filter_map(|o| match &o.content {
        Made::Array(array) => Some(array.length),
        Made::Fields(_) | Made::Of(..) => None,
        _ => Some(path.terms.var(&length_name(&o.name), Sort::Bv32)),
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
    let model = apart(path, &mut constraints, model);
    let model = path.solver.simple_model(path.terms, &constraints, &model);
    small_shorts(path, &constraints, model)
}

/// References that are the same under the model are different instead where the path can have that: objects that hold each
/// other, or themselves, are harder to make, and to read. What is kept so is among the constraints from then on.
pub fn apart(path: &mut Ended<'_>, constraints: &mut Constraints, model: Model) -> Model {
    let resolved = path.state.inputs.lazies.values().filter(|lazy| lazy.resolved.is_some());
    // Null and a new object come first.
    let mut own: Vec<(TermId, i32)> =
        resolved.map(|lazy| (path.terms.var(&choice_name(&lazy.name), Sort::Bv32), i32::from(lazy.nullable))).collect();
    own.sort_unstable();
    let mut model = model;
    for (choice, first) in own {
        let first = path.terms.int(first);
        let is_own = path.terms.cmp(Cmp::Le, choice, first);
        if eval_bool(path.terms, is_own, &model, &mut EvalCache::new()) {
            continue;
        }
        if let Answer::Sat(found) = path.solver.check(path.terms, constraints, Some(&model), is_own) {
            model = found;
            constraints.push(is_own);
        }
    }
    model
}

/// Shorts are numbers, not characters as the solver takes them for.
fn small_shorts(path: &mut Ended<'_>, constraints: &Constraints, model: Model) -> Model {
    let all: Vec<TermId> = constraints.iter().collect();
    let shorts = path.state.inputs.roots.iter().filter(|r| &*r.descriptor == "S").filter_map(|r| r.value.as_sym());
    let variables: Vec<VarId> = shorts.flat_map(|t| path.terms.variables(t)).collect();
    let mut model = (*model).clone();
    let mut cache = EvalCache::new();
    for variable in variables.into_iter().take(MOST_SHORTS) {
        let before = model.get(variable, Sort::Bv16);
        let candidates = [0i64, 1, 2, 3, -1].map(|v| Const::from_bits(Sort::Bv16, v as u64));
        let fits = candidates.into_iter().find(|candidate| {
            model.set(variable, *candidate);
            eval_all(path.terms, &all, &model, &mut cache)
        });
        model.set(variable, fits.unwrap_or(before));
    }
    model.into()
}

/// The letter that stands for an unknown character at a place.
fn letter(index: usize) -> u16 {
    u16::from(b'a') + (index % 26) as u16
}

/// Reads values of a path under a model.
pub struct Reader<'a> {
    vm: &'a Vm,
    terms: &'a mut Terms,
    state: &'a State,
    model: &'a Model,
    cache: EvalCache,
    /// Objects that were read, with their numbers.
    numbers: HashMap<Ref, Number>,
    next: Number,
    /// The variables of the path condition, once asked for.
    mentioned: Option<HashSet<VarId>>,
    /// Characters that nothing looks at become letters.
    pub readable: bool,
    /// Strings are written as literals, of which equal ones are the same object.
    pub literals: bool,
    pub gap: Option<String>,
    depth: u32,
}

impl<'a> Reader<'a> {
    pub fn new(vm: &'a Vm, terms: &'a mut Terms, state: &'a State, model: &'a Model) -> Self {
        let (cache, numbers) = (EvalCache::new(), HashMap::new());
        let (mentioned, gap) = (None, None);
        let (readable, literals) = (false, false);
        Self { vm, terms, state, model, cache, numbers, next: 0, mentioned, readable, literals, gap, depth: 0 }
    }

    fn holds(&mut self, condition: TermId) -> bool {
        self.constant(condition).as_bool() == Some(true)
    }

    fn constant(&mut self, term: TermId) -> Const {
        eval(self.terms, term, self.model, &mut self.cache)
    }

    /// A receiver: its constructor and the calls after that.
    fn built(&mut self, constructor: &CallMade, steps: &[CallMade], receiver: Value) -> Input {
        let method = self.vm.program.method(constructor.method);
        let given = method.descriptor.rsplit(')').next().filter(|d| method.is_static() && d.starts_with('L'));
        let class = given.map_or_else(|| self.vm.program.class(method.class).java_name(), super::input::java_type);
        // Passed to itself, it is the same object.
        let number = match receiver.as_ref() {
            Some(object) => self.number(object),
            None => self.fresh(),
        };
        let stub = receiver.as_ref().and_then(|object| self.state.inputs.stubs.iter().find(|s| s.object == object));
        let methods = stub.map(|stub| self.answers(stub)).unwrap_or_default();
        let first = self.call(constructor);
        let calls = steps.iter().map(|step| self.call(step)).collect();
        let built =
            Input::New(Box::new(Built { number, class, first, calls, last_gives: false, assigned: Vec::new() }));
        match stub {
            Some(stub) => self.written(stub, methods, built),
            None => built,
        }
    }

    /// A call with its arguments, without the receiver.
    pub fn call(&mut self, call: &CallMade) -> CallInput {
        let method: &Method = self.vm.program.method(call.method);
        let types = parameter_types(&method.descriptor);
        let skip = usize::from(!method.is_static());
        let arguments = types.iter().zip(call.arguments.iter().skip(skip)).map(|(t, v)| self.value(*v, t)).collect();
        let class = self.vm.program.class(method.class).java_name();
        let throws = call.threw.map(|exception| self.vm.program.class(exception).java_name());
        CallInput { throws, ..CallInput::new(class, &*method.name, &*method.descriptor, arguments) }
    }

    pub fn value(&mut self, value: Value, descriptor: &str) -> Input {
        let constant = match value.view() {
            View::Sym(term) => {
                if self.terms.sort(term) == Sort::Ref {
                    return self.reference(term, descriptor);
                }
                if descriptor == "C" && self.readable && !self.mentions(term) {
                    return Input::Primitive(Primitive::new('C', u64::from(letter(0))));
                }
                self.constant(term)
            }
            View::Int(v) => Const::Bv32(v),
            View::Long(v) => Const::Bv64(v),
            View::Float(v) => Const::float(v),
            View::Double(v) => Const::double(v),
            View::Ref(object) => return self.object(object),
            View::Void | View::ReturnAddress(_) => return Input::Null,
        };
        match descriptor.chars().next() {
            Some(kind) if descriptor.len() == 1 => Input::Primitive(Primitive::new(kind, constant.bits())),
            _ => Input::Null,
        }
    }

    fn reference(&mut self, term: TermId, descriptor: &str) -> Input {
        // What nothing looked at can be anything.
        if let Some(lazy) = self.state.inputs.lazies.get(&term) {
            return match lazy.resolved {
                Some(resolved) => self.reference(resolved, descriptor),
                None if lazy.nullable => Input::Unseen(descriptor.to_string()),
                None if descriptor == "Ljava/lang/String;" => Input::Text(Vec::new()),
                None => {
                    let class = super::input::java_type(descriptor);
                    Input::Object { number: self.fresh(), class, fields: Vec::new() }
                }
            };
        }
        if let Some(boxed) = self.state.inputs.boxes.get(&term) {
            return self.object(boxed.object);
        }
        // Step by step, because what it ends in need not be a constant.
        match *self.terms.node(term) {
            Node::Ite(condition, a, b) => {
                let taken = self.constant(condition).as_bool() == Some(true);
                self.reference(if taken { a } else { b }, descriptor)
            }
            _ => match self.constant(term) {
                Const::Ref(id) => self.object(Ref(id)),
                _ => Input::Null,
            },
        }
    }

    fn object(&mut self, object: Ref) -> Input {
        if object.is_null() {
            return Input::Null;
        }
        if let Some(number) = self.numbers.get(&object) {
            return Input::Alias(*number);
        }
        let Some(made) = self.state.inputs.made(object).cloned() else { return self.known(object) };
        if self.depth >= DEEPEST {
            self.gap = Some("inputs are nested too deeply".into());
            return Input::Null;
        }
        self.depth += 1;
        let input = match self.state.inputs.stubs.iter().find(|s| s.object == object) {
            Some(stub) if self.vm.program.class(stub.interface).is_interface() => self.stub(stub),
            Some(stub) => {
                // It may answer with itself.
                self.number(object);
                let methods = self.answers(stub);
                let base = self.content(&made);
                self.written(stub, methods, base)
            }
            None => self.content(&made),
        };
        self.depth -= 1;
        input
    }

    /// An unknown implementation of an interface, by what it answered.
    fn stub(&mut self, stub: &Stub) -> Input {
        let number = self.number(stub.object);
        let methods = self.answers(stub);
        Input::Stub { number, class: self.vm.program.class(stub.interface).java_name(), methods }
    }

    /// An object of a class that a caller writes; what it overrides nothing of, and nobody asked for its class, is of the
    /// class itself.
    fn written(&self, stub: &Stub, methods: Vec<StubbedMethod>, base: Input) -> Input {
        let plain = methods.is_empty() && !stub.class_asked && !self.vm.program.class(stub.interface).is_abstract();
        if plain { base } else { Input::Written { methods, base: Box::new(base) } }
    }

    /// The methods that an object has of its own, by what they answered.
    fn answers(&mut self, stub: &Stub) -> Vec<StubbedMethod> {
        let program = &self.vm.program;
        let mut methods = Vec::new();
        for ((known, answers), thrown) in stub.methods.iter().zip(&stub.answers).zip(&stub.thrown) {
            let inherited = known.overridden.is_some_and(|var| self.constant(var).as_bool() != Some(true));
            if inherited {
                continue;
            }
            let method = program.method(known.method);
            methods.push(StubbedMethod {
                owner: program.class(method.class).name.to_string(),
                name: method.name.to_string(),
                descriptor: method.descriptor.to_string(),
                answers: match thrown {
                    Some(exception) => vec![Input::Thrown(program.class(*exception).java_name())],
                    None if &*known.descriptor == "V" => Vec::new(),
                    None => answers.iter().map(|answer| self.value(*answer, &known.descriptor)).collect(),
                },
            });
        }
        methods
    }

    fn content(&mut self, made: &MadeObject) -> Input {
        let class = self.vm.program.class(self.vm.program.named(made.class));
        match &made.content {
            Made::Array(array) if &*class.name == "java/lang/String" => {
                let units = self.elements(made, array.length, &array.elements, "C");
                let units = units.into_iter().map(|c| c.bits() as u16).collect();
                if self.literals { Input::Text(units) } else { Input::KnownText(self.number(made.object), units) }
            }
            Made::Array(array) => {
                let number = self.number(made.object);
                let element = class.name.get(1..).unwrap_or("I").to_string();
                let length = self.length(array.length);
                let items = (0..length).map(|i| self.element(made, &array.elements, i as usize, &element)).collect();
                Input::Array { number, element, items }
            }
            Made::List(elements) => Input::List(self.number(made.object), self.items(made, elements)),
            Made::Set(elements) => Input::Set(self.number(made.object), self.items(made, elements)),
            Made::Map(keys, values) => {
                let number = self.number(made.object);
                let (keys, values) = (self.items(made, keys), self.items(made, values));
                Input::Map(number, keys.into_iter().zip(values).collect())
            }
            Made::Of(member, descriptor, content) => {
                let number = self.number(made.object);
                let (of, name, of_types) = (**member).clone();
                let first = CallInput::new(of, name, of_types, vec![self.value(*content, descriptor)]);
                let (class, calls, assigned) = (class.java_name(), Vec::new(), Vec::new());
                Input::New(Box::new(Built { number, class, first, calls, last_gives: false, assigned }))
            }
            Made::Fields(fields) => self.fields(made, class, fields),
        }
    }

    /// The elements of a collection that are there.
    fn items(&mut self, made: &MadeObject, elements: &[Value]) -> Vec<Input> {
        let size = self.terms.var(&length_name(&made.name), Sort::Bv32);
        let size = self.length(size) as usize;
        elements.iter().take(size).map(|v| self.value(*v, "Ljava/lang/Object;")).collect()
    }

    fn fields(&mut self, made: &MadeObject, class: &Class, fields: &[Value]) -> Input {
        let program = &self.vm.program;
        let value_of = |slot: usize| fields.get(slot).copied().unwrap_or_default();
        if matches!(class.origin, Origin::Jdk(_)) {
            if let Some(field) = class.fields.iter().find(|f| &*f.name == "value" && !f.is_static()) {
                let value = self.value(value_of(field.slot as usize), &field.descriptor);
                return match value {
                    value if &*class.name == "java/util/Optional" => Input::Optional(Box::new(value)),
                    Input::Primitive(value) => Input::Boxed(value),
                    value => value,
                };
            }
            let first = CallInput::new(class.java_name(), "<init>", "()V", Vec::new());
            let number = self.number(made.object);
            let (calls, assigned) = (Vec::new(), Vec::new());
            let class = class.java_name();
            return Input::New(Box::new(Built { number, class, first, calls, last_gives: false, assigned }));
        }
        let number = self.number(made.object);
        let name = class.java_name();
        let record = class.file.as_ref().and_then(|f| f.record_components.clone());
        if let Some(components) = record {
            let components = components.iter().map(|c| {
                let slot = class.field(&c.name, Some(&c.descriptor)).map_or(0, |f| f.slot as usize);
                (c.descriptor.to_string(), self.value(value_of(slot), &c.descriptor))
            });
            return Input::Record { number, class: name, components: components.collect() };
        }
        let mut items = Vec::new();
        for owner in class.display.iter() {
            let owner = program.class(*owner);
            for field in owner.fields.iter().filter(|f| !f.is_static()) {
                let hidden = class.field(&field.name, None).is_some_and(|f| f.slot != field.slot);
                let value = value_of(field.slot as usize);
                items.push(FieldInput {
                    owner: owner.java_name(),
                    name: field.name.to_string(),
                    descriptor: field.descriptor.to_string(),
                    hidden,
                    seen: self.seen(value),
                    range: self.range(value, &field.descriptor),
                    value: self.value(value, &field.descriptor),
                });
            }
        }
        Input::Object { number, class: name, fields: items }
    }

    /// The values around that of an integer for which the path condition holds as well, as far as bisection finds them.
    fn range(&mut self, value: Value, descriptor: &str) -> Option<(i64, i64)> {
        let term = value.as_sym().filter(|_| self.readable && matches!(descriptor, "I" | "J" | "B" | "S" | "C"))?;
        let &[variable] = self.terms.variables(term).as_slice() else { return None };
        if !self.mentions(term) {
            return None;
        }
        let sort = self.terms.variable(variable).sort;
        let unsigned = descriptor == "C";
        let (low, high) = if unsigned { (0, i64::from(u16::MAX)) } else { sort.signed_bounds() };
        let mut model = (**self.model).clone();
        let current = model.get(variable, sort);
        let current = if unsigned { current.bits() as i64 } else { current.signed()? };
        let all: Vec<TermId> = self.state.path.constraints.iter().collect();
        let mut holds = |value: i64| {
            model.set(variable, Const::from_bits(sort, value as u64));
            eval_all(self.terms, &all, &model, &mut self.cache)
        };
        if !holds(current) {
            return None;
        }
        let mut furthest = |end: i64| {
            if holds(end) {
                return end;
            }
            let (mut held, mut refused) = (i128::from(current), i128::from(end));
            while held.abs_diff(refused) > 1 {
                let middle = (held + refused) / 2;
                if holds(middle as i64) {
                    held = middle;
                } else {
                    refused = middle;
                }
            }
            held as i64
        };
        Some((furthest(low), furthest(high)))
    }

    /// Whether the path condition speaks of this value.
    fn seen(&mut self, value: Value) -> bool {
        let Some(term) = value.as_sym() else { return false };
        if let Some(lazy) = self.state.inputs.lazies.get(&term) {
            return lazy.resolved.is_some();
        }
        self.mentions(term)
    }

    fn mentions(&mut self, term: TermId) -> bool {
        if self.mentioned.is_none() {
            let all: Vec<TermId> = self.state.path.constraints.iter().collect();
            let found = self.terms.reachable(&all);
            self.mentioned = Some(found.into_iter().filter_map(|t| self.terms.as_var(t)).collect());
        }
        let variables = self.terms.variables(term);
        self.mentioned.as_ref().is_some_and(|all| variables.iter().any(|v| all.contains(v)))
    }

    /// An object that was not made for an input: an enum constant, or something that the program made.
    fn known(&mut self, object: Ref) -> Input {
        let class = self.state.heap.class_of(object).unwrap_or(self.vm.known.object);
        let mut owner = self.vm.program.class(class);
        while let Some(parent) = owner.super_class.map(|p| self.vm.program.class(p)) {
            let constants = owner.fields.iter().filter(|f| f.access & access::ENUM != 0);
            for field in constants {
                if self.state.statics.get(owner.id, field.slot as usize) == Some(Value::reference(object)) {
                    return Input::Constant { class: owner.java_name(), name: field.name.to_string() };
                }
            }
            owner = parent;
        }
        if &*self.vm.program.class(class).name == "java/lang/Boolean"
            && let Some(field) = self.vm.program.find_field(class, "value", None)
        {
            let value = self.state.heap.field(object, field.slot as usize).unwrap_or_default();
            return match self.value(value, "Z") {
                Input::Primitive(value) => Input::Boxed(value),
                other => other,
            };
        }
        if let Some(text) = self.vm.string_units(self.state, object) {
            return Input::Text(text);
        }
        if let Some((class, name)) = self.vm.visible_static(self.state, object) {
            return Input::Constant { class, name };
        }
        self.gap = Some(format!("an object of {} as input", self.vm.program.class(class).java_name()));
        Input::Null
    }

    fn fresh(&mut self) -> Number {
        self.next += 1;
        self.next - 1
    }

    fn number(&mut self, object: Ref) -> Number {
        if let Some(known) = self.numbers.get(&object) {
            return *known;
        }
        let number = self.fresh();
        self.numbers.insert(object, number);
        number
    }

    fn length(&mut self, length: TermId) -> i64 {
        let length = self.constant(length).as_i32().unwrap_or(0).max(0);
        if i64::from(length) > MOST_ELEMENTS {
            self.gap = Some(format!("an array of {length} elements"));
            return 0;
        }
        i64::from(length)
    }

    fn elements(&mut self, made: &MadeObject, length: TermId, known: &[Value], descriptor: &str) -> Vec<Const> {
        let length = self.length(length) as usize;
        (0..length)
            .map(|i| {
                let term = known.get(i).and_then(|v| v.as_sym()).unwrap_or_else(|| {
                    let sort = if descriptor == "C" { Sort::Bv16 } else { Sort::Bv32 };
                    self.terms.var(&format!("{}[{i}]", made.name), sort)
                });
                if descriptor == "C" && self.readable && !self.mentions(term) {
                    return Const::Bv32(i32::from(letter(i)));
                }
                self.constant(term)
            })
            .collect()
    }

    fn element(&mut self, made: &MadeObject, known: &[Value], index: usize, descriptor: &str) -> Input {
        if let Some(value) = known.get(index) {
            return self.value(*value, descriptor);
        }
        let sort = variable_sort(descriptor).unwrap_or(Sort::Ref);
        let term = self.terms.var(&format!("{}[{index}]", made.name), sort);
        self.value(Value::sym(term), descriptor)
    }
}
