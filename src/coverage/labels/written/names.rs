//! What names mean inside a class: types, fields and methods, as far as the class file, the class path and the JDK tell. Imports
//! are not in class files; a simple name also means a class of that name that the class itself mentions.
//!
//! Types are descriptors; that of `null` is [`NULL`].

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::effects::Effects;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant, access};
use crate::program::{Class, Method, Program};
use crate::source::expression::Kind;

pub const NULL: &str = "null";

pub struct Names<'p> {
    pub program: &'p Program,
    pub class: Rc<ClassFile>,
    /// What was found out about calls and initialisers.
    effects: RefCell<BTreeMap<String, Option<String>>>,
}

/// A field or method that a name means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Internal name of the class that declares it.
    pub owner: String,
    pub name: String,
    pub descriptor: String,
    pub is_static: bool,
    pub of_interface: bool,
}

impl<'p> Names<'p> {
    pub fn new(program: &'p Program, class: Rc<ClassFile>) -> Self {
        Self { program, class, effects: RefCell::default() }
    }

    fn class_of(&self, internal: &str) -> Option<&Class> {
        self.program.load(internal).ok().map(|id| self.program.class(id))
    }

    /// The internal name of a class by a name as Java writes it.
    pub fn class_named(&self, text: &str) -> Option<String> {
        let mut names = vec![text.replace('.', "/")];
        // a.b.Outer.Inner
        let mut nested = text.replace('.', "/");
        while let Some(at) = nested.rfind('/') {
            nested.replace_range(at..=at, "$");
            names.push(nested.clone());
        }
        let inner = text.replace('.', "$");
        let own = self.class.name.to_string();
        names.extend(own.match_indices('$').map(|(at, _)| format!("{}${inner}", &own[..at])));
        names.push(format!("{own}${inner}"));
        if let Some((package, _)) = own.rsplit_once('/') {
            names.push(format!("{package}/{inner}"));
        }
        let ending = [format!("/{inner}"), format!("${inner}")];
        names.extend(self.class.pool.iter().filter_map(|(_, constant)| match constant {
            Constant::Class(name) if ending.iter().any(|end| name.ends_with(end)) => Some(name.to_string()),
            _ => None,
        }));
        names.push(format!("java/lang/{inner}"));
        names.into_iter().find(|name| self.class_of(name).is_some_and(|class| &*class.name == name.as_str()))
    }

    /// The descriptor of a type as Java writes it, without type arguments.
    pub fn type_named(&self, text: &str) -> Option<String> {
        let text = text.split('<').next().unwrap_or(text).trim();
        if let Some(element) = text.strip_suffix("[]") {
            return self.type_named(element).map(|element| format!("[{element}"));
        }
        Some(match text {
            "boolean" => "Z".into(),
            "byte" => "B".into(),
            "char" => "C".into(),
            "short" => "S".into(),
            "int" => "I".into(),
            "long" => "J".into(),
            "float" => "F".into(),
            "double" => "D".into(),
            name => format!("L{};", self.class_named(name)?),
        })
    }

    /// A class and all that it inherits from, itself first.
    fn lineage(&self, internal: &str) -> Vec<&Class> {
        let Some(class) = self.class_of(internal) else { return Vec::new() };
        let parents = class.display.iter().rev().chain(class.all_interfaces.iter());
        let object = self.class_of("java/lang/Object").filter(|_| class.is_interface());
        parents.map(|id| self.program.class(*id)).chain(object).collect()
    }

    fn is_visible(&self, class: &Class, access: u16) -> bool {
        let nest = |name: &str| name.split('$').next().unwrap_or(name).to_string();
        let package = |name: &str| name.rsplit_once('/').map_or(String::new(), |(package, _)| package.to_string());
        let is_same = *class.name == *self.class.name;
        let is_nested = self.class.major >= 55 && nest(&class.name) == nest(&self.class.name);
        let is_near = package(&class.name) == package(&self.class.name);
        is_same
            || access & access::PUBLIC != 0
            || if access & access::PRIVATE != 0 { is_nested } else { is_near || access & access::PROTECTED != 0 }
    }

    pub fn field(&self, internal: &str, name: &str) -> Option<Member> {
        self.lineage(internal).into_iter().find_map(|class| {
            let field = class.fields.iter().find(|field| &*field.name == name)?;
            self.is_visible(class, field.access).then(|| Member {
                owner: class.name.to_string(),
                name: name.to_string(),
                descriptor: field.descriptor.to_string(),
                is_static: field.is_static(),
                of_interface: class.is_interface(),
            })
        })
    }

    /// The method that a call with arguments of these types means; the text says what there is if there is none.
    pub fn method(&self, internal: &str, name: &str, given: &[String]) -> Result<Member, String> {
        let mut all: Vec<(&Class, &Method)> = Vec::new();
        for class in self.lineage(internal) {
            for method in class.methods.iter().map(|id| self.program.method(*id)) {
                let known = all.iter().any(|(_, other)| other.descriptor == method.descriptor);
                if &*method.name == name && !known && self.is_visible(class, method.access) {
                    all.push((class, method));
                }
            }
        }
        let params = |method: &Method| -> Vec<String> {
            let parsed = MethodType::parse(&method.descriptor).map(|parsed| parsed.params).unwrap_or_default();
            parsed.iter().map(|param| param.to_string()).collect()
        };
        for boxing in [false, true] {
            let fits = |given: &[String], wanted: &[String]| {
                let one = |(from, to): (&String, &String)| self.is_assignable(from, to, boxing);
                given.len() == wanted.len() && given.iter().zip(wanted).all(one)
            };
            let fitting: Vec<_> = all.iter().filter(|(_, method)| fits(given, &params(method))).collect();
            // The most specific one: its parameters fit all others.
            let best = fitting.iter().find(|(_, method)| {
                let own = params(method);
                fitting.iter().all(|(_, other)| fits(&own, &params(other)))
            });
            if let Some((class, method)) = best.or(fitting.first()) {
                return Ok(Member {
                    owner: class.name.to_string(),
                    name: name.to_string(),
                    descriptor: method.descriptor.to_string(),
                    is_static: method.is_static(),
                    of_interface: class.is_interface(),
                });
            }
        }
        let shown = |list: &[String]| list.iter().map(|d| java(d)).collect::<Vec<_>>().join(", ");
        let there: Vec<String> = all.iter().map(|(_, method)| format!("{name}({})", shown(&params(method)))).collect();
        let has = if there.is_empty() { "none of that name".into() } else { there.join(", ") };
        Err(format!(
            "expected a method of {}, found {name}({}); it has {has}",
            internal.replace('/', "."),
            shown(given)
        ))
    }

    pub fn is_assignable(&self, from: &str, to: &str, boxing: bool) -> bool {
        let widens = |from: &str| match from {
            "B" => "SIJFD",
            "S" | "C" => "IJFD",
            "I" => "JFD",
            "J" => "FD",
            "F" => "D",
            _ => "",
        };
        if from == to || is_primitive(from) && is_primitive(to) && widens(from).contains(to) {
            return true;
        }
        match (is_primitive(from), is_primitive(to)) {
            (true, true) => false,
            (true, false) => boxing && boxed(from).is_some_and(|b| self.is_assignable(&format!("L{b};"), to, false)),
            (false, true) => boxing && unboxed(from).is_some_and(|p| self.is_assignable(p, to, false)),
            (false, false) => {
                let load = |descriptor: &str| self.program.load(&internal(descriptor)).ok();
                from == NULL
                    || to == "Ljava/lang/Object;"
                    || load(from).zip(load(to)).is_some_and(|(from, to)| self.program.is_subtype(from, to))
            }
        }
    }

    /// Whether a value of one type may be cast to another (JLS 5.5): there may be one that is of both, or it is converted.
    pub fn is_castable(&self, from: &str, to: &str) -> bool {
        match (is_primitive(from), is_primitive(to)) {
            (true, true) => (from == "Z") == (to == "Z"),
            (false, false) => from == NULL || to == NULL || self.may_share_objects(from, to),
            _ => self.is_assignable(from, to, true),
        }
    }

    /// Whether an object may be of both types, as far as their declarations tell.
    fn may_share_objects(&self, one: &str, other: &str) -> bool {
        if self.is_assignable(one, other, false) || self.is_assignable(other, one, false) {
            return true;
        }
        if let (Some(one), Some(other)) = (one.strip_prefix('['), other.strip_prefix('[')) {
            return !is_primitive(one) && !is_primitive(other) && self.may_share_objects(one, other);
        }
        // A class below both, where one of them is an interface and the other not final.
        let class = |descriptor: &str| self.class_of(&internal(descriptor)).filter(|_| !descriptor.starts_with('['));
        class(one).zip(class(other)).is_some_and(|(one, other)| {
            let is_open = |class: &Class| class.is_interface() || class.access & access::FINAL == 0;
            (one.is_interface() || other.is_interface()) && is_open(one) && is_open(other)
        })
    }

    /// Why a call of a method on a class may have an effect; None if it has none.
    pub fn effect(&self, on: &str, member: &Member) -> Option<String> {
        let Member { name, descriptor, is_static, .. } = member;
        self.remembered(format!("{on}.{name}{descriptor}"), |effects| effects.of_call(on, name, descriptor, *is_static))
    }

    /// The same for a static field.
    pub fn effect_of_reading(&self, field: &Member) -> Option<String> {
        self.remembered(field.owner.clone(), |effects| effects.of_initialising(&field.owner))
    }

    fn remembered(&self, key: String, find: impl FnOnce(&Effects<'_>) -> Option<String>) -> Option<String> {
        if let Some(known) = self.effects.borrow().get(&key) {
            return known.clone();
        }
        let found = find(&Effects { program: self.program, home: &self.class.name });
        self.effects.borrow_mut().insert(key, found.clone());
        found
    }

    /// The value of a static field that a compiler writes where it is named.
    pub fn constant(&self, field: &Member) -> Option<Kind> {
        let class = self.class_of(&field.owner)?;
        let declared = class.field(&field.name, Some(&field.descriptor)).filter(|f| f.access & access::FINAL != 0)?;
        Some(match (class.file.as_ref()?.pool.get(declared.constant?)?, &*field.descriptor) {
            (Constant::Integer(value), "Z") => Kind::Boolean(*value != 0),
            (Constant::Integer(value), "C") => Kind::Char(*value as u16),
            (Constant::Integer(value), _) => Kind::Int(*value),
            (Constant::Long(value), _) => Kind::Long(*value),
            (Constant::Float(value), _) => Kind::Float(*value),
            (Constant::Double(value), _) => Kind::Double(*value),
            (Constant::String(units), _) => Kind::Text(units.to_vec()),
            _ => return None,
        })
    }
}

/// As Java writes it.
pub fn java(descriptor: &str) -> String {
    FieldType::parse(descriptor).map_or_else(|_| descriptor.to_string(), |parsed| parsed.java())
}

pub fn is_primitive(descriptor: &str) -> bool {
    descriptor.len() == 1
}

/// The internal name of a class, or the descriptor of an array.
pub fn internal(descriptor: &str) -> String {
    let class = descriptor.strip_prefix('L').and_then(|rest| rest.strip_suffix(';'));
    class.unwrap_or(descriptor).to_string()
}

const BOXES: [(&str, &str, &str); 8] = [
    ("Z", "java/lang/Boolean", "booleanValue"),
    ("B", "java/lang/Byte", "byteValue"),
    ("C", "java/lang/Character", "charValue"),
    ("S", "java/lang/Short", "shortValue"),
    ("I", "java/lang/Integer", "intValue"),
    ("J", "java/lang/Long", "longValue"),
    ("F", "java/lang/Float", "floatValue"),
    ("D", "java/lang/Double", "doubleValue"),
];

/// The class whose objects hold values of a primitive type.
pub fn boxed(primitive: &str) -> Option<&'static str> {
    BOXES.iter().find(|(own, ..)| *own == primitive).map(|(_, class, _)| *class)
}

/// The primitive type of what an object holds.
pub fn unboxed(descriptor: &str) -> Option<&'static str> {
    let class = internal(descriptor);
    BOXES.iter().find(|(_, own, _)| *own == class).map(|(primitive, ..)| *primitive)
}

/// The method that gives what an object holds.
pub fn unboxing(primitive: &str) -> &'static str {
    BOXES.iter().find(|(own, ..)| *own == primitive).map_or("", |(.., method)| method)
}
