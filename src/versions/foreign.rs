//! What a caller may bring that an exploration does not try: classes that override what open classes of the program leave
//! open, and static state that was changed before.
//!
//! An exploration calls the methods that the program has and starts with static fields as initialisers leave them. Where a
//! pair of paths ran code that differs, and also called something that others may override or read static state that
//! others may have changed, the two ends say nothing about such callers. Code before and after that is the same in both
//! versions needs no such care: it does the same, whatever runs in between.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::flow::{Flow, flows};
use super::kept::Kept;
use super::unusual::Look;
use crate::analysis::callgraph::MethodIndex;
use crate::analysis::diff::{Changes, Classes, MethodKey, Version, declaring_class};
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo, access};
use crate::explore::script::parameter_types;
use crate::explore::target::Target;
use crate::interp::Vm;
use crate::program::{Code, Insn, decode};
use crate::util::LiteralId;

/// How reasons about static fields begin.
pub const STATIC_STATE: &str = "static state that was changed before: ";

/// What an instruction may meet.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Unseen {
    /// A method that a class of the caller may override: `pkg.Foo.bar()`.
    Override(String),
    /// Static state: the class, by its internal name, and the field.
    Static(Rc<str>, Rc<str>),
    /// Inputs that are not tried, in words.
    Unusual(String),
    /// A call that leaves something where it is not looked for: `java.lang.System.setProperty`.
    Effect(String),
}

impl Unseen {
    /// As a reason.
    pub fn reason(&self) -> String {
        match self {
            Unseen::Override(method) => format!("classes of a caller that override or implement {method}"),
            Unseen::Unusual(what) => what.clone(),
            Unseen::Effect(call) => format!("what {call} leaves, which is not compared"),
            Unseen::Static(class, field) => {
                format!("{STATIC_STATE}{}.{field}", class.replace(['/', '$'], "."))
            }
        }
    }
}

/// The instructions of a version that may meet something unseen, by method.
pub type Spots = BTreeMap<MethodKey, Vec<(u32, Unseen)>>;

/// Looks at all code that may run from a target's calls, in a version.
pub fn spots(changes: &Changes, version: Version, roots: &[MethodKey]) -> Spots {
    let (graph, classes) = (changes.graph(version), changes.files(version));
    let mut marked = vec![false; graph.methods.len()];
    let roots: Vec<MethodIndex> = roots.iter().filter_map(|k| graph.method(&k.class, &k.name, &k.descriptor)).collect();
    let reached = graph.methods_from(roots, &mut marked);
    let kept = Kept::new(classes);
    let mut found = Spots::new();
    for method in reached.iter().filter_map(|m| graph.methods.get(*m as usize)) {
        let Some(class) = classes.get(&method.class) else { continue };
        let Some(info) = class.method(&method.name, &method.descriptor) else { continue };
        let own = of_method(classes, &kept, class, info);
        if !own.is_empty() {
            found.insert(MethodKey::of(class, info), own);
        }
    }
    found
}

fn of_method(classes: &Classes, kept: &Kept<'_>, class: &ClassFile, method: &MethodInfo) -> Vec<(u32, Unseen)> {
    let Some(info) = &method.code else { return Vec::new() };
    let Ok(code) = decode(class, method, info, &mut |_| LiteralId(0)) else { return Vec::new() };
    let mut found = Vec::new();
    let flows = flows(class, &code);
    let look = Look { classes, class, method, code: &code, flows: &flows };
    for at in 0..code.insns.len() as u32 {
        if let Some(what) = look.unusual(at) {
            found.push((at, Unseen::Unusual(what)));
            continue;
        }
        if let Some(call) = code.insn(at).and_then(|insn| effect(class, insn)) {
            found.push((at, Unseen::Effect(call)));
            continue;
        }
        match code.insn(at) {
            Some(Insn::InvokeVirtual(pool) | Insn::InvokeInterface(pool)) => {
                let Some(Constant::Method(m) | Constant::InterfaceMethod(m)) = class.pool.get(pool) else { continue };
                if !is_open_call(classes, m) {
                    continue;
                }
                if !is_fresh(&code, &flows, at, parameter_types(&m.descriptor).len(), method) {
                    found.push((at, Unseen::Override(shown(m))));
                }
            }
            Some(Insn::GetStatic(pool)) => {
                let Some(Constant::Field(m)) = class.pool.get(pool) else { continue };
                let Some(owner) = declaring_class(classes, &m.class, &m.name, &m.descriptor) else { continue };
                if !kept.is_settled(owner, &m.name) {
                    found.push((at, Unseen::Static(owner.name.clone(), m.name.clone())));
                }
            }
            _ => {}
        }
    }
    found
}

/// Calls of the library that change something which belongs to no object of the program.
fn effect(class: &ClassFile, insn: Insn) -> Option<String> {
    let (Insn::InvokeStatic(pool) | Insn::InvokeVirtual(pool)) = insn else { return None };
    let Some(Constant::Method(m) | Constant::InterfaceMethod(m)) = class.pool.get(pool) else { return None };
    let changes = match &*m.class {
        "java/lang/System" => m.name.starts_with("set") || &*m.name == "clearProperty",
        "java/lang/ThreadLocal" | "java/lang/InheritableThreadLocal" => matches!(&*m.name, "set" | "remove"),
        "java/util/Locale" | "java/util/TimeZone" => &*m.name == "setDefault",
        "java/lang/Thread" => m.name.starts_with("set") || matches!(&*m.name, "start" | "interrupt" | "interrupted"),
        "java/lang/Runtime" => &*m.name == "addShutdownHook",
        name => name.starts_with("java/util/logging/") || name.starts_with("java/util/prefs/"),
    };
    changes.then(|| format!("{}.{}", m.class.replace('/', "."), m.name))
}

fn shown(member: &MemberRef) -> String {
    let types: Vec<String> =
        parameter_types(&member.descriptor).iter().map(|t| crate::explore::input::java_type(t)).collect();
    format!("{}.{}({})", member.class.replace(['/', '$'], "."), member.name, types.join(", "))
}

/// Whether the receiver of a call was made in the method itself, so that its class is known.
fn is_fresh(code: &Code, flows: &[Flow], call: u32, arguments: usize, method: &MethodInfo) -> bool {
    let Some(flow) = flows.iter().find(|f| f.to == call && f.depth == arguments) else { return false };
    match code.insn(flow.from) {
        Some(Insn::New(_)) => true,
        Some(Insn::Load(local)) => {
            // Slots of parameters hold what the caller gave; wide ones only make this count more of them.
            let parameters = 2 * parameter_types(&method.descriptor).len() as u16 + u16::from(!method.is_static());
            let mut stores =
                (0..code.insns.len() as u32).filter(|at| code.insn(*at) == Some(Insn::Store(local))).peekable();
            let made = |at: u32| {
                let source = flows.iter().find(|f| f.to == at && f.depth == 0);
                source.is_some_and(|f| matches!(code.insn(f.from), Some(Insn::New(_))))
            };
            local >= parameters && stores.peek().is_some() && stores.all(made)
        }
        _ => false,
    }
}

/// Whether a call goes to a method that classes of others may have otherwise.
fn is_open_call(classes: &Classes, member: &MemberRef) -> bool {
    let Some(class) = classes.get(&member.class) else { return false };
    if !is_open(classes, class) {
        return false;
    }
    // What is not declared here is one of `Object`'s or of a library's.
    let declared = declared(classes, class, member);
    declared.is_none_or(|m| m.access & (access::FINAL | access::PRIVATE | access::STATIC) == 0)
}

fn declared<'a>(classes: &'a Classes, class: &'a ClassFile, member: &MemberRef) -> Option<&'a MethodInfo> {
    let mut todo = vec![class];
    for _ in 0..1000 {
        let class = todo.pop()?;
        if let Some(found) = class.method(&member.name, &member.descriptor) {
            return Some(found);
        }
        let above = class.interfaces.iter().rev().chain(&class.super_name);
        todo.extend(above.filter_map(|name| classes.get(name)).map(|class| &**class));
    }
    None
}

/// Whether somebody else in the package can write a class that extends or implements this one.
pub fn is_open(classes: &Classes, class: &ClassFile) -> bool {
    let closed = class.access & (access::FINAL | access::ENUM) != 0
        || !class.permitted_subclasses.is_empty()
        || class.record_components.is_some()
        || is_hidden(classes, class);
    if closed {
        return false;
    }
    let constructors = class.methods.iter().filter(|m| &*m.name == "<init>");
    class.is_interface() || constructors.into_iter().any(|m| !m.has(access::PRIVATE) && !m.has(access::SYNTHETIC))
}

/// Whether a class has no name that others in the package can use: private nested, local and anonymous ones, and what is in
/// them.
pub fn is_hidden(classes: &Classes, class: &ClassFile) -> bool {
    let mut next = Some(class);
    for _ in 0..100 {
        let Some(class) = next else { return false };
        let nested = class.inner_classes.iter().find(|inner| inner.inner == class.name);
        let private = nested.is_some_and(|n| n.access & access::PRIVATE != 0 || n.outer.is_none() || n.name.is_none());
        if private || class.has(access::SYNTHETIC) || class.enclosing_method.is_some() {
            return true;
        }
        next = nested.and_then(|n| n.outer.as_ref()).and_then(|outer| classes.get(outer)).map(|outer| &**outer);
    }
    true
}

/// The calls of a target's script by name, in the new version.
pub fn roots(vm: &Vm, target: &Target) -> Vec<MethodKey> {
    let script = &target.script;
    let all = script.targets(vm).into_iter().chain(script.constructors.iter().chain(&script.between).copied());
    let mut found: Vec<MethodKey> = all
        .map(|id| {
            let method = vm.program.method(id);
            MethodKey::new(&vm.program.class(method.class).name, &method.name, &method.descriptor)
        })
        .collect();
    // The method as the class has it that it is called on.
    if let Some((class, _)) = target.name.split_once("::") {
        let method = vm.program.method(script.target);
        found.push(MethodKey::new(&class.replace('.', "/"), &method.name, &method.descriptor));
    }
    found.sort();
    found.dedup();
    found
}

/// Whether objects of a class stay as a constructor has made them that a caller can call as well: all fields are final and
/// hold what does not change, and no constructor is private, for which other methods could have other uses.
pub fn stays_as_made(classes: &Classes, name: &str) -> bool {
    let kept = Kept::new(classes);
    let hidden = |m: &MethodInfo| &*m.name == "<init>" && m.access & (access::PRIVATE | access::SYNTHETIC) != 0;
    let stays = |class: &ClassFile| !class.methods.iter().any(hidden) && kept.is_immutable(class, &mut BTreeSet::new());
    classes.get(name).is_some_and(|class| stays(class))
}
