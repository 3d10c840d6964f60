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
use crate::analysis::callgraph::{CallGraph, Method, Node};
use crate::analysis::related::related;
use crate::classfile::access;
use crate::classfile::descriptor::top_level;
use crate::coverage::criteria::Criterion;
use crate::coverage::scope::labelled;
use crate::coverage::subject::Subject;
use crate::explore::script::Receiver;
use crate::explore::target::{self, Reach, Target};
use crate::interp::{Config, Vm};
use crate::program::{ClassPath, Jdk, Program, Replaced};
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
        let nameable = !owner.is_abstract() && View::new(vm, owner).class_name(owner).is_some();
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
        let Ok(class) = vm.program.load(&method.class) else { continue };
        let Some(found) = vm.program.find_named(class, &method.name, &method.descriptor) else { continue };
        if found.class != class || !is_open(vm, found) {
            continue;
        }
        if let Ok(target) = target::of_method(vm, found, reach, class)
            && targets.iter().all(|t| t.name != target.name)
        {
            return Some((target, class));
        }
    }
    None
}

/// All else that a test can call: methods of whole classes, and what the scripts of targets call on the way.
fn further(
    vm: &Vm,
    graph: &CallGraph,
    whole: &BTreeSet<String>,
    targets: &[Target],
    reach: &Reach,
) -> (Vec<Target>, Vec<Closed>) {
    let mut names: BTreeSet<String> = targets.iter().map(|t| t.name.clone()).collect();
    let (mut found, mut closed) = (Vec::new(), Vec::new());
    let inside = |class: &str| whole.iter().any(|w| class == w || class.starts_with(&format!("{w}$")));
    let own = graph.methods.iter().filter(|m| inside(&m.class) && &*m.name != "<clinit>");
    let own = own.filter_map(|m| {
        let class = vm.program.load(&m.class).ok()?;
        vm.program.find_named(class, &m.name, &m.descriptor).filter(|found| found.class == class)
    });
    let classes: BTreeSet<&str> = graph.methods.iter().map(|m| &*m.class).filter(|c| inside(c)).collect();
    let concrete: Vec<ClassId> = classes
        .into_iter()
        .filter_map(|name| vm.program.load(name).ok())
        .filter(|id| {
            let class = vm.program.class(*id);
            !class.is_abstract() && !class.is_interface() && View::new(vm, class).class_name(class).is_some()
        })
        .collect();
    for method in own.chain(on_the_way(targets).into_iter().map(|id| vm.program.method(id))) {
        let class = vm.program.class(method.class);
        let place = || (class.name.to_string(), method.name.to_string(), method.descriptor.to_string());
        if class.is_left_to_others() && !(method.is_static() || method.is_constructor() || method.is_private()) {
            closed.push((place(), "a test may bring another class for its receiver".to_string()));
        }
        // Private classes and those inside methods have no name that a test could use.
        let nameable = View::new(vm, class).class_name(class).is_some();
        if !nameable || !is_open(vm, method) || !names.insert(target::shown(vm, method)) {
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
                let mut tried = false;
                for child in children {
                    let Ok(mut target) = target::of_method(vm, method, reach, *child) else { continue };
                    target.name = format!("{} of {}", target.name, vm.program.class(*child).java_name());
                    target::widen(vm, &mut target, *child);
                    found.push(target);
                    tried = true;
                }
                let any = Reach { receiver: Receiver::Any, ..*reach };
                let outside = Some(method).filter(|m| !tried && !m.is_constructor());
                if let Some(Ok(target)) = outside.map(|m| target::of_method(vm, m, &any, method.class)) {
                    // By children elsewhere, or by an implementation that a test brings along.
                    found.push(target);
                } else if !tried {
                    closed.push((place(), why.to_string()));
                }
            }
        }
    }
    (found, closed)
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
