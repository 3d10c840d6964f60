//! Methods that change nothing, whoever calls them. Queries run no code of others either: called before another method they
//! make no difference to it. What they give is a value, so they hand out no part of an object. Others ask their parts what they
//! are asked themselves: `equals`, `hashCode` and `compareTo` as most are written.
//!
//! Over-approximated: what is not understood may change something.

use super::World;
use super::flow::Flow;
use super::library;
use crate::analysis::impact::{Def, shuffle};
use crate::analysis::loops::is_pure_library;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant, MemberRef, access};
use crate::program::{Insn, Method, Program};

/// Methods of its class that a query calls, called by these, and so on.
const MOST_CALLS: u32 = 4;
/// Operands of a call that are looked at.
const MOST_OPERANDS: usize = 8;

/// What a method may call besides those of its class that change nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Calls {
    /// What is known to change nothing.
    Quiet,
    /// The same, and whether others are equal, what their hash is, and which comes first.
    Comparisons,
}

impl World {
    /// Whether a call of a method of the program leaves everything as it is.
    pub fn is_query(&self, program: &Program, method: &Method) -> bool {
        if let Some(known) = self.queries.borrow().get(&method.id) {
            return *known;
        }
        let found = library::gives_value(&method.descriptor)
            && self.with_flow(program, method, |flows, flow| changes_nothing(flows, flow, Calls::Quiet, MOST_CALLS));
        self.queries.borrow_mut().insert(method.id, found);
        found
    }

    /// Whether a method of the program changes nothing, and at most compares others: if these change nothing, nobody can
    /// tell how often it was called.
    pub fn only_compares(&self, program: &Program, method: &Method) -> bool {
        self.with_flow(program, method, |flows, flow| changes_nothing(flows, flow, Calls::Comparisons, MOST_CALLS))
    }

    /// Whether a method of the program makes a hash of other hashes, and nobody learns more of these.
    pub fn only_makes_hash(&self, program: &Program, method: &Method) -> bool {
        self.only_compares(program, method) && self.with_flow(program, method, |_, flow| keeps_hashes_apart(flow))
    }

    /// Asks about the code of a method of the program; of other methods nothing is true.
    fn with_flow(&self, program: &Program, method: &Method, ask: impl Fn(&[Flow], &Flow) -> bool) -> bool {
        let class = program.class(method.class);
        !library::is_of_library(&class.name)
            && self.nest(program, &class.name).flows().is_some_and(|flows| {
                let own = |flow: &&Flow| flow.file.name == class.name;
                let mut named = flows
                    .iter()
                    .filter(own)
                    .filter(|flow| flow.name == method.name && flow.descriptor == method.descriptor);
                named.next().is_some_and(|flow| ask(flows, flow))
            })
    }
}

fn changes_nothing(flows: &[Flow], flow: &Flow, calls: Calls, deeper: u32) -> bool {
    use Insn::*;
    let compares = calls == Calls::Comparisons;
    flow.insns().all(|(at, insn)| match insn {
        PutField(_) | PutStatic(_) | MonitorEnter | MonitorExit => false,
        // Arguments of `Objects.hash`.
        RefStore => {
            flow.origins(at, 0).iter().all(|def| is_new_array(flow, *def))
                && (compares || flow.origins(at, 2).iter().all(|def| is_text(flow, *def)))
        }
        IntStore | LongStore | FloatStore | DoubleStore | ByteStore | CharStore | ShortStore => false,
        Ldc(pool) => matches!(flow.file.pool.get(pool), Some(Constant::Class(_))),
        InvokeDynamic(pool) => match method_of_record(&flow.file, pool) {
            Some("equals" | "hashCode") if compares => true,
            Some(_) => is_of_values(&flow.file),
            None => joins_values(&flow.file, pool),
        },
        // Another class of the program would be initialised, or be given something to keep.
        GetStatic(_) => flow.member(insn).is_some_and(|field| is_begun(flow, &field.class)),
        New(pool) => matches!(flow.file.pool.get(pool), Some(Constant::Class(name)) if library::is_of_library(name)),
        InvokeStatic(_) | InvokeSpecial(_) | InvokeVirtual(_) | InvokeInterface(_) => {
            let Some(called) = flow.member(insn) else { return false };
            match flows.iter().find(|other| is_named(other, called)) {
                Some(other) if other.file.name == flow.file.name => {
                    is_itself(other, insn) && deeper > 0 && changes_nothing(flows, other, calls, deeper - 1)
                }
                _ => is_quiet(called) || makes_hash(flow, at, called) || compares && is_comparison(called),
            }
        }
        _ => true,
    })
}

fn is_new_array(flow: &Flow, def: Def) -> bool {
    matches!(def, Def::Insn(at) if matches!(flow.insn(at), Some(Insn::NewRefArray(_))))
}

/// Whether a value is a text or a box by the field or the method that gives it.
fn is_text(flow: &Flow, def: Def) -> bool {
    let Def::Insn(at) = def else { return false };
    let member = flow.insn(at).and_then(|insn| flow.member(insn));
    let given = member.and_then(|member| FieldType::parse(member.descriptor.rsplit(')').next()?).ok());
    matches!(given, Some(FieldType::Object(name)) if is_text_or_box(name))
}

/// Whether a hash is made of texts and boxes that the method itself put into an array.
fn makes_hash(flow: &Flow, at: u32, called: &MemberRef) -> bool {
    let makes = &*called.class == "java/util/Objects" && &*called.name == "hash";
    makes && flow.origins(at, 0).iter().all(|def| is_new_array(flow, *def))
}

/// Whether hashes that a method asks for only become part of what it gives: nothing else depends on them.
fn keeps_hashes_apart(flow: &Flow) -> bool {
    use Insn::*;
    flow.insns().all(|(at, insn)| {
        let takes_hash =
            || (0..MOST_OPERANDS).any(|operand| flow.computed_from(at, operand).iter().any(|def| is_hash(flow, *def)));
        match insn {
            IAdd | ISub | IMul | INeg | IShl | IShr | IUShr | IAnd | IOr | IXor => true,
            LAdd | LSub | LMul | LNeg | LShl | LShr | LUShr | LAnd | LOr | LXor => true,
            I2L | L2I | I2B | I2C | I2S | Load(_) | Store(_) | IntInc { .. } | Pop | Pop2 | ReturnValue => true,
            _ if shuffle(insn).is_some() => true,
            _ => !takes_hash(),
        }
    })
}

/// Whether an instruction gives a hash, or something that may be one.
fn is_hash(flow: &Flow, def: Def) -> bool {
    let Def::Insn(at) = def else { return false };
    let called = flow.insn(at).and_then(|insn| flow.member(insn)).filter(|member| member.descriptor.starts_with('('));
    called.is_some_and(|called| {
        let gives_number = called.descriptor.ends_with(")I") || called.descriptor.ends_with(")J");
        gives_number && (called.name.to_ascii_lowercase().contains("hash") || !library::is_of_library(&called.class))
    })
}

/// What compares objects, or gives their hash, wherever it is.
fn is_comparison(member: &MemberRef) -> bool {
    match &*member.name {
        "equals" => member.descriptor.ends_with(")Z"),
        "hashCode" | "compareTo" | "compare" | "deepHashCode" | "hash" => member.descriptor.ends_with(")I"),
        "deepEquals" => &*member.class == "java/util/Arrays",
        _ => false,
    }
}

/// Which of the methods it is that the compiler writes for a record.
fn method_of_record(file: &ClassFile, pool: u16) -> Option<&str> {
    let Some(Constant::InvokeDynamic { name, .. }) = file.pool.get(pool) else { return None };
    let factory = file.linked_by(pool).map(|factory| &*factory.class);
    (factory == Some("java/lang/runtime/ObjectMethods")).then_some(name)
}

/// Whether a record is of numbers and texts alone: its methods ask nobody.
fn is_of_values(file: &ClassFile) -> bool {
    let components = file.record_components.iter().flatten();
    components.into_iter().all(|component| FieldType::parse(&component.descriptor).is_ok_and(|kind| is_plain(&kind)))
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
    MethodType::parse(descriptor).is_ok_and(|kinds| kinds.params.iter().all(is_plain))
}

/// A number, its box, or a text.
fn is_plain(kind: &FieldType<'_>) -> bool {
    match kind {
        FieldType::Object(name) => is_text_or_box(name),
        FieldType::Array { .. } => false,
        _ => true,
    }
}

fn is_text_or_box(class: &str) -> bool {
    class == "java/lang/String" || library::is_box(class)
}
