//! What the types of the library promise: whose objects never change, which methods only look at their receiver, and what
//! every class that keeps the contract of an interface does alike.

use crate::classfile::MemberRef;
use crate::classfile::descriptor::{FieldType, MethodType};

/// Packages and classes of the library whose objects never change once they are there.
const VALUES: [&str; 18] = [
    "java/lang/String",
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Short",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Float",
    "java/lang/Double",
    "java/lang/Class",
    "java/math/BigInteger",
    "java/math/BigDecimal",
    "java/util/UUID",
    "java/util/Locale",
    "java/util/OptionalDouble",
    "java/util/OptionalInt",
    "java/util/OptionalLong",
    "java/util/regex/Pattern",
];

/// Whether a class is in one of the packages that belong to the JDK.
pub fn is_of_library(name: &str) -> bool {
    ["java/", "javax/", "jdk/", "sun/"].iter().any(|package| name.starts_with(package))
}

/// Whether a class of the library is that of boxed numbers.
pub fn is_box(name: &str) -> bool {
    let kinds = ["Boolean", "Byte", "Character", "Short", "Integer", "Long", "Float", "Double"];
    name.strip_prefix("java/lang/").is_some_and(|rest| kinds.contains(&rest))
}

/// Those of `java.time`; clocks, adjusters and the like are written by callers as well.
const TIMES: [&str; 22] = [
    "DayOfWeek",
    "Duration",
    "Instant",
    "LocalDate",
    "LocalDateTime",
    "LocalTime",
    "Month",
    "MonthDay",
    "OffsetDateTime",
    "OffsetTime",
    "Period",
    "Year",
    "YearMonth",
    "ZoneId",
    "ZoneOffset",
    "ZoneRegion",
    "ZonedDateTime",
    "chrono/IsoChronology",
    "chrono/IsoEra",
    "temporal/ChronoField",
    "temporal/ChronoUnit",
    "temporal/ValueRange",
];

/// Whether objects of a library class are values: nobody can change them.
pub fn is_value(name: &str) -> bool {
    VALUES.contains(&name) || name.strip_prefix("java/time/").is_some_and(|rest| TIMES.contains(&rest))
}

/// Whether values of a type, by its descriptor, cannot be changed: numbers, texts and the like.
pub fn is_value_type(descriptor: &str) -> bool {
    FieldType::parse(descriptor).is_ok_and(|kind| is_value_kind(&kind))
}

pub fn is_value_kind(kind: &FieldType<'_>) -> bool {
    match kind {
        FieldType::Object(name) => is_value(name),
        FieldType::Array { .. } => false,
        _ => true,
    }
}

/// Whether a method gives nothing, or a value.
pub fn gives_value(descriptor: &str) -> bool {
    let given = descriptor.rsplit(')').next().unwrap_or_default();
    given == "V" || is_value_type(given)
}

/// Types of the library whose methods classes of a caller have others of: what the program's own classes inherit, and the
/// collections that stand for all of their type.
pub fn is_overridden(name: &str) -> bool {
    matches!(
        name,
        "java/lang/Exception"
            | "java/lang/Iterable"
            | "java/lang/Object"
            | "java/lang/RuntimeException"
            | "java/lang/Throwable"
            | "java/util/AbstractCollection"
            | "java/util/AbstractList"
            | "java/util/AbstractMap"
            | "java/util/AbstractSet"
            | "java/util/ArrayList"
            | "java/util/Collection"
            | "java/util/Comparator"
            | "java/util/HashMap"
            | "java/util/HashSet"
            | "java/util/Iterator"
            | "java/util/LinkedHashMap"
            | "java/util/LinkedHashSet"
            | "java/util/List"
            | "java/util/Map"
            | "java/util/Set"
            | "java/util/Spliterator"
    )
}

/// Whether objects of a type of the library hold others.
pub fn is_container(name: &str) -> bool {
    CONTAINERS.contains(&name)
}

/// Whether a method of a container gives something that it holds, and no view of it.
pub fn gives_element(method: &str) -> bool {
    LOOKS.contains(&method) && !matches!(method, "entrySet" | "iterator" | "keySet" | "values" | "next" | "previous")
}

/// Whether a method of a container has what it holds compared or asked: code of the elements runs, and code of the arguments
/// gets hold of elements.
pub fn asks_elements(member: &MemberRef) -> bool {
    let by_object = || member.descriptor.starts_with("(Ljava/lang/Object;");
    let once_each = member.class.ends_with("Set") || &*member.class == "java/util/Collection";
    CONTAINERS.contains(&&*member.class)
        && match &*member.name {
            "equals" | "hashCode" | "toString" | "contains" | "containsAll" | "containsKey" | "containsValue" => true,
            "indexOf" | "lastIndexOf" | "removeAll" | "retainAll" | "putAll" => true,
            "get" | "getOrDefault" | "remove" | "replace" | "put" => by_object(),
            "add" | "addAll" => once_each,
            _ => false,
        }
}

/// What a library method does with its receiver or an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// It looks; what it gives may be a part of the object.
    Looks,
    /// It looks; what it gives has nothing of the object but values.
    Copies,
    Changes,
}

/// Types of the library that hold others.
const CONTAINERS: [&str; 24] = [
    "java/lang/Iterable",
    "java/util/AbstractCollection",
    "java/util/AbstractList",
    "java/util/AbstractMap",
    "java/util/ArrayDeque",
    "java/util/ArrayList",
    "java/util/BitSet",
    "java/util/Collection",
    "java/util/Deque",
    "java/util/EnumMap",
    "java/util/EnumSet",
    "java/util/HashMap",
    "java/util/HashSet",
    "java/util/Iterator",
    "java/util/LinkedHashMap",
    "java/util/LinkedHashSet",
    "java/util/LinkedList",
    "java/util/List",
    "java/util/ListIterator",
    "java/util/Map",
    "java/util/Map$Entry",
    "java/util/Set",
    "java/util/TreeMap",
    "java/util/TreeSet",
];

/// Types of the library that hold a number, or numbers.
const CELLS: [&str; 5] = [
    "java/util/concurrent/atomic/AtomicBoolean",
    "java/util/concurrent/atomic/AtomicInteger",
    "java/util/concurrent/atomic/AtomicIntegerArray",
    "java/util/concurrent/atomic/AtomicLong",
    "java/util/concurrent/atomic/AtomicLongArray",
];

/// Their methods that only look.
const LOOKS: [&str; 33] = [
    "cardinality",
    "contains",
    "containsAll",
    "containsKey",
    "containsValue",
    "element",
    "entrySet",
    "first",
    "firstKey",
    "get",
    "getFirst",
    "getKey",
    "getLast",
    "getOrDefault",
    "getValue",
    "hasNext",
    "hasPrevious",
    "hashCode",
    "indexOf",
    "isEmpty",
    "iterator",
    "keySet",
    "last",
    "lastIndexOf",
    "lastKey",
    "length",
    "next",
    "peek",
    "peekFirst",
    "peekLast",
    "previous",
    "size",
    "values",
];

/// Their methods that change them and keep nothing but what they are given.
const CHANGES: [&str; 26] = [
    "add",
    "addAll",
    "addFirst",
    "addLast",
    "clear",
    "flip",
    "offer",
    "offerFirst",
    "offerLast",
    "poll",
    "pollFirst",
    "pollLast",
    "pop",
    "push",
    "put",
    "putAll",
    "putIfAbsent",
    "remove",
    "removeAll",
    "removeFirst",
    "removeLast",
    "replace",
    "retainAll",
    "set",
    "setValue",
    "<init>",
];

/// Whether objects of a class refuse all changes, whoever made them; what they hold may still change.
pub fn is_unmodifiable(name: &str) -> bool {
    let kinds = ["List12", "ListN", "SubList", "Set12", "SetN", "Map1", "MapN"];
    name == "java/util/Optional"
        || name.strip_prefix("java/util/ImmutableCollections$").is_some_and(|kind| kinds.contains(&kind))
}

/// Whether a method copies, compares or shows what an array holds, which is its operand of this number: of values, that is
/// all that others get.
pub fn copies_elements(member: &MemberRef, operand: usize) -> bool {
    match (&*member.class, &*member.name) {
        ("java/util/Arrays", "equals" | "hashCode" | "toString") => !member.descriptor.contains("Comparator"),
        ("java/lang/System", "arraycopy") => operand == 0,
        (class, "clone") => operand == 0 && class.starts_with('['),
        _ => false,
    }
}

/// Whether a method of the library gives the object that it was given, and throws where that is null.
pub fn gives_what_is_there(member: &MemberRef) -> bool {
    (&*member.class, &*member.name) == ("java/util/Objects", "requireNonNull")
}

/// Whether a method of the library never gives null: static ones, and those of classes that nobody extends.
pub fn gives_no_null(member: &MemberRef, is_static: bool) -> bool {
    let name = &*member.name;
    match (&*member.class, is_static) {
        ("java/lang/String", false) => name != "transform",
        // The text of an object is what its own code gives.
        ("java/lang/String", true) => name != "valueOf" || !member.descriptor.starts_with("(Ljava/lang/Object;"),
        ("java/lang/StringBuilder" | "java/lang/StringBuffer", false) => true,
        ("java/lang/Object", false) => name == "getClass",
        (class, false) if class.starts_with('[') => name == "clone",
        (class, true) if is_box(class) => !name.starts_with("get"),
        (class, false) if is_box(class) => name == "toString",
        ("java/math/BigInteger" | "java/math/BigDecimal", true) => name == "valueOf",
        ("java/util/List" | "java/util/Set" | "java/util/Map", true) => true,
        ("java/util/Arrays", true) => matches!(name, "asList" | "copyOf" | "copyOfRange" | "toString" | "stream"),
        ("java/util/Collections", true) => {
            ["unmodifiable", "synchronized", "empty", "singleton", "nCopies"].iter().any(|kind| name.starts_with(kind))
        }
        ("java/util/Optional", true) => true,
        ("java/util/Optional", false) => matches!(name, "map" | "filter" | "get" | "orElseThrow"),
        ("java/util/regex/Pattern", true) => matches!(name, "compile" | "quote"),
        ("java/util/regex/Pattern", false) => matches!(name, "matcher" | "pattern"),
        _ => false,
    }
}

/// Whether code of a class of the library compares references for its callers, who see what is the same object where `equals`
/// is not asked.
pub fn compares_identity(class: &str) -> bool {
    let atomic = class.strip_prefix("java/util/concurrent/atomic/Atomic");
    let types = ["java/util/IdentityHashMap", "java/lang/invoke/VarHandle", "java/lang/ref/"];
    types.iter().any(|start| class.starts_with(start)) || atomic.is_some_and(|kind| kind.contains("Reference"))
}

/// What a method of the library does with the value that is its operand of this number (the receiver is number 0 of a method
/// that is not static). None: it may keep it, hand it on, or run code that does.
pub fn effect(member: &MemberRef, operand: usize, is_static: bool) -> Option<Effect> {
    let class = &*member.class;
    let name = &*member.name;
    if class.starts_with('[') && name == "clone" {
        // Rows of a copy are the same rows.
        return Some(if class.len() > 2 { Effect::Looks } else { Effect::Copies });
    }
    if is_static {
        return match (class, name) {
            ("java/lang/System", "arraycopy") => match operand {
                // Objects that it holds are elsewhere, too, from here on; numbers are not: see `copies_elements`.
                2 => Some(Effect::Changes),
                _ => None,
            },
            ("java/util/Arrays", "fill" | "setAll") if operand == 0 => Some(Effect::Changes),
            // Without a comparator, and of values: nobody else's code runs.
            ("java/util/Arrays", "sort") if operand == 0 && !member.descriptor.contains('L') => Some(Effect::Changes),
            ("java/util/Arrays", "equals" | "hashCode" | "binarySearch" | "toString" | "copyOf" | "copyOfRange") => {
                let of_objects = member.descriptor.contains("Ljava/lang/Object;");
                match of_objects {
                    false => Some(Effect::Copies),
                    true if name.starts_with("copyOf") => Some(Effect::Looks),
                    // They show the elements to each other's code.
                    true => None,
                }
            }
            ("java/util/Objects", "requireNonNull") => Some(Effect::Looks),
            ("java/util/Objects", "isNull" | "nonNull") => Some(Effect::Copies),
            (
                "java/util/Collections",
                "unmodifiableList"
                | "unmodifiableMap"
                | "unmodifiableSet"
                | "unmodifiableCollection"
                | "unmodifiableSortedMap"
                | "unmodifiableSortedSet",
            ) => Some(Effect::Looks),
            ("java/lang/String", "valueOf" | "copyValueOf") if member.descriptor.starts_with("([C") => {
                Some(Effect::Copies)
            }
            _ => None,
        };
    }
    // A character set that others wrote is shown the array itself: see `Use::judge`.
    let by_charset = || member.descriptor.contains("Ljava/");
    if class == "java/lang/String" && operand > 0 && member.descriptor.starts_with("([") && !by_charset() {
        return Some(Effect::Copies);
    }
    // A map that is ordered by access changes when somebody looks.
    let by_access = class == "java/util/LinkedHashMap" && name == "<init>" && &*member.descriptor == "(IFZ)V";
    if operand != 0 || by_access {
        return None;
    }
    match class {
        "java/lang/Object" if name == "<init>" => Some(Effect::Changes),
        "java/lang/Object" if name == "getClass" => Some(Effect::Copies),
        "java/lang/StringBuilder" | "java/lang/StringBuffer" => match name {
            "length" | "charAt" | "toString" | "indexOf" | "lastIndexOf" | "substring" | "isEmpty" => {
                Some(Effect::Copies)
            }
            "<init>" => Some(Effect::Changes),
            _ => None,
        },
        _ if CELLS.contains(&class) => match name {
            "get" | "getPlain" | "intValue" | "longValue" | "length" | "toString" => Some(Effect::Copies),
            _ if takes_objects(&member.descriptor) => None,
            _ => Some(Effect::Changes),
        },
        _ if CONTAINERS.contains(&class) && LOOKS.contains(&name) => Some(Effect::Looks),
        _ if CONTAINERS.contains(&class) && CHANGES.contains(&name) => Some(Effect::Changes),
        _ => None,
    }
}

fn takes_objects(descriptor: &str) -> bool {
    let is_object = |kind: &FieldType<'_>| matches!(kind, FieldType::Object(_));
    MethodType::parse(descriptor).is_ok_and(|method| method.params.iter().any(is_object))
}

/// Types whose one method promises nothing about what it gives: it gives nothing.
pub fn is_closeable(name: &str) -> bool {
    matches!(name, "java/lang/AutoCloseable" | "java/io/Closeable" | "java/io/Flushable")
}

/// Whether all classes that keep the contract of a collection type (`java/util/List`, by its internal name) do the same when
/// this method is called, whatever else they are: also those that refuse changes, null or duplicates.
pub fn is_settled_by_contract(declared: &str, method: &str) -> bool {
    let of_all = matches!(
        method,
        "size" | "isEmpty" | "iterator" | "hasNext" | "next" | "toArray" | "forEach" | "stream" | "spliterator"
    );
    match declared {
        "java/util/List" => of_all || matches!(method, "get" | "listIterator" | "subList" | "equals" | "hashCode"),
        "java/util/Set" => of_all || matches!(method, "equals" | "hashCode"),
        "java/util/Map" => {
            matches!(method, "size" | "isEmpty" | "keySet" | "values" | "entrySet" | "equals" | "hashCode" | "forEach")
        }
        "java/util/Collection" => of_all,
        "java/util/Iterator" => {
            of_all || matches!(method, "hasPrevious" | "previous" | "nextIndex" | "previousIndex" | "forEachRemaining")
        }
        "java/util/Spliterator" => matches!(method, "tryAdvance" | "forEachRemaining"),
        _ => false,
    }
}

/// What the contract of a collection's method says that it throws, for methods of which some classes throw something else.
pub fn thrown_by_contract(method: &str) -> Option<&'static str> {
    (method == "subList").then_some("java/lang/IndexOutOfBoundsException")
}

/// The type that a class of views and iterators stands for, where its collection stands for others.
pub fn view_of(name: &str) -> Option<&'static str> {
    Some(match name.strip_prefix("java/util/")? {
        "ArrayList$SubList" => "java/util/List",
        "ArrayList$Itr" | "ArrayList$ListItr" | "ArrayList$SubList$1" => "java/util/Iterator",
        "HashMap$EntryIterator" | "HashMap$KeyIterator" | "HashMap$ValueIterator" => "java/util/Iterator",
        "LinkedHashMap$LinkedEntryIterator"
        | "LinkedHashMap$LinkedKeyIterator"
        | "LinkedHashMap$LinkedValueIterator" => "java/util/Iterator",
        "ArrayList$ArrayListSpliterator" | "ArrayList$SubList$2" | "Spliterators$IteratorSpliterator" => {
            "java/util/Spliterator"
        }
        "HashMap$KeySet" | "HashMap$EntrySet" | "LinkedHashMap$LinkedKeySet" | "LinkedHashMap$LinkedEntrySet" => {
            "java/util/Set"
        }
        "HashMap$Values" | "LinkedHashMap$LinkedValues" => "java/util/Collection",
        _ => return None,
    })
}

/// The same if its first argument is an object: what some refuse is null.
pub fn is_settled_by_contract_for_objects(declared: &str, method: &str) -> bool {
    match declared {
        "java/util/List" | "java/util/Set" => matches!(method, "contains" | "indexOf" | "lastIndexOf"),
        "java/util/Map" => matches!(method, "get" | "containsKey" | "containsValue" | "getOrDefault"),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(class: &str, name: &str, descriptor: &str) -> MemberRef {
        MemberRef { class: class.into(), name: name.into(), descriptor: descriptor.into() }
    }

    #[test]
    fn what_is_never_null() {
        let check = |class, name, descriptor, is_static, expected| {
            assert_eq!(gives_no_null(&member(class, name, descriptor), is_static), expected, "{class}.{name}");
        };
        check("java/lang/String", "trim", "()Ljava/lang/String;", false, true);
        check("java/lang/String", "valueOf", "(I)Ljava/lang/String;", true, true);
        check("java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;", true, false);
        check("java/lang/Integer", "getInteger", "(Ljava/lang/String;)Ljava/lang/Integer;", true, false);
        check("java/util/Map", "get", "(Ljava/lang/Object;)Ljava/lang/Object;", false, false);
        check("java/util/Map", "of", "()Ljava/util/Map;", true, true);
        check("java/util/Collections", "max", "(Ljava/util/Collection;)Ljava/lang/Object;", true, false);
        check("java/math/BigInteger", "add", "(Ljava/math/BigInteger;)Ljava/math/BigInteger;", false, false);
    }

    #[test]
    fn what_library_methods_do_with_what_they_get() {
        let check = |class, name, descriptor, operand, is_static, expected| {
            assert_eq!(effect(&member(class, name, descriptor), operand, is_static), expected, "{class}.{name}");
        };
        check("java/util/Map", "get", "(Ljava/lang/Object;)Ljava/lang/Object;", 0, false, Some(Effect::Looks));
        check("java/util/Map", "get", "(Ljava/lang/Object;)Ljava/lang/Object;", 1, false, None);
        check("java/util/List", "add", "(Ljava/lang/Object;)Z", 0, false, Some(Effect::Changes));
        check("java/util/List", "add", "(Ljava/lang/Object;)Z", 1, false, None);
        check("java/util/List", "sort", "(Ljava/util/Comparator;)V", 0, false, None);
        check("[I", "clone", "()Ljava/lang/Object;", 0, false, Some(Effect::Copies));
        check("[[I", "clone", "()Ljava/lang/Object;", 0, false, Some(Effect::Looks));
        check("java/lang/StringBuilder", "append", "(I)Ljava/lang/StringBuilder;", 0, false, None);
    }

    #[test]
    fn values_and_their_types() {
        assert!(is_value_type("I") && is_value_type("Ljava/lang/String;") && is_value_type("Ljava/time/LocalDate;"));
        assert!(!is_value_type("[I") && !is_value_type("Ljava/util/List;") && !is_value_type("Ljava/lang/Object;"));
        assert!(gives_value("(I)V") && !gives_value("(I)Ljava/lang/Object;"));
    }
}
