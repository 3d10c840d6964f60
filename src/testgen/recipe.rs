//! How to make the objects of a draft by code of the program.
//!
//! An input object has fields with values that the path looked at. For each way to make an object of its class
//! ([`super::ways`]) the solver is asked for arguments that lead to these values. Public ways come first, then what the
//! package may use (its fields too), reflection last. What was solved is tried in the VM before it is believed.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::capture::Draft;
use super::case::Access;
use super::plan::{Maker, Want};
use super::question::{Question, matches};
use super::scope::{Bindings, Scope};
use super::ways::{self, Kind, Ways};
use super::world::{World, primitive};
use crate::classfile::access;
use crate::explore::input::{Built, CallInput, FieldInput, Input, Number};
use crate::explore::script::parameter_types;
use crate::explore::witness::Reader;
use crate::interp::Vm;
use crate::program::Class;
use crate::solver::Answer;
use crate::state::State;

/// Objects inside objects that are made.
const DEEPEST: u32 = 6;
/// Recipes that need others.
const MOST_LEVELS: u32 = 5;
/// Fields that get another value alone.
const MOST_RELAXED: usize = 4;
/// Ways of one kind that are asked about.
const MOST_QUERIES: usize = 120;
/// Queries about one class that the solver may give up: what is hard for it along one way is so along the next.
const MOST_UNANSWERED: u64 = 3;
/// For those who have no end.
static NEVER: AtomicBool = AtomicBool::new(false);

/// Remembers the ways of each class.
pub struct Recipes<'v> {
    vm: &'v Vm,
    explorer: &'v Vm,
    known: RefCell<BTreeMap<(String, Kind, Access, String), Ways>>,
    solved: RefCell<BTreeMap<String, Result<Built, String>>>,
    /// By class, the queries that the solver gave up.
    unanswered: RefCell<BTreeMap<String, u64>>,
    /// Where no code makes an object, reflection may.
    reflection: bool,
    end: Option<End<'v>>,
    /// Until then the objects of one draft are looked for.
    until: Cell<Option<Instant>>,
}

/// The part of the time that is left that one draft may take.
const SHARE: u32 = 20;

/// When nothing more is looked for.
#[derive(Clone, Copy)]
pub struct End<'v> {
    pub until: Option<Instant>,
    pub stop: &'v AtomicBool,
}

/// The fields that an object must have.
pub(super) struct Wanted<'d> {
    number: Number,
    pub(super) class: &'d str,
    pub(super) fields: Vec<&'d FieldInput>,
    /// Fields for which any value of their range will do.
    relaxed: Vec<&'d str>,
    /// The class is extended by the test, so a constructor makes the object.
    extended: bool,
}

impl<'d> Wanted<'d> {
    /// The same without one of its fields.
    pub(super) fn without(&self, field: &FieldInput) -> Wanted<'d> {
        let fields = self.fields.iter().copied().filter(|other| !std::ptr::eq(*other, field)).collect();
        Wanted { fields, relaxed: self.relaxed.clone(), ..*self }
    }

    /// The values that a field may have, where not just one.
    pub(super) fn range(&self, field: &FieldInput) -> Option<(i64, i64)> {
        field.range.filter(|_| self.relaxed.contains(&field.name.as_str()))
    }
}

impl<'v> Recipes<'v> {
    pub fn new(vm: &'v Vm, explorer: &'v Vm) -> Self {
        Self {
            vm,
            explorer,
            known: RefCell::default(),
            solved: RefCell::default(),
            unanswered: RefCell::default(),
            reflection: true,
            end: None,
            until: Cell::new(None),
        }
    }

    /// The same, with an end.
    pub fn until(self, end: End<'v>) -> Self {
        Self { end: Some(end), ..self }
    }

    /// The same for those who have no reflection.
    pub fn without_reflection(self) -> Self {
        Self { reflection: false, ..self }
    }

    fn is_over(&self) -> bool {
        let stopped = self.end.is_some_and(|end| end.stop.load(Ordering::Relaxed));
        stopped || self.until.get().is_some_and(|until| Instant::now() >= until)
    }

    /// The draft with every object made by code.
    pub fn settle(&self, draft: &Draft) -> Result<Draft, String> {
        let roots = draft.statics.iter().chain(&draft.arguments).map(|r| &r.input).chain(draft.receiver.as_ref());
        let mut work = self.begin(&draft.class, roots)?;
        let class = self.vm.program.load(&draft.class).map_err(|e| e.message)?;
        let mut settled = draft.clone();
        for root in settled.statics.iter_mut().chain(&mut settled.arguments) {
            root.input = work.settle(&root.input, 0)?;
        }
        if let Some(receiver) = &draft.receiver {
            settled.receiver = Some(work.settle(receiver, 0)?);
        }
        // A constructor of an inner class gets the object around it first.
        if draft.method == "<init>" && self.vm.program.class(class).is_inner() {
            for root in settled.arguments.iter_mut().take(1) {
                root.input = work.enclosing(&root.input, &root.descriptor)?;
            }
        }
        Ok(settled)
    }

    /// Makes the objects of these inputs of a method of this class by code; `Err`: what was tried.
    pub fn make(&self, class: &str, inputs: Vec<&mut Input>) -> Result<(), String> {
        let mut work = self.begin(class, inputs.iter().map(|input| &**input))?;
        for input in inputs {
            *input = work.settle(input, 0)?;
        }
        Ok(())
    }

    /// For a test of this class, with these objects in it.
    fn begin<'i>(&self, class: &str, roots: impl Iterator<Item = &'i Input>) -> Result<Work<'_, 'v>, String> {
        let left = |until: Instant| until.saturating_duration_since(Instant::now()) / SHARE;
        self.until.set(self.end.and_then(|end| end.until).map(|until| Instant::now() + left(until)));
        let mut next = 0;
        for root in roots {
            root.visit(&mut |input| next = next.max(input.number().map_or(0, |n| n + 1)));
        }
        let class = self.vm.program.load(class).map_err(|e| e.message)?;
        let scope = Scope::new(self.vm, self.vm.program.class(class));
        Ok(Work { recipes: self, scope, next, level: 0, extends: false })
    }
}

pub(super) struct Work<'r, 'v> {
    recipes: &'r Recipes<'v>,
    pub(super) scope: Scope<'v>,
    next: Number,
    /// Recipes that are looked for because of others.
    level: u32,
    /// The next object is one of a class that the test writes.
    extends: bool,
}

impl Work<'_, '_> {
    /// The input with every object in it made by code.
    fn settle(&mut self, input: &Input, depth: u32) -> Result<Input, String> {
        if depth > 4 * DEEPEST {
            return Err("the objects of the input are nested too deeply".into());
        }
        let all = |work: &mut Self, items: &[Input]| {
            items.iter().map(|i| work.settle(i, depth + 1)).collect::<Result<Vec<Input>, String>>()
        };
        Ok(match input {
            Input::Array { number, element, items } => {
                Input::Array { number: *number, element: element.clone(), items: all(self, items)? }
            }
            Input::List(number, items) => Input::List(*number, all(self, items)?),
            Input::Set(number, items) => Input::Set(*number, all(self, items)?),
            Input::Map(number, entries) => {
                let mut settled = Vec::new();
                for (key, value) in entries {
                    settled.push((self.settle(key, depth + 1)?, self.settle(value, depth + 1)?));
                }
                Input::Map(*number, settled)
            }
            Input::Optional(value) => Input::Optional(Box::new(self.settle(value, depth + 1)?)),
            Input::Record { number, class, components } => {
                let mut settled = Vec::new();
                for (descriptor, value) in components {
                    settled.push((descriptor.clone(), self.settle(value, depth + 1)?));
                }
                Input::Record { number: *number, class: class.clone(), components: settled }
            }
            Input::Stub { number, class, methods } => {
                let mut methods = methods.clone();
                for method in &mut methods {
                    method.answers = all(self, &method.answers)?;
                }
                Input::Stub { number: *number, class: class.clone(), methods }
            }
            Input::Written { methods, base } => {
                let mut methods = methods.clone();
                for method in &mut methods {
                    method.answers = all(self, &method.answers)?;
                }
                self.extends = true;
                let base = self.settle(base, depth);
                self.extends = false;
                Input::Written { methods, base: Box::new(base?) }
            }
            Input::New(built) => {
                self.extends = false;
                let mut built = (**built).clone();
                self.settle_built(&mut built, depth)?;
                Input::New(Box::new(built))
            }
            Input::Object { number, class, fields } => {
                if depth > DEEPEST {
                    return Err("the objects of the input are nested too deeply".into());
                }
                let extended = self.extends;
                let mut built = match self.recipe(*number, class, fields) {
                    Ok(built) => built,
                    Err(why) if extended => return Err(why),
                    Err(why) => return self.constant(class, fields).ok_or(why),
                };
                built.number = *number;
                self.settle_built(&mut built, depth)?;
                Input::New(Box::new(built))
            }
            other => other.clone(),
        })
    }

    fn settle_built(&mut self, built: &mut Built, depth: u32) -> Result<(), String> {
        for call in std::iter::once(&mut built.first).chain(&mut built.calls) {
            self.settle_call(call, depth)?;
        }
        for field in &mut built.assigned {
            field.value = self.settle(&field.value, depth + 1)?;
        }
        Ok(())
    }

    fn settle_call(&mut self, call: &mut CallInput, depth: u32) -> Result<(), String> {
        let types = parameter_types(&call.descriptor);
        let inner = call.name == "<init>" && self.scope.load(&call.class).is_some_and(|c| c.is_inner());
        for (i, argument) in call.arguments.iter_mut().enumerate() {
            *argument = match types.first().filter(|_| inner && i == 0) {
                Some(descriptor) => self.enclosing(argument, descriptor)?,
                None => self.settle(argument, depth + 1)?,
            };
        }
        Ok(())
    }

    /// The object around an inner one: where nothing looked at it, any will do, but there must be one.
    fn enclosing(&mut self, input: &Input, descriptor: &str) -> Result<Input, String> {
        match input {
            Input::Unseen(_) => {
                let class = crate::explore::input::java_type(descriptor);
                let object = Input::Object { number: self.fresh(), class, fields: Vec::new() };
                self.settle(&object, DEEPEST)
            }
            other => self.settle(other, DEEPEST),
        }
    }

    pub(super) fn fresh(&mut self) -> Number {
        self.next += 1;
        self.next - 1
    }

    /// How to make an object with these fields.
    fn recipe(&mut self, number: Number, class: &str, fields: &[FieldInput]) -> Result<Built, String> {
        let fields = fields.iter().filter(|f| f.seen).collect();
        let extended = std::mem::take(&mut self.extends);
        let mut wanted = Wanted { number, class, fields, relaxed: Vec::new(), extended };
        let aliases = wanted.fields.iter().any(|f| holds_numbers(&f.value));
        let key = format!("{}|{class}|{extended}|{:?}", self.scope.package, wanted.fields);
        if !aliases && let Some(known) = self.recipes.solved.borrow().get(&key) {
            return known.clone();
        }
        if self.level >= MOST_LEVELS {
            return Err(format!("an object of {class} needs too many others"));
        }
        self.level += 1;
        let found = self.search(&mut wanted);
        self.level -= 1;
        if found.is_err() && self.recipes.is_over() {
            return Err(format!("no time was left to find a way to make an object of {class}"));
        }
        // What failed inside of others may have failed for them.
        if !aliases && (self.level == 0 || found.is_ok()) {
            self.recipes.solved.borrow_mut().insert(key, found.clone());
        }
        found
    }

    fn search(&mut self, wanted: &mut Wanted<'_>) -> Result<Built, String> {
        if let Some(built) = self.search_open(wanted) {
            return Ok(built);
        }
        // Other values along the same path: one field, then all of them.
        let flexible = |f: &&&FieldInput| f.range.is_some_and(|(low, high)| low < high);
        let names: Vec<&str> = wanted.fields.iter().filter(flexible).map(|f| f.name.as_str()).collect();
        let mut choices: Vec<Vec<&str>> = names.iter().take(MOST_RELAXED).map(|n| vec![*n]).collect();
        if names.len() > 1 {
            choices.push(names);
        }
        for relaxed in choices {
            wanted.relaxed = relaxed;
            if let Some(built) = self.search_open(wanted) {
                return Ok(built);
            }
        }
        wanted.relaxed.clear();
        if self.recipes.reflection
            && let Some(built) = self.search_hidden(wanted)
        {
            return Ok(built);
        }
        let tried = self.scope.load(wanted.class).map(|class| ways::tried(&self.scope, class)).unwrap_or_default();
        Err(format!("no way was found to make an object of {}{tried}", wanted.class))
    }

    /// Without reflection.
    fn search_open(&mut self, wanted: &Wanted<'_>) -> Option<Built> {
        let nothing = |_: &FieldInput| false;
        for level in [Access::Public, Access::Package] {
            let guessed = self.guess(wanted, level).or_else(|| self.guess_content(wanted, level));
            if let Some(built) = guessed.or_else(|| self.guess_named(wanted, level)) {
                return Some(built);
            }
            let kinds =
                [Kind::Made, Kind::Set(1), Kind::Builder, Kind::Set(2), Kind::Set(3), Kind::Repeat, Kind::Given];
            for kind in kinds {
                // Without a field to set there is nothing to set.
                if matches!(kind, Kind::Set(calls) if calls as usize > wanted.fields.len().max(1) + 1)
                    || matches!(kind, Kind::Set(_) | Kind::Repeat) && wanted.fields.is_empty()
                {
                    continue;
                }
                if let Some(built) = self.attempt(wanted, kind, level, &nothing) {
                    return Some(built);
                }
                // Fields that can be assigned need no setter.
                let scope = Scope { vm: self.scope.vm, package: self.scope.package.clone(), class: self.scope.class };
                let assignable = |field: &FieldInput| is_open(&scope, field, level);
                if kind == Kind::Made
                    && wanted.fields.iter().any(|f| assignable(f))
                    && let Some(built) = self.attempt(wanted, kind, level, &assignable)
                {
                    return Some(built);
                }
            }
        }
        None
    }

    /// By reflection: private constructors, then assignments of any fields.
    fn search_hidden(&mut self, wanted: &Wanted<'_>) -> Option<Built> {
        if let Some(built) = self.attempt(wanted, Kind::Made, Access::Reflection, &|_| false) {
            return Some(built);
        }
        let levels = [Access::Public, Access::Package, Access::Reflection].into_iter();
        let mut kinds = levels.flat_map(|level| [Kind::Made, Kind::Builder].map(|kind| (kind, level)));
        kinds.find_map(|(kind, level)| self.attempt(wanted, kind, level, &|_| true))
    }

    /// Asks for arguments along each way of a kind; fields that are `assignable` are set afterwards.
    fn attempt(
        &mut self,
        wanted: &Wanted<'_>,
        kind: Kind,
        level: Access,
        assignable: &dyn Fn(&FieldInput) -> bool,
    ) -> Option<Built> {
        let mut from = 0;
        while let Some((at, mut built)) = self.solve(wanted, kind, level, assignable, from) {
            if self.confirm(&mut built, wanted, assignable) {
                return Some(built);
            }
            from = at + 1;
        }
        None
    }

    /// The first way from this one on that has arguments for the fields.
    fn solve(
        &mut self,
        wanted: &Wanted<'_>,
        kind: Kind,
        level: Access,
        assignable: &dyn Fn(&FieldInput) -> bool,
        from: usize,
    ) -> Option<(usize, Built)> {
        let explorer = Scope { vm: self.recipes.explorer, package: self.scope.package.clone(), class: None };
        let class = explorer.load(wanted.class)?;
        let key = (class.name.to_string(), kind, level, self.scope.package.clone());
        let mut unanswered = self.recipes.unanswered.borrow_mut();
        let unanswered = unanswered.entry(class.name.to_string()).or_default();
        if *unanswered > MOST_UNANSWERED || self.recipes.is_over() {
            return None;
        }
        let is_new = !self.recipes.known.borrow().contains_key(&key);
        let mut known = self.recipes.known.borrow_mut();
        let (until, stop) = (self.recipes.until.get(), self.recipes.end.map_or(&NEVER, |end| end.stop));
        let ways = known.entry(key).or_insert_with(|| ways::explore(&explorer, class, kind, level, (until, stop)));
        let Ways { terms, solver, ways } = ways;
        solver.set_deadline(until);
        if is_new {
            *unanswered += solver.counters().unknown;
        }
        for (at, way) in ways.iter().enumerate().take(MOST_QUERIES).skip(from) {
            if *unanswered > MOST_UNANSWERED {
                return None;
            }
            let fixed = wanted.fields.iter().copied().filter(|f| !assignable(f));
            let Some(question) = Question::new(&explorer, terms, way, class, wanted, fixed) else { continue };
            let path = &way.state.path.constraints;
            let before = solver.counters().unknown;
            let answer = solver.check(terms, path, Some(&way.model), question.goal);
            *unanswered += solver.counters().unknown - before;
            let Answer::Sat(model) = answer else { continue };
            let mut whole = path.clone();
            whole.push(question.goal);
            let model = solver.simple_model(terms, &whole, &model);
            let mut reader = Reader::new(explorer.vm, terms, &way.state, &model);
            reader.literals = true;
            let mut calls: Vec<CallInput> = way.stage.calls.iter().map(|c| reader.call(c)).collect();
            if reader.gap.is_some() || calls.is_empty() {
                continue;
            }
            let offset = self.next;
            calls.iter_mut().for_each(|c| c.arguments.iter_mut().for_each(|a| renumber(a, offset)));
            let mut most = offset;
            calls.iter().flat_map(|c| &c.arguments).for_each(|a| {
                a.visit(&mut |i| most = most.max(i.number().map_or(0, |n| n + 1)));
            });
            question.bind(&mut calls);
            let first = calls.remove(0);
            let last_gives = way.gives && !calls.is_empty();
            let (class, assigned) = (wanted.class.to_string(), Vec::new());
            self.next = most + 1;
            return Some((at, Built { number: most, class, first, calls, last_gives, assigned }));
        }
        None
    }

    /// Makes the object in the VM: fields that differ are assigned where they can be, else it is not what was wanted.
    pub(super) fn confirm(
        &mut self,
        built: &mut Built,
        wanted: &Wanted<'_>,
        assignable: &dyn Fn(&FieldInput) -> bool,
    ) -> bool {
        if wanted.extended && (built.first.name != "<init>" || built.last_gives) {
            return false;
        }
        // What holds other objects of the input cannot be made alone.
        let mut alone = without_aliases(built);
        if self.settle_built(&mut alone, self.level).is_err() {
            return false;
        }
        let alone = match (Input::New(Box::new(alone)), wanted.extended) {
            (base, true) => Input::Written { methods: Vec::new(), base: Box::new(base) },
            (alone, false) => alone,
        };
        let mut ignore = |_: &Vm, _: &mut State| {};
        let mut world = World::new(self.recipes.vm, &mut ignore);
        let mut maker = Maker::new(&mut world, &self.scope, std::iter::once(&alone));
        let (descriptor, bindings) = ("Ljava/lang/Object;", Bindings::new());
        let want = Want { descriptor, sig: None, bindings: &bindings, explicit: false };
        let Ok((_, value)) = maker.make(&alone, &want) else { return false };
        let Some(object) = value.as_ref() else { return false };
        let Some(class) = world.class_of(object).filter(|c| c.java_name() == wanted.class) else { return false };
        for field in &wanted.fields {
            let Some(slot) = slot_of(&self.scope, class, field) else { return false };
            let Some(now) = world.state.heap.field(object, slot) else { return false };
            let fits = match (&field.value, wanted.range(field)) {
                (Input::Alias(number), _) => passes(built, *number, wanted.number),
                (_, Some((low, high))) => {
                    primitive(now, &field.descriptor).is_some_and(|v| (low..=high).contains(&v.signed()))
                }
                (value, None) => matches(&world, now, value, &field.descriptor),
            };
            if fits {
                continue;
            }
            if !assignable(field) {
                return false;
            }
            built.assigned.push((*field).clone());
        }
        true
    }
}

/// A field that a test can assign.
fn is_open(scope: &Scope<'_>, field: &FieldInput, level: Access) -> bool {
    let Some(owner) = scope.load(&field.owner) else { return false };
    let Some(found) = owner.field(&field.name, Some(&field.descriptor)) else { return false };
    let public = found.access & access::PUBLIC != 0 && owner.access & access::PUBLIC != 0;
    let seen = scope.sees_field(owner, found) && (public || level != Access::Public);
    seen && found.access & access::FINAL == 0 && !field.hidden
}

pub(super) fn slot_of(scope: &Scope<'_>, class: &Class, field: &FieldInput) -> Option<usize> {
    let owner = scope.load(&field.owner)?;
    let found = owner.field(&field.name, Some(&field.descriptor))?;
    scope.vm.program.is_subtype(class.id, owner.id).then_some(found.slot as usize)
}

/// An object that exists before this one, or this one after its first call, is passed to one of the calls.
fn passes(built: &Built, number: Number, own: Number) -> bool {
    let passed = |call: &CallInput| call.arguments.contains(&Input::Alias(number));
    built.calls.iter().any(passed) || (number != own && passed(&built.first))
}

/// Whether other objects of the draft are part of the input.
pub(super) fn holds_numbers(input: &Input) -> bool {
    let mut found = false;
    input.visit(&mut |part| found |= part.number().is_some());
    found
}

fn renumber(input: &mut Input, offset: Number) {
    input.change(&mut |part| {
        if let Some(number) = part.number_mut() {
            *number += offset;
        }
    });
}

/// The same calls with null for objects that need more than these calls.
fn without_aliases(built: &Built) -> Built {
    let mut built = built.clone();
    for argument in std::iter::once(&mut built.first).chain(&mut built.calls).flat_map(|c| c.arguments.iter_mut()) {
        let mut foreign = false;
        argument.visit(&mut |part| foreign |= matches!(part, Input::Alias(_)));
        if foreign {
            *argument = Input::Null;
        }
    }
    built
}
