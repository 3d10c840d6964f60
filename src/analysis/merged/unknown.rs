//! What a walk does not follow becomes unknown: variables and fields that loops change, what handlers catch, what methods
//! that are not walked through may write.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::super::library;
use super::counters::counted;
use super::memory::{Field, Identity, Memory, Name, Object, Origin};
use super::step::called;
use super::{ANY, Assumed, FieldName, Known, MethodIndex, NULL, State, Val, Walk};
use crate::analysis::loops::Loop;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant, FieldInfo, MemberRef, access};
use crate::expr::{Sort, TermId};
use crate::program::Insn;

/// A chain of superclasses that is longer is none.
const MOST_SUPERCLASSES: usize = 100;

impl Walk<'_> {
    /// At the header of a loop: what any of its iterations may begin with.
    pub(super) fn enter(&mut self, method: MethodIndex, known: &Known, looped: &Loop, state: &mut State) -> Option<()> {
        if !state.stack.is_empty() {
            return None;
        }
        self.settle(state);
        for local in &looped.assigned {
            let place = state.locals.get_mut(usize::from(*local))?;
            let old = *place;
            let new = self.freed(old);
            *place = new;
            if let (Val::Num(old), Val::Num(new), Some(op)) = (old, new, counted(known, looped, *local)) {
                let term = self.terms.cmp(op, new, old);
                state.guard.push(Assumed { term, source: None });
            }
        }
        let mut written = BTreeSet::new();
        let graph = self.graph;
        for at in &looped.insns {
            if let Some(Insn::PutField(pool)) = known.code.insn(*at) {
                written.extend(self.field(&known.file, pool));
            }
            let node = graph.node(method, *at)?;
            written.extend(self.written(graph.called(node)).iter());
            if known.code.insn(*at).is_some_and(|insn| self.runs_foreign_code(&known.file, insn, None)) {
                written.insert(ANY);
            }
        }
        self.forget(&mut state.memory, written);
        Some(())
    }

    /// At a handler: whatever was done before.
    pub(super) fn caught(&mut self, method: MethodIndex, known: &Known, state: &State) -> State {
        let some = self.fresh_bool("thrown");
        let mut memory = state.memory.clone();
        let written = self.written([method]);
        self.forget(&mut memory, written.iter().copied());
        // What throws leaves all objects whole.
        memory.settled();
        let kept = |place: usize| known.stored.binary_search(&place).is_err();
        let locals = state.locals.iter().enumerate();
        let locals = locals.map(|(place, local)| if kept(place) { *local } else { self.freed(*local) }).collect();
        let null = self.terms.bool(false);
        let thrown = self.object(Origin::Any, null);
        State { guard: vec![Assumed { term: some, source: None }], loose: true, locals, stack: vec![thrown], memory }
    }

    /// A value of the same kind of which nothing is known.
    pub(super) fn freed(&mut self, value: Val) -> Val {
        match value {
            Val::Num(term) => {
                let sort = self.terms.sort(term);
                Val::Num(self.fresh(sort))
            }
            Val::Ref(_) => {
                self.leaks(&[value]);
                let null = self.fresh_bool("null");
                self.object(Origin::Any, null)
            }
            Val::Nothing => Val::Nothing,
        }
    }

    pub(super) fn forget(&mut self, memory: &mut Memory, fields: impl IntoIterator<Item = Field>) {
        let mut all = false;
        for field in fields {
            if field == ANY {
                all = true;
                continue;
            }
            self.fresh += 1;
            memory.forget(field, self.fresh);
        }
        for field in (0..self.finals.len()).filter(|f| all && self.finals.get(*f) == Some(&false)) {
            self.fresh += 1;
            memory.forget(field as Field, self.fresh);
        }
    }

    /// Whether a call may run code that a caller brings along, such as a lambda expression or a class that overrides
    /// something: it may call the program back. Nobody has brought a receiver that was just made.
    pub(super) fn runs_foreign_code(&self, file: &Rc<ClassFile>, insn: Insn, receiver: Option<Name>) -> bool {
        let Some(member) = called(file, insn) else { return false };
        if begins_classes(&member) {
            return true;
        }
        let own = self.own_or_interface(&member.class).filter(|own| !self.is_of_library_above(own, &member));
        let is_new = receiver.is_some_and(|name| self.origin(name) == Origin::New && self.subject != Some(name));
        // What the library makes may run what it was given, unless it is known to hold things only.
        let holds_only = || library::effect(&member, 0, false).is_some() && !library::asks_elements(&member);
        match (insn, &own) {
            (Insn::InvokeInterface(_), Some(own)) if !is_new && self.is_extensible(own) => return true,
            (Insn::InvokeInterface(_), None) if !(is_new && holds_only()) => return true,
            (Insn::InvokeVirtual(_), None) if !(is_closed(&member) || is_new && holds_only()) => {
                return &*member.name != "getClass" && !member.class.starts_with('[');
            }
            (Insn::InvokeVirtual(_), Some(own))
                if !is_new && self.is_extensible(own) && self.is_overridable(&member) =>
            {
                return true;
            }
            _ => {}
        }
        // The library calls what it is given: hash codes, texts, comparisons, iterators. An exception that is made of a cause
        // alone asks it for its text.
        let makes = &*member.name == "<init>";
        let has_text = member.descriptor.starts_with("(Ljava/lang/String;");
        let asks_cause = makes && is_exception(&member.class) && !has_text;
        let types = MethodType::parse(&member.descriptor).map(|t| t.params).unwrap_or_default();
        let given = |kind: &FieldType| match kind {
            FieldType::Object("java/lang/Object") => true,
            FieldType::Object(name) => match self.own_or_interface(name) {
                Some(own) => self.is_extensible(&own),
                None => !is_final_library(name) && (!is_exception(name) || asks_cause),
            },
            FieldType::Array { element, .. } => element.starts_with('L') && *element != "Ljava/lang/String;",
            _ => false,
        };
        let only_keeps = makes && (is_exception(&member.class) && !asks_cause || only_keeps(&member.class));
        let quiet = only_keeps
            || matches!(
                (&*member.class, &*member.name),
                ("java/util/Objects", "requireNonNull" | "isNull" | "nonNull")
            );
        // What the compiler writes for a record, and what joins texts, asks the components.
        let of_record = |kind: &FieldType| match kind {
            FieldType::Object(name) => self.own_or_interface(name).and_then(|own| own.record_components.clone()),
            _ => None,
        };
        let asks_components = |kind: &FieldType| {
            let components = of_record(kind).unwrap_or_default();
            components.iter().any(|component| FieldType::parse(&component.descriptor).is_ok_and(|kind| given(&kind)))
        };
        let is_dynamic = matches!(insn, Insn::InvokeDynamic(_));
        own.is_none() && !quiet && types.iter().any(|kind| given(kind) || is_dynamic && asks_components(kind))
    }

    /// Whether a method that a class of the program is asked for is one of the library that it inherits, and that may run
    /// anything. Those of `Object` do not, and exceptions give what they were made of.
    fn is_of_library_above(&self, own: &ClassFile, member: &MemberRef) -> bool {
        let mut todo: Vec<Rc<str>> = vec![Rc::clone(&own.name)];
        let mut seen: BTreeSet<Rc<str>> = BTreeSet::new();
        let mut of_library = false;
        while let Some(name) = todo.pop() {
            if !seen.insert(Rc::clone(&name)) {
                continue;
            }
            match self.own_or_interface(&name) {
                Some(file) if file.method(&member.name, &member.descriptor).is_some() => return false,
                Some(file) => todo.extend(file.super_name.iter().chain(file.interfaces.iter()).cloned()),
                None => {
                    let quiet = matches!(&*name, "java/lang/Object" | "java/lang/Record" | "java/lang/Enum");
                    of_library |= !quiet && !is_exception(&name);
                }
            }
        }
        of_library
    }

    /// Whether a caller can write classes that extend or implement a type, or one of the program's below it.
    fn is_extensible(&self, own: &ClassFile) -> bool {
        if own.is_open() || own.has(access::FINAL) {
            return own.is_open();
        }
        if let Some(known) = self.extensible.borrow().get(&own.name) {
            return *known;
        }
        let found = self
            .own
            .iter()
            .filter_map(|name| (self.files)(name))
            .any(|file| file.is_open() && self.is_below(&file, &own.name, MOST_SUPERCLASSES));
        let found = found || own.permitted_subclasses.iter().any(|name| (self.files)(name).is_none());
        self.extensible.borrow_mut().insert(Rc::clone(&own.name), found);
        found
    }

    fn is_below(&self, file: &ClassFile, name: &str, most: usize) -> bool {
        let mut above = file.super_name.iter().chain(file.interfaces.iter());
        above.any(|parent| {
            &**parent == name
                || most > 0
                    && self.own_or_interface(parent).is_some_and(|parent| self.is_below(&parent, name, most - 1))
        })
    }

    /// Whether code that initialisers run asks code of a caller for something: a function, a class of the program that others
    /// extend, or what a static field holds that others set.
    pub(super) fn asks_others(&self, known: &Known) -> bool {
        let file = &known.file;
        let is_set_by_others = |insn: Insn| match insn {
            Insn::GetStatic(pool) => match file.pool.get(pool) {
                Some(Constant::Field(member)) => !library::is_of_library(&member.class) && !self.is_final(member),
                _ => false,
            },
            _ => false,
        };
        let takes_others = known.code.insns.iter().any(|insn| is_set_by_others(insn.get()));
        known.code.insns.iter().map(|insn| insn.get()).any(|insn| {
            let is_known = |class: &str| library::is_container(class) || library::is_value(class);
            let own = !takes_others && called(file, insn).is_some_and(|member| is_known(&member.class));
            !own && self.runs_foreign_code(file, insn, None)
        })
    }

    fn is_final(&self, member: &MemberRef) -> bool {
        let owner = self.own_or_interface(&member.class);
        let field = owner.as_ref().and_then(|own| own.field(&member.name, &member.descriptor));
        field.is_some_and(|field| field.has(access::FINAL))
    }

    /// The file of a class that is not the library's: an interface without code is not among the classes of the graph.
    fn own_or_interface(&self, name: &str) -> Option<Rc<ClassFile>> {
        (self.files)(name).filter(|_| self.own.contains(name) || !library::is_of_library(name))
    }

    /// Whether classes of a caller may have another method in the place of the one that is named.
    fn is_overridable(&self, member: &MemberRef) -> bool {
        let found = self.extended(&member.class).into_iter();
        let mut found =
            found.filter_map(|class| Some(class.method(&member.name, &member.descriptor)?.is_overridable()));
        found.next().unwrap_or(true)
    }

    /// The fields that these methods and all that they may call may write.
    pub(super) fn written(&mut self, methods: impl IntoIterator<Item = MethodIndex>) -> Rc<BTreeSet<Field>> {
        let mut from: Vec<MethodIndex> = methods.into_iter().collect();
        from.sort_unstable();
        from.dedup();
        if let Some(known) = self.writes.get(&from) {
            return Rc::clone(known);
        }
        let mut marked = vec![false; self.graph.methods.len()];
        let mut found = BTreeSet::new();
        for method in self.graph.methods_from(from.iter().copied(), &mut marked) {
            found.extend(self.written_in(method).iter());
        }
        let found = Rc::new(found);
        self.writes.insert(from, Rc::clone(&found));
        found
    }

    /// The fields that the code of a method itself may write.
    fn written_in(&mut self, method: MethodIndex) -> Rc<BTreeSet<Field>> {
        if let Some(known) = self.own_writes.get(&method) {
            return Rc::clone(known);
        }
        let mut found = BTreeSet::new();
        if let Some(known) = self.code(method) {
            for insn in &known.code.insns {
                if let Insn::PutField(pool) = insn.get() {
                    found.extend(self.field(&known.file, pool));
                }
                if self.runs_foreign_code(&known.file, insn.get(), None) {
                    found.insert(ANY);
                }
            }
        }
        let found = Rc::new(found);
        self.own_writes.insert(method, Rc::clone(&found));
        found
    }

    /// The field that an instruction names, if the class that declares it is one of the program's.
    pub(super) fn field(&mut self, file: &Rc<ClassFile>, pool: u16) -> Option<Field> {
        let Some(Constant::Field(member)) = file.pool.get(pool) else { return None };
        let owner = self.declaring(member)?;
        Some(self.declared((owner, Rc::clone(&member.name), Rc::clone(&member.descriptor))))
    }

    /// A field by the class that declares it.
    pub(super) fn declared(&mut self, name: FieldName) -> Field {
        let is_same = |f: &&FieldInfo| f.name == name.1 && f.descriptor == name.2;
        let declared = self.file(&name.0).and_then(|class| class.fields.iter().find(is_same).map(|f| f.access));
        self.number(name, declared.is_some_and(|flags| flags & access::FINAL != 0))
    }

    fn number(&mut self, name: FieldName, is_final: bool) -> Field {
        let next = self.names.len() as Field;
        let field = *self.fields.entry(name.clone()).or_insert(next);
        if field == next {
            self.names.push(name);
            self.finals.push(is_final);
        }
        field
    }

    /// A new object: what the program declares of its fields holds zero.
    pub(super) fn make(&mut self, class: &str, memory: &mut Memory) -> Val {
        let null = self.terms.bool(false);
        let made = self.object(Origin::New, null);
        let Val::Ref(name) = made else { return made };
        for file in self.extended(class) {
            for info in file.fields.iter().filter(|f| f.access & access::STATIC == 0) {
                let Some(zero) = FieldType::parse(&info.descriptor).ok().map(|kind| self.zero(&kind)) else { continue };
                let named = (Rc::clone(&file.name), Rc::clone(&info.name), Rc::clone(&info.descriptor));
                let field = self.number(named, info.access & access::FINAL != 0);
                memory.begin(field, name, zero);
            }
        }
        self.made(name, &class.into(), memory);
        made
    }

    fn zero(&mut self, kind: &FieldType<'_>) -> Val {
        Val::Num(match kind {
            FieldType::Object(_) | FieldType::Array { .. } => return Val::Ref(NULL),
            FieldType::Long => self.terms.long(0),
            FieldType::Float => self.terms.float(0.0),
            FieldType::Double => self.terms.double(0.0),
            _ => self.terms.int(0),
        })
    }

    pub(super) fn file(&self, name: &str) -> Option<Rc<ClassFile>> {
        self.own.contains(name).then(|| (self.files)(name)).flatten()
    }

    /// A class and those that it extends, as far as they are the program's.
    pub(super) fn extended(&self, class: &str) -> Vec<Rc<ClassFile>> {
        let next = |file: &Rc<ClassFile>| self.file(file.super_name.as_deref()?);
        std::iter::successors(self.file(class), next).take(MOST_SUPERCLASSES).collect()
    }

    pub(super) fn declaring(&self, member: &MemberRef) -> Option<Rc<str>> {
        let is_same = |f: &FieldInfo| f.name == member.name && f.descriptor == member.descriptor;
        self.extended(&member.class).into_iter().find(|c| c.fields.iter().any(is_same)).map(|c| Rc::clone(&c.name))
    }

    pub(super) fn object(&mut self, origin: Origin, null: TermId) -> Val {
        let name = self.objects.len() as Name;
        self.objects.push(Object { origin, null, identity: Identity::Some });
        Val::Ref(name)
    }

    pub(super) fn fresh(&mut self, sort: Sort) -> TermId {
        self.fresh += 1;
        self.terms.var(&format!("v{}", self.fresh), sort)
    }

    pub(super) fn fresh_bool(&mut self, what: &str) -> TermId {
        self.fresh += 1;
        self.terms.var(&format!("{what}{}", self.fresh), Sort::Bool)
    }

    /// Any value of a type.
    pub(super) fn free(&mut self, kind: &FieldType<'_>, origin: Origin) -> Val {
        use crate::expr::ops::Conv;
        let narrowed = |walk: &mut Self, conversion| {
            let any = walk.fresh(Sort::Bv32);
            Val::Num(walk.terms.convert(conversion, any))
        };
        match kind {
            FieldType::Boolean => {
                let any = self.fresh_bool("b");
                Val::Num(self.terms.bool_to_int(any))
            }
            FieldType::Byte => narrowed(self, Conv::I2B),
            FieldType::Char => narrowed(self, Conv::I2C),
            FieldType::Short => narrowed(self, Conv::I2S),
            FieldType::Int => Val::Num(self.fresh(Sort::Bv32)),
            FieldType::Long => Val::Num(self.fresh(Sort::Bv64)),
            FieldType::Float => Val::Num(self.fresh(Sort::F32)),
            FieldType::Double => Val::Num(self.fresh(Sort::F64)),
            FieldType::Object(_) | FieldType::Array { .. } => {
                let constant = if let FieldType::Object(name) = kind { self.any_constant(name) } else { None };
                constant.unwrap_or_else(|| {
                    let null = self.fresh_bool("null");
                    self.object(origin, null)
                })
            }
        }
    }
}

/// Types of the library of which nobody writes classes.
fn is_final_library(name: &str) -> bool {
    let finals = [
        "Boolean",
        "Byte",
        "Character",
        "Class",
        "Double",
        "Float",
        "Integer",
        "Long",
        "Math",
        "Short",
        "String",
        "StringBuffer",
        "StringBuilder",
        "System",
    ];
    name.strip_prefix("java/lang/").is_some_and(|rest| finals.contains(&rest))
}

/// Whether nobody has another method in the place of one of the library.
fn is_closed(member: &MemberRef) -> bool {
    is_final_library(&member.class) || &*member.class == "java/lang/Enum" && &*member.name != "toString"
}

/// Methods of the library that initialise classes which others name, or ask what others have put in the library's place.
fn begins_classes(member: &MemberRef) -> bool {
    match (&*member.class, &*member.name) {
        ("java/lang/Class", name) => {
            let quiet = ["cast", "desiredAssertionStatus", "equals", "hashCode", "toString"];
            !quiet.contains(&name)
                && !(name.starts_with("is") || name.starts_with("getName") || name == "getSimpleName")
        }
        ("java/lang/Enum", "valueOf") | ("java/util/EnumSet", "allOf") => true,
        ("java/lang/Thread", "dumpStack") => true,
        ("java/lang/System", "getProperty" | "getProperties" | "lineSeparator") => true,
        ("java/lang/Integer", "getInteger") | ("java/lang/Long", "getLong") | ("java/lang/Boolean", "getBoolean") => {
            true
        }
        ("java/lang/ClassLoader", _) => true,
        (class, _) => class.starts_with("java/lang/invoke/") || class.starts_with("java/lang/reflect/"),
    }
}

/// Classes of the library whose constructors keep what they are given, and do not ask it for anything.
fn only_keeps(class: &str) -> bool {
    let plain = [
        "java/io/BufferedInputStream",
        "java/io/BufferedOutputStream",
        "java/lang/Object",
        "java/lang/Record",
        "java/lang/Thread",
        "java/util/AbstractMap$SimpleEntry",
        "java/util/AbstractMap$SimpleImmutableEntry",
        "java/util/concurrent/FutureTask",
    ];
    plain.contains(&class)
        || class.starts_with("java/util/concurrent/atomic/Atomic")
        || class.starts_with("java/lang/ref/")
}

/// Exceptions are passed on, and seldom asked for anything.
fn is_exception(name: &str) -> bool {
    name == "java/lang/Throwable" || name.ends_with("Exception") || name.ends_with("Error")
}
