//! Other kinds of what an open type of the library takes than the usual one: sets and queues for collections, iterables that are no
//! collections, iterators and streams over what a list holds, orders, constants of enums, class literals for types, arrays and
//! collections for objects.

use rand::Rng;

use super::super::drawing::{DEEPEST, Drawing, element_of};
use crate::explore::input::Input;
use crate::testgen::java::signature::Sig;

/// Of so many objects of an open type one is of another kind.
const OTHER: u32 = 4;

/// By open type, descriptors of other kinds.
const KINDS: &[(&str, &[&str])] = &[
    ("java/util/Collection", &["Ljava/util/Set;", "Ljava/util/ArrayDeque;"]),
    ("java/lang/Iterable", &["Ljava/util/Set;", WRITTEN]),
    ("java/util/List", &["Ljava/util/LinkedList;"]),
    ("java/util/Set", &["Ljava/util/TreeSet;"]),
    ("java/util/Map", &["Ljava/util/TreeMap;"]),
    (
        "java/lang/Object",
        &[
            "[Ljava/lang/String;",
            "[I",
            "[D",
            "Ljava/util/List;",
            "Ljava/util/Map;",
            "Ljava/util/Iterator;",
            "Ljava/util/Enumeration;",
            "Ljava/lang/Iterable;",
        ],
    ),
];
/// A class that the test writes.
const WRITTEN: &str = "";

/// What a list with the elements is asked for, by the type that is wanted; what is static takes the list.
const OF_LISTS: &[(&str, &str, &str, &str)] = &[
    ("java/util/Iterator", "java.util.List", "iterator", "()Ljava/util/Iterator;"),
    ("java/util/ListIterator", "java.util.List", "listIterator", "()Ljava/util/ListIterator;"),
    ("java/util/stream/Stream", "java.util.List", "stream", "()Ljava/util/stream/Stream;"),
    (
        "java/util/Enumeration",
        "java.util.Collections",
        "enumeration",
        "(Ljava/util/Collection;)Ljava/util/Enumeration;",
    ),
];

/// What holds one element, by type: what is made, by what.
const OF_ONE: &[(&str, &str, &str, &str)] = &[
    ("java/util/Optional", "java.util.Optional", "of", "(Ljava/lang/Object;)Ljava/util/Optional;"),
    (
        "java/util/concurrent/atomic/AtomicReference",
        "java.util.concurrent.atomic.AtomicReference",
        "<init>",
        "(Ljava/lang/Object;)V",
    ),
];

/// Orders that all who compare agree about.
const ORDERS: [(&str, &str); 2] = [("java.util.Collections", "reverseOrder"), ("java.util.Comparator", "naturalOrder")];

/// Types that a class literal is one of.
const TYPES: [&str; 3] =
    ["java/lang/reflect/Type", "java/lang/reflect/AnnotatedElement", "java/lang/reflect/GenericDeclaration"];

impl Drawing<'_> {
    /// An object of another kind than the usual one, now and then.
    pub(in crate::testgen::generate) fn of_another_kind(
        &mut self,
        name: &str,
        sig: Option<&Sig>,
        depth: u32,
    ) -> Option<Input> {
        let (_, kinds) = KINDS.iter().find(|(declared, _)| *declared == name)?;
        if depth >= DEEPEST || self.random.random_range(0..OTHER) != 0 {
            return None;
        }
        let kind = *self.any(kinds)?;
        let made = match kind {
            WRITTEN => {
                let program = &self.vm.program;
                self.written(program.class(program.load(name).ok()?), sig, depth + 1)
            }
            kind => self.typed(kind, sig, depth + 1),
        };
        made.filter(|made| !matches!(made, Input::Null))
    }

    /// What the library gives of this type for elements that are drawn, or for none.
    pub(super) fn of_elements(&mut self, name: &str, sig: Option<&Sig>, depth: u32) -> Option<Input> {
        if let Some(&(_, class, by, descriptor)) = OF_LISTS.iter().find(|(declared, ..)| *declared == name) {
            let list = self.typed("Ljava/util/ArrayList;", sig, depth);
            let list = list.filter(|list| !matches!(list, Input::Null))?;
            return Some(self.gives(name, (class, by, descriptor), vec![list]));
        }
        if let Some(&(_, class, by, descriptor)) = OF_ONE.iter().find(|(declared, ..)| *declared == name) {
            let (element, of) = element_of(sig, 0);
            let held = self.typed(&element, of, depth + 1)?;
            return match (held, name) {
                (Input::Null, "java/util/Optional") => {
                    let by = ("java.util.Optional", "empty", "()Ljava/util/Optional;");
                    Some(self.gives(name, by, Vec::new()))
                }
                (held, _) => Some(self.gives(name, (class, by, descriptor), vec![held])),
            };
        }
        match name {
            "java/util/Comparator" if self.random.random() => {
                let (class, by) = *self.any(&ORDERS)?;
                Some(self.gives(name, (class, by, "()Ljava/util/Comparator;"), Vec::new()))
            }
            "java/lang/Enum" => self.constant_of_some_enum(),
            _ if TYPES.contains(&name) => self.class_literal(None),
            _ => None,
        }
    }

    /// An object of this type that a method gives, or a constructor makes.
    fn gives(&mut self, name: &str, (class, by, descriptor): (&str, &str, &str), arguments: Vec<Input>) -> Input {
        let mut made = self.made(class, by, descriptor, arguments);
        if let Input::New(built) = &mut made
            && by != "<init>"
        {
            built.class = name.replace('/', ".");
        }
        made
    }

    fn constant_of_some_enum(&mut self) -> Option<Input> {
        let above = self.vm.program.load("java/lang/Enum").ok()?;
        let mut enums = self.offers.borrow_mut().literals_below(above);
        enums.retain(|name| name != "java.lang.Enum");
        let class = self.any(&enums)?.replace('.', "/");
        self.value(&format!("L{class};"), DEEPEST).filter(|constant| matches!(constant, Input::Constant { .. }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_named_by_a_descriptor() {
        for kind in KINDS.iter().flat_map(|(_, kinds)| kinds.iter()).filter(|kind| **kind != WRITTEN) {
            assert!(kind.starts_with('[') || kind.starts_with('L') && kind.ends_with(';'), "{kind}");
        }
    }
}
