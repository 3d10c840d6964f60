//! What a run is about: the targets that are explored, the classes that are measured, the call graph over the program.
//!
//! A class as a target means its public methods, and then, until everything in it can be reached, its constructors, its other
//! methods that a test in the same package can call, and those of the classes inside it. A method as a target means
//! itself, and what it can reach is measured; one that no test can call is reached through its callers.

use std::collections::BTreeSet;
use std::path::Path;
use std::rc::Rc;

use hashbrown::HashSet;

use super::entrances::{callers, driver_call, is_callable};
use crate::analysis::callgraph::{CallGraph, Method, MethodIndex, Node};
use crate::analysis::related::related;
use crate::classfile::access;
use crate::classfile::descriptor::top_level;
use crate::coverage::criteria::Criterion;
use crate::coverage::scope::labelled;
use crate::coverage::subject::Subject;
use crate::explore::script::Receiver;
use crate::explore::target::{self, Reach, Target};
use crate::interp::{Config, Vm};
use crate::program::{Class, ClassPath, Jdk, Program, Replaced};
use crate::testgen::scope::Scope as View;
use crate::util::error::Result;
use crate::util::{ClassId, InputError, MethodId};

pub struct Scope {
    pub targets: Vec<Target>,
    /// What else a test can call. The call graph says more can be reached than can be, so where something stays open
    /// these are tried as well, and nothing is infeasible before.
    pub further: Vec<Target>,
    /// What a test might call but not by itself, with the reason: class, name, descriptor.
    pub closed: Vec<Closed>,
    pub subject: Rc<Subject>,
    pub graph: Rc<CallGraph>,
}

/// Class, name and descriptor of a method, and why it is no target.
pub type Closed = ((String, String, String), String);

/// Of classes and methods. `lines`: code without branches is to be reached as well.
pub fn scope(vm: &Vm, texts: &[String], reach: &Reach, source: Option<&Path>, lines: bool) -> Result<Scope> {
    scope_with(vm, texts, reach, source, lines, &[])
}

/// The same for these criteria: with their labels, and with what they reach.
pub fn scope_for(
    vm: &Vm,
    texts: &[String],
    reach: &Reach,
    source: Option<&Path>,
    criteria: &[&'static Criterion],
) -> Result<Scope> {
    let everywhere = criteria.iter().any(|criterion| criterion.about.is_everywhere());
    scope_with(vm, texts, reach, source, everywhere, criteria)
}

fn scope_with(
    vm: &Vm,
    texts: &[String],
    reach: &Reach,
    source: Option<&Path>,
    lines: bool,
    criteria: &[&'static Criterion],
) -> Result<Scope> {
    let mut targets: Vec<Target> = Vec::new();
    // Of the methods that are named, those that no test can call, and what can be called instead.
    let (mut hidden, mut entrances): (Vec<Target>, Vec<Target>) = (Vec::new(), Vec::new());
    let mut whole: BTreeSet<String> = BTreeSet::new();
    let (mut tops, mut methods_of): (BTreeSet<String>, BTreeSet<String>) = (BTreeSet::new(), BTreeSet::new());
    let add = |targets: &mut Vec<Target>, mut found: Target, class: ClassId| {
        target::widen(vm, &mut found, class);
        found.script.remembers = !found.script.between.is_empty();
        if targets.iter().all(|t| t.name != found.name) {
            targets.push(found);
        }
    };
    for text in texts {
        let class = target::class_of(vm, text)?;
        let name = vm.program.class(class).name.to_string();
        tops.insert(top_level(&name).to_string());
        if !text.contains("::") {
            whole.insert(name);
            // A main method is for people: it is an entrance only to what nothing else reaches.
            let is_main = |target: &Target| {
                let method = vm.program.method(target.script.target);
                (&*method.name, &*method.descriptor) == ("main", "([Ljava/lang/String;)V")
            };
            for found in target::public(vm, class, reach)?.into_iter().filter(|t| !is_main(t)) {
                add(&mut targets, found, class);
            }
        } else {
            methods_of.insert(top_level(&name).to_string());
            for found in target::find(vm, text, reach)? {
                let callable = is_callable(vm, vm.program.method(found.script.target));
                add(if callable { &mut targets } else { &mut hidden }, found, class);
            }
        }
    }
    let graph = CallGraph::new(&related(vm.program.classpath(), &tops)?);
    for named in &hidden {
        let method = vm.program.method(named.script.target);
        let found = callers(vm, &graph, method, reach);
        if found.is_empty() {
            let what = "cannot be called by a test, and nothing that can be called reaches it";
            return Err(InputError::usage(format!("{} {what}; make it visible in its package", named.name)));
        }
        for caller in found {
            let class = vm.program.method(caller.script.target).class;
            add(&mut entrances, caller, class);
        }
    }
    // Other entrances, until everything in whole classes can be reached.
    loop {
        let reached = reached(vm, &graph, &targets);
        let wanted = |method: &Method| lines || graph.branches(method);
        let Some((found, class)) = next_entrance(vm, &graph, &reached, &whole, &targets, reach, &wanted) else { break };
        add(&mut targets, found, class);
    }
    // A constructor that refuses its arguments can only be shown by itself.
    for method in graph.methods.iter().filter(|m| &*m.name == "<init>" && graph.branches(m)) {
        let inside = whole.iter().any(|w| *method.class == **w || method.class.starts_with(&format!("{w}$")));
        let Some(class) = vm.program.load(&method.class).ok().filter(|_| inside) else { continue };
        let found = vm.program.find_named(class, &method.name, &method.descriptor).filter(|m| is_open(vm, m));
        let owner = vm.program.class(class);
        let nameable = !owner.is_abstract() && has_name(vm, owner);
        if let Some(target) = found.filter(|_| nameable).and_then(|m| target::of_method(vm, m, reach, class).ok()) {
            add(&mut targets, target, class);
        }
    }
    if targets.is_empty() && hidden.is_empty() {
        // An abstract class or an interface, by what others make of it.
        targets = further(vm, &graph, &whole, &targets, reach).0;
    }
    // What is measured follows from what is named; nothing is called beside what is hidden.
    let entries = hidden.iter().flat_map(|named| entries(vm, &graph, vm.program.method(named.script.target)));
    let measured = [reached(vm, &graph, &targets), graph.reachable_without_predicates(entries.collect::<Vec<_>>())];
    for entrance in entrances {
        if targets.iter().all(|t| t.name != entrance.name) {
            targets.push(entrance);
        }
    }
    let drivers = take_drivers(vm, &graph, &mut targets)?;
    if targets.is_empty() {
        let what = "has no method that a test could call and that has something to cover";
        return Err(InputError::usage(format!("{} {what}", texts.join(", "))));
    }
    let inside = |class: &str| whole.iter().any(|w| class == w || class.starts_with(&format!("{w}$")));
    let wanted = |class: &str, method: &crate::classfile::MethodInfo| {
        inside(class)
            || graph
                .method(class, &method.name, &method.descriptor)
                .and_then(|m| graph.entry(m))
                .is_some_and(|entry| measured.iter().any(|reached| reached.get(entry as usize) == Some(&true)))
    };
    if criteria.iter().any(|criterion| criterion.paths().is_some()) {
        // Paths go through all of the program's own code.
        for method in &graph.methods {
            let entry = graph.method(&method.class, &method.name, &method.descriptor).and_then(|m| graph.entry(m));
            if entry.is_some_and(|entry| measured.iter().any(|reached| reached.get(entry as usize) == Some(&true))) {
                tops.insert(top_level(&method.class).to_string());
            }
        }
    }
    let names: Vec<String> = tops.into_iter().collect();
    let mut subject = labelled(vm.program.classpath(), &names, source, &wanted, criteria)?;
    subject.warnings.extend(drivers.iter().map(|(_, why)| format!("no test is looked for: {why}")));
    let (mut further, mut closed) = further(vm, &graph, &whole, &targets, reach);
    further.retain(|target| driver_call(vm, &graph, target).is_none());
    closed.extend(drivers);
    // A test can go on after an exception.
    targets.iter_mut().chain(&mut further).for_each(|target| target.script.after_throws = true);
    closed.extend(serializing(vm, &graph, &inside));
    let named = |class: &str| names.iter().any(|name| name == top_level(class));
    // Where a method is the target, what its class runs later is no call of it.
    let explored = |class: &str| inside(class) || methods_of.contains(top_level(class));
    closed.extend(super::escapes::escaping(vm, &graph, &named, &explored));
    Ok(Scope { targets, further, closed, subject: Rc::new(subject), graph: Rc::new(graph) })
}

/// Takes the targets away that ask the driver API, of which no test can call any; an error if there are no others.
fn take_drivers(vm: &Vm, graph: &CallGraph, targets: &mut Vec<Target>) -> Result<Vec<Closed>> {
    let mut found = Vec::new();
    targets.retain(|target| {
        let Some(asked) = driver_call(vm, graph, target) else { return true };
        let method = vm.program.method(target.script.target);
        let class = vm.program.class(method.class).name.to_string();
        let why = format!("{} calls {asked}, which works inside Obligato only", target.name);
        found.push(((class, method.name.to_string(), method.descriptor.to_string()), why));
        false
    });
    match found.first() {
        Some((_, why)) if targets.is_empty() => Err(InputError::usage(format!(
            "{why}: no JUnit test can call it; name the code that it calls, or explore it with `obligato check`"
        ))),
        _ => Ok(found),
    }
}

/// A virtual machine for the classes of a class path.
pub fn machine(jdk: Jdk, classpath: &str, config: Config) -> Result<Vm> {
    machine_with(jdk, classpath, Replaced::new(), config)
}

/// The same with other bytes for some of the classes.
pub fn machine_with(jdk: Jdk, classpath: &str, replaced: Replaced, config: Config) -> Result<Vm> {
    let classpath = ClassPath::open(classpath, jdk.feature())?.with(replaced);
    machine_of(Program::new(jdk, classpath), config)
}

/// A second machine for the program of another.
pub fn machine_beside(other: &Vm, config: Config) -> Result<Vm> {
    machine_of(Program::beside(&other.program), config)
}

fn machine_of(program: Program, config: Config) -> Result<Vm> {
    Vm::new(program, config, crate::models::registry())
        .map_err(|e| InputError::usage(format!("the JDK's core classes cannot be read: {}", e.message)))
}

fn reached(vm: &Vm, graph: &CallGraph, targets: &[Target]) -> Vec<bool> {
    let mut calls = on_the_way(targets);
    calls.extend(targets.iter().flat_map(|t| t.script.targets(vm)));
    let entries = calls.into_iter().flat_map(|id| entries(vm, graph, vm.program.method(id))).collect::<Vec<_>>();
    graph.reachable_without_predicates(entries)
}

/// What the scripts call before the targets. The scripts of a class have most of it in common.
fn on_the_way(targets: &[Target]) -> BTreeSet<MethodId> {
    let calls = targets.iter().flat_map(|t| [&t.script.constructors, &t.script.between]);
    let distinct: HashSet<&Vec<MethodId>> = calls.collect();
    distinct.into_iter().flatten().copied().collect()
}

/// Where a call begins: in the method, and in the initialiser of its class.
fn entries(vm: &Vm, graph: &CallGraph, method: &crate::program::Method) -> impl Iterator<Item = Node> {
    let class = &vm.program.class(method.class).name;
    let own = graph.method(class, &method.name, &method.descriptor).and_then(|m| graph.entry(m));
    let initialiser = graph.method(class, "<clinit>", "()V").and_then(|m| graph.entry(m));
    own.into_iter().chain(initialiser)
}

/// Whether a test in the same package can call a method that somebody wrote: not what the compiler adds to an enum.
fn is_open(vm: &Vm, method: &crate::program::Method) -> bool {
    let hidden = access::PRIVATE | access::SYNTHETIC | access::NATIVE;
    let of_enum = vm.program.class(method.class).access & access::ENUM != 0;
    // A method that the constants have each their own of is called on them.
    let callable = of_enum || !method.is_abstract();
    method.access & hidden == 0 && callable && !(of_enum && target::is_made_for_enums(method))
}

/// A method that a test can call and that nothing so far reaches.
fn next_entrance(
    vm: &Vm,
    graph: &CallGraph,
    reached: &[bool],
    whole: &BTreeSet<String>,
    targets: &[Target],
    reach: &Reach,
    wanted: &dyn Fn(&Method) -> bool,
) -> Option<(Target, ClassId)> {
    for method in &graph.methods {
        let inside = whole.iter().any(|w| *method.class == **w || method.class.starts_with(&format!("{w}$")));
        let known = reached.get(method.first as usize) != Some(&false);
        if !inside || known || &*method.name == "<clinit>" || !wanted(method) {
            continue;
        }
        let Some(found) = declared(vm, method).filter(|found| is_open(vm, found)) else { continue };
        if let Ok(target) = target::of_method(vm, found, reach, found.class)
            && targets.iter().all(|t| t.name != target.name)
        {
            return Some((target, found.class));
        }
    }
    None
}

/// All else that a test can call: methods of whole classes, what calls their private ones, and what the scripts of targets call
/// on the way.
fn further(
    vm: &Vm,
    graph: &CallGraph,
    whole: &BTreeSet<String>,
    targets: &[Target],
    reach: &Reach,
) -> (Vec<Target>, Vec<Closed>) {
    let mut names: BTreeSet<String> = targets.iter().map(|t| t.name.clone()).collect();
    let inside = |class: &str| whole.iter().any(|w| class == w || class.starts_with(&format!("{w}$")));
    let own = graph.methods.iter().filter(|m| inside(&m.class) && &*m.name != "<clinit>");
    let own = own.filter_map(|m| declared(vm, m));
    let classes: BTreeSet<&str> = graph.methods.iter().map(|m| &*m.class).filter(|c| inside(c)).collect();
    let concrete: Vec<ClassId> = classes
        .into_iter()
        .filter_map(|name| vm.program.load(name).ok())
        .filter(|id| {
            let class = vm.program.class(*id);
            !class.is_abstract() && !class.is_interface() && has_name(vm, class)
        })
        .collect();
    let (around, mut closed) = around(vm, graph, &inside, targets);
    let mut found = Vec::new();
    for method in own.chain(around).chain(on_the_way(targets).into_iter().map(|id| vm.program.method(id))) {
        let class = vm.program.class(method.class);
        let place = || place(vm, method);
        if class.is_left_to_others() && !(method.is_static() || method.is_constructor() || method.is_private()) {
            closed.push((place(), "a test may bring another class for its receiver".to_string()));
        }
        if !is_open(vm, method) {
            continue;
        }
        // Private classes and those inside methods have no name that a test could use.
        if !has_name(vm, class) {
            let (inherited, left) = by_heirs(vm, graph, method, reach);
            found.extend(inherited.into_iter().filter(|target| names.insert(target.name.clone())));
            closed.extend(left.map(|why| (place(), why)));
            continue;
        }
        if !names.insert(target::shown(vm, method)) {
            continue;
        }
        match target::of_method(vm, method, reach, method.class) {
            Ok(mut target) => {
                target::widen(vm, &mut target, method.class);
                found.push(target);
            }
            // Of an abstract class, by its children.
            Err(why) => {
                let children = concrete.iter().filter(|c| {
                    let inherits = vm.program.select(**c, method.selector) == Some(method.id);
                    inherits && vm.program.is_subtype(**c, method.class)
                });
                let tried: Vec<Target> = children.filter_map(|child| on_child(vm, method, reach, *child)).collect();
                let any = Reach { receiver: Receiver::Any, ..*reach };
                let outside = Some(method).filter(|m| tried.is_empty() && !m.is_constructor());
                if let Some(Ok(target)) = outside.map(|m| target::of_method(vm, m, &any, method.class)) {
                    // By children elsewhere, or by an implementation that a test brings along.
                    found.push(target);
                } else if tried.is_empty() {
                    closed.push((place(), why.to_string()));
                }
                found.extend(tried);
            }
        }
    }
    (found, closed)
}

/// The method of a class that has this code.
fn declared<'v>(vm: &'v Vm, method: &Method) -> Option<&'v crate::program::Method> {
    let class = vm.program.load(&method.class).ok()?;
    vm.program.find_named(class, &method.name, &method.descriptor).filter(|found| found.class == class)
}

fn place(vm: &Vm, method: &crate::program::Method) -> (String, String, String) {
    let class = vm.program.class(method.class).name.to_string();
    (class, method.name.to_string(), method.descriptor.to_string())
}

/// Whether a test in its package can name a class.
fn has_name(vm: &Vm, class: &Class) -> bool {
    View::new(vm, class).class_name(class).is_some()
}

/// An inherited method as a target, with receivers of this class.
fn on_child(vm: &Vm, method: &crate::program::Method, reach: &Reach, child: ClassId) -> Option<Target> {
    let mut target = target::of_method(vm, method, reach, child).ok()?;
    target.name = format!("{} of {}", target.name, vm.program.class(child).java_name());
    target::widen(vm, &mut target, child);
    Some(target)
}

/// A method of a class without a name, by the classes with one that inherit it, and why that is not all that a test can do with it.
fn by_heirs(
    vm: &Vm,
    graph: &CallGraph,
    method: &crate::program::Method,
    reach: &Reach,
) -> (Vec<Target>, Option<String>) {
    let owner = &vm.program.class(method.class).name;
    let (mut found, mut left) = (Vec::new(), None);
    for name in graph.own.iter().filter(|name| !method.is_constructor() && top_level(name) == top_level(owner)) {
        let Some(heir) = vm.program.load(name).ok().filter(|heir| inherits(vm, *heir, method)) else { continue };
        let class = vm.program.class(heir);
        if !has_name(vm, class) {
            continue;
        }
        let makes_none = class.is_abstract() || class.is_interface();
        match on_child(vm, method, reach, heir).filter(|_| !makes_none && !method.is_static()) {
            Some(target) => found.push(target),
            None if makes_none && !class.is_left_to_others() && !method.is_static() => {}
            None => left = Some(format!("a test would have to call it by {}", class.java_name())),
        }
    }
    (found, left)
}

/// Whether a call by this class comes to a method of one above it; what the compiler puts between passes it on.
fn inherits(vm: &Vm, heir: ClassId, method: &crate::program::Method) -> bool {
    if heir == method.class || !vm.program.is_subtype(heir, method.class) {
        return false;
    }
    let above = vm.program.class(heir).super_class;
    match vm.program.find_named(heir, &method.name, &method.descriptor) {
        Some(selected) if selected.id == method.id => true,
        Some(selected) if selected.access & access::BRIDGE != 0 => {
            above.is_some_and(|above| above == method.class || inherits(vm, above, method))
        }
        _ => false,
    }
}

/// What a test can do with the methods of whole classes that it cannot call, and with those around them that the targets reach:
/// the methods of the classes around that lead there, which see private members. What can be called by nothing is closed.
fn around<'v>(
    vm: &'v Vm,
    graph: &CallGraph,
    inside: &dyn Fn(&str) -> bool,
    targets: &[Target],
) -> (Vec<&'v crate::program::Method>, Vec<Closed>) {
    let tops: BTreeSet<&str> = graph.own.iter().filter(|class| inside(class)).map(|class| top_level(class)).collect();
    let is_around = |m: &Method| !inside(&m.class) && tops.contains(top_level(&m.class));
    let outside: Vec<MethodIndex> = (0..).zip(&graph.methods).filter(|(_, m)| is_around(m)).map(|(n, _)| n).collect();
    let (mut found, mut closed) = (Vec::new(), Vec::new());
    if outside.is_empty() {
        return (found, closed);
    }
    let method = |number: MethodIndex| graph.methods.get(number as usize).and_then(|m| declared(vm, m));
    let is_callable = |method: &crate::program::Method| {
        is_open(vm, method) && !method.is_class_initializer() && has_name(vm, vm.program.class(method.class))
    };
    let own = (0..).zip(&graph.methods).filter(|(_, m)| inside(&m.class)).map(|(number, _)| number);
    let is_hidden = |m: &crate::program::Method| !is_callable(m) && m.access & access::BRIDGE == 0;
    let mut called: BTreeSet<MethodIndex> = own.filter(|number| method(*number).is_some_and(is_hidden)).collect();
    let reached = reached(vm, graph, targets);
    let is_reached =
        |number: &MethodIndex| graph.entry(*number).is_some_and(|n| reached.get(n as usize) == Some(&true));
    let mut next: Vec<MethodIndex> = outside.iter().copied().filter(is_reached).collect();
    let mut seen: BTreeSet<MethodIndex> = next.iter().copied().collect();
    loop {
        for number in next {
            let Some(method) = method(number) else { continue };
            if is_callable(method) {
                found.push(method);
            } else if method.is_class_initializer() || graph.callbacks.contains(&number) {
                closed.push((place(vm, method), "no test can call it by itself".to_string()));
            } else {
                called.insert(number);
            }
        }
        let calls = |number: &MethodIndex| {
            graph.nodes_of(*number).any(|node| graph.direct(node).iter().any(|callee| called.contains(callee)))
        };
        next = outside.iter().copied().filter(|number| !seen.contains(number) && calls(number)).collect();
        if next.is_empty() {
            return (found, closed);
        }
        seen.extend(&next);
    }
}

/// What only the library calls, by reflection, when objects are written and read: tests do not do that.
fn serializing(vm: &Vm, graph: &CallGraph, inside: &dyn Fn(&str) -> bool) -> Vec<Closed> {
    let called = |m: &&Method| {
        matches!(
            (&*m.name, &*m.descriptor),
            ("readObject", "(Ljava/io/ObjectInputStream;)V")
                | ("writeObject", "(Ljava/io/ObjectOutputStream;)V")
                | ("readObjectNoData", "()V")
                | ("readResolve" | "writeReplace", "()Ljava/lang/Object;")
        )
    };
    let serializable = |m: &&Method| {
        let class = vm.program.load(&m.class).ok();
        let interface = vm.program.load("java/io/Serializable").ok();
        class.zip(interface).is_some_and(|(class, interface)| vm.program.is_subtype(class, interface))
    };
    let own = graph.methods.iter().filter(|m| inside(&m.class)).filter(called).filter(serializable);
    let why = "it is called where objects are written and read";
    own.map(|m| ((m.class.to_string(), m.name.to_string(), m.descriptor.to_string()), why.to_string())).collect()
}
