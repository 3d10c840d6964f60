//! Static fields that are the same whatever ran before, and objects that never change: constants, texts and boxes, objects
//! whose fields are all final and hold such, private tables that are filled by their initialiser and only read after it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::flow::{Flow, flows};
use crate::analysis::diff::{Classes, declaring_class};
use crate::classfile::{ClassFile, Constant, FieldInfo, MethodInfo, access};
use crate::explore::script::parameter_types;
use crate::program::{Code, Insn, decode};
use crate::util::LiteralId;

/// Types of the library whose objects do not change.
const LASTING: [&str; 22] = [
    "java/lang/String",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Short",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Boolean",
    "java/lang/Float",
    "java/lang/Double",
    "java/lang/Class",
    "java/math/BigInteger",
    "java/math/BigDecimal",
    "java/math/MathContext",
    "java/math/RoundingMode",
    "java/util/UUID",
    "java/util/Locale",
    "java/util/regex/Pattern",
    "java/util/Comparator",
    "java/nio/charset/Charset",
    "java/lang/Runnable",
    "java/util/concurrent/TimeUnit",
    "java/util/OptionalInt",
];

/// Methods of containers that change nothing and keep nothing that they are given.
const READING: [&str; 16] = [
    "charAt",
    "contains",
    "containsKey",
    "containsValue",
    "get",
    "getOrDefault",
    "indexOf",
    "isEmpty",
    "lastIndexOf",
    "length",
    "size",
    "test",
    "apply",
    "applyAsInt",
    "compare",
    "toString",
];

/// Numbers, and objects of the library that do not change.
pub fn is_plain_type(descriptor: &str) -> bool {
    match descriptor.strip_prefix('L').and_then(|d| d.strip_suffix(';')) {
        Some(name) => LASTING.contains(&name) || name.starts_with("java/time/"),
        None => !descriptor.starts_with('['),
    }
}

/// Fields, by class and name, that were looked at.
type Known = BTreeMap<(Rc<str>, Rc<str>), bool>;

pub struct Kept<'a> {
    classes: &'a Classes,
    /// Class and field: whether it is settled.
    known: RefCell<Known>,
}

impl<'a> Kept<'a> {
    pub fn new(classes: &'a Classes) -> Self {
        Self { classes, known: RefCell::default() }
    }

    /// Whether a static field is always as its initialiser leaves it, with all that it leads to.
    pub fn is_settled(&self, class: &ClassFile, field: &str) -> bool {
        let key = (class.name.clone(), Rc::from(field));
        if let Some(known) = self.known.borrow().get(&key) {
            return *known;
        }
        let found = class.fields.iter().find(|f| &*f.name == field);
        let settled = found.is_some_and(|f| self.settled(class, f));
        self.known.borrow_mut().insert(key, settled);
        settled
    }

    fn settled(&self, class: &ClassFile, field: &FieldInfo) -> bool {
        // What compilers make: `$VALUES`, `$assertionsDisabled`, maps for switches.
        if field.name.starts_with('$') && field.has(access::SYNTHETIC) {
            return true;
        }
        let private = field.has(access::PRIVATE);
        let fixed = field.has(access::FINAL) || private && self.is_only_written_at_first(class, field);
        if !fixed {
            return false;
        }
        self.is_lasting(&field.descriptor, &mut BTreeSet::new()) || private && self.is_only_read(class, field)
    }

    /// Whether values of a type never change.
    fn is_lasting(&self, descriptor: &str, met: &mut BTreeSet<Rc<str>>) -> bool {
        let Some(name) = descriptor.strip_prefix('L').and_then(|d| d.strip_suffix(';')) else {
            return !descriptor.starts_with('[');
        };
        is_plain_type(descriptor)
            || name.starts_with("java/util/function/")
            || self.classes.get(name).is_some_and(|class| self.is_immutable(class, met))
    }

    /// Whether objects of a class of the program never change. Of a class that others may extend only what it declares is
    /// looked at: a static field holds what the program made.
    pub fn is_immutable(&self, class: &ClassFile, met: &mut BTreeSet<Rc<str>>) -> bool {
        if class.is_interface() {
            return false;
        }
        if !met.insert(class.name.clone()) {
            return true;
        }
        let own = class.fields.iter().filter(|f| !f.has(access::STATIC));
        let lasting = |f: &FieldInfo| f.has(access::FINAL) && self.is_lasting(&f.descriptor, met);
        let all = own.collect::<Vec<_>>().into_iter().all(lasting);
        all && match class.super_name.as_deref() {
            None | Some("java/lang/Object" | "java/lang/Record" | "java/lang/Enum") => true,
            Some(name) => self.classes.get(name).is_some_and(|above| self.is_immutable(above, met)),
        }
    }

    /// The code of the classes that can name a private member of this one.
    fn nest(&self, class: &ClassFile) -> Vec<&'a Rc<ClassFile>> {
        let host = class.nest_host.as_ref().unwrap_or(&class.name);
        let of_nest = |c: &&Rc<ClassFile>| c.nest_host.as_ref().unwrap_or(&c.name) == host;
        self.classes.values().filter(of_nest).collect()
    }

    fn is_only_written_at_first(&self, class: &ClassFile, field: &FieldInfo) -> bool {
        let nest = self.nest(class);
        let mut all = nest.iter().flat_map(|c| c.methods.iter().map(move |m| (c, m)));
        all.all(|(c, m)| {
            let at_first = &*m.name == "<clinit>" && c.name == class.name;
            let Some(code) = decoded(c, m) else { return m.code.is_none() };
            at_first || !uses(self.classes, c, &code, class, field).any(|(_, writes)| writes)
        })
    }

    /// Whether a private field's object is filled by the initialiser of its class, and else only read.
    fn is_only_read(&self, class: &ClassFile, field: &FieldInfo) -> bool {
        let nest = self.nest(class);
        let mut all = nest.iter().flat_map(|c| c.methods.iter().map(move |m| (c, m)));
        all.all(|(c, m)| {
            let Some(code) = decoded(c, m) else { return m.code.is_none() };
            let at_first = &*m.name == "<clinit>" && c.name == class.name;
            let used: Vec<(u32, bool)> = uses(self.classes, c, &code, class, field).collect();
            if used.is_empty() {
                return true;
            }
            let flows = flows(c, &code);
            let reading = Reading { kept: self, class: c, code: &code, flows: &flows, filling: at_first };
            used.iter().all(|(at, writes)| match writes {
                true => at_first && reading.is_new(*at),
                false => reading.only(*at, &field.descriptor),
            })
        })
    }
}

fn decoded(class: &ClassFile, method: &MethodInfo) -> Option<Code> {
    decode(class, method, method.code.as_ref()?, &mut |_| LiteralId(0)).ok()
}

/// Where code names a static field, and whether it writes it.
fn uses<'c>(
    classes: &'c Classes,
    class: &'c ClassFile,
    code: &'c Code,
    owner: &'c ClassFile,
    field: &'c FieldInfo,
) -> impl Iterator<Item = (u32, bool)> + 'c {
    (0..code.insns.len() as u32).filter_map(move |at| {
        let (pool, writes) = match code.insn(at)? {
            Insn::GetStatic(pool) => (pool, false),
            Insn::PutStatic(pool) => (pool, true),
            _ => return None,
        };
        let Some(Constant::Field(m)) = class.pool.get(pool) else { return None };
        let found = m.name == field.name && m.descriptor == field.descriptor;
        let here = || declaring_class(classes, &m.class, &m.name, &m.descriptor).is_some_and(|c| c.name == owner.name);
        (found && here()).then_some((at, writes))
    })
}

/// What one method does with a table.
struct Reading<'a> {
    kept: &'a Kept<'a>,
    class: &'a ClassFile,
    code: &'a Code,
    flows: &'a [Flow],
    /// Elements may be put into it.
    filling: bool,
}

impl Reading<'_> {
    /// Whether what is stored is made on the spot.
    fn is_new(&self, store: u32) -> bool {
        let source = self.flows.iter().find(|f| f.to == store && f.depth == 0).map(|f| f.from);
        match source.and_then(|at| self.code.insn(at)) {
            Some(Insn::New(_) | Insn::NewArray(_) | Insn::NewRefArray(_) | Insn::NewMultiArray { .. }) => true,
            Some(Insn::InvokeStatic(pool)) => matches!(
                self.class.pool.get(pool),
                Some(Constant::Method(m) | Constant::InterfaceMethod(m))
                    if &*m.name == "of" || &*m.name == "ofEntries" || &*m.name == "copyOf"
            ),
            _ => false,
        }
    }

    /// Whether a table that this instruction gives is only looked at.
    fn only(&self, gives: u32, descriptor: &str) -> bool {
        let mut takers = self.flows.iter().filter(|f| f.from == gives).peekable();
        takers.peek().is_some() && takers.all(|flow| self.is_look(flow, descriptor))
    }

    fn is_look(&self, flow: &Flow, descriptor: &str) -> bool {
        let element = descriptor.strip_prefix('[');
        match self.code.insn(flow.to) {
            Some(Insn::ArrayLength | Insn::Pop | Insn::IfNull(_) | Insn::IfNonNull(_)) => true,
            Some(
                Insn::IntLoad
                | Insn::LongLoad
                | Insn::FloatLoad
                | Insn::DoubleLoad
                | Insn::ByteLoad
                | Insn::CharLoad
                | Insn::ShortLoad,
            ) => flow.depth == 1,
            Some(Insn::RefLoad) => match element {
                Some(element) if flow.depth == 1 => {
                    self.kept.is_lasting(element, &mut BTreeSet::new())
                        || element.starts_with('[') && self.only(flow.to, element)
                }
                _ => false,
            },
            Some(
                Insn::IntStore
                | Insn::LongStore
                | Insn::FloatStore
                | Insn::DoubleStore
                | Insn::ByteStore
                | Insn::CharStore
                | Insn::ShortStore,
            ) => self.filling && flow.depth == 2,
            Some(Insn::RefStore) => {
                self.filling
                    && flow.depth == 2
                    && element.is_some_and(|e| self.kept.is_lasting(e, &mut BTreeSet::new()))
            }
            Some(Insn::InvokeVirtual(pool) | Insn::InvokeInterface(pool)) => self.is_reading_call(flow, pool),
            _ => false,
        }
    }

    fn is_reading_call(&self, flow: &Flow, pool: u16) -> bool {
        let Some(Constant::Method(m) | Constant::InterfaceMethod(m)) = self.class.pool.get(pool) else { return false };
        if flow.depth != parameter_types(&m.descriptor).len() || !m.class.starts_with("java/") {
            return false;
        }
        let fills = self.filling && matches!(&*m.name, "add" | "put");
        if !fills && !READING.contains(&&*m.name) {
            return false;
        }
        // An element that is given must be one that does not change either.
        let gives_object = !fills && (m.descriptor.ends_with(")Ljava/lang/Object;") || m.descriptor.contains(")["));
        !gives_object || {
            let mut takers = self.flows.iter().filter(|f| f.from == flow.to).peekable();
            takers.peek().is_some()
                && takers.all(|taker| match self.code.insn(taker.to) {
                    Some(Insn::IfNull(_) | Insn::IfNonNull(_) | Insn::Pop) => true,
                    Some(Insn::CheckCast(to)) => self
                        .class
                        .pool
                        .class(to)
                        .is_some_and(|name| self.kept.is_lasting(&format!("L{name};"), &mut BTreeSet::new())),
                    _ => false,
                })
        }
    }
}
