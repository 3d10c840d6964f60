//! Which calls may run code that a caller brings along: such code may call the program back and write what it can.
//!
//! A call of the library is one of these unless it is known not to be: by its class, and by what it is given.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::super::library;
use super::memory::{Name, Origin};
use super::step::called;
use super::unknown::MOST_SUPERCLASSES;
use super::{Known, Walk};
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant, MemberRef, access};
use crate::program::Insn;

impl Walk<'_> {
    /// Whether a call may run code that a caller brings along, such as a lambda expression or a class that overrides
    /// something: it may call the program back. Nobody has brought a receiver that was just made.
    pub(super) fn runs_foreign_code(&self, file: &Rc<ClassFile>, insn: Insn, receiver: Option<Name>) -> bool {
        if let Insn::GetStatic(pool) | Insn::PutStatic(pool) = insn {
            // A class that is not there begins, whatever it does.
            let is_missing = |class: &str| !library::is_of_library(class) && (self.files)(class).is_none();
            return matches!(file.pool.get(pool), Some(Constant::Field(member)) if is_missing(&member.class));
        }
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
            // What a class of the library does with what its object was given.
            (Insn::InvokeSpecial(_), None)
                if &*member.name != "<init>" && !is_quiet_above(&member.class, &member.name) =>
            {
                return true;
            }
            // An exception fills in its stack trace while it is made, by a method that classes below it may have.
            (Insn::InvokeSpecial(_), None)
                if is_exception(&member.class)
                    && file.super_name.as_ref() == Some(&member.class)
                    && self.is_extensible(file) =>
            {
                return true;
            }
            (Insn::InvokeStatic(_) | Insn::InvokeSpecial(_), None) if !is_quiet(&member) => return true,
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
        let is_dynamic = matches!(insn, Insn::InvokeDynamic(_));
        let types = MethodType::parse(&member.descriptor).map(|t| t.params).unwrap_or_default();
        let given = |kind: &FieldType| match kind {
            FieldType::Object("java/lang/Object") => true,
            FieldType::Object(name) => match self.own_or_interface(name) {
                Some(own) => self.is_extensible(&own),
                None => !is_final_library(name) && (!is_exception(name) || asks_cause || is_dynamic),
            },
            FieldType::Array { element, .. } => element.starts_with('L') && *element != "Ljava/lang/String;",
            _ => false,
        };
        let only_keeps = makes && (is_exception(&member.class) && !asks_cause || only_keeps(&member));
        let only_looks = &*member.class == "java/util/Objects"
            && matches!(&*member.name, "requireNonNull" | "isNull" | "nonNull")
            && !member.descriptor.contains("Supplier");
        let quiet = only_keeps || only_looks;
        // What the compiler writes for a record, and what joins texts, asks the components.
        let of_record = |kind: &FieldType| match kind {
            FieldType::Object(name) => self.own_or_interface(name).and_then(|own| own.record_components.clone()),
            _ => None,
        };
        let asks_components = |kind: &FieldType| {
            let components = of_record(kind).unwrap_or_default();
            components.iter().any(|component| FieldType::parse(&component.descriptor).is_ok_and(|kind| given(&kind)))
        };
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
                None => of_library |= !is_quiet_above(&name, &member.name),
            }
        }
        of_library
    }

    /// Whether a caller can write classes that extend or implement a type, or one of the program's below it.
    fn is_extensible(&self, own: &ClassFile) -> bool {
        if own.is_open() || own.has(access::FINAL) {
            return own.is_open();
        }
        if let Some(known) = self.graph.answered.extensible.borrow().get(&own.name) {
            return *known;
        }
        let found = self
            .graph
            .own
            .iter()
            .filter_map(|name| (self.files)(name))
            .any(|file| file.is_open() && self.is_below(&file, &own.name, MOST_SUPERCLASSES));
        let found = found || own.permitted_subclasses.iter().any(|name| (self.files)(name).is_none());
        self.graph.answered.extensible.borrow_mut().insert(Rc::clone(&own.name), found);
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
        (self.files)(name).filter(|_| self.graph.own.contains(name) || !library::is_of_library(name))
    }

    /// Whether classes of a caller may have another method in the place of the one that is named.
    fn is_overridable(&self, member: &MemberRef) -> bool {
        let found = self.extended(&member.class).into_iter();
        let mut found =
            found.filter_map(|class| Some(class.method(&member.name, &member.descriptor)?.is_overridable()));
        found.next().unwrap_or(true)
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

/// Methods of objects of the library that initialise classes which others name.
fn begins_classes(member: &MemberRef) -> bool {
    match (&*member.class, &*member.name) {
        ("java/lang/Class", name) => {
            let quiet = ["cast", "desiredAssertionStatus", "equals", "getSimpleName", "hashCode", "toString"];
            !(quiet.contains(&name) || name.starts_with("is") || name.starts_with("getName"))
        }
        ("java/lang/Enum", "valueOf") => true,
        (class, _) => class.starts_with("java/lang/invoke/") || class.starts_with("java/lang/reflect/"),
    }
}

/// Whether static methods, constructors and inherited methods of a class of the library run nobody's code but that of what
/// they are given: others register with the rest, or have put something of theirs in its place (properties, time zones,
/// providers), or name classes that begin.
fn is_quiet(member: &MemberRef) -> bool {
    let class = &*member.class;
    if is_final_library(class) || is_exception(class) || class.starts_with('[') {
        let settings = ["getInteger", "getLong", "getBoolean"];
        let of_system = ["arraycopy", "currentTimeMillis", "exit", "identityHashCode", "nanoTime"];
        return !settings.contains(&&*member.name)
            && (class != "java/lang/System" || of_system.contains(&&*member.name));
    }
    let Some((package, name)) = class.rsplit_once('/') else { return false };
    match package {
        "java/lang" => {
            matches!(name, "CharSequence" | "Comparable" | "Enum" | "Iterable" | "Number" | "Object" | "Record")
                || matches!(name, "AssertionError" | "StrictMath" | "Thread") && &*member.name != "dumpStack"
        }
        "java/math" | "java/util/function" | "java/util/concurrent/atomic" | "java/lang/ref" => true,
        "java/util" => {
            let outer = name.split('$').next().unwrap_or(name);
            let plain = [
                "AbstractCollection",
                "AbstractList",
                "AbstractMap",
                "AbstractQueue",
                "AbstractSequentialList",
                "AbstractSet",
                "ArrayDeque",
                "ArrayList",
                "Arrays",
                "BitSet",
                "Collection",
                "Collections",
                "Comparator",
                "HashMap",
                "HashSet",
                "IdentityHashMap",
                "Iterator",
                "LinkedHashMap",
                "LinkedHashSet",
                "LinkedList",
                "List",
                "Locale",
                "Map",
                "Objects",
                "Optional",
                "OptionalDouble",
                "OptionalInt",
                "OptionalLong",
                "PriorityQueue",
                "Random",
                "Set",
                "Stack",
                "StringJoiner",
                "StringTokenizer",
                "TreeMap",
                "TreeSet",
                "Vector",
            ];
            plain.contains(&outer)
        }
        "java/util/concurrent" => matches!(name, "ConcurrentHashMap" | "CopyOnWriteArrayList" | "FutureTask"),
        "java/util/concurrent/locks" => name.starts_with("Reentrant"),
        "java/io" => name.starts_with("ByteArray") || name.starts_with("String") || name.starts_with("Buffered"),
        _ => false,
    }
}

/// Whether a method that a class inherits from one of the library runs nobody's code: exceptions give what they were made of.
/// The text of an object is made of its hash code, and that of an exception of its message, which others override.
fn is_quiet_above(class: &str, method: &str) -> bool {
    match class {
        "java/lang/Enum" => true,
        "java/lang/Object" | "java/lang/Record" => method != "toString",
        _ => {
            let gives = [
                "getMessage",
                "getCause",
                "getStackTrace",
                "getSuppressed",
                "setStackTrace",
                "fillInStackTrace",
                "addSuppressed",
            ];
            is_exception(class) && (gives.contains(&method) || matches!(method, "hashCode" | "equals" | "getClass"))
        }
    }
}

/// Constructors of the library that keep what they are given, and do not ask it for anything.
fn only_keeps(constructor: &MemberRef) -> bool {
    let class = &*constructor.class;
    let asked = ["Ljava/util/Map$Entry;", "Ljava/lang/ThreadGroup;"];
    if asked.iter().any(|kind| constructor.descriptor.contains(kind)) {
        return false;
    }
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
