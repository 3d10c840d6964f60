//! What code of the library asks of the surroundings of a run: locale, time zone, properties, files, providers, the clock.
//!
//! Where the library's answers to the program come from was read for the types in [`READ`]: what they ask is heard where they
//! ask it (`models::environment`, `models::caller`, `models::identity`), so that a path which asks nothing proves something.
//! Any other type of the library may ask whatever it likes: a program that calls one leaves its answers out.
//!
//! Invariant: a type that nobody has read proves nothing. To win such proofs back, read the type and add it.

use super::Beyond;

/// Packages whose own types were read, and single types; those nested in a type belong to it.
const READ: &[&str] = &[
    "java/io/",
    "java/lang/",
    "java/lang/annotation/",
    "java/lang/constant/",
    "java/lang/invoke/",
    "java/lang/ref/",
    "java/lang/reflect/",
    "java/math/",
    "java/net/URI",
    "java/net/URLDecoder",
    "java/net/URLEncoder",
    "java/nio/",
    "java/nio/charset/",
    // Ends where the file system is asked for.
    "java/nio/file/",
    "java/text/CharacterIterator",
    "java/text/DecimalFormatSymbols",
    "java/text/FieldPosition",
    "java/text/Normalizer",
    "java/text/ParsePosition",
    "java/text/StringCharacterIterator",
    "java/time/",
    "java/time/chrono/",
    "java/time/format/",
    "java/time/temporal/",
    "java/util/",
    "java/util/concurrent/",
    "java/util/concurrent/atomic/",
    "java/util/concurrent/locks/",
    "java/util/function/",
    "java/util/logging/",
    "java/util/regex/",
    "java/util/stream/",
    "java/util/zip/Adler32",
    "java/util/zip/CRC32",
    "java/util/zip/CRC32C",
    "java/util/zip/Checksum",
    "sun/nio/cs/",
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
    if is_listed(SETTINGS, class) && !is_listed_itself(READ, class) {
        return Some(Beyond::Settings);
    }
    (is_listed(UNREAD, class) || !is_listed(READ, class)).then_some(Beyond::Runs)
}

fn is_listed(list: &[&str], class: &str) -> bool {
    let package = class.rfind('/').map_or("", |end| class.get(..=end).unwrap_or_default());
    list.contains(&package) || is_listed_itself(list, class)
}

fn is_listed_itself(list: &[&str], class: &str) -> bool {
    let outer = class.split('$').next().unwrap_or(class);
    list.contains(&outer)
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
