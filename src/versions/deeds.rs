//! What each instruction does to fields and to the objects behind them, as its code says: what it looks at, and what it leaves
//! for code that runs later.

use std::cell::Cell;
use std::rc::Rc;

use super::{effects, outside};
use crate::analysis::callgraph::{CallGraph, MethodIndex, Node, is_plain_value_code};
use crate::analysis::diff::{Classes, declaring_class};
use crate::analysis::handles;
use crate::analysis::impact::calls;
use crate::classfile::{ClassFile, Constant, MemberRef};
use crate::program::{Insn, decode};
use crate::util::LiteralId;

/// A field by the class that declares it.
pub type Field = (Rc<str>, Rc<str>);

/// What an instruction does.
pub enum Deed {
    Reads(Field),
    Writes(Field),
    /// Something inside an object may be changed: an element, or by a call that leaves the program.
    ChangesObjects,
    /// Something is left where fields of the program do not lead: in properties, in the locale, in a thread.
    LeavesElsewhere,
    /// Code of a library is asked, which may look there.
    AsksLibrary,
    /// Something is left in files, behind streams, in what the library keeps for all.
    LeavesOutside,
    /// Something may be found there.
    AsksOutside,
}

/// What the instructions of a method do, in their order.
pub fn of_method(graph: &CallGraph, classes: &Classes, handles: &Handles, number: MethodIndex) -> Vec<(Node, Deed)> {
    let mut found = Vec::new();
    let Some(method) = graph.methods.get(number as usize) else { return found };
    let Some(class) = classes.get(&method.class) else { return found };
    let Some(info) = class.method(&method.name, &method.descriptor) else { return found };
    let Some(code) = info.code.as_ref().and_then(|c| decode(class, info, c, &mut |_| LiteralId(0)).ok()) else {
        return found;
    };
    let elsewhere = effects::of_method(classes, class, info);
    found.extend(elsewhere.into_iter().map(|(at, _)| (method.first + at, Deed::LeavesElsewhere)));
    let leaving = graph.nodes_of(number).filter(|node| graph.leaves(*node));
    found.extend(leaving.map(|node| (node, Deed::ChangesObjects)));
    let field = |member: &MemberRef| {
        let owner = declaring_class(classes, &member.class, &member.name, &member.descriptor)?;
        Some((owner.name.clone(), member.name.clone()))
    };
    let named = |pool: u16| match class.pool.get(pool) {
        Some(Constant::Field(member)) => field(member),
        _ => None,
    };
    let insns: Vec<Insn> = code.insns.iter().map(Cell::get).collect();
    let looked_at = insns.iter().filter_map(|insn| match insn {
        Insn::GetStatic(pool) | Insn::GetField(pool) => match class.pool.get(*pool)? {
            Constant::Field(m) => {
                declaring_class(classes, &m.class, &m.name, &m.descriptor)?.field(&m.name, &m.descriptor)
            }
            _ => None,
        },
        _ => None,
    });
    let looked_at: Vec<_> = looked_at.collect();
    let has_properties = outside::may_have_properties(classes, class, info, &looked_at, &insns);
    let has_printers = outside::may_have_printers(classes, class, info, &looked_at, &insns);
    for (node, cell) in (method.first..).zip(code.insns.iter()) {
        let reach = outside::reach(classes, class, cell.get());
        if reach.leaves || has_printers && outside::prints(class, cell.get()) {
            found.push((node, Deed::LeavesOutside));
        }
        if reach.asks {
            found.push((node, Deed::AsksOutside));
        }
        if outside::gets_properties(class, cell.get()) || has_properties && outside::changes_table(class, cell.get()) {
            found.push((node, Deed::LeavesElsewhere));
        }
        if asks_library(classes, class, cell.get()) {
            found.push((node, Deed::AsksLibrary));
        }
        match cell.get() {
            Insn::GetStatic(pool) | Insn::GetField(pool) => {
                found.extend(named(pool).map(|field| (node, Deed::Reads(field))));
            }
            // What the library declares it keeps inside its objects.
            Insn::PutStatic(pool) | Insn::PutField(pool) => {
                found.push((node, named(pool).map_or(Deed::ChangesObjects, Deed::Writes)));
            }
            Insn::IntStore
            | Insn::LongStore
            | Insn::FloatStore
            | Insn::DoubleStore
            | Insn::RefStore
            | Insn::ByteStore
            | Insn::CharStore
            | Insn::ShortStore => found.push((node, Deed::ChangesObjects)),
            // A record's `equals` reads by handles what it has.
            Insn::InvokeDynamic(pool) => {
                let read = class.referred_fields(pool).into_iter().filter_map(field);
                found.extend(read.map(|field| (node, Deed::Reads(field))));
            }
            insn if changes_text(class, insn) => found.push((node, Deed::ChangesObjects)),
            _ => {}
        }
        if graph.leaves(node) {
            found.extend(handles.functions.deeds().map(|deed| (node, deed)));
        }
        if uses_handle(class, cell.get()) || handles.are_functions && graph.leaves(node) {
            for field in &handles.fields {
                found.push((node, Deed::Reads(field.clone())));
                found.push((node, Deed::Writes(field.clone())));
            }
        }
    }
    found.sort_by_key(|(node, _)| *node);
    found
}

/// Whether an instruction calls what the program does not declare, other than `Object`'s constructor, or looks at the streams
/// that the library keeps for all.
fn asks_library(classes: &Classes, class: &ClassFile, insn: Insn) -> bool {
    if let Insn::GetStatic(pool) = insn {
        return matches!(class.pool.get(pool), Some(Constant::Field(m)) if &*m.class == "java/lang/System");
    }
    let (Insn::InvokeVirtual(pool)
    | Insn::InvokeStatic(pool)
    | Insn::InvokeSpecial(pool)
    | Insn::InvokeInterface(pool)) = insn
    else {
        return matches!(insn, Insn::InvokeDynamic(_));
    };
    let Some(Constant::Method(m) | Constant::InterfaceMethod(m)) = class.pool.get(pool) else { return true };
    let is_plain = &*m.class == "java/lang/Object" && &*m.name == "<init>";
    !is_plain && effects::meant(classes, m).iter().any(|owner| !classes.contains_key(owner))
}

/// Whether a call that stays among the JDK's values changes one that can be changed: a text that is being written, or an array.
fn changes_text(class: &ClassFile, insn: Insn) -> bool {
    let (Insn::InvokeVirtual(pool) | Insn::InvokeStatic(pool) | Insn::InvokeSpecial(pool)) = insn else { return false };
    let Some(Constant::Method(m)) = class.pool.get(pool) else { return false };
    let parameters = m.descriptor.split(')').next().unwrap_or_default();
    is_plain_value_code(m)
        && (matches!(&*m.class, "java/lang/StringBuilder" | "java/lang/StringBuffer") || parameters.contains('['))
}

/// Whether a call may touch fields that it does not name: by a handle, an updater or reflection.
fn uses_handle(class: &ClassFile, insn: Insn) -> bool {
    calls::member(class, insn).is_some_and(is_by_handle)
}

fn is_by_handle(member: &MemberRef) -> bool {
    member.class.ends_with("FieldUpdater")
        || matches!(
            &*member.class,
            "java/lang/invoke/VarHandle" | "java/lang/invoke/MethodHandle" | "java/lang/reflect/Field"
        )
}

/// What handles may stand for in a version, whoever uses them.
pub struct Handles {
    fields: Vec<Field>,
    /// Some are functions, which code of a library, or a caller's, may be given.
    are_functions: bool,
    functions: LibraryFunctions,
}

/// What those functions do that the program makes of methods of the library, wherever they are called.
#[derive(Default)]
struct LibraryFunctions {
    leave_elsewhere: bool,
    leave_outside: bool,
    ask_outside: bool,
}

impl LibraryFunctions {
    fn of(classes: &Classes) -> Self {
        let mut found = Self::default();
        for class in classes.values() {
            for (pool, constant) in class.pool.iter() {
                if !matches!(constant, Constant::InvokeDynamic { .. }) {
                    continue;
                }
                let insn = Insn::InvokeDynamic(pool);
                let reach = outside::reach(classes, class, insn);
                found.leave_elsewhere |= effects::effect(classes, class, insn).is_some();
                found.leave_outside |= reach.leaves;
                found.ask_outside |= reach.asks;
            }
        }
        found
    }

    fn deeds(&self) -> impl Iterator<Item = Deed> {
        let all = [
            (self.leave_elsewhere, Deed::LeavesElsewhere),
            (self.leave_outside, Deed::LeavesOutside),
            (self.ask_outside, Deed::AsksOutside),
        ];
        all.into_iter().filter(|(so, _)| *so).map(|(_, deed)| deed)
    }
}

impl Handles {
    pub fn new(classes: &Classes) -> Self {
        let names = handles::Names::of(classes.values().map(|class| &**class));
        let all = classes.values().flat_map(|class| class.fields.iter().map(move |field| (class, field)));
        let named = all.filter(|(_, field)| names.may_be(&field.name));
        let is_function = |constant: &Constant| match constant {
            Constant::MethodHandle { reference, .. } => Some(*reference),
            _ => None,
        };
        let are_functions = classes.values().any(|class| {
            let mut functions = class.pool.iter().filter_map(|(_, constant)| is_function(constant));
            functions.any(|at| matches!(class.pool.get(at), Some(Constant::Method(m)) if is_by_handle(m)))
        });
        let fields = named.map(|(class, field)| (class.name.clone(), field.name.clone())).collect();
        Self { fields, are_functions, functions: LibraryFunctions::of(classes) }
    }
}
