//! Unusual classes of the library for an input of an open library type: one line of the table for each.
//!
//! An object is made by a constructor of the library from something simpler, which is an input of its own. The VM may call a
//! constructor that is hidden; a test calls what the line says instead.
//!
//! Used only by an exploration of unusual inputs (`Inputs::unusual`): `candidates` has what stands for a type otherwise.

use std::rc::Rc;

use super::Machine;
use super::candidates::{Candidate, CandidateKind};
use super::unknowns::type_arguments;
use crate::state::{Lazy, Made, Ref, Value};
use crate::util::ClassId;
use crate::world::Beyond;

/// A class of the library, how the VM makes its objects, and how a test does.
#[derive(Debug)]
pub struct FromLibrary {
    /// The declared types that it stands for, by their internal names.
    types: &'static [&'static str],
    class: &'static str,
    /// The type of the constructor's one argument, as descriptor.
    argument: &'static str,
    /// The type that the constructor declares for it.
    declared: &'static str,
    /// A static method that gives the object, where no test can call the constructor: class, name, descriptor.
    method: Option<(&'static str, &'static str, &'static str)>,
}

const LIST: &str = "java/util/List";
const SET: &str = "java/util/Set";
const MAP: &str = "java/util/Map";
const COLLECTION: &str = "java/util/Collection";
const ITERABLE: &str = "java/lang/Iterable";
const TEXT: &str = "Ljava/lang/String;";

#[rustfmt::skip]
const LIBRARY: &[FromLibrary] = &[
    FromLibrary { types: &[LIST, COLLECTION, ITERABLE], class: "java/util/Collections$UnmodifiableList", argument: "Ljava/util/ArrayList;", declared: "Ljava/util/List;", method: Some(("java.util.Collections", "unmodifiableList", "(Ljava/util/List;)Ljava/util/List;")) },
    FromLibrary { types: &[LIST, COLLECTION, ITERABLE, "java/util/Deque", "java/util/Queue"], class: "java/util/LinkedList", argument: "Ljava/util/ArrayList;", declared: "Ljava/util/Collection;", method: None },
    FromLibrary { types: &[COLLECTION, ITERABLE, "java/util/Deque", "java/util/Queue"], class: "java/util/ArrayDeque", argument: "Ljava/util/ArrayList;", declared: "Ljava/util/Collection;", method: None },
    FromLibrary { types: &[COLLECTION, ITERABLE], class: "java/util/LinkedHashSet", argument: "Ljava/util/ArrayList;", declared: "Ljava/util/Collection;", method: None },
    FromLibrary { types: &[SET], class: "java/util/Collections$UnmodifiableSet", argument: "Ljava/util/LinkedHashSet;", declared: "Ljava/util/Set;", method: Some(("java.util.Collections", "unmodifiableSet", "(Ljava/util/Set;)Ljava/util/Set;")) },
    FromLibrary { types: &[SET, COLLECTION, "java/util/SortedSet", "java/util/NavigableSet"], class: "java/util/TreeSet", argument: "Ljava/util/ArrayList;", declared: "Ljava/util/Collection;", method: None },
    FromLibrary { types: &[MAP], class: "java/util/Collections$UnmodifiableMap", argument: "Ljava/util/LinkedHashMap;", declared: "Ljava/util/Map;", method: Some(("java.util.Collections", "unmodifiableMap", "(Ljava/util/Map;)Ljava/util/Map;")) },
    FromLibrary { types: &[MAP, "java/util/SortedMap", "java/util/NavigableMap"], class: "java/util/TreeMap", argument: "Ljava/util/LinkedHashMap;", declared: "Ljava/util/Map;", method: None },
    FromLibrary { types: &["java/lang/CharSequence", "java/lang/Appendable"], class: "java/lang/StringBuilder", argument: TEXT, declared: TEXT, method: None },
    FromLibrary { types: &["java/lang/Throwable", "java/lang/Exception", "java/lang/RuntimeException"], class: "java/lang/IllegalStateException", argument: TEXT, declared: TEXT, method: None },
    FromLibrary { types: &["java/lang/Throwable", "java/lang/Exception", "java/io/IOException"], class: "java/io/IOException", argument: TEXT, declared: TEXT, method: None },
    FromLibrary { types: &["java/lang/Throwable", "java/lang/Error"], class: "java/lang/Error", argument: TEXT, declared: TEXT, method: None },
    FromLibrary { types: &["java/io/Reader"], class: "java/io/StringReader", argument: TEXT, declared: TEXT, method: None },
    FromLibrary { types: &["java/io/InputStream"], class: "java/io/ByteArrayInputStream", argument: "[B", declared: "[B", method: None },
    FromLibrary { types: &["java/lang/Number"], class: "java/util/concurrent/atomic/AtomicInteger", argument: "I", declared: "I", method: None },
];

/// Boxes for types that several stand for.
const BOXES: &[(&str, &[&str])] = &[
    ("java/lang/Number", &["java/lang/Short", "java/lang/Byte", "java/lang/Float"]),
    ("java/lang/Comparable", &["java/lang/Integer"]),
];

/// Arrays that hold less than their type says.
const ARRAYS: &[(&str, &str)] = &[
    ("[Ljava/lang/Object;", "[Ljava/lang/String;"),
    ("[Ljava/lang/Comparable;", "[Ljava/lang/String;"),
    ("[Ljava/lang/CharSequence;", "[Ljava/lang/String;"),
    ("[Ljava/lang/Number;", "[Ljava/lang/Integer;"),
];

impl FromLibrary {
    /// The class that a test names, by its Java name; the member, and its descriptor.
    fn in_a_test(&self) -> (String, String, String) {
        match self.method {
            Some((class, name, descriptor)) => (class.into(), name.into(), descriptor.into()),
            None => (self.class.replace('/', "."), "<init>".into(), format!("({})V", self.declared)),
        }
    }
}

impl Machine<'_> {
    /// The unusual candidates for an input of this type.
    pub(super) fn of_library(&self, declared: &str) -> Vec<Candidate> {
        let program = &self.vm.program;
        let mut found = Vec::new();
        if self.vm.config.world.granting(Beyond::Collections).is_some() {
            return found;
        }
        for (_, narrower) in ARRAYS.iter().filter(|(name, _)| *name == declared) {
            let class = program.load(narrower).ok();
            found.extend(class.map(|class| Candidate { class, kind: CandidateKind::Array }));
        }
        for (_, boxes) in BOXES.iter().filter(|(name, _)| *name == declared) {
            let classes = boxes.iter().filter_map(|class| program.load(class).ok());
            found.extend(classes.map(|class| Candidate { class, kind: CandidateKind::Boxed }));
        }
        for line in LIBRARY.iter().filter(|line| line.types.contains(&declared)) {
            if let Ok(class) = program.load(line.class)
                && program.find_named(class, "<init>", &format!("({})V", line.declared)).is_some()
            {
                found.push(Candidate { class, kind: CandidateKind::Library(line) });
            }
        }
        found
    }

    /// An object that the library's own code makes of an input.
    pub(super) fn make_from_library(
        &mut self,
        class: ClassId,
        line: &'static FromLibrary,
        lazy: &Lazy,
        exists: crate::expr::TermId,
    ) -> (Ref, Made) {
        let arguments = lazy.signature.as_deref().map(type_arguments).unwrap_or_default();
        let raw = line.argument.trim_end_matches(';');
        let signature = (!arguments.is_empty()).then(|| format!("{raw}<{}>;", arguments.concat()));
        let name = format!("{}.content", lazy.name);
        let content = self.unknown(&name, line.argument, signature.as_deref(), lazy.depth, false);
        let object = self.vm.new_instance(self.state, class);
        let constructor = self.vm.program.find_named(class, "<init>", &format!("({})V", line.declared));
        if let Some(constructor) = constructor.map(|method| method.id) {
            let inputs = Rc::make_mut(&mut self.state.inputs);
            inputs.unfinished.push((exists, constructor, vec![Value::reference(object), content]));
        }
        (object, Made::Of(Rc::new(line.in_a_test()), line.argument, content))
    }
}
