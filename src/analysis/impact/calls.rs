//! How calls carry influence: arguments to parameters, results and exceptions back, and what is known of code that is not
//! here.

use super::defuse::{Def, DefUse};
use super::graph::{Builder, Dependence, Operands, Place, Vertex, params};
use crate::analysis::callgraph::{MethodIndex, is_plain_value_code};
use crate::classfile::{ClassFile, Constant, MemberRef};
use crate::program::Insn;
use std::rc::Rc;

pub fn is_call(insn: Insn) -> bool {
    use Insn::*;
    matches!(insn, InvokeStatic(_) | InvokeSpecial(_) | InvokeVirtual(_) | InvokeInterface(_) | InvokeDynamic(_))
}

/// The method that a call names.
pub fn member(class: &ClassFile, insn: Insn) -> Option<&MemberRef> {
    use Insn::*;
    let (InvokeStatic(pool) | InvokeSpecial(pool) | InvokeVirtual(pool) | InvokeInterface(pool)) = insn else {
        return None;
    };
    match class.pool.get(pool)? {
        Constant::Method(member) | Constant::InterfaceMethod(member) => Some(member),
        _ => None,
    }
}

/// What is called, for people.
pub fn name(class: &ClassFile, insn: Insn) -> Option<String> {
    let member = member(class, insn)?;
    let class = member.class.rsplit(['/', '$']).next().unwrap_or_default();
    Some(match &*member.name {
        "<init>" => format!("new {class}"),
        name => format!("{class}.{name}"),
    })
}

/// A method with everything in it taken as one.
pub fn link_whole(graph: &mut Dependence, whole: Vertex, callee: MethodIndex) {
    let count = graph.calls.methods.get(callee as usize).map_or(0, |m| params(&m.descriptor, false));
    let entry = graph.vertex(Place::Entry(callee));
    graph.edge(whole, entry);
    for param in 0..count {
        let param = graph.vertex(Place::Param(callee, param));
        graph.edge(whole, param);
    }
    for place in [Place::Result(callee), Place::Thrown(callee)] {
        let place = graph.vertex(place);
        graph.edge(place, whole);
    }
}

/// The instruction may be the first to touch a class.
pub fn link_initialisers(builder: &mut Builder<'_>, at: u32) {
    let node = builder.first + at;
    let callees = builder.graph.calls.direct(node).to_vec();
    if callees.is_empty() {
        return;
    }
    let executed = builder.graph.vertex(Place::Executed(node));
    builder.graph.edge(executed, node);
    for callee in callees {
        enter(builder, at, executed, callee);
    }
}

fn enter(builder: &mut Builder<'_>, at: u32, executed: Vertex, callee: MethodIndex) {
    let caught = builder.is_caught(at);
    let graph = &mut *builder.graph;
    let entry = graph.vertex(Place::Entry(callee));
    graph.edge(executed, entry);
    let thrown = graph.vertex(Place::Thrown(callee));
    let throws = graph.vertex(Place::Throws(builder.first + at));
    graph.edge(thrown, throws);
    if !caught {
        graph.note_handed_on(builder.number, callee);
    }
}

pub fn link(builder: &mut Builder<'_>, at: u32, insn: Insn, operands: &Operands, uses: &DefUse) {
    let node = builder.first + at;
    let executed = builder.graph.vertex(Place::Executed(node));
    builder.graph.edge(executed, node);
    let called = member(builder.class, insn);
    let callees = builder.graph.calls.direct(node).to_vec();
    let leaves = builder.graph.calls.leaves(node);
    let mut targets = 0;
    for callee in &callees {
        enter(builder, at, executed, *callee);
        let Some(method) = builder.graph.calls.methods.get(*callee as usize) else { continue };
        if &*method.name == "<clinit>" {
            continue;
        }
        targets += 1;
        // Another descriptor is that of a lambda body: what was captured comes first there.
        let same = called.is_some_and(|called| called.descriptor == method.descriptor);
        let most = params(&method.descriptor, false);
        let throws = builder.graph.vertex(Place::Throws(node));
        for (number, operand) in operands.iter().enumerate() {
            // What it means for the result, and for exceptions, of this call alone.
            builder.take(Some(operand), node);
            for maker in operand.iter().filter_map(|def| builder.def(*def)).collect::<Vec<_>>() {
                builder.graph.note_argument(maker, *callee, throws);
            }
            let to: Vec<u32> = if same { vec![number as u32] } else { (0..most).collect() };
            for param in to {
                let param = builder.graph.vertex(Place::Param(*callee, param));
                builder.take(Some(operand), param);
            }
        }
        let result = builder.graph.vertex(Place::Result(*callee));
        builder.graph.edge(result, node);
    }
    if matches!(insn, Insn::InvokeVirtual(_) | Insn::InvokeInterface(_) | Insn::InvokeSpecial(_)) {
        let receiver = operands.first();
        // Which method is called hangs on the receiver.
        if !matches!(insn, Insn::InvokeSpecial(_)) && (targets > 1 || leaves) {
            builder.take(receiver, executed);
        }
        if let Some(defs) = receiver.filter(|defs| !builder.is_not_null(defs, uses, 0)) {
            builder.may_throw(at, defs);
        }
    }
    if leaves || targets == 0 {
        outside(builder, at, executed, called, insn, operands);
    }
}

/// A call of code that is not here.
fn outside(
    builder: &mut Builder<'_>,
    at: u32,
    executed: Vertex,
    called: Option<&MemberRef>,
    insn: Insn,
    operands: &Operands,
) {
    let node = builder.first + at;
    operands.iter().for_each(|operand| builder.take(Some(operand), node));
    let plain = match called {
        Some(member) => is_plain_value_code(member) && !member.descriptor.contains('['),
        None => is_plain_concatenation(builder.class, insn),
    };
    if called.is_none_or(may_throw) {
        operands.iter().for_each(|operand| builder.may_throw(at, operand));
        if !plain {
            let throws = builder.graph.vertex(Place::Throws(node));
            let outside = builder.graph.vertex(Place::OutsideThrows);
            builder.graph.edge(outside, throws);
        }
    }
    let is_text = |class: &str| matches!(class, "java/lang/StringBuilder" | "java/lang/StringBuffer");
    let texts = called.is_some_and(|m| is_text(&m.class) || m.descriptor.contains("Ljava/lang/StringBu"));
    if plain && !texts {
        return;
    }
    let descriptor = called.map_or("Ljava/lang/Object;", |m| &m.descriptor);
    if hands_out(descriptor) {
        builder.graph.vertex(Place::HandedOut);
    }
    let place = builder.graph.vertex(if plain { Place::Texts } else { Place::Outside });
    operands.iter().for_each(|operand: &Rc<[Def]>| builder.take(Some(operand), place));
    builder.graph.edge(executed, place);
    builder.graph.edge(place, node);
}

/// Whether a call with these parameters gives away an object that can hold something.
fn hands_out(descriptor: &str) -> bool {
    let parameters = descriptor.split_once(')').map_or(descriptor, |(before, _)| before);
    let texts = parameters.replace("Ljava/lang/String;", "");
    texts.contains('L') || texts.contains('[')
}

/// Whether a method of the JDK can throw because of what it is given.
fn may_throw(member: &MemberRef) -> bool {
    match &*member.class {
        "java/lang/Math" | "java/lang/StrictMath" => member.name.ends_with("Exact") || member.name.contains("floor"),
        "java/lang/StringBuilder" => !matches!(&*member.name, "append" | "toString" | "length"),
        "java/lang/Object" => !matches!(&*member.name, "<init>" | "getClass"),
        _ => !matches!(&*member.name, "valueOf" | "intValue" | "longValue" | "doubleValue" | "booleanValue"),
    }
}

/// A concatenation of texts and numbers, which calls nothing of the program.
fn is_plain_concatenation(class: &ClassFile, insn: Insn) -> bool {
    let Insn::InvokeDynamic(pool) = insn else { return false };
    let Some(Constant::InvokeDynamic { name, descriptor, .. }) = class.pool.get(pool) else { return false };
    let Some(factory) = class.linked_by(pool) else { return false };
    let shape = MemberRef { class: "java/lang/String".into(), name: name.clone(), descriptor: descriptor.clone() };
    &*factory.class == "java/lang/invoke/StringConcatFactory"
        && is_plain_value_code(&shape)
        && !descriptor.contains('[')
}
