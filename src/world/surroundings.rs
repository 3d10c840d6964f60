//! What code of the library asks of the surroundings of a run: locale, time zone, properties, files, providers, the clock.
//!
//! Where the library's answers to the program come from was read for the types in [`READ`]: what they ask is heard where they
//! ask it (`models::environment`, `models::caller`, `models::identity`), so that a path which asks nothing proves something.
//! Any other type of the library may ask whatever it likes: a program that calls one leaves its answers out.
//!
//! The same table says of which types nothing is left or found elsewhere ([`super::reach`]).
//!
//! Invariant: a type that nobody has read proves nothing. To win such proofs back, read the type and add it.

use super::Beyond;

/// What was found out by reading a type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    /// It keeps and finds nothing beyond its own objects and those that it is given. What single members do besides is in
    /// [`super::reach`].
    Itself,
    /// What it asks of the machine is heard, but it leaves and finds things elsewhere: in threads, files, tables for all.
    More,
}

use Of::{Itself, More};

/// Packages whose own types were read, and single types, which count before their package; those nested in a type belong to it.
const READ: &[(&str, Of)] = &[
    ("java/io/", More),
    ("java/io/ByteArrayInputStream", Itself),
    ("java/io/ByteArrayOutputStream", Itself),
    ("java/io/CharArrayReader", Itself),
    ("java/io/CharArrayWriter", Itself),
    ("java/io/FileFilter", Itself),
    ("java/io/FilenameFilter", Itself),
    ("java/io/Serializable", Itself),
    ("java/io/StringReader", Itself),
    ("java/io/StringWriter", Itself),
    ("java/lang/", More),
    ("java/lang/AbstractStringBuilder", Itself),
    ("java/lang/Boolean", Itself),
    ("java/lang/Byte", Itself),
    ("java/lang/CharSequence", Itself),
    ("java/lang/Character", Itself),
    ("java/lang/Cloneable", Itself),
    ("java/lang/Comparable", Itself),
    ("java/lang/Double", Itself),
    ("java/lang/Enum", Itself),
    ("java/lang/Float", Itself),
    ("java/lang/Integer", Itself),
    ("java/lang/Iterable", Itself),
    ("java/lang/Long", Itself),
    ("java/lang/Math", Itself),
    ("java/lang/Number", Itself),
    ("java/lang/Object", Itself),
    ("java/lang/Record", Itself),
    ("java/lang/Runnable", Itself),
    ("java/lang/Short", Itself),
    ("java/lang/StackTraceElement", Itself),
    ("java/lang/StrictMath", Itself),
    ("java/lang/String", Itself),
    ("java/lang/StringBuffer", Itself),
    ("java/lang/StringBuilder", Itself),
    ("java/lang/Throwable", Itself),
    ("java/lang/Void", Itself),
    ("java/lang/annotation/", Itself),
    ("java/lang/constant/", Itself),
    ("java/lang/invoke/", More),
    ("java/lang/ref/", More),
    ("java/lang/ref/PhantomReference", Itself),
    ("java/lang/ref/Reference", Itself),
    ("java/lang/ref/SoftReference", Itself),
    ("java/lang/ref/WeakReference", Itself),
    ("java/lang/reflect/", More),
    ("java/lang/reflect/Array", Itself),
    ("java/math/", Itself),
    ("java/net/URI", Itself),
    ("java/net/URLDecoder", Itself),
    ("java/net/URLEncoder", Itself),
    // Some buffers are files, which others have opened.
    ("java/nio/", Itself),
    ("java/nio/charset/", Itself),
    // Ends where the file system is asked for.
    ("java/nio/file/", More),
    ("java/text/CharacterIterator", Itself),
    ("java/text/DecimalFormatSymbols", Itself),
    ("java/text/FieldPosition", Itself),
    ("java/text/Normalizer", Itself),
    ("java/text/ParsePosition", Itself),
    ("java/text/StringCharacterIterator", Itself),
    ("java/time/", Itself),
    ("java/time/chrono/", Itself),
    ("java/time/format/", Itself),
    ("java/time/temporal/", Itself),
    ("java/util/", More),
    ("java/util/AbstractCollection", Itself),
    ("java/util/AbstractList", Itself),
    ("java/util/AbstractMap", Itself),
    ("java/util/AbstractQueue", Itself),
    ("java/util/AbstractSequentialList", Itself),
    ("java/util/AbstractSet", Itself),
    ("java/util/ArrayDeque", Itself),
    ("java/util/ArrayList", Itself),
    ("java/util/Arrays", Itself),
    ("java/util/Base64", Itself),
    ("java/util/BitSet", Itself),
    ("java/util/Collection", Itself),
    ("java/util/Collections", Itself),
    ("java/util/Comparator", Itself),
    ("java/util/Date", Itself),
    ("java/util/Deque", Itself),
    ("java/util/Dictionary", Itself),
    ("java/util/DoubleSummaryStatistics", Itself),
    ("java/util/EnumMap", Itself),
    ("java/util/EnumSet", Itself),
    ("java/util/Enumeration", Itself),
    ("java/util/EventListener", Itself),
    ("java/util/EventObject", Itself),
    ("java/util/HashMap", Itself),
    ("java/util/HashSet", Itself),
    ("java/util/Hashtable", Itself),
    ("java/util/HexFormat", Itself),
    ("java/util/IdentityHashMap", Itself),
    ("java/util/IntSummaryStatistics", Itself),
    ("java/util/Iterator", Itself),
    ("java/util/LinkedHashMap", Itself),
    ("java/util/LinkedHashSet", Itself),
    ("java/util/LinkedList", Itself),
    ("java/util/List", Itself),
    ("java/util/ListIterator", Itself),
    ("java/util/Locale", Itself),
    ("java/util/LongSummaryStatistics", Itself),
    ("java/util/Map", Itself),
    ("java/util/NavigableMap", Itself),
    ("java/util/NavigableSet", Itself),
    ("java/util/Objects", Itself),
    ("java/util/Optional", Itself),
    ("java/util/OptionalDouble", Itself),
    ("java/util/OptionalInt", Itself),
    ("java/util/OptionalLong", Itself),
    ("java/util/PrimitiveIterator", Itself),
    ("java/util/PriorityQueue", Itself),
    ("java/util/Queue", Itself),
    // What it begins with is different each time, or given.
    ("java/util/Random", Itself),
    ("java/util/SequencedCollection", Itself),
    ("java/util/SequencedMap", Itself),
    ("java/util/SequencedSet", Itself),
    ("java/util/Set", Itself),
    ("java/util/SortedMap", Itself),
    ("java/util/SortedSet", Itself),
    ("java/util/Spliterator", Itself),
    ("java/util/Spliterators", Itself),
    ("java/util/SplittableRandom", Itself),
    ("java/util/Stack", Itself),
    ("java/util/StringJoiner", Itself),
    ("java/util/StringTokenizer", Itself),
    ("java/util/TreeMap", Itself),
    ("java/util/TreeSet", Itself),
    ("java/util/UUID", Itself),
    ("java/util/Vector", Itself),
    ("java/util/WeakHashMap", Itself),
    ("java/util/concurrent/", More),
    ("java/util/concurrent/ArrayBlockingQueue", Itself),
    ("java/util/concurrent/BlockingDeque", Itself),
    ("java/util/concurrent/BlockingQueue", Itself),
    ("java/util/concurrent/Callable", Itself),
    ("java/util/concurrent/CompletableFuture", Itself),
    ("java/util/concurrent/CompletionStage", Itself),
    ("java/util/concurrent/ConcurrentHashMap", Itself),
    ("java/util/concurrent/ConcurrentLinkedDeque", Itself),
    ("java/util/concurrent/ConcurrentLinkedQueue", Itself),
    ("java/util/concurrent/ConcurrentMap", Itself),
    ("java/util/concurrent/ConcurrentNavigableMap", Itself),
    ("java/util/concurrent/ConcurrentSkipListMap", Itself),
    ("java/util/concurrent/ConcurrentSkipListSet", Itself),
    ("java/util/concurrent/CopyOnWriteArrayList", Itself),
    ("java/util/concurrent/CopyOnWriteArraySet", Itself),
    ("java/util/concurrent/CountDownLatch", Itself),
    ("java/util/concurrent/LinkedBlockingDeque", Itself),
    ("java/util/concurrent/LinkedBlockingQueue", Itself),
    ("java/util/concurrent/PriorityBlockingQueue", Itself),
    ("java/util/concurrent/Semaphore", Itself),
    ("java/util/concurrent/ThreadLocalRandom", Itself),
    ("java/util/concurrent/TimeUnit", Itself),
    ("java/util/concurrent/atomic/", Itself),
    ("java/util/concurrent/locks/", More),
    ("java/util/concurrent/locks/Lock", Itself),
    ("java/util/concurrent/locks/ReadWriteLock", Itself),
    ("java/util/concurrent/locks/ReentrantLock", Itself),
    ("java/util/concurrent/locks/ReentrantReadWriteLock", Itself),
    ("java/util/function/", Itself),
    ("java/util/logging/", More),
    ("java/util/regex/", Itself),
    ("java/util/stream/", Itself),
    ("java/util/zip/Adler32", Itself),
    ("java/util/zip/CRC32", Itself),
    ("java/util/zip/CRC32C", Itself),
    ("java/util/zip/Checksum", Itself),
    ("sun/nio/cs/", Itself),
];

/// Types of those packages that were not read, and ask for settings of the machine alone.
const SETTINGS: &[&str] = &[
    "java/text/",
    "java/time/zone/",
    "java/util/Calendar",
    "java/util/Currency",
    "java/util/GregorianCalendar",
    "java/util/ListResourceBundle",
    "java/util/PropertyResourceBundle",
    "java/util/ResourceBundle",
    "java/util/SimpleTimeZone",
    "java/util/TimeZone",
];

/// Types of those packages that were not read.
const UNREAD: &[&str] = &["java/io/Console", "java/util/ServiceLoader", "java/util/Timer", "java/util/TimerTask"];

/// Which part of the world the answers of a type of the library leave out: none if what it asks is heard where it asks.
pub fn asked_by(class: &str) -> Option<Beyond> {
    let outer = outer(class);
    if is_listed(SETTINGS, class) && !READ.iter().any(|(name, _)| *name == outer) {
        return Some(Beyond::Settings);
    }
    (is_listed(UNREAD, class) || read(class).is_none()).then_some(Beyond::Runs)
}

/// Whether objects of a type ask for settings of the machine, and keep nothing but their own.
pub(super) fn asks_settings(class: &str) -> bool {
    asked_by(class) == Some(Beyond::Settings)
}

/// Whether a type of the library keeps and finds nothing beyond its own objects and those that it is given, but for single
/// members. Exceptions tell what they were given.
pub(super) fn keeps_to_itself(class: &str) -> bool {
    let is_exception = class.starts_with("java/") && (class.ends_with("Exception") || class.ends_with("Error"));
    is_exception || class.starts_with('[') || asked_by(class).is_none() && read(class) == Some(Itself)
}

fn read(class: &str) -> Option<Of> {
    let of = |wanted: &str| READ.iter().find(|(name, _)| *name == wanted).map(|(_, of)| *of);
    of(outer(class)).or_else(|| of(package(class)))
}

fn is_listed(list: &[&str], class: &str) -> bool {
    list.contains(&package(class)) || list.contains(&outer(class))
}

fn package(class: &str) -> &str {
    class.rfind('/').map_or("", |end| class.get(..=end).unwrap_or_default())
}

fn outer(class: &str) -> &str {
    class.split('$').next().unwrap_or(class)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_is_heard_where_it_asks() {
        let read = ["java/lang/String", "java/util/HashMap$Node", "java/text/ParsePosition", "java/util/zip/CRC32"];
        for class in read {
            assert_eq!(asked_by(class), None, "{class}");
        }
    }

    #[test]
    fn what_nobody_read_proves_nothing() {
        for class in ["java/text/DecimalFormat", "java/util/Calendar$Builder", "java/util/ResourceBundle"] {
            assert_eq!(asked_by(class), Some(Beyond::Settings), "{class}");
        }
        for class in ["java/net/Proxy", "sun/nio/fs/UnixPath", "java/util/Timer", "javax/swing/Box", "Unnamed"] {
            assert_eq!(asked_by(class), Some(Beyond::Runs), "{class}");
        }
    }
}
