//! Methods that change nothing, whoever calls them, and run no code of others: called before another method they make no
//! difference to it. What they give is a value, so they hand out no part of an object either.
//!
//! Over-approximated: what is not understood may change something.

use super::World;
use super::flow::Flow;
use super::library;
use crate::analysis::loops::is_pure_library;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant, MemberRef, access};
use crate::program::{Insn, Method, Program};

/// Methods of its class that a query calls, called by these, and so on.
const MOST_CALLS: u32 = 4;

impl World {
    /// Whether a call of a method of the program leaves everything as it is.
    pub fn is_query(&self, program: &Program, method: &Method) -> bool {
        if let Some(known) = self.queries.borrow().get(&method.id) {
            return *known;
        }
        let class = program.class(method.class);
        let found = library::gives_value(&method.descriptor)
            && !library::is_of_library(&class.name)
            && self.nest(program, &class.name).flows().is_some_and(|flows| {
                let own = |flow: &&Flow| flow.file.name == class.name;
                let mut named = flows
                    .iter()
                    .filter(own)
                    .filter(|flow| flow.name == method.name && flow.descriptor == method.descriptor);
                named.next().is_some_and(|flow| changes_nothing(flows, flow, MOST_CALLS))
            });
        self.queries.borrow_mut().insert(method.id, found);
        found
    }
}

fn changes_nothing(flows: &[Flow], flow: &Flow, deeper: u32) -> bool {
    use Insn::*;
    flow.insns().all(|(_, insn)| match insn {
        PutField(_) | PutStatic(_) | MonitorEnter | MonitorExit => false,
        IntStore | LongStore | FloatStore | DoubleStore | RefStore | ByteStore | CharStore | ShortStore => false,
        Ldc(pool) => matches!(flow.file.pool.get(pool), Some(Constant::Class(_))),
        InvokeDynamic(pool) => joins_values(&flow.file, pool),
        // Another class of the program would be initialised, or be given something to keep.
        GetStatic(_) => flow.member(insn).is_some_and(|field| is_begun(flow, &field.class)),
        New(pool) => matches!(flow.file.pool.get(pool), Some(Constant::Class(name)) if library::is_of_library(name)),
        InvokeStatic(_) | InvokeSpecial(_) | InvokeVirtual(_) | InvokeInterface(_) => {
            let Some(called) = flow.member(insn) else { return false };
            match flows.iter().find(|other| is_named(other, called)) {
                Some(other) if other.file.name == flow.file.name => {
                    is_itself(other, insn) && deeper > 0 && changes_nothing(flows, other, deeper - 1)
                }
                _ => is_quiet(called),
            }
        }
        _ => true,
    })
}

fn is_named(flow: &Flow, member: &MemberRef) -> bool {
    flow.file.name == member.class && flow.name == member.name && flow.descriptor == member.descriptor
}

fn is_begun(flow: &Flow, class: &str) -> bool {
    class == &*flow.file.name || library::is_of_library(class)
}

/// Whether a call runs the method that it names, and none that overrides it.
fn is_itself(called: &Flow, insn: Insn) -> bool {
    let is_last = |flags: u16| flags & access::FINAL != 0;
    matches!(insn, Insn::InvokeStatic(_) | Insn::InvokeSpecial(_))
        || called.access & access::PRIVATE != 0
        || is_last(called.access)
        || is_last(called.file.access)
}

/// Methods of the library that change nothing and ask nobody.
fn is_quiet(member: &MemberRef) -> bool {
    let (class, name) = (&*member.class, &*member.name);
    match class {
        "java/lang/Object" => matches!(name, "<init>" | "getClass"),
        "java/lang/Enum" => matches!(name, "ordinal" | "name"),
        _ if is_text_or_box(class) => name == "equals" || takes_values(&member.descriptor),
        _ if name == "<init>" && library::is_of_library(class) => {
            (class.ends_with("Exception") || class.ends_with("Error")) && takes_values(&member.descriptor)
        }
        _ => is_pure_library(class, &member.descriptor),
    }
}

/// A concatenation of numbers and texts.
fn joins_values(file: &ClassFile, pool: u16) -> bool {
    match file.pool.get(pool) {
        Some(Constant::InvokeDynamic { name, descriptor, .. }) => {
            &**name == "makeConcatWithConstants" && takes_values(descriptor)
        }
        _ => false,
    }
}

/// Whether all parameters are numbers, their boxes, and texts: nobody has classes of these.
fn takes_values(descriptor: &str) -> bool {
    MethodType::parse(descriptor).is_ok_and(|kinds| {
        kinds.params.iter().all(|kind| match kind {
            FieldType::Object(name) => is_text_or_box(name),
            FieldType::Array { .. } => false,
            _ => true,
        })
    })
}

fn is_text_or_box(class: &str) -> bool {
    class == "java/lang/String" || library::is_box(class)
}
