//! What each instruction does to fields and to the objects behind them, as its code says: what it looks at, and what it leaves
//! for code that runs later.

use std::cell::{Cell, LazyCell};
use std::rc::Rc;

use super::effects::{called, meant, reach_of};
use super::in_hand::Owners;
use crate::analysis::callgraph::{CallGraph, MethodIndex, Node, is_plain_value_code};
use crate::analysis::diff::{Classes, declaring_class};
use crate::analysis::handles;
use crate::analysis::impact::calls;
use crate::classfile::{ClassFile, Constant, MemberRef};
use crate::program::{Insn, decode};
use crate::util::LiteralId;
use crate::world::reach::{self, Finds, Leaves, Reach};

/// A field by the class that declares it.
pub type Field = (Rc<str>, Rc<str>);

/// What an instruction does.
pub enum Deed {
    Reads(Field),
    Writes(Field),
    /// Something inside an object may be changed: an element, or by a call that leaves the program.
    ChangesObjects,
    /// Something is left where fields of the program do not lead.
    Leaves,
    /// It is printed: others may have put an object of the program in the place of the standard streams.
    Prints,
    /// A call prints, or stays among the objects that it is given, but others made these, who may have given it what leads
    /// elsewhere.
    LeavesThrough,
    /// Something may be found there.
    Asks,
    /// Something may be found that is left by none but direct calls: a setting, or what an object leads to that others made.
    AsksThrough,
}

/// What the instructions of a method do, in their order.
pub fn of_method(graph: &CallGraph, owners: &Owners<'_>, handles: &Handles, number: MethodIndex) -> Vec<(Node, Deed)> {
    let (mut found, classes) = (Vec::new(), owners.classes);
    let Some(method) = graph.methods.get(number as usize) else { return found };
    let Some(class) = classes.get(&method.class) else { return found };
    let Some(info) = class.method(&method.name, &method.descriptor) else { return found };
    let Some(code) = info.code.as_ref().and_then(|c| decode(class, info, c, &mut |_| LiteralId(0)).ok()) else {
        return found;
    };
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
    let in_hand = LazyCell::new(|| owners.in_hand(class, info, &insns));
    for (node, cell) in (method.first..).zip(code.insns.iter()) {
        let reach = reach_of(classes, class, cell.get());
        let through = depends_on_objects(classes, class, cell.get());
        match reach.leaves {
            Leaves::Unseen => found.push((node, Deed::Leaves)),
            Leaves::Compared if !in_hand.leading => found.push((node, Deed::Prints)),
            leaves if (through || leaves == Leaves::Compared) && in_hand.leading => {
                found.push((node, Deed::LeavesThrough));
            }
            _ => {}
        }
        match reach.finds {
            Finds::Anything => found.push((node, Deed::Asks)),
            finds if finds == Finds::Settings || through && in_hand.any => found.push((node, Deed::AsksThrough)),
            _ => {}
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

/// Whether an instruction calls a library with, or on, objects that others may have made.
fn depends_on_objects(classes: &Classes, class: &ClassFile, insn: Insn) -> bool {
    let is_static = matches!(insn, Insn::InvokeStatic(_) | Insn::InvokeDynamic(_));
    called(class, insn).into_iter().any(|member| {
        let leaves = || meant(classes, member).iter().any(|owner| !classes.contains_key(owner));
        reach::depends_on_objects(member, is_static) && leaves()
    })
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

/// How far those functions go that the program makes of methods of the library, wherever they are called.
#[derive(Default)]
struct LibraryFunctions(Reach);

impl LibraryFunctions {
    fn of(classes: &Classes) -> Self {
        let dynamic = |(pool, constant): (u16, &Constant)| {
            matches!(constant, Constant::InvokeDynamic { .. }).then_some(Insn::InvokeDynamic(pool))
        };
        let all = classes.values().flat_map(|class| {
            class.pool.iter().filter_map(dynamic).map(|insn| reach_of(classes, class, insn)).collect::<Vec<_>>()
        });
        Self(all.fold(Reach::NOWHERE, Reach::and))
    }

    fn deeds(&self) -> impl Iterator<Item = Deed> {
        let leaves = (self.0.leaves == Leaves::Unseen).then_some(Deed::Leaves);
        let asks = (self.0.finds == Finds::Anything).then_some(Deed::Asks);
        leaves.into_iter().chain(asks)
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
