//! Changed code that a target does not run but that may run when somebody uses what it hands out: methods of the objects
//! that it returns, stores, throws or gives to code that is not here. The answer about a method that the user names stands
//! on these being the same as well.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::in_hand::declaring_method;
use super::types_out::TypesOut;
use crate::analysis::callgraph::{CallGraph, Method, MethodIndex};
use crate::analysis::diff::{Changes, Classes, MethodKey, Version, declaring_class, supertypes};
use crate::classfile::{ClassFile, Constant, FieldInfo, MemberRef, access};
use crate::explore::script::parameter_types;
use crate::program::{Insn, decode};
use crate::util::LiteralId;
use crate::world::library::is_value_type;

const ANYTHING: &str = "Ljava/lang/Object;";

/// The changed methods, of either version, other than the roots, that may run when somebody uses what it
/// hands out: those that methods of the classes which it makes, and of their supertypes, lead to.
pub fn behind(changes: &Changes, roots: &[MethodKey]) -> BTreeSet<MethodKey> {
    changed(changes, roots, |graph, classes| used_later(graph, classes, roots).methods)
}

/// The same for what the visible static fields of a class hold.
pub fn behind_fields(changes: &Changes, class: &str) -> BTreeSet<MethodKey> {
    changed(changes, &[], |graph, classes| {
        let mut types = TypesOut::new(classes);
        let fields = classes.get(class).into_iter().flat_map(|class| &class.fields);
        for field in fields.filter(|f| f.is_static() && !f.has(access::PRIVATE | access::SYNTHETIC)) {
            types.given(&field.descriptor, field.signature.as_deref());
        }
        used(graph, classes, types.all()).methods
    })
}

/// The changed methods among some of each version, without the roots. What a target calls is the same there, with the arguments
/// that it gives.
fn changed(
    changes: &Changes,
    roots: &[MethodKey],
    all: impl Fn(&CallGraph, &Classes) -> BTreeSet<MethodIndex>,
) -> BTreeSet<MethodKey> {
    let mut found = BTreeSet::new();
    for version in [Version::Old, Version::New] {
        let graph = changes.graph(version);
        let all = all(graph, changes.files(version));
        for diff in changes.methods() {
            let key = if version == Version::Old { &diff.old_key } else { &diff.new_key };
            let number = |key: &MethodKey| graph.method(&key.class, &key.name, &key.descriptor);
            let Some((key, number)) = key.as_ref().and_then(|key| Some((key, number(key)?))) else { continue };
            if !roots.contains(key) && all.contains(&number) && &*key.name != "<clinit>" {
                found.insert(key.clone());
            }
        }
    }
    found
}

/// What somebody has who was handed objects.
#[derive(Default)]
pub struct Used {
    /// Classes of the program that these are of.
    pub types: BTreeSet<Rc<str>>,
    /// What may run when they are used.
    pub methods: BTreeSet<MethodIndex>,
}

/// What somebody has who uses what calls hand out.
pub fn used_later(graph: &CallGraph, classes: &Classes, roots: &[MethodKey]) -> Used {
    let index = |key: &MethodKey| graph.method(&key.class, &key.name, &key.descriptor);
    let reached = graph.methods_from(roots.iter().filter_map(index), &mut vec![false; graph.methods.len()]);
    let run = called_directly(graph, roots.iter().filter_map(index));
    let out: BTreeSet<Rc<str>> = run.iter().flat_map(|method| let_out(graph, classes, *method)).collect();
    if !roots.iter().any(|root| gives_object(&root.descriptor)) && out.is_empty() {
        return Used::default();
    }
    let mut types = handed_out(graph, classes, &reached, roots);
    types.extend(given_away(graph, classes, &run, roots, &out));
    used(graph, classes, types)
}

/// Others use an object by its methods.
fn used(graph: &CallGraph, classes: &Classes, types: BTreeSet<Rc<str>>) -> Used {
    let is_used = |method: &Method| {
        let info = classes.get(&method.class).and_then(|class| class.method(&method.name, &method.descriptor));
        types.contains(&method.class) && info.is_some_and(|m| !m.is_static() && !m.name.starts_with('<'))
    };
    let of_type = graph.methods.iter().enumerate().filter(|(_, method)| is_used(method));
    let of_type = of_type.map(|(at, _)| at as MethodIndex);
    let methods = graph.methods_from(of_type, &mut vec![false; graph.methods.len()]).into_iter().collect();
    Used { types, methods }
}

/// The methods that some methods call, and those that these call, without the library in between.
fn called_directly(graph: &CallGraph, from: impl IntoIterator<Item = MethodIndex>) -> BTreeSet<MethodIndex> {
    let mut found = BTreeSet::new();
    let mut todo: Vec<MethodIndex> = from.into_iter().collect();
    while let Some(method) = todo.pop() {
        if found.insert(method) {
            todo.extend(graph.nodes_of(method).flat_map(|node| graph.direct(node)));
        }
    }
    found
}

/// Whether a type is that of objects which may run code of the program when somebody uses them.
fn is_object(descriptor: &str) -> bool {
    !is_value_type(descriptor)
}

fn gives_object(descriptor: &str) -> bool {
    descriptor.rsplit(')').next().is_some_and(|given| given != "V" && is_object(given))
}

/// The types of the objects that a method puts where others may find them: into fields and arrays, into calls of code that is
/// not here, or into the air.
fn let_out(graph: &CallGraph, classes: &Classes, method: MethodIndex) -> Vec<Rc<str>> {
    let Some(known) = graph.methods.get(method as usize) else { return Vec::new() };
    let decoded = || {
        let class = classes.get(&known.class)?;
        let info = class.method(&known.name, &known.descriptor)?;
        let Some(code) = &info.code else { return Some((class, None)) };
        Some((class, Some(decode(class, info, code, &mut |_| LiteralId(0)).ok()?)))
    };
    let (class, code) = match decoded() {
        Some((class, Some(code))) => (class, code),
        Some((_, None)) => return Vec::new(),
        None => return vec![ANYTHING.into()],
    };
    let mut found: Vec<Rc<str>> = Vec::new();
    for at in 0..code.insns.len() as u32 {
        match code.insn(at) {
            Some(Insn::RefStore) => found.push(ANYTHING.into()),
            Some(Insn::Throw) => found.push("Ljava/lang/Throwable;".into()),
            Some(Insn::PutField(pool) | Insn::PutStatic(pool)) => {
                if let Some(Constant::Field(m)) = class.pool.get(pool) {
                    found.push(m.descriptor.clone());
                }
            }
            Some(Insn::InvokeDynamic(pool)) => {
                if let Some(Constant::InvokeDynamic { descriptor, .. }) = class.pool.get(pool) {
                    found.extend(descriptor.rsplit(')').next().map(Rc::from));
                }
            }
            Some(
                insn @ (Insn::InvokeInterface(pool)
                | Insn::InvokeVirtual(pool)
                | Insn::InvokeStatic(pool)
                | Insn::InvokeSpecial(pool)),
            ) => {
                let Some(Constant::Method(m) | Constant::InterfaceMethod(m)) = class.pool.get(pool) else { continue };
                let here = graph.node(method, at).is_some_and(|node| !graph.direct(node).is_empty());
                let elsewhere = match insn {
                    Insn::InvokeInterface(_) => true,
                    Insn::InvokeVirtual(_) => is_of_others(classes, m),
                    _ => false,
                };
                if !here || elsewhere {
                    found.extend(parameter_types(&m.descriptor).iter().map(|kind| Rc::from(&**kind)));
                }
            }
            _ => {}
        }
    }
    found.retain(|kind| is_object(kind));
    found
}

/// Whether a virtual call may go to code that is not here: of the library, or of a class that somebody writes.
fn is_of_others(classes: &Classes, member: &MemberRef) -> bool {
    let Some(class) = classes.get(&member.class) else { return true };
    let own = declaring_method(classes, member);
    if own.is_some_and(|method| method.has(access::FINAL) || method.has(access::PRIVATE)) || class.has(access::FINAL) {
        return false;
    }
    let is_below = |other: &Rc<ClassFile>| supertypes(classes, &other.name).contains(&member.class);
    class.is_open() || own.is_none() || classes.values().any(|other| other.is_open() && is_below(other))
}

/// Classes of the program whose objects some methods, which hold only what they were given or find in fields, give away as
/// values of some types.
fn given_away(
    graph: &CallGraph,
    classes: &Classes,
    methods: &BTreeSet<MethodIndex>,
    roots: &[MethodKey],
    out: &BTreeSet<Rc<str>>,
) -> BTreeSet<Rc<str>> {
    let mut as_such = TypesOut::new(classes);
    out.iter().for_each(|kind| as_such.given(kind, None));
    let as_such = as_such.all();
    let mut in_hand = TypesOut::new(classes);
    in_hand.inside = true;
    for root in roots {
        let signature = classes.get(&root.class).and_then(|class| class.method(&root.name, &root.descriptor));
        let signature = signature.and_then(|info| info.signature.clone());
        let parameters = |text: &str| text.split(')').next().unwrap_or_default().trim_start_matches('(').to_string();
        in_hand.given(&parameters(&root.descriptor), signature.map(|text| parameters(&text)).as_deref());
    }
    for method in methods.iter().filter_map(|number| graph.methods.get(*number as usize)) {
        in_hand.object(method.class.clone());
        for field in looked_at(classes, method) {
            in_hand.given(&field.descriptor, field.signature.as_deref());
        }
    }
    in_hand.all().intersection(&as_such).cloned().collect()
}

/// The fields of the program that a method reads.
fn looked_at<'c>(classes: &'c Classes, method: &Method) -> Vec<&'c FieldInfo> {
    let Some(class) = classes.get(&method.class) else { return Vec::new() };
    let Some(info) = class.method(&method.name, &method.descriptor) else { return Vec::new() };
    let code = info.code.as_ref().and_then(|code| decode(class, info, code, &mut |_| LiteralId(0)).ok());
    let read = |insn: Insn| match insn {
        Insn::GetStatic(pool) | Insn::GetField(pool) => match class.pool.get(pool) {
            Some(Constant::Field(field)) => declaring_class(classes, &field.class, &field.name, &field.descriptor)?
                .field(&field.name, &field.descriptor),
            _ => None,
        },
        _ => None,
    };
    code.iter().flat_map(|code| code.insns.iter()).filter_map(|cell| read(cell.get())).collect()
}

/// Classes of the program whose objects some methods may make or give, functions by their interfaces, and their supertypes.
fn handed_out(graph: &CallGraph, classes: &Classes, methods: &[MethodIndex], roots: &[MethodKey]) -> BTreeSet<Rc<str>> {
    let mut types = TypesOut::new(classes);
    roots.iter().filter(|root| gives_object(&root.descriptor)).for_each(|root| types.result(root));
    for method in methods.iter().filter_map(|number| graph.methods.get(*number as usize)) {
        if &*method.name == "<init>" {
            types.object(method.class.clone());
        }
        let Some(class) = classes.get(&method.class) else { continue };
        let info = class.method(&method.name, &method.descriptor);
        let code = info.and_then(|info| decode(class, info, info.code.as_ref()?, &mut |_| LiteralId(0)).ok());
        for cell in code.iter().flat_map(|code| code.insns.iter()) {
            let Insn::InvokeDynamic(pool) = cell.get() else { continue };
            let Some(Constant::InvokeDynamic { descriptor, .. }) = class.pool.get(pool) else { continue };
            let given = descriptor.rsplit(')').next().and_then(|d| d.strip_prefix('L')?.strip_suffix(';'));
            given.map(Rc::from).into_iter().for_each(|name| types.object(name));
        }
    }
    types.all()
}
