//! Inputs that an exploration takes for usual ones, as far as code of the program can tell them apart: collections that are
//! no `ArrayList` and refuse a change, arrays of a narrower type, boxes that are equal and not the same, objects of classes
//! beside those of the program, numbers with other bits.
//!
//! Only instructions whose operands come from outside of the method count: from a parameter, or from a field that is set
//! from one.

use super::flow::Flow;
use super::foreign::is_open;
use crate::analysis::diff::{Classes, declaring_class};
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo, access};
use crate::explore::script::parameter_types;
use crate::program::{Code, Insn, decode};
use crate::util::LiteralId;

/// Methods of collections that some of them refuse, or answer otherwise.
const CHANGING: [&str; 26] = [
    "add",
    "addAll",
    "addFirst",
    "addLast",
    "clear",
    "compute",
    "computeIfAbsent",
    "computeIfPresent",
    "merge",
    "offer",
    "poll",
    "pop",
    "push",
    "put",
    "putAll",
    "putIfAbsent",
    "remove",
    "removeAll",
    "removeFirst",
    "removeIf",
    "removeLast",
    "replace",
    "replaceAll",
    "retainAll",
    "set",
    "sort",
];

const COLLECTIONS: [&str; 8] = [
    "java/util/Collection",
    "java/util/Deque",
    "java/util/Iterator",
    "java/util/List",
    "java/util/ListIterator",
    "java/util/Map",
    "java/util/Queue",
    "java/util/Set",
];

const BOXES: [&str; 8] = [
    "Ljava/lang/Boolean;",
    "Ljava/lang/Byte;",
    "Ljava/lang/Character;",
    "Ljava/lang/Double;",
    "Ljava/lang/Float;",
    "Ljava/lang/Integer;",
    "Ljava/lang/Long;",
    "Ljava/lang/Short;",
];

/// A method whose code is looked at.
pub struct Look<'a> {
    pub classes: &'a Classes,
    pub class: &'a ClassFile,
    pub method: &'a MethodInfo,
    pub code: &'a Code,
    pub flows: &'a [Flow],
}

/// Where an operand comes from.
enum Source {
    /// From outside, with this type.
    Given(String),
    Made,
    Unknown,
}

impl Look<'_> {
    /// What an instruction may be given that is not tried, in words.
    pub fn unusual(&self, at: u32) -> Option<String> {
        match self.code.insn(at)? {
            Insn::InvokeInterface(pool) | Insn::InvokeVirtual(pool) => {
                let m = self.member(pool)?;
                let receiver = || self.source(at, parameter_types(&m.descriptor).len());
                let given = |source: Source| matches!(source, Source::Given(_));
                if COLLECTIONS.contains(&&*m.class) && CHANGING.contains(&&*m.name) && given(receiver()) {
                    return Some(format!("collections that refuse {}", m.name));
                }
                if &*m.class == "java/lang/Iterable" && &*m.name == "iterator" && given(receiver()) {
                    return Some("an Iterable that is no collection".into());
                }
                let own = self.is_this(at, 0) && !is_open(self.classes, self.class);
                (&*m.class == "java/lang/Object" && &*m.name == "getClass" && !own)
                    .then(|| "objects of classes that a caller writes, whose class is asked for".to_string())
            }
            Insn::InvokeStatic(pool) => {
                let raw = matches!(&*self.member(pool)?.name, "floatToRawIntBits" | "doubleToRawLongBits");
                raw.then(|| "numbers that are none, with other bits".to_string())
            }
            Insn::RefStore => match self.source(at, 2) {
                Source::Given(array) => {
                    let narrow = array.strip_prefix('[').is_some_and(|element| !self.is_closed(element));
                    narrow.then(|| "arrays of a narrower type, which refuse an element".to_string())
                }
                _ => None,
            },
            Insn::IfACmpEq(_) | Insn::IfACmpNe(_) => {
                let boxed = |depth| matches!(self.source(at, depth), Source::Given(t) if BOXES.contains(&t.as_str()));
                (boxed(0) || boxed(1)).then(|| "boxes that are equal and not the same".to_string())
            }
            Insn::InstanceOf(pool) | Insn::CheckCast(pool) => self.sibling(self.class.pool.class(pool)?),
            _ => None,
        }
    }

    fn member(&self, pool: u16) -> Option<&MemberRef> {
        match self.class.pool.get(pool)? {
            Constant::Method(member) | Constant::InterfaceMethod(member) => Some(member),
            _ => None,
        }
    }

    /// An open type of the program above a class that is asked for: others may write a class beside it.
    fn sibling(&self, name: &str) -> Option<String> {
        let class = self.classes.get(name)?;
        let mut todo: Vec<&str> = above(class);
        for _ in 0..1000 {
            let Some(class) = self.classes.get(todo.pop()?) else { continue };
            if is_open(self.classes, class) {
                return Some(format!("classes of a caller that extend {}", class.name.replace(['/', '$'], ".")));
            }
            todo.extend(above(class));
        }
        None
    }

    /// Whether all objects of a type have that very class.
    fn is_closed(&self, descriptor: &str) -> bool {
        let Some(name) = descriptor.strip_prefix('L').and_then(|d| d.strip_suffix(';')) else { return false };
        let known = self.classes.get(name).map(|class| class.has(access::FINAL));
        known.unwrap_or_else(|| name == "java/lang/String" || BOXES.contains(&descriptor))
    }

    fn is_this(&self, at: u32, depth: usize) -> bool {
        let from = self.flows.iter().find(|f| f.to == at && f.depth == depth);
        !self.method.is_static() && from.is_some_and(|f| self.code.insn(f.from) == Some(Insn::Load(0)))
    }

    fn source(&self, at: u32, depth: usize) -> Source {
        let Some(flow) = self.flows.iter().find(|f| f.to == at && f.depth == depth) else { return Source::Unknown };
        self.pushed(flow.from, 0)
    }

    fn pushed(&self, at: u32, round: u32) -> Source {
        match self.code.insn(at) {
            Some(Insn::New(_) | Insn::NewArray(_) | Insn::NewRefArray(_) | Insn::NewMultiArray { .. }) => Source::Made,
            Some(Insn::Load(local)) => {
                let stores =
                    (0..self.code.insns.len() as u32).filter(|s| self.code.insn(*s) == Some(Insn::Store(local)));
                let stores: Vec<u32> = stores.collect();
                match (self.parameter(local), stores.as_slice()) {
                    (Some(descriptor), _) => Source::Given(descriptor),
                    (None, [one]) if round < 4 => {
                        let from = self.flows.iter().find(|f| f.to == *one && f.depth == 0);
                        from.map_or(Source::Unknown, |f| self.pushed(f.from, round + 1))
                    }
                    _ => Source::Unknown,
                }
            }
            Some(Insn::CheckCast(_)) if round < 4 => {
                let from = self.flows.iter().find(|f| f.to == at && f.depth == 0);
                from.map_or(Source::Unknown, |f| self.pushed(f.from, round + 1))
            }
            Some(Insn::GetField(pool)) => match self.class.pool.get(pool) {
                Some(Constant::Field(m)) if self.is_set_from_outside(m) => Source::Given(m.descriptor.to_string()),
                _ => Source::Unknown,
            },
            _ => Source::Unknown,
        }
    }

    /// The type of the parameter that a local variable is.
    fn parameter(&self, local: u16) -> Option<String> {
        let mut slot = u16::from(!self.method.is_static());
        for descriptor in parameter_types(&self.method.descriptor) {
            if slot == local {
                return Some(descriptor);
            }
            slot += if descriptor == "J" || descriptor == "D" { 2 } else { 1 };
        }
        None
    }

    /// Whether a field of the program is given something that was not made on the spot.
    fn is_set_from_outside(&self, field: &MemberRef) -> bool {
        let Some(owner) = declaring_class(self.classes, &field.class, &field.name, &field.descriptor) else {
            return true;
        };
        let open = owner.field(&field.name, &field.descriptor).is_some_and(|f| !f.has(access::PRIVATE));
        let host = |c: &ClassFile| c.nest_host.clone().unwrap_or_else(|| c.name.clone());
        let nest = self.classes.values().filter(|c| open || host(c) == host(owner));
        open || nest.into_iter().any(|class| class.methods.iter().any(|method| stores_given(class, method, field)))
    }
}

/// Whether a method stores something in a field that it did not make.
fn stores_given(class: &ClassFile, method: &MethodInfo, field: &MemberRef) -> bool {
    let Some(info) = &method.code else { return false };
    let Ok(code) = decode(class, method, info, &mut |_| LiteralId(0)) else { return true };
    let mut known = None;
    (0..code.insns.len() as u32).any(|at| {
        let Some(Insn::PutField(pool)) = code.insn(at) else { return false };
        let named = matches!(class.pool.get(pool), Some(Constant::Field(m)) if m.name == field.name);
        if !named {
            return false;
        }
        let flows = known.get_or_insert_with(|| super::flow::flows(class, &code));
        let from = flows.iter().find(|f| f.to == at && f.depth == 0).and_then(|f| code.insn(f.from));
        !matches!(
            from,
            Some(
                Insn::New(_) | Insn::NewArray(_) | Insn::NewRefArray(_) | Insn::NewMultiArray { .. } | Insn::NullConst
            )
        )
    })
}

fn above(class: &ClassFile) -> Vec<&str> {
    class.super_name.iter().chain(&class.interfaces).map(|name| &**name).collect()
}
