//! What a program tells apart though it counts as the same between two versions: equal texts, boxes and other values by
//! their identity, the bits of a NaN, the room of a buffer. Granted is that callers do not ask; the program's own code may, by
//! an instruction or by a method of the library that looks closer than `equals`.
//!
//! Over-approximated: what may be a value by its type counts as one.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::flow::Flow;
use super::library;
use crate::analysis::impact::Def;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant, MemberRef, access};
use crate::program::Insn;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ToldApart {
    /// Two references are compared that may be values.
    pub identity: bool,
    /// The bits of a number are asked for as they are.
    pub bits: bool,
    /// A buffer or a vector is asked for its room.
    pub capacity: bool,
}

impl ToldApart {
    /// What the code of these classes tells apart.
    pub fn by<'f>(files: impl Iterator<Item = &'f Rc<ClassFile>>) -> Self {
        let mut all = Self::default();
        for file in files {
            all.identity |= compares_values(file);
            for (_, constant) in file.pool.iter() {
                let (Constant::Method(called) | Constant::InterfaceMethod(called)) = constant else { continue };
                all.identity |= asks_identity(called);
                all.bits |= asks_bits(called);
                all.capacity |= &*called.name == "capacity";
            }
        }
        all
    }
}

/// Methods of the library that compare objects by their identity, or depend on it.
fn asks_identity(called: &MemberRef) -> bool {
    let takes_objects = called.descriptor.contains("Ljava/lang/Object;");
    let swaps = called.name.contains("ompareAndSet") || called.name.contains("ompareAndExchange");
    match &*called.class {
        "java/lang/System" => &*called.name == "identityHashCode",
        "java/lang/Thread" => &*called.name == "holdsLock",
        "java/util/Objects" => &*called.name == "toIdentityString",
        "java/util/IdentityHashMap" => &*called.name == "<init>",
        "java/lang/invoke/VarHandle" => swaps,
        class if class.starts_with("java/lang/ref/") => &*called.name == "refersTo",
        class if class.starts_with("java/util/concurrent/atomic/Atomic") => swaps && takes_objects,
        _ => false,
    }
}

/// Methods of the library that show the bits of a number, also those of a NaN.
fn asks_bits(called: &MemberRef) -> bool {
    let takes_number = called.descriptor.split(')').next().is_some_and(|taken| taken.contains(['D', 'F']));
    match &*called.class {
        "java/lang/Double" => &*called.name == "doubleToRawLongBits",
        "java/lang/Float" => matches!(&*called.name, "floatToRawIntBits" | "floatToFloat16"),
        "java/lang/Math" | "java/lang/StrictMath" => &*called.name == "copySign",
        "java/lang/invoke/VarHandle" => takes_number,
        class if class.starts_with("java/lang/foreign/") => takes_number,
        class if class.starts_with("java/nio/") => called.name.starts_with("put") && takes_number,
        _ => false,
    }
}

fn compares_values(file: &Rc<ClassFile>) -> bool {
    // The two instructions that compare references: a cheap look before an expensive one.
    let compares = |bytes: &[u8]| bytes.iter().any(|byte| matches!(byte, 0xa5 | 0xa6));
    let suspects = file.methods.iter().filter(|m| m.code.as_ref().is_some_and(|code| compares(&code.bytes)));
    suspects.filter_map(|method| Flow::of(file, method)).any(|flow| {
        let may_be_value = |at, operand| Operand { flow: &flow, at, operand }.may_be_value();
        flow.insns().any(|(at, insn)| {
            let compares = matches!(insn, Insn::IfACmpEq(_) | Insn::IfACmpNe(_));
            compares && may_be_value(at, 0) && may_be_value(at, 1)
        })
    })
}

/// A value that an instruction takes.
struct Operand<'f> {
    flow: &'f Flow,
    at: u32,
    operand: usize,
}

impl Operand<'_> {
    /// Whether some of what it may be is a value by its type, as the program says it last.
    fn may_be_value(&self) -> bool {
        let flow = self.flow;
        let mut seen = BTreeSet::new();
        let mut todo: Vec<Def> = flow.makers(self.at, self.operand).to_vec();
        while let Some(def) = todo.pop() {
            let found = seen.insert(def)
                && match def {
                    Def::Param(number) => self.is_value_param(number),
                    Def::Caught => false,
                    Def::Insn(at) => match flow.insn(at) {
                        Some(Insn::Load(_) | Insn::Store(_)) => {
                            todo.extend_from_slice(flow.makers(at, 0));
                            false
                        }
                        Some(insn) => self.gives_value(insn),
                        None => true,
                    },
                };
            if found {
                return true;
            }
        }
        false
    }

    fn is_value_param(&self, number: u32) -> bool {
        let before = usize::from(self.flow.access & access::STATIC == 0);
        let Ok(of_method) = MethodType::parse(&self.flow.descriptor) else { return true };
        let declared = (number as usize).checked_sub(before).and_then(|at| of_method.params.get(at));
        matches!(declared, Some(FieldType::Object(name)) if may_be_told_by_equals(name))
    }

    fn gives_value(&self, insn: Insn) -> bool {
        match insn {
            Insn::StringConst(_) | Insn::RefLoad | Insn::InvokeDynamic(_) => true,
            Insn::CheckCast(pool) | Insn::New(pool) => {
                let is_new_object = |name: &str| matches!(insn, Insn::New(_)) && name == "java/lang/Object";
                let named = self.flow.file.pool.class(pool);
                named.is_some_and(|name| may_be_told_by_equals(name) && !is_new_object(name))
            }
            _ => {
                let member = self.flow.member(insn);
                let given = member.and_then(|m| m.descriptor.rsplit(')').next()?.strip_prefix('L')?.strip_suffix(';'));
                given.is_some_and(may_be_told_by_equals)
            }
        }
    }
}

/// Types of values of which equal ones are not one object, and types above them.
fn may_be_told_by_equals(class: &str) -> bool {
    let above = [
        "java/io/Serializable",
        "java/lang/CharSequence",
        "java/lang/Comparable",
        "java/lang/Number",
        "java/lang/Object",
        "java/lang/constant/Constable",
        "java/lang/constant/ConstantDesc",
        "java/util/Optional",
    ];
    above.contains(&class) || class.starts_with("java/time/") || class != "java/lang/Class" && library::is_value(class)
}
