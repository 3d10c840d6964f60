//! What a call of the library leaves and finds beyond its own objects and those that it is given: in settings, threads, files,
//! properties, tables that the library keeps for all.
//!
//! Invariant: whatever is not known to stay inside leaves something and finds something. What is known is the table of
//! `surroundings` by types, and here by single members.

use super::library::is_value_type;
use super::surroundings::{asks_settings, keeps_to_itself};
use crate::classfile::MemberRef;
use crate::classfile::descriptor::{FieldType, MethodType};

/// What a call finds that other calls may have left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Finds {
    #[default]
    Nothing,
    /// What only calls of the library leave which have no object of it: the locale, time zones, standard streams.
    Settings,
    Anything,
}

/// What a call leaves that other calls may find.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Leaves {
    #[default]
    Nothing,
    /// It is printed or written, which a comparison of paths sees or does not go past; but it may go to a file, or a buffer.
    Compared,
    Unseen,
}

/// How far a call goes beyond its objects.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reach {
    pub finds: Finds,
    pub leaves: Leaves,
}

impl Reach {
    pub const NOWHERE: Self = Self { finds: Finds::Nothing, leaves: Leaves::Nothing };
    pub const ANYWHERE: Self = Self { finds: Finds::Anything, leaves: Leaves::Unseen };
    const ASKS_SETTINGS: Self = Self { finds: Finds::Settings, leaves: Leaves::Nothing };
    const LOOKS: Self = Self { finds: Finds::Anything, leaves: Leaves::Nothing };
    const WRITES: Self = Self { finds: Finds::Anything, leaves: Leaves::Compared };
    const PRINTS: Self = Self { finds: Finds::Nothing, leaves: Leaves::Compared };

    pub fn and(self, other: Self) -> Self {
        Self { finds: self.finds.max(other.finds), leaves: self.leaves.max(other.leaves) }
    }
}

/// How far a method of a class that is not of the program goes. It may be inherited, so it is asked of each class above.
pub fn of_method(class: &str, member: &MemberRef) -> Reach {
    match keeps_to_itself(class) {
        true => of_contained(class, member),
        false if asks_settings(class) => {
            let sets = member.name.starts_with("setDefault") || member.name.starts_with("clear");
            if sets { Reach::ANYWHERE } else { Reach::ASKS_SETTINGS }
        }
        false => of_other(class, member),
    }
}

/// How far reading a static field of such a class goes.
pub fn of_field(class: &str, name: &str) -> Reach {
    match (class, name) {
        ("java/lang/System", "in") => Reach::ANYWHERE,
        ("java/lang/System", _) => Reach::ASKS_SETTINGS,
        _ if class.starts_with("java/") => Reach::NOWHERE,
        _ => Reach::ANYWHERE,
    }
}

/// Members of types that stay inside, which do not.
fn of_contained(class: &str, member: &MemberRef) -> Reach {
    let name = &*member.name;
    let starts = |words: &[&str]| words.iter().any(|word| name.starts_with(word));
    let takes = |kind: &str| member.descriptor.split(')').next().is_some_and(|taken| taken.contains(kind));
    let takes_nothing = member.descriptor.starts_with("()");
    match class {
        // Which of equal texts is the one that stands for all.
        "java/lang/String" if name == "intern" => Reach::ANYWHERE,
        "java/lang/String" if matches!(name, "format" | "formatted") && !takes("Ljava/util/Locale;") => {
            Reach::ASKS_SETTINGS
        }
        "java/lang/String" if takes_nothing && matches!(name, "toUpperCase" | "toLowerCase") => Reach::ASKS_SETTINGS,
        "java/lang/Boolean" if name == "getBoolean" => Reach::LOOKS,
        "java/lang/Integer" if name == "getInteger" => Reach::LOOKS,
        "java/lang/Long" if name == "getLong" => Reach::LOOKS,
        // It takes the flag of who was interrupted.
        _ if name == "wait" => Reach::ANYWHERE,
        // Whoever asks for a collection of garbage changes what is still there.
        "java/util/WeakHashMap" if name != "<init>" => Reach::ASKS_SETTINGS,
        _ if class.starts_with("java/lang/ref/") && name != "<init>" => Reach::ASKS_SETTINGS,
        "java/util/Locale" if name == "setDefault" => Reach::ANYWHERE,
        "java/util/Locale" if name == "getDefault" => Reach::ASKS_SETTINGS,
        "java/util/Locale" if takes_nothing && name.starts_with("getDisplay") => Reach::ASKS_SETTINGS,
        "java/util/Date" => {
            let own = ["<init>", "after", "before", "clone", "compareTo", "equals", "from", "hashCode", "toInstant"];
            let of_time = name.ends_with("Time") || takes_nothing || takes("Ljava/util/Date;") || takes("(J");
            if own.contains(&name) && of_time || name.ends_with("Time") { Reach::NOWHERE } else { Reach::ASKS_SETTINGS }
        }
        "java/text/DecimalFormatSymbols" if takes_nothing => Reach::ASKS_SETTINGS,
        _ if name == "printStackTrace" => Reach::PRINTS,
        _ if class.starts_with("java/time/") => {
            let asks = ["now", "system", "ofPattern", "ofLocalized", "toFormatter", "localizedBy", "getDisplay"];
            let by_name = class == "java/time/ZoneId" && name == "of";
            let others = matches!(name, "getAvailableZoneIds" | "getAvailableChronologies") || by_name;
            if starts(&asks) || others { Reach::ASKS_SETTINGS } else { Reach::NOWHERE }
        }
        // They make threads, which are numbered.
        _ if name.starts_with("parallel") => Reach::ANYWHERE,
        "java/util/stream/StreamSupport" if member.descriptor.contains('Z') => Reach::ANYWHERE,
        "java/util/concurrent/ConcurrentHashMap" if member.descriptor.starts_with("(J") => Reach::ANYWHERE,
        "java/util/concurrent/TimeUnit" if starts(&["sleep", "timed"]) => Reach::ANYWHERE,
        "java/util/concurrent/CompletableFuture" | "java/util/concurrent/CompletionStage" => {
            let waits = name == "get" || name.ends_with("Async") || takes("Ljava/util/concurrent/TimeUnit;");
            if waits || name == "defaultExecutor" { Reach::ANYWHERE } else { Reach::NOWHERE }
        }
        "java/util/concurrent/TimeUnit" => Reach::NOWHERE,
        // Whoever waits takes the flag of interrupts.
        _ if class.starts_with("java/util/concurrent/") && !class.starts_with("java/util/concurrent/Concurrent") => {
            let is_queue = class.contains("Blocking");
            let waits = starts(&["acquire", "await"]) || name.contains("Interruptibly");
            let for_room = is_queue && starts(&["put", "take", "transfer"]);
            if waits || for_room || takes("Ljava/util/concurrent/TimeUnit;") { Reach::ANYWHERE } else { Reach::NOWHERE }
        }
        _ => Reach::NOWHERE,
    }
}

/// Members of other types that stay inside, or only look.
fn of_other(class: &str, member: &MemberRef) -> Reach {
    let name = &*member.name;
    let starts = |words: &[&str]| words.iter().any(|word| name.starts_with(word));
    let of_all = matches!(name, "equals" | "hashCode" | "toString" | "compareTo");
    match class {
        "java/lang/System" => match name {
            "arraycopy" | "identityHashCode" | "lineSeparator" => Reach::NOWHERE,
            // No code changes what they tell. That the program ends is compared.
            "nanoTime" | "currentTimeMillis" | "getenv" | "exit" => Reach::NOWHERE,
            "getProperty" | "getSecurityManager" | "console" => Reach::LOOKS,
            _ => Reach::ANYWHERE,
        },
        "java/lang/Class" => {
            let own = ["cast", "descriptorString", "getComponentType", "getEnumConstants", "getInterfaces", "getName"];
            let also = ["getPackageName", "getSimpleName", "getSuperclass", "getTypeName", "is", "componentType"];
            match name {
                _ if of_all || starts(&own) || starts(&also) => Reach::NOWHERE,
                "desiredAssertionStatus" => Reach::ASKS_SETTINGS,
                _ => looks_by_name(name),
            }
        }
        // For other threads, and for people.
        "java/lang/Thread" if matches!(name, "yield" | "onSpinWait") => Reach::NOWHERE,
        "java/lang/Thread" if name == "dumpStack" => Reach::PRINTS,
        "java/lang/Thread" | "java/lang/ThreadGroup" => {
            let looks = ["active", "check", "current", "enumerate", "get", "holds", "is", "list", "parentOf", "to"];
            if of_all || starts(&looks) { Reach::LOOKS } else { Reach::ANYWHERE }
        }
        "java/lang/ThreadLocal" | "java/lang/InheritableThreadLocal" => match name {
            "get" => Reach::LOOKS,
            "<init>" | "withInitial" => Reach::NOWHERE,
            _ => Reach::ANYWHERE,
        },
        "java/lang/Runtime" => match name {
            "getRuntime" | "availableProcessors" | "freeMemory" | "totalMemory" | "maxMemory" => Reach::NOWHERE,
            "version" => Reach::NOWHERE,
            _ => Reach::ANYWHERE,
        },
        "java/lang/AutoCloseable" | "java/io/Closeable" | "java/io/Flushable" => Reach::ANYWHERE,
        // What they print is compared, and there is a standard output; a file that is printed to has to be opened.
        "java/io/PrintStream" | "java/io/PrintWriter" | "java/util/Formatter" => {
            let opens = ["String;", "File;"].iter().any(|kind| member.descriptor.contains(kind));
            match name {
                "<init>" if opens => Reach::ANYWHERE,
                "<init>" => Reach::NOWHERE,
                "flush" | "close" => Reach::ANYWHERE,
                _ => Reach::PRINTS,
            }
        }
        "java/io/File" => match name {
            "<init>" | "getName" | "getPath" | "getParent" | "getParentFile" | "isAbsolute" => Reach::NOWHERE,
            _ if of_all => Reach::NOWHERE,
            _ if starts(&["can", "exists", "get", "is", "last", "length", "list", "to"]) => Reach::LOOKS,
            _ => Reach::ANYWHERE,
        },
        "java/nio/file/Files" => {
            let looks = ["exists", "find", "get", "is", "lines", "list", "mismatch", "notExists", "probe"];
            let reads = starts(&looks) || starts(&["read", "size", "walk"]);
            if reads { Reach::LOOKS } else { Reach::ANYWHERE }
        }
        "java/nio/file/Path" | "java/nio/file/Paths" => {
            let asks = matches!(name, "register" | "toRealPath" | "toAbsolutePath");
            if asks { Reach::ANYWHERE } else { Reach::NOWHERE }
        }
        "java/lang/Appendable" | "java/lang/ClassValue" | "java/lang/Readable" => Reach::WRITES,
        "java/lang/ClassLoader" | "java/lang/Module" | "java/lang/Package" => looks_by_name(name),
        "java/lang/StackWalker" => Reach::LOOKS,
        _ if class.starts_with("java/io/") => {
            let streams = ["Input", "InputStream", "Output", "OutputStream", "Reader", "Writer"];
            let is_stream = streams.iter().any(|kind| class.ends_with(kind));
            match name {
                "<init>" if !class.contains("File") && is_stream => Reach::NOWHERE,
                "flush" | "close" => Reach::ANYWHERE,
                _ if is_stream && !class.contains("File") => Reach::WRITES,
                _ => Reach::ANYWHERE,
            }
        }
        "java/util/Properties" => match name {
            "<init>" => Reach::NOWHERE,
            _ if of_all || starts(&["get", "contains", "size", "is", "keys", "elements", "string"]) => Reach::LOOKS,
            _ => Reach::ANYWHERE,
        },
        "java/util/Scanner" => {
            if name == "<init>" {
                Reach::LOOKS
            } else {
                Reach::WRITES
            }
        }
        "java/lang/ref/ReferenceQueue" if name != "remove" => Reach::NOWHERE,
        // What they do to fields and arrays is seen.
        _ if class.starts_with("java/lang/reflect/") || class.starts_with("java/lang/invoke/") => Reach::WRITES,
        _ if class.starts_with("java/util/concurrent/") && name.starts_with("is") => Reach::LOOKS,
        _ => Reach::ANYWHERE,
    }
}

fn looks_by_name(name: &str) -> Reach {
    let starts = |words: &[&str]| words.iter().any(|word| name.starts_with(word));
    match starts(&["get", "is", "to", "equals", "hashCode", "desired"]) {
        true => Reach::LOOKS,
        false => Reach::ANYWHERE,
    }
}

/// Whether a call that stays inside may still go further, because others made what it is called on or given: an object of an
/// open type may be a view of something elsewhere.
pub fn depends_on_objects(member: &MemberRef, is_static: bool) -> bool {
    let takes = MethodType::parse(&member.descriptor).is_ok_and(|kind| kind.params.iter().any(is_open_kind));
    takes || !is_static && &*member.name != "<init>" && is_open(&member.class)
}

/// Whether objects that a type stands for may be of others than those that were read.
pub fn is_open_type(descriptor: &str) -> bool {
    FieldType::parse(descriptor).is_ok_and(|kind| is_open_kind(&kind))
}

fn is_open_kind(kind: &FieldType<'_>) -> bool {
    match kind {
        FieldType::Object(name) => is_open(name),
        FieldType::Array { element, .. } => is_open_type(element),
        _ => false,
    }
}

fn is_open(class: &str) -> bool {
    let closed = ["java/lang/Math", "java/lang/StringBuffer", "java/lang/StringBuilder", "java/util/BitSet"];
    !class.starts_with('[') && !closed.contains(&class) && !is_value_type(&format!("L{class};"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reach(class: &str, name: &str, descriptor: &str) -> Reach {
        of_method(class, &MemberRef { class: class.into(), name: name.into(), descriptor: descriptor.into() })
    }

    #[test]
    fn what_nobody_knows_goes_anywhere() {
        for (class, name) in [
            ("java/net/URL", "openConnection"),
            ("javax/swing/Box", "create"),
            ("other/Library", "run"),
            ("java/lang/Thread", "setName"),
            ("java/lang/System", "setOut"),
            ("java/util/concurrent/Executors", "newCachedThreadPool"),
            ("java/util/TimeZone", "setDefault"),
        ] {
            assert_eq!(reach(class, name, "()V"), Reach::ANYWHERE, "{class}.{name}");
        }
    }

    #[test]
    fn what_stays_inside() {
        for (class, name) in [
            ("java/lang/String", "length"),
            ("java/util/ArrayList", "add"),
            ("java/util/Map$Entry", "getValue"),
            ("java/time/LocalDate", "plusDays"),
            ("java/lang/IllegalStateException", "<init>"),
            ("java/util/concurrent/atomic/AtomicInteger", "incrementAndGet"),
            ("[I", "clone"),
        ] {
            assert_eq!(reach(class, name, "()V"), Reach::NOWHERE, "{class}.{name}");
        }
        assert_eq!(reach("java/lang/String", "format", "(Ljava/lang/String;)V"), Reach::ASKS_SETTINGS);
        assert_eq!(reach("java/lang/String", "intern", "()Ljava/lang/String;"), Reach::ANYWHERE);
    }

    #[test]
    fn calls_on_what_others_made() {
        let depends = |class: &str, name: &str, descriptor: &str, is_static| {
            let member = MemberRef { class: class.into(), name: name.into(), descriptor: descriptor.into() };
            depends_on_objects(&member, is_static)
        };
        assert!(depends("java/util/Map", "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", false));
        assert!(depends("java/util/Objects", "toString", "(Ljava/lang/Object;)Ljava/lang/String;", true));
        assert!(!depends("java/util/ArrayList", "<init>", "()V", false));
        assert!(!depends("java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;", false));
        assert!(!depends("java/lang/Math", "abs", "(I)I", true));
    }
}
