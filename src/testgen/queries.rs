//! Queries: what a test asks where neither a field nor a getter shows what happened, such as the `size()` of a stack.
//!
//! A query is a method without parameters that gives something and changes nothing. Of an object that a call changed those are
//! asked whose answers it changed, of a new one those that its class has.
//!
//! Invariants: it is on copies of the state that it is found out what to assert; what a test asserts it runs, so that is called
//! and observed as well. What changes something, throws, depends on the time or the machine, or answers something else when it is
//! asked again is not asserted.

use std::rc::Rc;

use super::java::{Expr, Stmt, Type};
use super::look::is_getter;
use super::oracle::{DEEPEST, Oracle};
use super::plan::Held;
use super::scope::{Scope, is_identifier};
use super::world::World;
use crate::classfile::access;
use crate::interp::Vm;
use crate::program::{Class, Method, Origin};
use crate::state::{Body, Ref, State, Value};
use crate::util::{ClassId, MethodId};

/// Queries that are asked about one object, and those of them that are asserted.
const MOST_ASKED: usize = 24;
const MOST_ASSERTED: usize = 3;
/// Instructions of one query.
const MOST_STEPS: u64 = 100_000;

/// A call of a query.
struct Query {
    method: MethodId,
    expr: Expr,
    /// Of the result.
    descriptor: String,
}

impl Oracle<'_, '_> {
    /// Asserts what a call changed of the answers of an object; whether there is something.
    pub(super) fn ask_changed(&mut self, held: &Held, class: &Class) -> bool {
        let local = Expr::Local(held.name.clone());
        let base = match (&held.ty, self.scope.class_name(class), self.scope.class_type(class)) {
            (Type::Class(known, _), Some(name), _) if *known == name => local,
            (_, _, Some(ty)) => Expr::Cast(ty, Box::new(local)),
            _ => return false,
        };
        let asked = self.of_objects(&base, class);
        self.ask(asked, Some(held.object), true)
    }

    /// Asserts answers of an object that is new; whether there are any.
    pub(super) fn ask_new(&mut self, base: &Expr, object: Ref, class: &Class) -> bool {
        let asked = self.of_objects(base, class);
        self.ask(asked, Some(object), false)
    }

    /// Asserts what a call changed of the answers of a class; whether there is something.
    pub(super) fn ask_class(&mut self, class: &Class) -> bool {
        let Some(name) = self.scope.class_name(class) else { return false };
        let program = &self.scope.vm.program;
        let methods = class.methods.iter().map(|id| program.method(*id));
        let is_plain = |m: &&Method| m.is_static() && m.params.is_empty() && is_query(self.scope, class, m);
        let call = |m: &Method| Expr::StaticCall(name.clone(), m.name.to_string(), Vec::new());
        let asked = methods.filter(is_plain).map(|m| query(m, call(m))).collect();
        self.ask(asked, None, true)
    }

    /// The queries of objects of a class that are no getters, in the order of the source; its text is asked last.
    fn of_objects(&self, base: &Expr, class: &Class) -> Vec<Query> {
        let program = &self.scope.vm.program;
        let mut found: Vec<&Method> = Vec::new();
        let own = class.display.iter().rev().map(|c| program.class(*c));
        for owner in own.filter(|c| matches!(c.origin, Origin::App(_))) {
            found.extend(owner.methods.iter().map(|id| program.method(*id)).filter(|method| {
                let selected = program.select(class.id, method.selector) == Some(method.id);
                let is_plain = !method.is_static() && method.params.is_empty();
                selected && is_plain && is_query(self.scope, owner, method) && !is_getter(self.scope, owner, method)
            }));
        }
        found.sort_by_key(|method| &*method.name == "toString");
        let call = |m: &Method| Expr::Call(Box::new(base.clone()), m.name.to_string(), Vec::new());
        found.into_iter().map(|m| query(m, call(m))).collect()
    }

    /// Asserts answers, where `changed` only those that were others before the call.
    fn ask(&mut self, asked: Vec<Query>, receiver: Option<Ref>, changed: bool) -> bool {
        let mut asserted = 0;
        for query in asked.iter().take(MOST_ASKED) {
            let now = self.world.aside(|world| answer(world, query, receiver, &self.scope.package, &self.held));
            let Some(now) = now else { continue };
            let then = changed.then(|| {
                let before = self.before.fork();
                self.world.aside(|world| {
                    world.state = before;
                    answer(world, query, receiver, &self.scope.package, &self.held)
                })
            });
            if then.flatten().as_ref() == Some(&now) {
                continue;
            }
            self.out.extend(now);
            // It returned on the copy.
            let _ = self.world.call(query.method, &arguments(receiver));
            asserted += 1;
            if asserted == MOST_ASSERTED {
                break;
            }
        }
        asserted > 0
    }
}

fn query(method: &Method, expr: Expr) -> Query {
    let descriptor = method.descriptor.strip_prefix("()").unwrap_or_default().to_string();
    Query { method: method.id, expr, descriptor }
}

fn arguments(receiver: Option<Ref>) -> Vec<Value> {
    receiver.map(Value::reference).into_iter().collect()
}

/// What a query answers, as assertions, if it is one and they say something.
fn answer(
    world: &mut World<'_>,
    query: &Query,
    receiver: Option<Ref>,
    package: &str,
    held: &[Held],
) -> Option<Vec<Stmt>> {
    let arguments = arguments(receiver);
    let scope = Scope { vm: world.vm, package: package.to_string(), class: None };
    world.state.steps = 0;
    world.most_steps = MOST_STEPS;
    let mut told = |world: &mut World<'_>| {
        let value = world.call(query.method, &arguments).ok()?;
        let scope = Scope { vm: world.vm, package: scope.package.clone(), class: None };
        let mut oracle = Oracle::of_world(world, &scope, held.to_vec());
        oracle.value(query.expr.clone(), value, &query.descriptor, DEEPEST);
        Some(oracle.out)
    };
    let told = asked_twice(world, &mut told)?;
    (!is_weak(&told)).then_some(told)
}

/// What is told both times, by something that changes nothing and depends on nothing that a test does not see.
pub(super) fn asked_twice(
    world: &mut World<'_>,
    told: &mut dyn FnMut(&mut World<'_>) -> Option<Vec<Stmt>>,
) -> Option<Vec<Stmt>> {
    let first = world.state.fork();
    let once = told(world)?;
    // The first time the library may fill its caches.
    let second = world.state.fork();
    let twice = told(world)?;
    let pure = !is_changed(world.vm, &first, &second, true) && !is_changed(world.vm, &second, &world.state, false);
    (once == twice && pure && !world.state.varies && !once.is_empty()).then_some(once)
}

/// A method that a test can call to look: a result, no exception that has to be declared.
pub(super) fn is_query(scope: &Scope<'_>, owner: &Class, method: &Method) -> bool {
    let program = &scope.vm.program;
    let info = owner.file.as_ref().zip(method.info).and_then(|(file, info)| file.methods.get(info as usize));
    let unchecked = |name: &Rc<str>| {
        let found = program.load(name).ok();
        ["java/lang/RuntimeException", "java/lang/Error"]
            .iter()
            .any(|above| found.zip(program.load(above).ok()).is_some_and(|(c, above)| program.is_subtype(c, above)))
    };
    method.result.is_some()
        && &*method.name != "hashCode"
        && is_identifier(&method.name)
        && method.access & access::ABSTRACT == 0
        && scope.sees(owner, method.access)
        && info.is_some_and(|info| info.exceptions.iter().all(unchecked))
}

/// Whether what was there before is something else now; `own`: only objects of the program count.
fn is_changed(vm: &Vm, then: &State, now: &State, own: bool) -> bool {
    let is_own = |class: ClassId| matches!(vm.program.class(class).origin, Origin::App(_));
    let object = |r: &Ref| match (then.heap.get(*r), now.heap.get(*r)) {
        (Some(before), Some(after)) if !own || is_own(after.class) => match (&before.body, &after.body) {
            (Body::Fields(a), Body::Fields(b)) => a != b,
            (Body::Array(a), Body::Array(b)) => !a.same(b),
            _ => false,
        },
        _ => false,
    };
    let class = |class: &ClassId| {
        let values = |state: &State| state.statics.cell(*class).and_then(|cell| cell.values.clone());
        is_own(*class) && values(then).is_some_and(|before| Some(before) != values(now))
    };
    now.heap.apart(&then.heap).iter().any(object) || now.statics.apart(&then.statics).iter().any(class)
}

/// Only that something is there, or of which class.
pub(super) fn is_weak(told: &[Stmt]) -> bool {
    told.iter().all(|stmt| matches!(stmt, Stmt::NotNull(_) | Stmt::Equals(Expr::ClassOf(_), _)))
}
