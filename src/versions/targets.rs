//! Which methods are compared: those that the user names, or those nearest to the changes that a caller can use.
//!
//! From every changed method upwards over the call graphs of both versions to the first methods that a caller can call and
//! for which a receiver can be made: what these do is compared whole, so their callers need not be. What cannot be called
//! itself (a private constructor, a lambda body, a method of an abstract or nameless class) is climbed over. What a caller
//! may reach and nothing compared does is told ([`Chosen::left`]), as is what only one version has.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::analysis::diff::{Changes, ClassDiff, MethodKey, Version};
use crate::classfile::{ClassFile, MethodInfo, access};
use crate::explore::script::{Receiver, Script, parameter_types};
use crate::explore::target::{self, Reach, Target};
use crate::interp::Vm;
use crate::util::error::Result;
use crate::util::{ClassId, MethodId};

/// Classes below an abstract one that are taken for it.
const MOST_CHILDREN: usize = 6;

/// What is compared, and what cannot be.
#[derive(Default)]
pub struct Chosen {
    pub targets: Vec<Target>,
    /// Names of targets whose receivers are made up: only that they are the same is worth saying.
    pub made_up: BTreeSet<String>,
    /// Public methods that the new version no longer has: `pkg.Foo::bar(int)`.
    pub removed: Vec<String>,
    /// Classes whose static fields may begin otherwise, by their internal names.
    pub begin: BTreeSet<Rc<str>>,
    /// What a caller may reach that changed, and why it is not compared.
    pub left: BTreeSet<(String, String)>,
}

/// The targets that texts name, each once.
pub fn named(new: &Vm, texts: &[String], reach: &Reach) -> Result<Chosen> {
    let mut chosen = Chosen::default();
    for text in texts {
        let class = new.program.class(target::class_of(new, text)?).java_name();
        for mut target in target::find(new, text, reach)? {
            call_on(&mut target, &class);
            if is_made_up(new, &target, reach) {
                chosen.made_up.insert(target.name.clone());
            }
            add(&mut chosen.targets, target);
        }
    }
    Ok(chosen)
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
    for version in [Version::Old, Version::New] {
        let graph = changes.graph(version);
        let from = match some {
            None => seeds(changes, version, graph),
            Some(some) => some.iter().filter_map(|k| graph.method(&k.class, &k.name, &k.descriptor)).collect(),
        };
        climb.upwards(version, from, &mut removed);
    }
    if some.is_none() {
        climb.declarations();
    }
    climb.chosen.removed = removed.iter().map(shown).collect();
    climb.chosen.targets.sort_by(|a, b| a.name.cmp(&b.name));
    climb.chosen
}

/// The method that a target is.
pub fn key(vm: &Vm, target: &Target) -> MethodKey {
    let method = vm.program.method(target.script.target);
    MethodKey::new(&vm.program.class(method.class).name, &method.name, &method.descriptor)
}

fn shown(key: &MethodKey) -> String {
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
            let stop = match seen_as(&class, info) {
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
                        all_real &= !made_up;
                        if made_up {
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
    fn targets(&self, key: &MethodKey, method: MethodId) -> std::result::Result<Vec<Target>, String> {
        let program = &self.new.program;
        let method = program.method(method);
        let class = program.load(&key.class).map_err(|e| e.message)?;
        let found = program.class(class);
        let reach = Reach { factories: true, ..self.reach.clone() };
        let make = |class: ClassId| {
            let mut target = target::of_method(self.new, method, &reach, class).map_err(|e| e.to_string())?;
            call_on(&mut target, &program.class(class).java_name());
            Ok::<Target, String>(target)
        };
        let bodies = found.access & access::ENUM != 0;
        let instance = !method.is_static() && !method.is_constructor();
        if !instance || bodies || !(found.is_abstract() || found.is_interface()) {
            return make(class).map(|target| vec![target]);
        }
        let mut children = Vec::new();
        for name in self.new.subtypes_of(class).names.iter() {
            let Some(child) = program.loaded(name).map(|id| program.class(id)) else { continue };
            let inherits = program.find_named(child.id, &key.name, &key.descriptor).is_some_and(|m| m.id == method.id);
            let hidden = child.file.as_ref().is_none_or(|file| !file.is_nameable());
            let made = !child.is_abstract() && !child.is_interface() && !hidden;
            if inherits && made && !target::makers(self.new, child).is_empty() && children.len() < MOST_CHILDREN {
                children.push(make(child.id)?);
            }
        }
        if children.is_empty() {
            let any = self.new.subtypes_of(class).names.iter().any(|name| {
                let child = program.loaded(name).map(|id| program.class(id));
                child.is_some_and(|c| !c.is_abstract() && !c.is_interface())
            });
            if !any {
                return Err(format!("no class of the program is a {}", found.java_name()));
            }
            let symbolic_statics = self.reach.symbolic_statics;
            let script = Script { symbolic_statics, ..Script::new(method.id, Receiver::Any) };
            children.push(Target { name: target::shown(self.new, method), script });
        }
        Ok(children)
    }

    /// What differs in declarations and shows without any call: static fields, and the types that an object has.
    fn declarations(&mut self) {
        let classes = self.changes.files(Version::New);
        for diff in self.changes.classes() {
            let (Some(old_name), Some(name)) = (&diff.old_name, &diff.new_name) else { continue };
            let Some(class) = classes.get(name).filter(|class| class.is_nameable()) else { continue };
            let visible = |f: &crate::classfile::FieldInfo| f.has(access::STATIC) && !f.has(access::PRIVATE);
            let begins = begins_otherwise(diff) || !diff.constants.is_empty();
            if begins && class.fields.iter().any(visible) {
                self.chosen.begin.insert(name.clone());
            }
            for (method, other) in self.meets_others(diff) {
                let why = format!("it was added beside {other}, in whose place callers or subclasses may meet it");
                self.chosen.left.insert((method, why));
            }
            if begins_with_its_classes(self.changes, Version::Old, old_name)
                != begins_with_its_classes(self.changes, Version::New, name)
            {
                let why = "it is initialised with the classes that implement it in one version only".to_string();
                self.chosen.left.insert((name.replace(['/', '$'], "."), why));
            }
            if diff.hierarchy {
                let (before, after) =
                    (types(self.changes, Version::Old, old_name), types(self.changes, Version::New, name));
                let one = before.symmetric_difference(&after).next();
                if let Some(one) = one {
                    let is = if after.contains(one) { "is now" } else { "is no longer" };
                    let why = format!("it {is} a {}, which a caller can ask for", one.replace(['/', '$'], "."));
                    self.chosen.left.insert((name.replace(['/', '$'], "."), why));
                }
            }
        }
    }
}

impl Climb<'_> {
    /// Methods that were added to a class and share their name with others that could have been meant: callers who are
    /// compiled again choose between them, and what is inherited may be overridden by them.
    fn meets_others(&self, diff: &ClassDiff) -> Vec<(String, String)> {
        let program = &self.new.program;
        let Some(class) = diff.new_name.as_ref().and_then(|name| program.load(name).ok()) else { return Vec::new() };
        let added = diff.methods.iter().filter(|m| m.old_key.is_none()).filter_map(|m| m.new_key.as_ref());
        let below = self.new.subtypes_of(class);
        let below: Vec<ClassId> = below.names.iter().filter_map(|name| program.loaded(name)).chain([class]).collect();
        let mut found = Vec::new();
        for key in added {
            let Some(method) = program.find_named(class, &key.name, &key.descriptor) else { continue };
            if method.access & (access::PRIVATE | access::SYNTHETIC) != 0 || &*key.name == "<clinit>" {
                continue;
            }
            let others = below.iter().flat_map(|id| supertypes(self.new, *id)).flat_map(|id| {
                let class = program.class(id);
                let same_class = &*key.name != "<init>" || id == method.class;
                class.methods.iter().map(|m| program.method(*m)).filter(move |_| same_class)
            });
            let count = parameter_types(&key.descriptor).len();
            let mut rivals = others.filter(|other| {
                let fits = parameter_types(&other.descriptor).len() == count;
                let variable = (other.access | method.access) & access::VARARGS != 0;
                // What it overrides itself is compared with it.
                let overridden = other.descriptor == method.descriptor && program.is_subtype(class, other.class);
                other.id != method.id && other.name == method.name && (fits || variable) && !overridden
            });
            if let Some(rival) = rivals.find(|rival| rival.access & (access::PRIVATE | access::SYNTHETIC) == 0) {
                found.push((shown(key), target::shown(self.new, rival)));
            }
        }
        found
    }
}

/// A class and all its supertypes, as far as they are there.
fn supertypes(vm: &Vm, class: ClassId) -> BTreeSet<ClassId> {
    let mut found = BTreeSet::new();
    let mut todo = vec![class];
    while let Some(id) = todo.pop() {
        if found.insert(id) {
            let class = vm.program.class(id);
            todo.extend(class.super_class.iter().chain(class.interfaces.iter()).copied());
        }
    }
    found
}

/// The types of objects of a class that callers of both versions know: those of libraries, and those that both have.
fn types(changes: &Changes, version: Version, name: &Rc<str>) -> BTreeSet<Rc<str>> {
    let (classes, other) = match version {
        Version::Old => (changes.files(Version::Old), changes.files(Version::New)),
        Version::New => (changes.files(Version::New), changes.files(Version::Old)),
    };
    let mut found = BTreeSet::new();
    let mut todo = vec![name.clone()];
    while let Some(name) = todo.pop() {
        if found.insert(name.clone())
            && let Some(class) = classes.get(&name)
        {
            todo.extend(class.super_name.iter().chain(&class.interfaces).cloned());
        }
    }
    found.retain(|name| !classes.contains_key(name) || other.contains_key(name));
    found
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

fn callers(graph: &CallGraph) -> BTreeMap<MethodIndex, BTreeSet<MethodIndex>> {
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
fn seen_as(class: &ClassFile, method: &MethodInfo) -> Seen {
    let made = access::SYNTHETIC | access::BRIDGE | access::NATIVE | access::PRIVATE | access::ABSTRACT;
    if method.access & made != 0 || &*method.name == "<clinit>" {
        return Seen::No;
    }
    match (!class.is_nameable(), method.is_static() || &*method.name == "<init>") {
        (false, _) => Seen::Entrance,
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

/// Its initialiser or what it extends has changed.
fn begins_otherwise(class: &ClassDiff) -> bool {
    class.hierarchy || class.methods.iter().any(|m| m.key().is_some_and(|key| &*key.name == "<clinit>"))
}

/// Whether a target and all that leads to it is the same code in both versions.
pub fn is_same(new: &Vm, changes: &Changes, target: &Target) -> bool {
    let script = &target.script;
    let all: Vec<MethodId> =
        script.targets(new).into_iter().chain(script.constructors.iter().chain(&script.between).copied()).collect();
    // Constants of an enum that change places are other inputs for the same code; so are objects of other classes.
    let other_inputs = changes.classes().iter().any(begins_otherwise);
    let takes_objects = |id: &MethodId| {
        let types = parameter_types(&new.program.method(*id).descriptor);
        types.iter().any(|t| t.contains('L') && !t.contains("Ljava/lang/String;"))
    };
    if other_inputs && (script.receiver == Receiver::Any || all.iter().any(takes_objects)) {
        return false;
    }
    if all.iter().any(|id| makes_what_differs(new, changes, *id)) || an_interface_begins_otherwise(changes) {
        return false;
    }
    // The class that it is called on may have had the method itself.
    let called_on = target.name.split_once("::").map(|(class, _)| class.replace('.', "/"));
    all.into_iter().all(|id| {
        let method = new.program.method(id);
        let class = new.program.class(method.class).name.to_string();
        if !begins_the_same(new, changes, &class) {
            return false;
        }
        let called_on = called_on.clone().filter(|_| id == script.target).unwrap_or_else(|| class.clone());
        [class, called_on].iter().all(|class| changes.same_deep(class, &method.name, &method.descriptor))
    })
}

/// Whether what a class and its supertypes do when they are initialised is the same in both versions.
fn begins_the_same(new: &Vm, changes: &Changes, class: &str) -> bool {
    let Ok(id) = new.program.load(class) else { return false };
    let files = changes.files(Version::New);
    let differs: Vec<&Rc<str>> =
        changes.classes().iter().filter(|c| begins_otherwise(c)).filter_map(|c| c.new_name.as_ref()).collect();
    let above = files
        .values()
        .filter(|file| new.program.loaded(&file.name).is_some_and(|other| new.program.is_subtype(id, other)));
    above.into_iter().all(|file| {
        let begins = file.methods.iter().any(|m| &*m.name == "<clinit>");
        !differs.contains(&&file.name) && (!begins || changes.same_deep(&file.name, "<clinit>", "()V"))
    })
}

/// Whether an interface is initialised with the classes that implement it in one version only.
fn an_interface_begins_otherwise(changes: &Changes) -> bool {
    let begins = |version, name: &Option<Rc<str>>| {
        name.as_ref().is_some_and(|name| begins_with_its_classes(changes, version, name))
    };
    changes.classes().iter().any(|diff| begins(Version::Old, &diff.old_name) != begins(Version::New, &diff.new_name))
}

/// Whether an interface has something to initialise and default methods, so that it is initialised with the classes that
/// implement it (JVMS 5.5).
fn begins_with_its_classes(changes: &Changes, version: Version, name: &str) -> bool {
    let has_code = |m: &MethodInfo| m.access & (access::STATIC | access::ABSTRACT) == 0;
    changes.files(version).get(name).is_some_and(|file| {
        let begins = file.methods.iter().any(|m| &*m.name == "<clinit>");
        file.is_interface() && begins && file.methods.iter().any(has_code)
    })
}

/// Whether a method may make an object that a caller knows by its methods alone, and these differ: one of a class without a
/// name, or an exception.
fn makes_what_differs(new: &Vm, changes: &Changes, method: MethodId) -> bool {
    let graph = changes.graph(Version::New);
    let files = changes.files(Version::New);
    let is_exception = |name: &str| {
        let class = new.program.load(name);
        class.is_ok_and(|class| new.program.is_subtype(class, new.known.throwable))
    };
    let differing = changes.classes().iter().filter(|class| !class.methods.is_empty());
    let concerned: BTreeSet<&str> = differing
        .filter_map(|class| class.new_name.as_deref())
        .filter(|name| files.get(*name).is_some_and(|file| !file.is_nameable()) || is_exception(name))
        .collect();
    if concerned.is_empty() {
        return false;
    }
    let method = new.program.method(method);
    let class = &new.program.class(method.class).name;
    let Some(first) = graph.method(class, &method.name, &method.descriptor) else { return false };
    let mut marked = vec![false; graph.methods.len()];
    let reached = graph.methods_from([first], &mut marked);
    let mut reached = reached.into_iter().filter_map(|number| graph.methods.get(number as usize));
    reached.any(|method| &*method.name == "<init>" && concerned.contains(&*method.class))
}
