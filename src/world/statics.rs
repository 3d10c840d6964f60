//! Static fields that nobody can change once their class is initialised. All others may hold something else when a method
//! is called: whoever called something before may have changed them.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::flow::Flow;
use super::library;
use super::nest::Nest;
use super::ownership::Ownership;
use crate::analysis::impact::Def;
use crate::classfile::{ClassFile, FieldInfo, access};
use crate::program::Insn;

/// What is known of a static field from the code of its nest.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Kept {
    /// It is assigned by its class's initialiser alone.
    pub assigned_once: bool,
    /// What it holds is changed by that initialiser alone.
    pub unchanged: bool,
    /// The same if what containers hold are values.
    pub unchanged_but_for_elements: bool,
    /// What the initialiser puts there it made itself, and gave to nobody else; if what containers hold are values.
    pub made_inside: bool,
}

/// Judges a static field of a class of the nest.
pub fn kept(nest: &Nest, owner: &ClassFile, field: &FieldInfo, never_changes: &dyn Fn(&str) -> bool) -> Kept {
    let private = field.has(access::PRIVATE);
    let is_initialiser = |file: &ClassFile, name: &str| file.name == owner.name && name == "<clinit>";
    let Some(flows) = nest.flows() else {
        let assigned_once = field.has(access::FINAL);
        return Kept { assigned_once, ..Kept::default() };
    };
    let assigned_elsewhere = || {
        flows.iter().filter(|flow| !is_initialiser(&flow.file, &flow.name)).any(|flow| {
            flow.insns().any(|(_, insn)| {
                let member = flow.member(insn).filter(|_| matches!(insn, Insn::PutStatic(_)));
                member.is_some_and(|m| m.name == field.name && m.descriptor == field.descriptor)
            })
        })
    };
    let assigned_once = field.has(access::FINAL) || private && !assigned_elsewhere();
    // What the compiler makes for switches nobody can name.
    let hidden = private || field.has(access::SYNTHETIC);
    let unchanged = |elements_are_values: bool| {
        let uses = Ownership::new(flows, elements_are_values, never_changes).uses_of(&field.name, &field.descriptor);
        uses.iter()
            .all(|used| !used.shares && (used.changes.is_empty() || is_initialiser(&used.flow.file, &used.flow.name)))
    };
    let made_inside = || {
        let uses = Ownership::new(flows, true, never_changes).uses_of(&field.name, &field.descriptor);
        uses.iter().filter(|used| is_initialiser(&used.flow.file, &used.flow.name)).all(|used| !used.shares)
    };
    let value = library::is_value_type(&field.descriptor);
    Kept {
        made_inside: value || assigned_once && made_inside(),
        assigned_once,
        unchanged: value || assigned_once && hidden && unchanged(false),
        unchanged_but_for_elements: value || assigned_once && hidden && unchanged(true),
    }
}

/// The static fields of a class of the library that hold what callers make them hold: some code gives them what it was given
/// itself, or puts it into what they hold, or counts with them, or they hold a counter. What the library fills in when it is first asked for, and never
/// differently, is none of them. Fields that are not private are constants, whoever sets them (`System.setOut`); questions for
/// settings are heard where their answer matters (`models::environment`).
pub fn set_by_callers(file: &Rc<ClassFile>) -> BTreeSet<Rc<str>> {
    if ["java/lang/System", "java/util/Locale", "java/util/TimeZone"].contains(&&*file.name) {
        return BTreeSet::new();
    }
    let counters = file.fields.iter().filter(|field| field.has(access::STATIC) && is_counter(&field.descriptor));
    let mut found: BTreeSet<Rc<str>> = counters.map(|field| Rc::clone(&field.name)).collect();
    let later = file.methods.iter().filter(|method| method.code.is_some() && &*method.name != "<clinit>");
    for flow in later.filter_map(|method| Flow::of(file, method)) {
        found.extend(flow.insns().filter_map(|(at, insn)| filled_with_parameter(file, &flow, at, insn)));
        for (at, insn) in flow.insns().filter(|(_, insn)| matches!(insn, Insn::PutStatic(_))) {
            let Some(field) = flow.member(insn).filter(|member| member.class == file.name) else { continue };
            if !file.field(&field.name, &field.descriptor).is_some_and(|field| field.has(access::PRIVATE)) {
                continue;
            }
            let depends = flow.computed_from(at, 0).into_iter().any(|def| match def {
                Def::Param(_) => true,
                Def::Insn(from) => flow.insn(from).is_some_and(|insn| {
                    matches!(insn, Insn::GetStatic(_)) && flow.member(insn).is_some_and(|read| read.name == field.name)
                }),
                Def::Caught => false,
            });
            if depends {
                found.insert(Rc::clone(&field.name));
            }
        }
    }
    found
}

/// The static field whose container an instruction puts something into that its method was given: not what was computed for it,
/// as caches keep it.
fn filled_with_parameter(file: &ClassFile, flow: &Flow, at: u32, insn: Insn) -> Option<Rc<str>> {
    let called = flow.member(insn).filter(|_| matches!(insn, Insn::InvokeVirtual(_) | Insn::InvokeInterface(_)))?;
    let last = match &*called.name {
        "add" | "addElement" | "addFirst" | "addLast" | "addIfAbsent" | "push" | "offer" => 1,
        "put" | "putIfAbsent" => 2,
        _ => return None,
    };
    let given = flow.origins(at, last).into_iter().any(|def| matches!(def, Def::Param(_)));
    let held = flow.origins(at, 0).into_iter().filter(|_| given).find_map(|def| {
        let Def::Insn(from) = def else { return None };
        let insn = flow.insn(from).filter(|insn| matches!(insn, Insn::GetStatic(_)))?;
        flow.member(insn).filter(|field| field.class == file.name)
    })?;
    Some(Rc::clone(&held.name))
}

/// Objects that are there to be counted with.
fn is_counter(descriptor: &str) -> bool {
    let counters = ["AtomicInteger;", "AtomicLong;"];
    descriptor.strip_prefix("Ljava/util/concurrent/atomic/").is_some_and(|name| counters.contains(&name))
}
