//! Which methods are compared: those that the user names, or those nearest to the changes that a caller can use.
//!
//! From every changed method upwards over the call graphs of both versions to the first methods that a caller can call and
//! for which a receiver can be made: what these do is compared whole, so their callers need not be. What cannot be called
//! itself (a private constructor, a lambda body, a method of an abstract or nameless class) is climbed over. What a caller
//! may reach and nothing compared does is told ([`Chosen::left`]), as is what only one version has.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::declared::declarations;
use super::handed_out::behind_fields;
use super::open_types::{asks, is_extended};
use super::same_code::begins_otherwise;
use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::analysis::diff::naming::{is_inherited, is_named, types_of};
use crate::analysis::diff::{Changes, Classes, MethodKey, Version};
use crate::classfile::{ClassFile, MethodInfo, access};
use crate::explore::script::{Receiver, Script, parameter_types};
use crate::explore::target::{self, Reach, Target};
use crate::interp::Vm;
use crate::program::Class;
use crate::util::error::Result;
use crate::util::{ClassId, MethodId};
use crate::world::Beyond;

/// Classes below an abstract one that are taken for it.
const MOST_CHILDREN: usize = 6;

/// What is compared, and what cannot be.
#[derive(Default)]
pub struct Chosen {
    pub targets: Vec<Target>,
    /// Names of targets whose receivers are made up: only that they are the same is worth saying.
    pub made_up: BTreeSet<String>,
    /// Names of targets of which only is told that they differ.
    pub aside: BTreeSet<String>,
    /// What callers of the old version use and the new one does not give them, `pkg.Foo::bar(int)`, and how that is so.
    pub removed: BTreeSet<(String, String)>,
    /// Classes whose static fields may begin otherwise, by their internal names.
    pub begin: BTreeSet<Rc<str>>,
    /// What a caller may reach that changed, and why it is not compared.
    pub left: BTreeSet<(String, String)>,
}

/// The targets that texts name, each once. A class is what callers in its package have of it: its public methods, and
/// whatever else of it does something else.
pub fn named(old: &Vm, new: &Vm, changes: &Changes, texts: &[String], reach: &Reach) -> Result<Chosen> {
    let mut chosen = Chosen::default();
    let mut declared = Chosen::default();
    declarations(old, new, changes, &mut declared);
    for text in texts {
        let class = new.program.class(target::class_of(new, text)?);
        let name = class.java_name();
        // A class without public methods has others.
        let callable = target::callable(new, class.id);
        let by_name = text.contains("::") || callable.is_empty() || callable.iter().any(|m| m.is_public());
        let found = if by_name { target::find(new, text, reach)? } else { Vec::new() };
        for mut target in found {
            call_on(&mut target, &name);
            if is_made_up(new, &target, reach) && !target.script.made_by_others {
                chosen.made_up.insert(target.name.clone());
            }
            if text.contains("::") {
                let of_it = |(what, _): &&(String, String)| *what == target.name;
                chosen.removed.extend(declared.removed.iter().filter(of_it).cloned());
                chosen.left.extend(declared.left.iter().filter(of_it).cloned());
                chosen.left.extend(no_longer_made(old, new, changes, &target).map(|why| (target.name.clone(), why)));
            }
            add(&mut chosen.targets, target);
        }
        if !text.contains("::") {
            rest_of_class(old, new, changes, reach, class, &mut chosen);
            declared_of_class(changes, &declared, &class.name, &mut chosen);
        }
    }
    Ok(chosen)
}

/// Why callers cannot make an object by a constructor any more.
fn no_longer_made(old: &Vm, new: &Vm, changes: &Changes, target: &Target) -> Option<String> {
    let method = new.program.method(target.script.target);
    let class = new.program.class(method.class);
    let before = old.program.load(changes.old_class(&class.name)).ok()?;
    let is_now = method.is_constructor() && class.is_abstract() && !old.program.class(before).is_abstract();
    is_now.then(|| "its class is abstract now, so that callers can make none".into())
}

/// Adds what differs in a class beside its public methods: constructors and methods that the package sees, its own and those that
/// it inherits, what calls its private ones, and what runs on the objects that its static fields hold.
fn rest_of_class(old: &Vm, new: &Vm, changes: &Changes, reach: &Reach, class: &Class, chosen: &mut Chosen) {
    for method in target::callable(new, class.id) {
        let Ok(mut target) = target::of_method(new, method, reach, class.id) else { continue };
        call_on(&mut target, &class.java_name());
        if chosen.targets.iter().any(|known| known.name == target.name) {
            continue;
        }
        if is_made_up(new, &target, reach) && !target.script.made_by_others {
            chosen.made_up.insert(target.name.clone());
        }
        chosen.aside.insert(target.name.clone());
        add(&mut chosen.targets, target);
    }
    let mut some = BTreeSet::new();
    for (version, name) in [(Version::Old, changes.old_class(&class.name)), (Version::New, &class.name)] {
        some.extend(changes.reaching(version).iter().filter(|key| *key.class == *name).cloned());
    }
    some.extend(behind_fields(changes, &class.name));
    let rest = nearest_to(old, new, changes, reach, &some);
    rest.targets.into_iter().for_each(|target| add(&mut chosen.targets, target));
    chosen.made_up.extend(rest.made_up);
    chosen.left.extend(rest.left);
    chosen.removed.extend(rest.removed);
}

/// Adds what differs in the declarations of a class and its members, and how static fields begin that it has or inherits.
fn declared_of_class(changes: &Changes, declared: &Chosen, class: &Rc<str>, chosen: &mut Chosen) {
    let dotted = class.replace(['/', '$'], ".");
    let of_class = |(what, _): &&(String, String)| {
        what.replace('$', ".").strip_prefix(&dotted).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', ':']))
    };
    chosen.removed.extend(declared.removed.iter().filter(of_class).cloned());
    chosen.left.extend(declared.left.iter().filter(of_class).cloned());
    let above = types_of(changes.files(Version::New), class);
    chosen.begin.extend(declared.begin.iter().filter(|name| above.contains(*name)).cloned());
}

/// Names a target by the class that it is called on: in the other version that class may have the method itself.
fn call_on(target: &mut Target, class: &str) {
    if let Some((_, method)) = target.name.split_once("::").filter(|(owner, _)| *owner != class) {
        target.name = format!("{class}::{method}");
    }
}

fn add(targets: &mut Vec<Target>, mut target: Target) {
    // In the other version a step may do what it does not do here.
    target.script.idle_steps = true;
    if targets.iter().all(|t| t.name != target.name) {
        targets.push(target);
    }
}

/// The public methods nearest to the changes.
pub fn nearest(old: &Vm, new: &Vm, changes: &Changes, reach: &Reach) -> Chosen {
    climb(old, new, changes, reach, None)
}

/// The public methods nearest to some changed methods.
pub fn nearest_to(old: &Vm, new: &Vm, changes: &Changes, reach: &Reach, some: &BTreeSet<MethodKey>) -> Chosen {
    climb(old, new, changes, reach, Some(some))
}

fn climb(old: &Vm, new: &Vm, changes: &Changes, reach: &Reach, some: Option<&BTreeSet<MethodKey>>) -> Chosen {
    let mut climb = Climb { old, new, changes, reach, chosen: Chosen::default(), tried: BTreeMap::new() };
    let mut removed = BTreeSet::new();
    let mut begun = Vec::new();
    for version in [Version::Old, Version::New] {
        let graph = changes.graph(version);
        let from = match some {
            None => seeds(changes, version, graph),
            Some(some) => some.iter().filter_map(|k| graph.method(&k.class, &k.name, &k.descriptor)).collect(),
        };
        climb.upwards(version, from.clone(), &mut removed);
        begun.extend(from.into_iter().map(|method| (version, method)));
    }
    if some.is_none() {
        declarations(old, new, changes, &mut climb.chosen);
    }
    for (version, method) in begun {
        climb.note_without_caller(version, method);
    }
    climb.chosen.removed.extend(removed.iter().map(|key| (shown(key), "only the old version has it".to_string())));
    climb.chosen.targets.sort_by(|a, b| a.name.cmp(&b.name));
    climb.chosen
}

/// The method that a target is.
pub fn key(vm: &Vm, target: &Target) -> MethodKey {
    let method = vm.program.method(target.script.target);
    MethodKey::new(&vm.program.class(method.class).name, &method.name, &method.descriptor)
}

/// A method as reports name it.
pub fn shown(key: &MethodKey) -> String {
    let types = parameter_types(&key.descriptor);
    let types: Vec<String> = types.iter().map(|t| crate::explore::input::java_type(t)).collect();
    let name = if &*key.name == "<init>" { "new" } else { &*key.name };
    format!("{}::{name}({})", key.class.replace('/', "."), types.join(","))
}

/// What a method is to a caller.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    /// It can be called.
    Entrance,
    /// It can be called by the name of another type, if an object is handed out.
    Behind,
    /// It is what a constant has in place of its enum's.
    Body,
    No,
}

struct Climb<'a> {
    old: &'a Vm,
    new: &'a Vm,
    changes: &'a Changes,
    reach: &'a Reach,
    chosen: Chosen,
    /// Whether a method is compared.
    tried: BTreeMap<MethodKey, bool>,
}

impl Climb<'_> {
    /// From what changed in a version to what is compared.
    fn upwards(&mut self, version: Version, from: Vec<MethodIndex>, removed: &mut BTreeSet<MethodKey>) {
        let graph = Rc::clone(self.changes.graph(version));
        let callers = callers(&graph);
        let mut todo = from;
        let mut seen = BTreeSet::new();
        while let Some(method) = todo.pop() {
            if !seen.insert(method) {
                continue;
            }
            let Some(known) = graph.methods.get(method as usize) else { continue };
            let key = MethodKey::new(&known.class, &known.name, &known.descriptor);
            let classes = self.changes.files(version);
            let Some(class) = classes.get(&key.class).cloned() else { continue };
            let Some(info) = class.method(&key.name, &key.descriptor) else { continue };
            let stop = match seen_as(classes, &class, info) {
                Seen::No => false,
                Seen::Entrance => self.compare(&key, true, removed),
                // It is compared as far as possible, and what hands it out is as well.
                Seen::Behind => {
                    self.compare(&key, false, removed);
                    false
                }
                Seen::Body => {
                    let of_enum = class.super_name.clone().map(|class| MethodKey { class, ..key.clone() });
                    of_enum.is_some_and(|key| self.compare(&key, true, removed))
                }
            };
            // An initialiser runs before everything else of its class.
            if &*info.name == "<clinit>" {
                let all = class.methods.iter().filter(|m| m.code.is_some());
                todo.extend(all.filter_map(|m| graph.method(&class.name, &m.name, &m.descriptor)));
            }
            if !stop {
                todo.extend(callers.get(&method).into_iter().flatten());
            }
        }
    }

    /// Tells what differs and leads to nothing that is compared. Code that nobody calls does nothing.
    fn note_without_caller(&mut self, version: Version, method: MethodIndex) {
        let graph = Rc::clone(self.changes.graph(version));
        let key_of = |method: MethodIndex| {
            let known = graph.methods.get(method as usize)?;
            Some(MethodKey::new(&known.class, &known.name, &known.descriptor))
        };
        let callers = callers(&graph);
        let (mut todo, mut seen) = (vec![method], BTreeSet::new());
        while let Some(next) = todo.pop() {
            if !seen.insert(next) {
                continue;
            }
            let Some(key) = key_of(next) else { continue };
            let begins = &*key.name == "<clinit>";
            if self.tried.contains_key(&key) || begins && self.chosen.begin.contains(&key.class) {
                return;
            }
            if begins {
                let class = self.changes.files(version).get(&key.class);
                let all = class.into_iter().flat_map(|c| c.methods.iter().map(move |m| (c, m)));
                todo.extend(all.filter_map(|(c, m)| graph.method(&c.name, &m.name, &m.descriptor)));
            }
            todo.extend(callers.get(&next).into_iter().flatten());
        }
        if let Some(key) = key_of(method).filter(|_| seen.len() > 1) {
            self.chosen.left.insert((shown(&key), "no caller was found for it".to_string()));
        }
    }

    /// Makes a method a target. False: its callers are looked at as well.
    fn compare(&mut self, key: &MethodKey, visible: bool, removed: &mut BTreeSet<MethodKey>) -> bool {
        if let Some(known) = self.tried.get(key) {
            return *known;
        }
        let found = |vm: &Vm| {
            let class = vm.program.load(&key.class).ok()?;
            vm.program.find_named(class, &key.name, &key.descriptor).map(|m| m.id)
        };
        let compared = match (found(self.old), found(self.new)) {
            (Some(_), Some(method)) => match self.targets(key, method) {
                Ok(found) => {
                    let mut all_real = true;
                    for target in found {
                        let made_up = !visible || is_made_up(self.new, &target, self.reach);
                        // What stands for classes of others beside those that are here.
                        let beside = target.script.on.is_some() && target.script.receiver == Receiver::Any;
                        all_real &= !made_up || beside;
                        if !visible || made_up && !target.script.made_by_others {
                            self.chosen.made_up.insert(target.name.clone());
                        }
                        add(&mut self.chosen.targets, target);
                    }
                    all_real
                }
                Err(why) => {
                    self.chosen.left.insert((shown(key), why));
                    false
                }
            },
            // What was added can be called by nobody who calls both versions.
            (None, _) => false,
            (Some(_), None) => {
                if visible {
                    removed.insert(key.clone());
                }
                false
            }
        };
        self.tried.insert(key.clone(), compared);
        compared
    }

    /// A method of the new version as targets: of an abstract class on those below it.
    fn targets(&mut self, key: &MethodKey, method: MethodId) -> std::result::Result<Vec<Target>, String> {
        let program = &self.new.program;
        let method = program.method(method);
        let class = program.load(&key.class).map_err(|e| e.message)?;
        let found = program.class(class);
        let reach = Reach { factories: true, ..self.reach.clone() };
        let make = |class: ClassId| {
            let mut target = target::of_method(self.new, method, &reach, class).map_err(|e| e.to_string())?;
            call_on(&mut target, &program.class(class).java_name());
            target.script.on = Some(class).filter(|class| *class != method.class);
            Ok::<Target, String>(target)
        };
        let bodies = found.access & access::ENUM != 0;
        let instance = !method.is_static() && !method.is_constructor();
        if !instance || bodies || !(found.is_abstract() || found.is_interface()) {
            return make(class).map(|target| vec![target]);
        }
        let (mut children, mut dropped, mut one) = (Vec::new(), false, None);
        for name in self.new.subtypes_of(class).names.iter() {
            let Some(child) = program.loaded(name).map(|id| program.class(id)) else { continue };
            let inherits = program.find_named(child.id, &key.name, &key.descriptor).is_some_and(|m| m.id == method.id);
            let hidden = child.file.as_ref().is_none_or(|file| !file.is_nameable());
            if !inherits || child.is_abstract() || child.is_interface() {
                continue;
            }
            if hidden || target::makers(self.new, child).is_empty() || children.len() == MOST_CHILDREN {
                dropped = true;
            } else {
                one = Some(child.id);
                children.push(make(child.id)?);
            }
        }
        let java_name = found.java_name();
        let others_write = self.new.config.world.granting(Beyond::Classes).is_none();
        if !children.is_empty() && (dropped || others_write && is_extended(self.new, class)) {
            // What these do does not show what others do.
            let asks = asks(self.new, self.changes, class, key);
            let has_fields = asks.fields && !found.is_interface();
            if asks.class {
                let why = format!("other classes that are a {java_name} may make it do something else");
                self.chosen.left.insert((shown(key), why));
            } else if let Some(child) = one.filter(|_| has_fields) {
                let script = Script { on: Some(child), ..Script::new(method.id, Receiver::Any) };
                children.push(Target { name: target::shown(self.new, method), script });
            }
        }
        if children.is_empty() {
            let any = self.new.subtypes_of(class).names.iter().any(|name| {
                let child = program.loaded(name).map(|id| program.class(id));
                child.is_some_and(|c| !c.is_abstract() && !c.is_interface())
            });
            if let Some(mut target) = target::extended(self.new, method, &reach, found).filter(|_| !any) {
                call_on(&mut target, &found.java_name());
                return Ok(vec![target]);
            }
            if !any {
                return Err(format!("no class of the program is a {java_name}"));
            }
            let symbolic_statics = self.reach.symbolic_statics;
            let script = Script { symbolic_statics, ..Script::new(method.id, Receiver::Any) };
            children.push(Target { name: target::shown(self.new, method), script });
        }
        Ok(children)
    }
}

/// What differs in a version: methods, and code that means something else because of what is declared elsewhere.
fn seeds(changes: &Changes, version: Version, graph: &CallGraph) -> Vec<MethodIndex> {
    let index = |key: &MethodKey| graph.method(&key.class, &key.name, &key.descriptor);
    let mut todo: Vec<MethodIndex> = Vec::new();
    for diff in changes.methods() {
        let key = if version == Version::Old { &diff.old_key } else { &diff.new_key };
        todo.extend(key.as_ref().and_then(index));
    }
    todo.extend(changes.declared_otherwise(version));
    todo.extend(changes.looking(version).iter().filter_map(index));
    // Other changes of a class (its fields, what it extends) show in all that it does.
    for class in changes.classes().iter().filter(|c| c.hierarchy || !c.constants.is_empty()) {
        let name = if version == Version::Old { &class.old_name } else { &class.new_name };
        let file = name.as_ref().and_then(|n| changes.files(version).get(n));
        let methods = file.into_iter().flat_map(|f| f.methods.iter().map(|m| MethodKey::of(f, m)));
        todo.extend(methods.filter_map(|key| index(&key)));
    }
    // Code that gets objects of a class which begins otherwise.
    for class in changes.classes().iter().filter(|c| begins_otherwise(c)) {
        let name = if version == Version::Old { &class.old_name } else { &class.new_name };
        let Some(mention) = name.as_ref().map(|n| format!("L{n};")) else { continue };
        let all = graph.methods.iter().enumerate().filter(|(_, m)| m.descriptor.contains(&mention));
        todo.extend(all.map(|(number, _)| number as MethodIndex));
    }
    todo
}

/// Who calls a method, directly or through code that is not here.
pub(super) fn callers(graph: &CallGraph) -> BTreeMap<MethodIndex, BTreeSet<MethodIndex>> {
    let mut found: BTreeMap<MethodIndex, BTreeSet<MethodIndex>> = BTreeMap::new();
    for (number, method) in graph.methods.iter().enumerate() {
        for node in method.first..method.first + method.length {
            for callee in graph.called(node) {
                found.entry(callee).or_default().insert(number as MethodIndex);
            }
        }
    }
    found
}

/// What a method of a version is to those who use the class.
fn seen_as(classes: &Classes, class: &ClassFile, method: &MethodInfo) -> Seen {
    let made = access::SYNTHETIC | access::BRIDGE | access::NATIVE | access::PRIVATE | access::ABSTRACT;
    if method.access & made != 0 || &*method.name == "<clinit>" {
        return Seen::No;
    }
    match (!is_named(classes, class), method.is_static() || &*method.name == "<init>") {
        (false, _) => Seen::Entrance,
        // Static methods of interfaces are not inherited.
        (true, true) if method.is_static() && !class.is_interface() && is_inherited(classes, class) => Seen::Entrance,
        (true, false) if class.has(access::ENUM) && class.enclosing_method.is_some() => Seen::Body,
        (true, false) => Seen::Behind,
        _ => Seen::No,
    }
}

/// Whether a target's receiver is one that no way of making objects gave: any field values, or an object of an abstract
/// class.
fn is_made_up(vm: &Vm, target: &Target, reach: &Reach) -> bool {
    let method = vm.program.method(target.script.target);
    let class = vm.program.class(method.class);
    if method.is_constructor() {
        return class.is_abstract();
    }
    let fields = class.display.iter().any(|c| vm.program.class(*c).fields.iter().any(|f| !f.is_static()));
    fields
        && !method.is_static()
        && target.script.receiver == Receiver::Any
        && reach.receiver != Receiver::Any
        && class.access & access::ENUM == 0
}
