//! Runs drafts in the VM, concretely, and makes test cases of them.
//!
//! A draft that looks at the time or at the identity of an object is run several times: at another hour, with a slower
//! machine, and with other identities, so that hash tables have their elements in other orders. What differs is not
//! asserted, because it would differ on the JVM as well.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::assumed::Assumed;
use super::build::passed;
use super::capture::Draft;
use super::case::TestCase;
use super::java::signature::Sig;
use super::java::{Expr, Stmt, Type};
use super::oracle::Oracle;
use super::plan::{Maker, Want, variable_name};
use super::recipe::{End, Recipes};
use super::restore::{program_classes, restore};
use super::scope::{Bindings, Scope, is_identifier, type_parameters};
use super::world::{Observe, Stop, World, primitive};
use crate::classfile::access;
use crate::explore::input::{Built, CallInput, Input, InputSet, Purpose, quoted};
use crate::explore::target::shown;
use crate::interp::Vm;
use crate::program::{Class, Method};
use crate::state::event::{TARGET_BEGINS, TARGET_ENDS};
use crate::state::{Event, Ref, Seen, State, Statics, Value};
use crate::util::ClassId;

/// How another run sees what is not the program's own.
struct Variation {
    /// The clock, in nanoseconds.
    time: u64,
    /// Objects that exist before.
    objects: u32,
    /// See [`State::scatter`].
    scatter: u32,
    /// Where `Set.of` and `Map.of` begin, and by its lowest bit in which direction they go.
    salt: u32,
    /// The machine's time zone.
    zone: &'static str,
}

/// In another year, on another day of the week, in the afternoon, at an odd minute and second.
const ANOTHER_TIME: u64 = (500 * 86_400 + 13 * 3_600 + 27 * 60 + 43) * 1_000_000_000 + 345_678_901;
/// What passes there from one look at the clock to the next: a span of time is another one as well, in milliseconds too.
const ANOTHER_TICK: u64 = 7_654_321;
/// Other time zones than the VM's own.
const EAST: &str = "GMT+09:00";
const WEST: &str = "GMT-05:30";
/// From the first to the second the lower half of identity hashes is flipped, so that every table has its bins in the opposite order,
/// and unmodifiable sets go in opposite directions; from the first to the third only the upper half is, so that of two objects the
/// other one has the smaller hash. What is the same in all does not depend on that.
const VARIATIONS: [Variation; 4] = [
    Variation { time: ANOTHER_TIME, objects: 11, scatter: 0, salt: 0, zone: EAST },
    Variation { time: ANOTHER_TIME, objects: 11, scatter: 0xffff, salt: 0x4000_0001, zone: EAST },
    Variation { time: ANOTHER_TIME, objects: 11, scatter: 0x7fff_0000, salt: 0, zone: EAST },
    Variation { time: 2 * ANOTHER_TIME, objects: 29, scatter: 0x1d3a_b36a, salt: 0xc000_0001, zone: WEST },
];
/// What all runs say of a test that they do not agree about.
pub const DEPENDS: &str = "what it does depends on time or on the identity of objects";
/// Instructions of one sequence of drawn calls.
const LONGEST_PLAY: u64 = 1_000_000;
/// Names of classes that tests use and a tested package may have as well.
const COMMON: &[&str] = &[
    "Boolean",
    "Byte",
    "Short",
    "Character",
    "Integer",
    "Long",
    "Float",
    "Double",
    "Object",
    "Class",
    "String",
    "Exception",
    "Throwable",
    "SuppressWarnings",
    "Arrays",
    "Collections",
    "ArrayList",
    "LinkedHashSet",
    "LinkedHashMap",
    "HashSet",
    "HashMap",
    "Map",
    "Optional",
    "Test",
    "AfterEach",
    "After",
    "Field",
    "Constructor",
];

/// Runs drafts in one VM. What was found out about the making of objects is kept from one run to the next.
pub struct Runner<'v> {
    pub(super) vm: &'v Vm,
    pub(super) recipes: Recipes<'v>,
    pub(super) assumed: Assumed,
    /// By package, the common names that mean something else there.
    shadowed: RefCell<BTreeMap<String, Vec<String>>>,
    /// By tested class and the one that declares the method: where every probe of it begins.
    pub(super) initialized: RefCell<BTreeMap<(String, String), State>>,
    /// Classes whose initialisers do not come to an end by themselves.
    pub(super) refused: RefCell<BTreeSet<ClassId>>,
}

impl<'v> Runner<'v> {
    /// `vm` runs the tests (not exploring, with assertions); `explorer` is one for explorations of the same program.
    pub fn new(vm: &'v Vm, explorer: &'v Vm) -> Self {
        Self {
            vm,
            recipes: Recipes::new(vm, explorer),
            assumed: Assumed::default(),
            shadowed: RefCell::default(),
            initialized: RefCell::default(),
            refused: RefCell::default(),
        }
    }

    /// The same; objects that are hard to make are given up at the end.
    pub fn until(self, end: End<'v>) -> Self {
        Self { recipes: self.recipes.until(end), ..self }
    }

    /// The same; what does not satisfy the preconditions of its target is no test.
    pub fn assuming(self, assumed: Assumed) -> Self {
        Self { assumed, ..self }
    }

    /// Runs the draft; `observe` is called after every [`Vm::advance`] of the first run.
    pub fn run(&self, draft: &Draft, observe: &mut dyn FnMut(&Vm, &mut State)) -> Result<TestCase, String> {
        self.run_all(draft, &mut |run, vm, state| {
            if run == 0 {
                observe(vm, state);
            }
        })
    }

    /// The same; `observe` is called in every run that it takes, with the number of the run.
    pub fn run_all(&self, draft: &Draft, observe: &mut dyn FnMut(usize, &Vm, &mut State)) -> Result<TestCase, String> {
        let draft = self.recipes.settle(draft)?;
        let (first, varies) = self.once(&draft, &mut |vm, state| observe(0, vm, state), None)?;
        if !varies {
            debug_assert_eq!(
                Ok(&first),
                self.once(&draft, &mut |_, _| {}, VARIATIONS.first()).as_ref().map(|(second, _)| second),
                "differs, though it looks at nothing that does"
            );
            return Ok(first);
        }
        let mut others = Vec::new();
        for (number, variation) in VARIATIONS.iter().enumerate() {
            let mut observe = |vm: &Vm, state: &mut State| observe(number + 1, vm, state);
            let other = self.once(&draft, &mut observe, Some(variation))?.0;
            if ends_otherwise(&first, &other) {
                return Err(DEPENDS.to_string());
            }
            others.push(other);
        }
        Ok(TestCase { doubtful: true, ..agree(first, &others)? })
    }

    /// Makes an object and calls one thing after the other on it; what throws is taken back. `told` has the events of each
    /// call, and whether it threw. The instructions that all of it took.
    pub fn play(
        &self,
        built: &Built,
        calls: &[CallInput],
        told: &mut dyn FnMut(&[Event], bool),
    ) -> Result<u64, String> {
        let events = RefCell::new(Vec::new());
        let mut observe = |_: &Vm, state: &mut State| events.borrow_mut().append(&mut state.events);
        let mut world = World::new(self.vm, &mut observe);
        world.most_steps = LONGEST_PLAY;
        let class = world.class(&built.class)?;
        let scope = Scope::new(self.vm, class);
        let (descriptor, bindings) = (class.descriptor(), Bindings::new());
        let want = Want { descriptor: &descriptor, sig: None, bindings: &bindings, explicit: false };
        let mut maker = Maker::new(&mut world, &scope, std::iter::empty());
        let made = maker.make(&Input::New(Box::new(built.clone())), &want);
        let (_, receiver) = made.map_err(|_| "the object cannot be made".to_string())?;
        let mut steps = 0;
        for call in calls {
            events.borrow_mut().clear();
            let method = maker.method(call)?;
            let before = maker.world.state.fork();
            let result = maker.arguments(method, &call.arguments, &bindings, false).and_then(|(_, arguments)| {
                let all: Vec<Value> = std::iter::once(receiver).chain(arguments).collect();
                maker.world.invoke(&call.class, &call.name, &call.descriptor, &all)
            });
            let threw = match result {
                Ok(_) => false,
                Err(Stop::Threw(_)) => true,
                Err(Stop::Other(_)) => break,
            };
            told(&events.borrow(), threw);
            if threw {
                steps += maker.world.state.steps - before.steps;
                maker.world.state = before;
            }
        }
        Ok(steps + maker.world.state.steps)
    }

    /// The machine that runs the tests.
    pub fn machine(&self) -> &'v Vm {
        self.vm
    }

    fn shadowed(&self, package: &str) -> Vec<String> {
        if let Some(known) = self.shadowed.borrow().get(package) {
            return known.clone();
        }
        let full = |name: &str| if package.is_empty() { name.into() } else { format!("{package}/{name}") };
        let there = COMMON.iter().filter(|name| self.vm.program.classpath().contains(&full(name)));
        let found: Vec<String> = there.map(|name| (*name).to_string()).collect();
        self.shadowed.borrow_mut().insert(package.to_string(), found.clone());
        found
    }

    /// The test, and whether another run may find something else.
    fn once(
        &self,
        draft: &Draft,
        observe: &mut Observe<'_>,
        variation: Option<&Variation>,
    ) -> Result<(TestCase, bool), String> {
        let mut observe = |vm: &Vm, state: &mut State| observe(vm, state);
        let mut world = World::new(self.vm, &mut observe);
        if let Some(variation) = variation {
            variation.apply(&mut world);
        }
        let class = world.class(&draft.class)?;
        let owner = world.class(&draft.owner)?;
        let scope = Scope::new(self.vm, class);
        let method = target(&scope, class, owner, draft)?;
        for class in [class, owner] {
            world.initialize(class.id).map_err(|stop| explain(&world, stop, "a class initialiser"))?;
        }
        let mut first = world.state.fork();
        match perform(&mut world, &scope, class, method, draft, &self.assumed, &mut first) {
            Ok(case) => Ok((TestCase { shadowed: self.shadowed(&scope.package), ..case }, world.state.varies)),
            Err(stop) => Err(explain(&world, stop, "the preparation of the test")),
        }
    }
}

impl Variation {
    fn apply(&self, world: &mut World<'_>) {
        let vm = world.vm;
        world.state.clock = self.time;
        world.state.tick = ANOTHER_TICK;
        (0..self.objects).for_each(|_| {
            vm.new_instance(&mut world.state, vm.known.object);
        });
        world.state.scatter = self.scatter;
        self.apply_zone(world);
        // As its initialiser does with a number that it makes of the time; where it has no such fields the time is all.
        let Ok(class) = world.class("java/util/ImmutableCollections") else { return };
        if world.initialize(class.id).is_err() {
            return;
        }
        let backwards = Value::int(i32::from(self.salt & 1 == 0));
        for (name, value) in [("SALT32L", Value::long(i64::from(self.salt))), ("REVERSE", backwards)] {
            if let Some(field) = vm.program.find_field(class.id, name, None) {
                world.state.statics.set(class.id, field.slot as usize, value);
            }
        }
    }
}

impl Variation {
    /// As if the machine were elsewhere. Where the library has no such methods, the zone is the VM's own.
    fn apply_zone(&self, world: &mut World<'_>) {
        let (name, zone) = ("user.timezone".encode_utf16(), self.zone.encode_utf16());
        let (name, zone) = (world.text(&name.collect::<Vec<_>>()), world.text(&zone.collect::<Vec<_>>()));
        let text = "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;";
        let _ = world.invoke("java/lang/System", "setProperty", text, &[name, zone]);
        let given = "(Ljava/lang/String;)Ljava/util/TimeZone;";
        if let Ok(zone) = world.invoke("java/util/TimeZone", "getTimeZone", given, &[zone]) {
            let _ = world.invoke("java/util/TimeZone", "setDefault", "(Ljava/util/TimeZone;)V", &[zone]);
        }
        world.state.varies = false;
    }
}

fn explain(world: &World<'_>, stop: Stop, during: &str) -> String {
    match stop {
        Stop::Other(why) => why,
        Stop::Threw(exception) => {
            let class = world.class_of(exception).map(Class::java_name).unwrap_or_default();
            format!("{during} throws {class}")
        }
    }
}

/// The method, if a test of its package can call it.
pub(super) fn target<'v>(scope: &Scope<'v>, class: &Class, owner: &Class, draft: &Draft) -> Result<&'v Method, String> {
    let found = scope.vm.program.find_named(owner.id, &draft.method, &draft.descriptor);
    let method = found.ok_or_else(|| format!("no method {}", draft.method))?;
    let what = shown(scope.vm, method);
    if scope.class_name(class).is_none() {
        return Err(format!("{} cannot be named in a test of its package", class.java_name()));
    }
    if !scope.sees(owner, method.access) {
        return Err(format!("{what} cannot be called by a test of its package"));
    }
    if (!method.is_constructor() && !is_identifier(&method.name)) || method.access & access::SYNTHETIC != 0 {
        return Err(format!("{what} cannot be called from Java source"));
    }
    Ok(method)
}

/// Equal statements that are written as a loop.
const FEWEST_REPEATED: usize = 4;

/// Makes the inputs, calls the target and looks at what happened.
pub(super) fn perform<'a>(
    world: &mut World<'a>,
    scope: &Scope<'a>,
    class: &'a Class,
    method: &'a Method,
    draft: &Draft,
    assumed: &Assumed,
    first: &mut State,
) -> Result<TestCase, Stop> {
    let roots = draft.statics.iter().chain(&draft.arguments).map(|r| &r.input);
    let mut maker = Maker::new(world, scope, roots.chain(draft.receiver.as_ref()));
    scope.parameter_names(method).iter().for_each(|n| maker.reserve(n));
    for root in &draft.statics {
        match (&root.purpose, &root.input) {
            (Purpose::Before, Input::New(built)) => maker.call_before(&built.first)?,
            _ => maker.assign_static(&root.name, &root.input, &root.descriptor)?,
        }
    }
    let inputs: Vec<Input> = draft.arguments.iter().map(|r| r.input.clone()).collect();
    let known_as = known_as(scope, class, method, draft);
    let (bindings, sig) = receiver_type(&mut maker, (class, known_as), method, draft, &inputs)?;
    let mut values = Vec::new();
    let mut receiver = None;
    if let Some(input) = &draft.receiver {
        let descriptor = known_as.descriptor();
        let want = Want { descriptor: &descriptor, sig: sig.as_ref(), bindings: &bindings, explicit: false };
        let name = maker.fresh(&variable_name(known_as));
        let (expr, value) = maker.make_local(input, &want, &name)?;
        receiver = Some(expr);
        values.push(value);
    }
    let (exprs, arguments) = maker.arguments(method, &inputs, &bindings, true)?;
    values.extend(&arguments);
    let call = call_expr(&maker, class, method, receiver, exprs)?;
    assumed.check(maker.world, draft, &values)?;
    let before = maker.world.state.fork();
    let statics = before.statics.clone();
    maker.world.state.events.push(Event { watch: TARGET_BEGINS, depth: 0, seen: Seen::Reached });
    let result = if method.is_constructor() {
        maker.world.construct(&class.name, &method.descriptor, &arguments)
    } else {
        let owner = scope.vm.program.class(method.class).name.clone();
        maker.world.invoke(&owner, &method.name, &method.descriptor, &values)
    };
    maker.world.state.events.push(Event { watch: TARGET_ENDS, depth: 0, seen: Seen::Reached });
    maker.calls(method);
    // What is thrown inside of an assertion needs no declaration.
    if result.is_ok() {
        maker.declares(method);
    }
    maker.lengthen_answers()?;
    let (result_name, thrown_name) = (maker.fresh("result"), maker.fresh("thrown"));
    let body = repeated(&mut maker);
    let only_called = if method.result.is_none() { Stmt::DoesNotThrow(call.clone()) } else { Stmt::Do(call.clone()) };
    let mut case = TestCase {
        target: shown(scope.vm, method),
        class: maker.class_name(class)?,
        level: class.file.as_ref().map_or(8, |f| f.major.saturating_sub(44).max(8)),
        unasserted: result.is_ok().then(|| body.iter().cloned().chain([only_called]).collect()),
        body,
        unchecked: maker.unchecked,
        deprecated: maker.deprecated,
        throws: maker.throws,
        shadowed: Vec::new(),
        access: maker.access,
        inputs: described(draft),
        outcome: String::new(),
        remarks: Vec::new(),
        doubtful: false,
        restore: Vec::new(),
    };
    case.restore = restore(&mut maker, first);
    let mut oracle = Oracle::new(maker, before);
    match result {
        Ok(value) => returned(&mut oracle, &mut case, class, method, call, value, &result_name),
        Err(Stop::Threw(exception)) => threw(&mut oracle, &mut case, call, exception, &thrown_name)?,
        Err(other) => return Err(other),
    }
    oracle.changes();
    static_changes(&mut oracle, &statics);
    case.body.append(&mut oracle.out);
    case.remarks.append(&mut oracle.remarks);
    case.remarks.dedup();
    // A call that shows nothing: at least it returns.
    if let Some(Stmt::Do(call)) = case.body.last().cloned()
        && method.result.is_none()
        && case.outcome == "returns"
    {
        case.body.pop();
        case.body.push(Stmt::DoesNotThrow(call));
    }
    Ok(case)
}

/// The statements so far; many equal ones in a row become a loop.
fn repeated(maker: &mut Maker<'_, '_>) -> Vec<Stmt> {
    let body = std::mem::take(&mut maker.body);
    let mut found = Vec::new();
    for run in body.chunk_by(|a, b| a == b && matches!(a, Stmt::Do(_))) {
        match run {
            [Stmt::Do(expr), ..] if run.len() >= FEWEST_REPEATED => {
                found.push(Stmt::Repeat(maker.fresh("i"), run.len(), expr.clone()));
            }
            _ => found.extend(run.iter().cloned()),
        }
    }
    found
}

/// The type of the receiver that a test knows: the tested class, or where the receiver is something else that the tested class
/// gives, what declares the method, or the type that it is given as.
pub(super) fn known_as<'a>(scope: &Scope<'a>, class: &'a Class, method: &Method, draft: &Draft) -> &'a Class {
    let program = &scope.vm.program;
    let given = match &draft.receiver {
        Some(Input::New(built)) => scope.load(&built.class),
        _ => None,
    };
    let other = given.filter(|g| !program.is_subtype(g.id, class.id) && !program.is_subtype(class.id, g.id));
    let plain = method.is_static() || method.is_constructor();
    match other {
        _ if plain || other.is_none() && program.is_subtype(class.id, method.class) => class,
        Some(other) if method.class == scope.vm.known.object => other,
        _ => program.class(method.class),
    }
}

/// The type arguments of the receiver's class, by everything that is called on it.
pub(super) fn receiver_type(
    maker: &mut Maker<'_, '_>,
    (class, known_as): (&Class, &Class),
    method: &Method,
    draft: &Draft,
    inputs: &[Input],
) -> Result<(Bindings, Option<Sig>), Stop> {
    if class.id != known_as.id {
        return Ok((Bindings::new(), None));
    }
    let mut calls: Vec<(&Method, &[Input])> = vec![(method, inputs)];
    let receiver = match &draft.receiver {
        Some(Input::Written { base, .. }) => Some(&**base),
        other => other.as_ref(),
    };
    if let Some(Input::New(built)) = receiver {
        let first = maker.method(&built.first)?;
        calls.push((first, passed(first, &built.first)));
        for call in &built.calls {
            calls.push((maker.method(call)?, &call.arguments));
        }
    }
    let bindings = maker.class_bindings(class, calls.into_iter());
    let parameters = type_parameters(class);
    let variables: Vec<Sig> = parameters.iter().map(|p| Sig::Var(p.name.clone())).collect();
    let sig = (!variables.is_empty()).then(|| Sig::Class(class.name.to_string(), variables));
    Ok((bindings, sig))
}

fn call_expr(
    maker: &Maker<'_, '_>,
    class: &Class,
    method: &Method,
    receiver: Option<Expr>,
    mut exprs: Vec<Expr>,
) -> Result<Expr, String> {
    let name = method.name.to_string();
    if method.is_constructor() {
        if class.is_abstract() {
            return Err(format!("{} is abstract", class.java_name()));
        }
        let inner = class.is_inner();
        if inner && exprs.first().is_none_or(|e| !matches!(e, Expr::Local(_))) {
            return Err(format!("{} needs an enclosing object, and there is none", class.java_name()));
        }
        let outer = inner.then(|| Box::new(exprs.remove(0)));
        let ty = Type::Class(maker.class_name(class)?, vec![Type::Any; type_parameters(class).len()]);
        return Ok(Expr::New(outer, ty, exprs));
    }
    match receiver {
        Some(receiver) => Ok(Expr::Call(Box::new(receiver), name, exprs)),
        None => {
            let owner = maker.scope.vm.program.class(method.class);
            Ok(Expr::StaticCall(maker.class_name(owner)?, name, exprs))
        }
    }
}

fn returned(
    oracle: &mut Oracle<'_, '_>,
    case: &mut TestCase,
    class: &Class,
    method: &Method,
    call: Expr,
    value: Value,
    local: &str,
) {
    let descriptor = match method.descriptor.rsplit(')').next().unwrap_or("V") {
        "V" if method.is_constructor() => class.descriptor(),
        "V" => {
            case.outcome = "returns".into();
            return case.body.push(Stmt::Do(call));
        }
        other => other.to_string(),
    };
    case.outcome = format!("returns {}", summary(oracle.world, value, &descriptor));
    let name = Expr::Local(local.to_string());
    oracle.value(name.clone(), value, &descriptor, 0);
    // One assertion that needs the result once takes the call itself.
    if let [one] = oracle.out.as_mut_slice()
        && let Some(place) = one.actual_mut()
        && *place == name
    {
        *place = call;
        return;
    }
    let ty =
        oracle.scope.erased(&descriptor).unwrap_or_else(|| Type::Class(super::java::literal::lang("Object"), vec![]));
    let found = std::mem::take(&mut oracle.out);
    case.body.push(Stmt::Local(ty, local.to_string(), call));
    case.body.extend(found);
    if let Some(object) = value.as_ref().filter(|o| !o.is_null()) {
        oracle.held.retain(|h| h.object != object);
    }
}

fn threw(
    oracle: &mut Oracle<'_, '_>,
    case: &mut TestCase,
    call: Expr,
    exception: Ref,
    local: &str,
) -> Result<(), Stop> {
    let Some(class) = oracle.world.class_of(exception) else { return Err(Stop::Other("no exception".into())) };
    let program = &oracle.scope.vm.program;
    let is = |name: &str| program.load(name).is_ok_and(|sup| program.is_subtype(class.id, sup));
    if is("java/lang/VirtualMachineError") || is("java/lang/LinkageError") {
        return Err(Stop::Other(format!("it ends with {}, which depends on the JVM", class.java_name())));
    }
    case.outcome = format!("throws {}", class.java_name());
    let ty = oracle.scope.exception_type(class).ok_or_else(|| Stop::Other("the exception cannot be named".into()))?;
    if is("java/lang/AssertionError") {
        case.remarks.push("The program's own assertion fails here; assertions must be on (-ea).".into());
    }
    match oracle.message(exception, class) {
        Some(message) => {
            case.body.push(Stmt::Throws(ty, call, Some(local.to_string())));
            let actual = Expr::Call(Box::new(Expr::Local(local.to_string())), "getMessage".into(), Vec::new());
            case.body.push(Stmt::Equals(super::java::literal::text(&message), actual));
        }
        None => case.body.push(Stmt::Throws(ty, call, None)),
    }
    Ok(())
}

/// A value in a few words.
fn summary(world: &World<'_>, value: Value, descriptor: &str) -> String {
    if let Some(value) = primitive(value, descriptor) {
        let set = Input::Primitive(value);
        return notation(set).split_once(' ').map(|(_, v)| v.to_string()).unwrap_or_default();
    }
    match value.as_ref() {
        Some(object) if !object.is_null() => match world.vm.string_units(&world.state, object) {
            Some(units) if world.class_of(object).is_some_and(|c| c.id == world.vm.known.string) => quoted(&units),
            _ => world.class_of(object).map(Class::java_name).unwrap_or_default(),
        },
        _ => "null".to_string(),
    }
}

fn notation(input: Input) -> String {
    let purpose = Purpose::Argument;
    let root = crate::explore::input::RootInput { purpose, name: String::new(), descriptor: String::new(), input };
    InputSet { roots: vec![root], gap: None }.notation().pop().map(|(_, text)| text).unwrap_or_default()
}

fn described(draft: &Draft) -> Vec<(String, String)> {
    use crate::explore::input::RootInput;
    let receiver = draft.receiver.iter().map(|input| RootInput {
        purpose: Purpose::Receiver,
        name: "this".into(),
        descriptor: String::new(),
        input: input.clone(),
    });
    let roots = draft.statics.iter().cloned().chain(receiver).chain(draft.arguments.iter().cloned()).collect();
    InputSet { roots, gap: None }.notation()
}

/// Asserts what changed in static fields that a test can see.
fn static_changes(oracle: &mut Oracle<'_, '_>, before: &Statics) {
    for class in program_classes(oracle.scope.vm, before) {
        let mut hidden = Vec::new();
        for field in class.fields.iter().filter(|f| f.is_static() && f.access & access::SYNTHETIC == 0) {
            let slot = field.slot as usize;
            let (then, now) = (before.get(class.id, slot), oracle.world.state.statics.get(class.id, slot));
            let Some(now) = now else { continue };
            if then == Some(now) && now.as_ref().is_none_or(|object| object.is_null()) {
                continue;
            }
            let Some(name) = oracle.scope.class_name(class) else { continue };
            let place = Expr::Static(name, field.name.to_string());
            if !oracle.scope.sees_field(class, field) {
                let inner = now.as_ref().filter(|object| !object.is_null());
                if then != Some(now) || inner.is_some_and(|object| oracle.differs(object)) {
                    hidden.push(format!("A change of the private field {} is not asserted.", field.name));
                }
            } else if then != Some(now) {
                oracle.value(place, now, &field.descriptor, 1);
            } else if let Some(object) = now.as_ref().filter(|o| !o.is_null()) {
                oracle.change_at(&place, object);
            }
        }
        if !hidden.is_empty() && !oracle.ask_class(class) {
            oracle.remarks.append(&mut hidden);
        }
    }
}

/// Whether one of two runs throws what the other does not.
fn ends_otherwise(first: &TestCase, other: &TestCase) -> bool {
    let throws = first.outcome.starts_with("throws") || other.outcome.starts_with("throws");
    throws && first.outcome != other.outcome
}

/// What all runs say, which end alike. Assertions that differ are left out.
fn agree(mut first: TestCase, others: &[TestCase]) -> Result<TestCase, String> {
    if others.iter().all(|other| first == *other) {
        return Ok(first);
    }
    let plain = |case: &TestCase| case.body.iter().filter(|s| !s.is_assertion()).cloned().collect::<Vec<_>>();
    let calls = |case: &TestCase| case.body.iter().filter_map(Stmt::called).cloned().collect::<Vec<_>>();
    let is_alike = |other: &TestCase| plain(&first) == plain(other) && calls(&first) == calls(other);
    // What is looked at is held by other locals where the call gives something of another kind.
    if !others.iter().all(is_alike) {
        let bare = |case: &TestCase| case.unasserted.clone();
        let all = std::iter::once(&first).chain(others).map(bare).collect::<Option<Vec<_>>>();
        let same =
            all.and_then(|mut all| all.iter().skip(1).all(|body| Some(body) == all.first()).then(|| all.remove(0)));
        first.body = same.ok_or_else(|| DEPENDS.to_string())?;
    }
    let asserted = |body: &[Stmt]| body.iter().filter(|s| s.is_assertion()).count();
    let before = asserted(&first.body);
    let mut kept = Vec::new();
    for stmt in std::mem::take(&mut first.body) {
        let agreed = !stmt.is_assertion() || others.iter().all(|other| other.body.contains(&stmt));
        match stmt.called().cloned() {
            _ if agreed => kept.push(stmt),
            // The call itself must stay.
            Some(call) => kept.push(Stmt::Do(call)),
            None => {}
        }
    }
    let all = asserted(&kept) == before && others.iter().all(|other| asserted(&other.body) == before);
    first.body = kept;
    if !all {
        first.remarks.push("What depends on time or on the identity of objects is not asserted.".into());
    }
    if others.iter().any(|other| other.outcome != first.outcome) {
        first.outcome = "returns".into();
    }
    // A time or an order of then is no first value now.
    first.restore.retain(|stmt| others.iter().all(|other| other.restore.contains(stmt)));
    Ok(first)
}
