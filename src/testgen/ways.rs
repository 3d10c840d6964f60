//! The ways in which code of the program makes objects of a class: constructors, factories, setters and builders, each
//! explored symbolically once, with every path that returns kept.
//!
//! Bounded by paths, forks, instructions and the solver's effort, not by time before that is over: the same program gives
//! the same ways.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::case::Access;
use super::scope::Scope;
use crate::classfile::{Constant, access};
use crate::explore::engine::{Ended, Engine, Limits, Listener, Wish};
use crate::explore::input::java_type;
use crate::explore::script::{Receiver, Script, Stage, parameter_types};
use crate::explore::tally::PathEnd;
use crate::expr::Terms;
use crate::interp::Vm;
use crate::program::{Class, Insn, Method, Origin};
use crate::solver::{Model, Options, Solver};
use crate::state::{Console, Ref, State, Value};
use crate::util::{ClassId, MethodId};

/// Paths of one script.
const MOST_PATHS: u64 = 48;
const MOST_FORKS: u32 = 40;
const MOST_STEPS: u64 = 200_000;
/// Effort of one query.
const SOLVER_LIMIT: u64 = 500;
/// Queries of one script that the solver may give up.
const MOST_UNANSWERED: u64 = 1;
/// Methods that are tried as setters.
const MOST_SETTERS: usize = 10;
/// Methods of objects that are tried for what they give.
const MOST_GIVERS: usize = 8;
/// Calls of one method before the last.
const MOST_REPEATED: u32 = 7;
/// Of what was tried, so much is named.
const MOST_SHOWN: usize = 5;

/// One path that ends with a new object.
pub struct Way {
    /// What a reader of the path needs: heap, statics, inputs, path condition.
    pub state: State,
    pub stage: Stage,
    pub model: Model,
    pub object: Ref,
    /// The object is what the last call returned.
    pub gives: bool,
}

/// Ways with the terms that they are made of.
pub struct Ways {
    pub terms: Terms,
    pub solver: Solver,
    pub ways: Vec<Way>,
}

/// What is explored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A constructor or a static factory.
    Made,
    /// The same and so many calls after it.
    Set(u32),
    /// The same and one method again and again.
    Repeat,
    /// A builder and what it builds.
    Builder,
    /// What a method of an object gives: of another one of the class (`withX`), or of classes beside it.
    Given,
}

/// The members of a class that a test with this access may use.
pub(super) fn open(scope: &Scope<'_>, owner: &Class, flags: u16, level: Access) -> bool {
    let public = flags & access::PUBLIC != 0 && owner.access & access::PUBLIC != 0;
    match level {
        Access::Public => public && scope.sees(owner, flags),
        Access::Package => scope.sees(owner, flags),
        Access::Reflection => flags & access::SYNTHETIC == 0,
    }
}

pub(super) fn methods<'v>(vm: &'v Vm, class: &'v Class) -> impl Iterator<Item = &'v Method> {
    class.methods.iter().map(|m| vm.program.method(*m))
}

pub(super) fn constructors(scope: &Scope<'_>, class: &Class, level: Access) -> Vec<MethodId> {
    let mut found: Vec<&Method> =
        methods(scope.vm, class).filter(|m| m.is_constructor() && open(scope, class, m.access, level)).collect();
    found.sort_by_key(|m| m.params.len());
    found.into_iter().map(|m| m.id).collect()
}

/// Static methods of the class that give one; where it has neither these nor constructors, of other classes of its package, and
/// of what it extends and implements: `Cut.belowAll()` gives a `Cut` that is one of a hidden class.
fn factories(scope: &Scope<'_>, class: &Class, level: Access) -> Vec<MethodId> {
    let gives = format!(")L{};", class.name);
    let mut found: Vec<&Method> = methods(scope.vm, class)
        .filter(|m| m.is_static() && m.descriptor.ends_with(&gives) && open(scope, class, m.access, level))
        .collect();
    if found.is_empty() && constructors(scope, class, level).is_empty() {
        let beside = crate::explore::target::factories_beside(scope.vm, class);
        let beside = beside.into_iter().map(|m| scope.vm.program.method(m));
        found.extend(beside.filter(|m| open(scope, scope.vm.program.class(m.class), m.access, level)));
        found.extend(factories_above(scope, class, level));
    }
    found.sort_by_key(|m| m.params.len());
    found.into_iter().map(|m| m.id).collect()
}

/// Static methods of the types above a class that give one of these types.
fn factories_above<'v>(scope: &Scope<'v>, class: &Class, level: Access) -> Vec<&'v Method> {
    let program = &scope.vm.program;
    let above = (0..program.class_count() as u32).map(|id| program.class(ClassId(id)));
    let above = above.filter(|above| {
        above.id != class.id && matches!(above.origin, Origin::App(_)) && program.is_subtype(class.id, above.id)
    });
    let given = |owner: &'v Class| {
        let gives = format!(")L{};", owner.name);
        methods(scope.vm, owner)
            .filter(move |m| m.is_static() && m.descriptor.ends_with(&gives))
            .filter(move |m| open(scope, owner, m.access, level))
            .collect::<Vec<_>>()
    };
    above.flat_map(given).collect()
}

/// Whatever gives an object to call methods of: constructors, or factories of a class that shows none.
pub(super) fn beginnings(scope: &Scope<'_>, class: &Class, level: Access) -> Vec<MethodId> {
    let found = constructors(scope, class, level);
    if found.is_empty() { factories(scope, class, level) } else { found }
}

/// Instance methods that may change their object, nearest to the class first.
pub(super) fn setters(scope: &Scope<'_>, class: &Class, level: Access) -> Vec<MethodId> {
    let program = &scope.vm.program;
    let mut found = Vec::new();
    for owner in class.display.iter().rev().map(|c| program.class(*c)) {
        if !matches!(owner.origin, Origin::App(_)) {
            continue;
        }
        for method in methods(scope.vm, owner) {
            let usable = !method.is_static() && !method.is_constructor() && !method.is_abstract();
            let selected = program.select(class.id, method.selector) == Some(method.id);
            let changes = !scope.vm.world.is_query(program, method);
            if usable && selected && open(scope, owner, method.access, level) && changes {
                found.push(method);
            }
        }
    }
    let named = |m: &Method| !["set", "with", "add"].iter().any(|p| m.name.starts_with(p));
    let writes = |m: &Method| writes(scope.vm, program.class(m.class), m);
    found.sort_by_key(|m| (!writes(m), named(m), m.params.len() != 1, m.params.len()));
    found.into_iter().take(MOST_SETTERS).map(|m| m.id).collect()
}

fn writes(vm: &Vm, owner: &Class, method: &Method) -> bool {
    let (Ok(code), Some(file)) = (vm.program.code(method), owner.file.as_ref()) else { return false };
    code.insns.iter().any(|insn| match insn.get() {
        Insn::PutFieldQ(_) => true,
        Insn::PutField(index) => matches!(file.pool.get(index), Some(Constant::Field(_))),
        _ => false,
    })
}

/// Classes with an instance method that gives one, and those methods: `Order.Builder` and `build`.
pub(super) fn builders<'v>(scope: &Scope<'v>, class: &Class, level: Access) -> Vec<(&'v Class, MethodId)> {
    let gives = format!("()L{};", class.name);
    let file = class.file.as_ref();
    let nest = file.map(|f| f.inner_classes.clone()).unwrap_or_default();
    let beside = format!("{}Builder", class.name);
    let names = nest.iter().map(|i| i.inner.to_string()).chain(std::iter::once(beside));
    let mut found = Vec::new();
    for name in names {
        let known = *name == *class.name || found.iter().any(|(c, _): &(&Class, MethodId)| *c.name == *name);
        if known || !scope.vm.program.classpath().contains(&name) {
            continue;
        }
        let Some(builder) = scope.load(&name).filter(|c| !c.is_abstract()) else { continue };
        let build = methods(scope.vm, builder)
            .find(|m| !m.is_static() && *m.descriptor == *gives && open(scope, builder, m.access, level));
        if let Some(build) = build {
            found.push((builder, build.id));
        }
    }
    found
}

/// Methods of objects that give one, of the class itself or of others of its package, with the classes of those objects.
fn givers<'v>(scope: &Scope<'v>, class: &'v Class, level: Access) -> Vec<(&'v Class, MethodId)> {
    let gives = format!(")L{};", class.name);
    let mut owners = vec![class];
    owners.extend(crate::explore::target::classes_beside(scope.vm, class));
    let mut found: Vec<(&Class, &Method)> = Vec::new();
    for owner in owners.into_iter().filter(|owner| !owner.is_abstract()) {
        let usable = |m: &&Method| {
            let is_called = !m.is_static() && !m.is_abstract() && m.access & access::SYNTHETIC == 0;
            is_called && m.descriptor.ends_with(&gives) && open(scope, owner, m.access, level)
        };
        found.extend(methods(scope.vm, owner).filter(usable).map(|method| (owner, method)));
    }
    found.sort_by_key(|(_, method)| method.params.len());
    found.into_iter().take(MOST_GIVERS).map(|(owner, method)| (owner, method.id)).collect()
}

/// What was tried to make an object of a class, for those who wonder why there is none.
pub fn tried<'v>(scope: &Scope<'v>, class: &'v Class) -> String {
    if scope.class_name(class).is_none() {
        return ", which no test can name".into();
    }
    let program = &scope.vm.program;
    let level = Access::Reflection;
    let simple = |class: &Class| class.java_name().rsplit(['.', '$']).next().unwrap_or_default().to_string();
    let named = |id: MethodId| {
        let method = program.method(id);
        let types: Vec<String> = parameter_types(&method.descriptor).iter().map(|ty| java_type(ty)).collect();
        let types: Vec<&str> = types.iter().filter_map(|ty| ty.rsplit(['.', '$']).next()).collect();
        let owner = simple(program.class(method.class));
        match method.is_constructor() {
            true => format!("new {owner}({})", types.join(", ")),
            false => format!("{owner}.{}({})", method.name, types.join(", ")),
        }
    };
    let built = builders(scope, class, level).into_iter().map(|(_, build)| build);
    let made = constructors(scope, class, level).into_iter().chain(factories(scope, class, level)).chain(built);
    let made: Vec<MethodId> = made.chain(setters(scope, class, level)).collect();
    let given =
        givers(scope, class, level).into_iter().map(|(_, method)| method).filter(|method| !made.contains(method));
    let all: Vec<String> = made.iter().copied().chain(given).map(named).collect();
    let shown = all.iter().take(MOST_SHOWN).map(String::as_str).collect::<Vec<_>>().join(", ");
    match all.len().saturating_sub(MOST_SHOWN) {
        _ if all.is_empty() => ": it has no constructor, static method, setter or builder".into(),
        0 => format!(": tried {shown}"),
        more => format!(": tried {shown} and {more} more"),
    }
}

/// Explores all ways of a kind.
pub fn explore<'v>(
    scope: &Scope<'v>,
    class: &'v Class,
    kind: Kind,
    level: Access,
    (until, stop): (Option<Instant>, &AtomicBool),
) -> Ways {
    let mut scripts: Vec<(Script, bool)> = Vec::new();
    let script = |target, steps, constructors: Vec<MethodId>, between: Vec<MethodId>| Script {
        constructors,
        between,
        ..Script::new(target, Receiver::Built { steps })
    };
    match kind {
        Kind::Made => {
            let made = constructors(scope, class, level);
            scripts.extend(made.into_iter().map(|c| (script(c, 0, Vec::new(), Vec::new()), false)));
            let made = factories(scope, class, level);
            scripts.extend(made.into_iter().map(|f| (script(f, 0, Vec::new(), Vec::new()), true)));
        }
        Kind::Set(calls) => {
            let (first, all) = (beginnings(scope, class, level), setters(scope, class, level));
            if !first.is_empty() {
                let before = calls.saturating_sub(1);
                scripts.extend(all.iter().map(|s| (script(*s, before, first.clone(), all.clone()), false)));
            }
        }
        Kind::Repeat => {
            let first = beginnings(scope, class, level);
            let all = setters(scope, class, level).into_iter().filter(|_| !first.is_empty());
            scripts.extend(all.map(|s| (script(s, MOST_REPEATED, first.clone(), vec![s]), false)));
        }
        Kind::Builder => {
            for (builder, build) in builders(scope, class, level) {
                let first = beginnings(scope, builder, level);
                let all = setters(scope, builder, level);
                if !first.is_empty() {
                    scripts.push((script(build, 3, first, all), true));
                }
            }
        }
        Kind::Given => {
            for (owner, method) in givers(scope, class, level) {
                let first = beginnings(scope, owner, level);
                if !first.is_empty() {
                    scripts.push((script(method, 1, first, setters(scope, owner, level)), true));
                }
            }
        }
    }
    let options = Options { limit: SOLVER_LIMIT, ..Options::default() };
    let mut made = Ways { terms: Terms::new(), solver: Solver::new(&options), ways: Vec::new() };
    for (script, gives) in scripts {
        let limits = Limits {
            paths: Some(MOST_PATHS * if gives { 4 } else { 1 }),
            steps_per_path: MOST_STEPS,
            forks: Some(MOST_FORKS),
            time: until.map(|until| until.saturating_duration_since(Instant::now())),
            ..Limits::default()
        };
        let Some(strategy) = crate::search::strategy("bfs", 0) else { continue };
        let Ways { terms, solver, .. } = &mut made;
        let solver = std::mem::replace(solver, Solver::with_backends(&options, Vec::new(), None));
        let mut engine = Engine::new(scope.vm, &script, strategy, solver, limits);
        engine.terms = std::mem::take(terms);
        engine.start();
        let mut listener = Keep { class: class.id, gives, ways: Vec::new() };
        engine.watch_the_clock();
        let unanswered = engine.solver.counters().unknown;
        while engine.solver.counters().unknown <= unanswered + MOST_UNANSWERED && engine.step(&mut listener, stop) {}
        (made.terms, made.solver) = (engine.terms, engine.solver);
        made.ways.append(&mut listener.ways);
    }
    // Few calls first.
    made.ways.sort_by_key(|w| w.stage.calls.len());
    made
}

struct Keep {
    class: ClassId,
    gives: bool,
    ways: Vec<Way>,
}

impl Listener for Keep {
    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        let PathEnd::Returned(value) = path.end else { return Wish::GoOn };
        let object: Value = if self.gives { *value } else { path.stage.receiver };
        let Some(object) = object.as_ref().filter(|o| !o.is_null()) else { return Wish::GoOn };
        if path.state.heap.class_of(object) != Some(self.class) {
            return Wish::GoOn;
        }
        let mut state = State::new(Console::with_input(&[]));
        state.heap = path.state.heap.clone();
        state.statics = path.state.statics.clone();
        state.inputs = path.state.inputs.clone();
        state.path = path.state.path.clone();
        let (stage, model) = (path.stage.clone(), path.model.clone());
        self.ways.push(Way { state, stage, model, object, gives: self.gives });
        Wish::GoOn
    }
}
