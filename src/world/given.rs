//! What the library does with a function, or with an object, that it is given: whether others can get it back, or have it run later.

use super::library::{self, Effect};
use crate::classfile::MemberRef;
use crate::classfile::descriptor::{FieldType, MethodType};

/// How somebody else has a function or an object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Has {
    /// It can be got back.
    Held,
    /// It is run, but not got back.
    Run,
}

/// What becomes of an operand of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// When the call ends, all is done.
    Done,
    /// What the call gives has it.
    Result(Has),
    /// The receiver of the call has it.
    Receiver(Has),
    /// Who knows.
    Leaves,
}

/// What becomes of a value that a library method takes as its operand of this number, the receiver being number 0. `has`: how the value has
/// what is asked for; a function has itself.
pub fn given(member: &MemberRef, operand: usize, is_static: bool, has: Has) -> Given {
    let Ok(method) = MethodType::parse(&member.descriptor) else { return Given::Leaves };
    match operand.checked_sub(usize::from(!is_static)) {
        None => of_receiver(member, &method, has),
        Some(number) => match method.params.get(number) {
            Some(param) => of_argument(member, &method, (number, param), is_static, has),
            None => Given::Leaves,
        },
    }
}

fn of_receiver(member: &MemberRef, method: &MethodType<'_>, has: Has) -> Given {
    let gives_value = library::gives_value(&member.descriptor);
    let result = method.result.as_ref();
    if &*member.class == "java/lang/Object" && &*member.name == "clone" {
        return Given::Result(has);
    }
    if &*member.name == "<init>" || &*member.class == "java/lang/Object" {
        return Given::Done;
    }
    if is_function(&member.class) {
        // What it gives is up to its code.
        return match result.is_some_and(is_lazy) {
            true => Given::Result(Has::Run),
            false => Given::Done,
        };
    }
    if has == Has::Run {
        // Elements were not made by what is run.
        return match gives_value || result.is_some_and(is_element) {
            true => Given::Done,
            false => Given::Result(Has::Run),
        };
    }
    let passes_elements = method.params.iter().any(is_functional);
    match library::effect(member, 0, false) {
        Some(Effect::Copies) => Given::Done,
        Some(_) if gives_value => Given::Done,
        Some(_) => Given::Result(Has::Held),
        None if is_stream(&member.class) && !passes_elements => Given::Result(Has::Held),
        None => Given::Leaves,
    }
}

fn of_argument(
    member: &MemberRef,
    method: &MethodType<'_>,
    (number, param): (usize, &FieldType<'_>),
    is_static: bool,
    has: Has,
) -> Given {
    let (class, name) = (&*member.class, &*member.name);
    let result = method.result.as_ref();
    if is_functional(param) {
        if is_done_with(class, name, is_static) {
            return Given::Done;
        }
        if is_stream(class) || is_function(class) || class == "java/util/Map$Entry" {
            return match result.is_some_and(is_lazy) {
                true => Given::Result(Has::Run),
                false => Given::Done,
            };
        }
        return match name == "<init>" && ORDERED.contains(&class) {
            true => Given::Receiver(Has::Run),
            false => Given::Leaves,
        };
    }
    if is_lazy(param) && is_stream(class) {
        // A stream of others, or how one is collected.
        return match (result.is_some_and(is_lazy), has) {
            (true, _) => Given::Result(has),
            (false, Has::Run) => Given::Done,
            (false, Has::Held) => Given::Leaves,
        };
    }
    if class == "java/lang/StringBuilder" {
        return Given::Done;
    }
    if library::gives_value(&member.descriptor) && matches!(class, "java/lang/String" | "java/util/Objects") {
        // Others are asked whether it is equal to them.
        let shows_to_others = class == "java/util/Objects"
            && (name == "compare" || matches!(name, "equals" | "deepEquals") && number > 0);
        return if shows_to_others { Given::Leaves } else { Given::Done };
    }
    match (class, is_static) {
        ("java/util/List" | "java/util/Set" | "java/util/Map" | "java/util/Optional" | "java/util/Objects", true) => {
            Given::Result(has)
        }
        ("java/util/Arrays", true) if matches!(name, "asList" | "stream" | "copyOf") => Given::Result(has),
        ("java/util/Collections", true) if name.starts_with("unmodifiable") || name.starts_with("singleton") => {
            Given::Result(has)
        }
        (class, true) if is_stream(class) => Given::Result(has),
        (class, false) if library::is_container(class) || ORDERED.contains(&class) => match name {
            // Another's container could keep it.
            "contains" | "containsKey" | "containsValue" | "get" | "indexOf" | "lastIndexOf" => Given::Receiver(has),
            "remove" if number == 0 => Given::Receiver(has),
            "add" | "addFirst" | "addLast" | "offer" | "offerFirst" | "offerLast" | "push" | "put" | "putIfAbsent"
            | "set" | "setValue" | "addAll" | "putAll" | "<init>" => Given::Receiver(has),
            _ => Given::Leaves,
        },
        _ => Given::Leaves,
    }
}

/// Types of the library that ask a function how elements are ordered whenever they are used.
const ORDERED: [&str; 5] = [
    "java/util/PriorityQueue",
    "java/util/TreeMap",
    "java/util/TreeSet",
    "java/util/concurrent/ConcurrentSkipListMap",
    "java/util/concurrent/ConcurrentSkipListSet",
];

/// Whether a method asks the functions that it takes before it ends, and forgets them.
fn is_done_with(class: &str, name: &str, is_static: bool) -> bool {
    match (class, is_static) {
        ("java/util/Arrays", true) => {
            matches!(name, "binarySearch" | "compare" | "equals" | "mismatch" | "setAll" | "sort")
        }
        ("java/util/Collections", true) => matches!(name, "binarySearch" | "max" | "min" | "sort"),
        ("java/util/Objects", true) => name.starts_with("requireNonNull"),
        ("java/lang/String", false) => name == "transform",
        ("java/util/regex/Matcher", false) => name.starts_with("replace"),
        (class, false) if class.starts_with("java/util/Optional") => true,
        (class, false) if class.starts_with("java/util/concurrent/atomic/Atomic") => true,
        (class, false) if library::is_container(class) || class == "java/util/concurrent/ConcurrentHashMap" => {
            let asks = ["compute", "forEach", "merge", "removeIf", "replaceAll", "sort"];
            asks.iter().any(|start| name.starts_with(start))
        }
        _ => false,
    }
}

fn is_function(class: &str) -> bool {
    let others = ["java/lang/Runnable", "java/util/Comparator", "java/util/concurrent/Callable"];
    class.starts_with("java/util/function/") || others.contains(&class)
}

fn is_stream(class: &str) -> bool {
    class.starts_with("java/util/stream/")
}

fn is_functional(kind: &FieldType<'_>) -> bool {
    matches!(kind, FieldType::Object(name) if is_function(name))
}

/// Whether an object of a type runs functions later.
fn is_lazy(kind: &FieldType<'_>) -> bool {
    let iterates = |name: &str| name.starts_with("java/util/Spliterator") || name.ends_with("Iterator");
    matches!(kind, FieldType::Object(name) if is_function(name) || is_stream(name) || iterates(name))
}

fn is_element(kind: &FieldType<'_>) -> bool {
    match kind {
        FieldType::Object(name) | FieldType::Array { element: name, .. } => {
            matches!(*name, "java/lang/Object" | "Ljava/lang/Object;")
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_keeps_what_it_needs_later() {
        use Given::*;
        let held = Has::Held;
        let rows = [
            (
                "java/util/stream/Stream",
                "filter",
                "(Ljava/util/function/Predicate;)Ljava/util/stream/Stream;",
                1,
                Result(Has::Run),
            ),
            ("java/util/stream/Stream", "anyMatch", "(Ljava/util/function/Predicate;)Z", 1, Done),
            ("java/util/List", "forEach", "(Ljava/util/function/Consumer;)V", 1, Done),
            ("java/util/List", "add", "(Ljava/lang/Object;)Z", 1, Receiver(held)),
            (
                "java/util/Map",
                "merge",
                "(Ljava/lang/Object;Ljava/lang/Object;Ljava/util/function/BiFunction;)Ljava/lang/Object;",
                3,
                Done,
            ),
            (
                "java/util/Map",
                "merge",
                "(Ljava/lang/Object;Ljava/lang/Object;Ljava/util/function/BiFunction;)Ljava/lang/Object;",
                2,
                Leaves,
            ),
            ("java/util/TreeSet", "<init>", "(Ljava/util/Comparator;)V", 1, Receiver(Has::Run)),
            ("java/util/function/IntPredicate", "test", "(I)Z", 0, Done),
            ("java/util/function/IntPredicate", "negate", "()Ljava/util/function/IntPredicate;", 0, Result(Has::Run)),
            ("java/util/List", "get", "(I)Ljava/lang/Object;", 0, Result(held)),
            ("java/util/List", "size", "()I", 0, Done),
            ("java/util/List", "forEach", "(Ljava/util/function/Consumer;)V", 0, Leaves),
            ("java/lang/Thread", "<init>", "(Ljava/lang/Runnable;)V", 1, Leaves),
        ];
        for (class, name, descriptor, operand, expected) in rows {
            let member = MemberRef { class: class.into(), name: name.into(), descriptor: descriptor.into() };
            assert_eq!(given(&member, operand, false, held), expected, "{class}.{name} {operand}");
        }
    }
}
