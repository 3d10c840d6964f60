//! The missing assertion: a line of Java at the end of a test that would check an attribute which the test modifies and does
//! not check (paper 000, section 7: what to do about uncovered state).
//!
//! Places are what an expression of the test gives: its local variables and fields, what queries answer (asked with what the test
//! mentions, where they have parameters), elements and entries of containers. A look is a query or field of a place, told as an assertion (`testgen::oracle`). Whether a look shows an
//! attribute is tried: the attribute is changed in a copy of the state, and what the look then tells must be something else.
//!
//! Invariants: a look that changes something, depends on the time, or answers differently when it is asked twice is none. Only
//! what a test of that package can name is written. Nothing here touches the state of the test.

mod arguments;
mod looks;
mod reach;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use self::arguments::{Argument, Mentioned};
use super::Framework;
use crate::classfile::access;
use crate::explore::influence::{Finish, Unchecked};
use crate::interp::Vm;
use crate::program::{Class, Method, Origin, Program};
use crate::state::{Ref, Stack, State, Value, View};
use crate::testgen::java::render::Names;
use crate::testgen::java::{Expr, Stmt, Type};
use crate::testgen::oracle::{self, Oracle};
use crate::testgen::plan::Held;
use crate::testgen::queries::is_weak;
use crate::testgen::reads::Reads;
use crate::testgen::scope::{Scope, is_identifier};
use crate::testgen::world::World;
use crate::testgen::write::JUnit;
use crate::util::{ClassId, MethodId};

/// Places and looks at the end of one test.
const MOST_PLACES: usize = 40;
const MOST_LOOKS: usize = 240;
/// Queries between a variable and a place.
const DEEPEST: u32 = 2;
/// Elements and entries of one container.
const MOST_ELEMENTS: usize = 3;
/// Objects whose attribute is changed.
const MOST_OBJECTS: usize = 4;

/// An attribute that a test leaves unchecked, and what would check it, or why nothing that the test can write does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// Internal form.
    pub class: String,
    pub field: String,
    pub answer: Result<Assertion, String>,
}

/// Statements for the end of a test method.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assertion {
    pub statements: Vec<Stmt>,
    /// The class that declares the test method (internal form), the method, and its last line.
    pub class: String,
    pub method: String,
    pub line: u32,
    /// In the words of this JUnit; JUnit 3 has those of JUnit 4.
    pub junit: JUnit,
    /// The class has the assertions from JUnit 3's `TestCase`.
    pub inherits_assertions: bool,
}

impl Assertion {
    /// Names for the statements; these are written in full.
    pub fn names(&self, shadowed: BTreeSet<String>) -> Names {
        let (package, simple) = self.class.rsplit_once('/').unwrap_or(("", &self.class));
        let outermost = simple.split('$').next().unwrap_or(simple);
        Names::new(&package.replace('/', "."), outermost, self.junit, shadowed)
    }

    /// The lines, with simple names.
    pub fn shown(&self) -> Vec<String> {
        let mut names = self.names(BTreeSet::new());
        self.statements.iter().map(|stmt| names.stmt(stmt)).collect()
    }
}

/// How a place or look comes from what is before it.
#[derive(Clone)]
enum Way {
    Held(Ref),
    Call(MethodId, Vec<Argument>),
    Static(MethodId),
    Field(usize),
    StaticField(ClassId, usize),
    Element(usize),
    Entry(Vec<u16>),
}

#[derive(Clone)]
struct Place {
    expr: Expr,
    /// The static type of the expression.
    descriptor: String,
    class: ClassId,
    before: Option<usize>,
    way: Way,
    depth: u32,
}

struct Look {
    expr: Expr,
    descriptor: String,
    before: Option<usize>,
    way: Way,
    depth: u32,
    told: Vec<Stmt>,
    /// Which of the attributes that are asked for it reads, by their numbers.
    reads: Vec<bool>,
}

/// A value that an attribute does not have.
enum Change {
    Value(Value),
    /// The container that it holds is emptied.
    Emptied(Ref),
    /// The array that it holds has other elements.
    Elements(Ref),
}

/// The end of one test.
pub struct Ending<'v> {
    vm: &'v Vm,
    scope: Scope<'v>,
    /// With an empty stack. A fork freezes it, so it is asked for to be changed.
    state: RefCell<State>,
    places: Vec<Place>,
    looks: Vec<Look>,
    /// Classes whose static members are among the looks.
    seen: Vec<ClassId>,
    /// What looks may read of the attributes that are asked for.
    reads: RefCell<Option<Box<Reads>>>,
    held: Vec<Held>,
    mentioned: Mentioned,
    class: String,
    method: String,
    line: u32,
    framework: Framework,
}

impl<'v> Ending<'v> {
    /// What can be seen of these attributes where the test's method ends.
    pub fn new(vm: &'v Vm, framework: Framework, mut finish: Finish, open: &[Unchecked]) -> Result<Self, String> {
        let program = &vm.program;
        let method = program.method(finish.method);
        let class = program.class(method.class);
        let line = program.line(method, finish.pc).map_or(0, u32::from);
        let last = program.code(method).is_ok_and(|code| finish.pc as usize + 1 == code.insns.len());
        if !last || line == 0 {
            return Err("the test returns before the end of its method".into());
        }
        let roots = roots(program, &finish, method, class);
        finish.state.stack = Stack::default();
        finish.state.varies = false;
        let mut ending = Self {
            vm,
            scope: Scope::new(vm, class),
            state: RefCell::new(finish.state),
            places: Vec::new(),
            looks: Vec::new(),
            seen: Vec::new(),
            reads: RefCell::new(None),
            held: Vec::new(),
            mentioned: Mentioned::of(program, method),
            class: class.name.to_string(),
            method: method.name.to_string(),
            line,
            framework,
        };
        ending.reads = RefCell::new(Some(Box::new(ending.watched(open))));
        let objects: Vec<Ref> = roots.iter().map(|(_, _, object)| *object).collect();
        for (expr, descriptor, object) in roots {
            ending.state.get_mut().mentioned.push(object);
            let Some(class) = ending.state.get_mut().heap.class_of(object) else { continue };
            if let (Expr::Local(name), Origin::App(_)) = (&expr, &program.class(class).origin)
                && !ending.held.iter().any(|held| held.object == object)
            {
                let ty = ending.scope.erased(&descriptor).unwrap_or(Type::Any);
                ending.held.push(Held { name: name.clone(), object, ty });
            }
            ending.places.push(Place { expr, descriptor, class, before: None, way: Way::Held(object), depth: 0 });
        }
        if !reach::may_show(vm, ending.state.get_mut(), &objects, open) {
            // Only static members of the classes are left.
            return Ok(ending);
        }
        let mut next = 0;
        while next < ending.places.len() && ending.looks.len() < MOST_LOOKS {
            ending.expand(next);
            next += 1;
        }
        Ok(ending)
    }

    /// Where these attributes are and what they hold.
    fn watched(&self, open: &[Unchecked]) -> Reads {
        let (state, program) = (self.state.borrow(), &self.vm.program);
        let mut reads = Reads::default();
        for of in open {
            let owner = program.load(&of.class).ok();
            let slot =
                owner.and_then(|owner| program.find_field(owner, &of.field, None)).map(|field| field.slot as usize);
            let (none, objects): (Vec<Ref>, Vec<Ref>) =
                of.objects.iter().copied().take(MOST_OBJECTS).partition(|object| object.is_null());
            let class = owner.filter(|_| !none.is_empty());
            let held = objects.iter().filter_map(|object| state.heap.field(*object, slot?));
            let held = held.chain(class.zip(slot).and_then(|(class, slot)| state.statics.get(class, slot)));
            reads.add(self.vm, &state, &objects, &held.collect::<Vec<_>>(), class);
        }
        reads
    }

    /// What would check an attribute, which has this number among those that are asked for.
    pub fn missing(&mut self, number: usize, of: &Unchecked) -> Result<Assertion, String> {
        if of.field.contains('(') {
            return Err("what a method returns or is given is checked where it is called".into());
        }
        let program = &self.vm.program;
        let owner = program.load(&of.class).map_err(|e| e.message)?;
        let field = program.find_field(owner, &of.field, None).ok_or("its field was not found")?;
        let slot = field.slot as usize;
        let descriptor = program.class(owner).field(&of.field, None).map(|f| f.descriptor.to_string());
        let descriptor = descriptor.unwrap_or_default();
        let is_static = of.objects.contains(&Ref::NULL);
        if is_static && !self.seen.contains(&owner) {
            self.seen.push(owner);
            self.look_at_class(program.class(owner));
        }
        let mut best = None;
        let mut reached = is_static;
        for object in of.objects.iter().take(MOST_OBJECTS) {
            let alive = *object == Ref::NULL || self.state.borrow().heap.class_of(*object).is_some();
            if !alive {
                continue;
            }
            reached |= self.places.iter().any(|place| matches!(place.way, Way::Held(held) if held == *object));
            let ranks = self.looks.iter().enumerate().filter(|(_, look)| look.reads.get(number) != Some(&false));
            let ranks = ranks.map(|(at, look)| {
                let own = match look.way {
                    Way::Field(at) => at == slot && look.depth < 2,
                    Way::StaticField(class, at) => (class, at) == (owner, slot),
                    _ => false,
                };
                (at, rank(look, own))
            });
            let mut by_rank: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
            ranks.for_each(|(look, rank)| by_rank.entry(rank).or_default().push(look));
            // What reads worse is tried only where nothing better shows it.
            best = by_rank.into_values().find_map(|looks| {
                let counts = self.shown_by(*object, (owner, slot), &descriptor, &looks);
                let shown = looks.into_iter().zip(counts).filter(|(_, changes)| *changes > 0);
                let depth = |look: usize| self.looks.get(look).map(|look| look.depth);
                shown.min_by_key(|(look, changes)| (usize::MAX - changes, depth(*look), *look)).map(|(look, _)| look)
            });
            if best.is_some() {
                break;
            }
        }
        match best.and_then(|look| self.looks.get(look)) {
            Some(look) => Ok(Assertion {
                statements: look.told.clone(),
                class: self.class.clone(),
                method: self.method.clone(),
                line: self.line,
                junit: if self.framework == Framework::Jupiter { JUnit::Five } else { JUnit::Four },
                inherits_assertions: self.framework == Framework::JUnit3,
            }),
            None if is_static => Err("no static field or method that the test sees shows it".into()),
            None if reached => Err("no field, getter or query that the test sees shows it".into()),
            None => Err("no variable or field that the test still has at its end leads to it".into()),
        }
    }

    /// How many changes of the attribute each of these looks tells.
    fn shown_by(&self, object: Ref, (class, slot): (ClassId, usize), descriptor: &str, looks: &[usize]) -> Vec<usize> {
        let mut counts = vec![0; looks.len()];
        let value = match object {
            Ref::NULL => self.state.borrow().statics.get(class, slot),
            object => self.state.borrow().heap.field(object, slot),
        };
        let Some(value) = value else { return counts };
        self.aside(|world| {
            for change in changes(world, value, descriptor) {
                let mut changed = world.state.fork();
                changed.steps = 0;
                let same = std::mem::replace(&mut world.state, changed);
                match change {
                    Change::Value(other) if object == Ref::NULL => _ = world.state.statics.set(class, slot, other),
                    Change::Value(other) => _ = world.state.heap.set_field(object, slot, other),
                    Change::Emptied(container) => {
                        let container = Value::reference(container);
                        let map = ["java/util/Map", "java/util/Collection"];
                        map.iter().for_each(|kind| _ = world.invoke(kind, "clear", "()V", &[container]));
                    }
                    Change::Elements(array) => other_elements(&mut world.state, array),
                }
                for (look, count) in looks.iter().filter_map(|look| self.looks.get(*look)).zip(counts.iter_mut()) {
                    let told =
                        world.aside(|world| self.told(world, look.before, &look.way, &look.expr, &look.descriptor));
                    *count += usize::from(told.as_ref() != Some(&look.told));
                }
                world.state = same;
            }
        });
        counts
    }

    fn aside<T>(&self, run: impl FnOnce(&mut World<'_>) -> T) -> T {
        let mut ignore = |_: &Vm, _: &mut State| {};
        let mut own = self.state.borrow_mut().fork();
        own.steps = 0;
        run(&mut World::from_state(self.vm, own, &mut ignore))
    }

    /// What a look tells, as assertions.
    fn told(
        &self,
        world: &mut World<'_>,
        before: Option<usize>,
        way: &Way,
        expr: &Expr,
        descriptor: &str,
    ) -> Option<Vec<Stmt>> {
        let value = self.follow(world, before, way)?;
        self.told_of(world, value, way, expr, descriptor)
    }

    fn told_of(
        &self,
        world: &mut World<'_>,
        value: Value,
        way: &Way,
        expr: &Expr,
        descriptor: &str,
    ) -> Option<Vec<Stmt>> {
        // A place by itself is no news.
        let held = match way {
            Way::Held(object) => self.held.iter().filter(|held| held.object != *object).cloned().collect(),
            _ => self.held.clone(),
        };
        world.note_reached(value);
        let scope = Scope { vm: world.vm, package: self.scope.package.clone(), class: None };
        let mut oracle = Oracle::of_world(world, &scope, held);
        oracle.value(expr.clone(), value, descriptor, oracle::DEEPEST);
        let told = oracle.out;
        if !is_weak(&told) {
            return Some(told);
        }
        let object = value.as_ref()?;
        let program = &world.vm.program;
        let class = world.state.heap.class_of(object)?;
        let kind = ["java/util/Collection", "java/util/Map"]
            .into_iter()
            .find(|kind| program.load(kind).is_ok_and(|kind| program.is_subtype(class, kind)));
        let Some(kind) = kind else { return Some(told) };
        let size = world.invoke(kind, "size", "()I", &[value]).ok()?.as_int()?;
        let call = Expr::Call(Box::new(expr.clone()), "size".into(), Vec::new());
        Some(vec![Stmt::Equals(Expr::Literal(size.to_string()), call)])
    }
}

/// What reads well and says most comes first: the field itself, a query, a size or a text.
fn rank(look: &Look, own: bool) -> u32 {
    let called = |name: &str| matches!(&look.expr, Expr::Call(_, called, _) if called == name);
    match &look.told[..] {
        told if is_weak(told) => 5,
        _ if called("toString") => 3,
        [Stmt::Equals(Expr::Literal(_), Expr::Call(_, name, _))] if name == "size" && !called("size") => 4,
        [_, _, ..] => 2,
        _ if own => 0,
        _ => match &look.way {
            Way::Field(_) => 1,
            Way::Call(_, arguments) if !arguments.is_empty() => 1,
            _ => 0,
        },
    }
}

/// The local variables of the test's method that hold objects, and the fields of its class and those around it.
fn roots(program: &Program, finish: &Finish, method: &Method, class: &Class) -> Vec<(Expr, String, Ref)> {
    let mut found: Vec<(Expr, String, Ref)> = Vec::new();
    let Some(frame) = finish.state.stack.top() else { return found };
    let slot = |slot: u32| finish.state.stack.slots.get((frame.base + slot) as usize).and_then(|v| v.as_ref());
    let mut names: Vec<String> = Vec::new();
    let info = class.file.as_ref().zip(method.info).and_then(|(file, info)| file.methods.get(info as usize));
    if let (Some(info), Ok(code)) = (info.and_then(|info| info.code.as_ref()), program.code(method)) {
        let offset = code.pcs.get(finish.pc as usize).copied().unwrap_or(0);
        for local in &info.locals {
            if !local.lives_at(offset) || !is_identifier(&local.name) {
                continue;
            }
            names.push(local.name.to_string());
            let at = code.local_map.get(local.index as usize).map(|at| u32::from(*at));
            let object = at.and_then(slot).filter(|r| !r.is_null() && local.descriptor.len() > 1);
            found.extend(object.map(|r| (Expr::Local(local.name.to_string()), local.descriptor.to_string(), r)));
        }
    }
    let mut instance = if method.is_static() { None } else { slot(0) };
    let mut around = Some(class);
    while let Some(of) = around {
        let mut outer = None;
        for owner in of.display.iter().rev().map(|c| program.class(*c)) {
            if !matches!(owner.origin, Origin::App(_)) {
                continue;
            }
            for field in &owner.fields {
                let value = match (field.is_static(), instance) {
                    (true, _) => finish.state.statics.get(owner.id, field.slot as usize),
                    (false, Some(object)) => finish.state.heap.field(object, field.slot as usize),
                    _ => None,
                };
                let Some(object) = value.and_then(|v| v.as_ref()).filter(|r| !r.is_null()) else { continue };
                if field.access & access::SYNTHETIC != 0 {
                    outer = field.name.starts_with("this$").then_some(object).or(outer);
                    continue;
                }
                let seen = owner.id == of.id || field.access & access::PRIVATE == 0;
                if !seen || names.contains(&field.name.to_string()) || !is_identifier(&field.name) {
                    continue;
                }
                names.push(field.name.to_string());
                found.push((Expr::Local(field.name.to_string()), field.descriptor.to_string(), object));
            }
        }
        instance = outer;
        around = outer.and_then(|object| finish.state.heap.class_of(object)).map(|class| program.class(class));
    }
    found
}

/// Other values of an attribute of this type.
fn changes(world: &mut World<'_>, value: Value, descriptor: &str) -> Vec<Change> {
    let values = |all: Vec<Value>| all.into_iter().filter(|other| *other != value).map(Change::Value).collect();
    match value.view() {
        View::Int(v) if descriptor == "Z" => values(vec![Value::int(1 - v)]),
        View::Int(v) => values([v.wrapping_add(1), v.wrapping_sub(1), v.wrapping_neg()].map(Value::int).to_vec()),
        View::Long(v) => values([v.wrapping_add(1), v.wrapping_sub(1), v.wrapping_neg()].map(Value::long).to_vec()),
        View::Float(v) => values([v + 1.0, v - 1.0, -v].map(Value::float).to_vec()),
        View::Double(v) => values([v + 1.0, v - 1.0, -v].map(Value::double).to_vec()),
        View::Ref(object) => {
            let mut found = Vec::new();
            let string = world.vm.known.string;
            let class = world.state.heap.class_of(object);
            if class == Some(string) || (object.is_null() && descriptor == "Ljava/lang/String;") {
                let mut units = world.vm.string_units(&world.state, object).unwrap_or_default();
                units.push(u16::from(b'~'));
                found.push(Change::Value(world.own_text(&units)));
            } else if object.is_null() {
                let class = descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';'));
                let class = class.and_then(|name| world.vm.program.load(name).ok());
                let concrete = class.filter(|class| !world.vm.program.class(*class).is_abstract());
                if let Some(class) = concrete {
                    let other = Value::reference(world.vm.new_instance(&mut world.state, class));
                    world.pin(other);
                    found.push(Change::Value(other));
                }
            }
            if !object.is_null() {
                let library = class.is_some_and(|class| matches!(world.vm.program.class(class).origin, Origin::Jdk(_)));
                if world.state.heap.array(object).is_some() {
                    found.push(Change::Elements(object));
                } else if library && class != Some(string) {
                    found.push(Change::Emptied(object));
                }
                found.push(Change::Value(Value::NULL));
            }
            found
        }
        _ => Vec::new(),
    }
}

fn other_elements(state: &mut State, array: Ref) {
    let Some(elements) = state.heap.array(array).cloned() else { return };
    for i in 0..elements.len() {
        let other = match elements.get(i).map(|v| v.view()) {
            Some(View::Int(v)) => Value::int(v ^ 1),
            Some(View::Long(v)) => Value::long(v ^ 1),
            Some(View::Float(v)) => Value::float(v + 1.0),
            Some(View::Double(v)) => Value::double(v + 1.0),
            Some(View::Ref(_)) => Value::NULL,
            _ => continue,
        };
        state.heap.set_element(array, i, other);
    }
}
