//! The classes whose objects somebody may hold who was given a value of some type: those of the type, those that their methods
//! give in turn, and what collections hold. By generic types where these are known; a collection of anything holds anything.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::analysis::diff::{Classes, MethodKey, supertypes};
use crate::classfile::{ClassFile, access};
use crate::world::library::{self, is_value};

/// Classes by name, as they are met.
pub struct TypesOut<'c> {
    classes: &'c Classes,
    found: BTreeSet<Rc<str>>,
    todo: Vec<Rc<str>>,
    anything: bool,
    /// Whoever holds an object gets at what its private fields hold as well.
    pub inside: bool,
}

impl<'c> TypesOut<'c> {
    pub fn new(classes: &'c Classes) -> Self {
        Self { classes, found: BTreeSet::new(), todo: Vec::new(), anything: false, inside: false }
    }

    /// What a method gives.
    pub fn result(&mut self, method: &MethodKey) {
        let info = self.classes.get(&method.class).and_then(|class| class.method(&method.name, &method.descriptor));
        let signature = info.and_then(|info| info.signature.clone());
        self.given(&method.descriptor, signature.as_deref());
    }

    /// A value of a type: its descriptor, or that of the method that gives it, and the generic one.
    pub fn given(&mut self, descriptor: &str, signature: Option<&str>) {
        let last = |text: &str| text.rsplit_once(')').map_or(text, |(_, given)| given).to_string();
        let generic = signature.map(last);
        let kind = generic.clone().unwrap_or_else(|| last(descriptor));
        let mut rest = kind.as_str();
        while let Some(first) = rest.chars().next() {
            rest = match first {
                'L' => {
                    let end = rest.find(['<', ';']).unwrap_or(rest.len());
                    let name = rest.get(1..end).unwrap_or_default();
                    let is_plain = rest.get(end..).is_none_or(|rest| !rest.starts_with('<'));
                    self.anything |= name == "java/lang/Object" || is_plain && holds_others(name);
                    if !is_value(name) {
                        self.todo.push(name.into());
                    }
                    rest.get(end..).unwrap_or_default()
                }
                'T' | '*' => {
                    self.anything |= first == '*' || generic.is_some();
                    rest.get(rest.find(';').map_or(1, |end| if first == 'T' { end + 1 } else { 1 })..)
                        .unwrap_or_default()
                }
                // Of a class inside a generic one, nothing more is known.
                '.' => {
                    self.anything = true;
                    return;
                }
                // What a method throws comes behind.
                '^' => return,
                _ => rest.get(first.len_utf8()..).unwrap_or_default(),
            };
        }
    }

    /// An object of a class of the program.
    pub fn object(&mut self, class: Rc<str>) {
        self.todo.push(class);
    }

    /// All classes of the program that objects may be of, with their supertypes, whose methods they have.
    pub fn all(mut self) -> BTreeSet<Rc<str>> {
        let hidden = if self.inside { access::STATIC } else { access::PRIVATE | access::SYNTHETIC | access::STATIC };
        while let Some(name) = self.todo.pop().filter(|_| !self.anything) {
            let below: Vec<Rc<ClassFile>> = self
                .classes
                .values()
                .filter(|class| supertypes(self.classes, &class.name).contains(&name))
                .cloned()
                .collect();
            for class in below {
                if !self.found.insert(class.name.clone()) {
                    continue;
                }
                // A list class of its own holds what its supertype's arguments say.
                if let Some(signature) = &class.signature {
                    self.given(signature, Some(signature));
                }
                self.todo.extend(
                    class.super_name.iter().chain(&class.interfaces).filter(|n| self.classes.contains_key(*n)).cloned(),
                );
                for method in
                    class.methods.iter().filter(|m| !m.has(access::PRIVATE | access::SYNTHETIC | access::STATIC))
                {
                    self.given(&method.descriptor, method.signature.as_deref());
                }
                for field in class.fields.iter().filter(|f| !f.has(hidden)) {
                    self.given(&field.descriptor, field.signature.as_deref());
                }
            }
        }
        if self.anything { self.classes.keys().cloned().collect() } else { self.found }
    }
}

/// Whether objects of a library class hold objects of callers.
fn holds_others(name: &str) -> bool {
    let plain = [
        "java/lang/CharSequence",
        "java/lang/Number",
        "java/lang/StringBuffer",
        "java/lang/StringBuilder",
        "java/util/BitSet",
        "java/util/Random",
    ];
    library::is_of_library(name) && !library::is_value(name) && !plain.contains(&name)
}
