//! What a program asks of its surroundings, itself or by methods of the library: processors, memory, properties, locales, time
//! zones, character sets, resources. The VM has one answer for each, a real machine has others; an exploration that asked says
//! what it left out, so that nothing is proved by our answers. What the library asks for itself, when its classes are
//! initialised, counts for nothing.

use super::identity::varies;
use crate::interp::{Answer, Call, Model, Reply, is_for_program};
use crate::program::{Class, Origin};
use crate::state::{Elements, Ref, Value};
use crate::world::Beyond;

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/Runtime.availableProcessors()I", |c| {
        asked(c, "numbers of processors");
        Ok(Reply::int(1))
    }),
    ("java/lang/Runtime.freeMemory()J", |c| Ok(memory(c, c.state.heap.used()))),
    ("java/lang/Runtime.totalMemory()J", |c| Ok(memory(c, 0))),
    ("java/lang/Runtime.maxMemory()J", |c| Ok(memory(c, 0))),
];

/// Their Java code answers; these only hear that it is asked.
pub const EXPLORING: &[(&str, Model)] = &[
    ("java/lang/System.getProperty(Ljava/lang/String;)Ljava/lang/String;", property),
    ("java/lang/System.getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", property),
    // They give what was there before.
    ("java/lang/System.setProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", property),
    ("java/lang/System.clearProperty(Ljava/lang/String;)Ljava/lang/String;", property),
    ("java/lang/System.getProperties()Ljava/util/Properties;", property),
    ("java/lang/Integer.getInteger(Ljava/lang/String;)Ljava/lang/Integer;", property),
    ("java/lang/Integer.getInteger(Ljava/lang/String;I)Ljava/lang/Integer;", property),
    ("java/lang/Integer.getInteger(Ljava/lang/String;Ljava/lang/Integer;)Ljava/lang/Integer;", property),
    ("java/lang/Long.getLong(Ljava/lang/String;)Ljava/lang/Long;", property),
    ("java/lang/Long.getLong(Ljava/lang/String;J)Ljava/lang/Long;", property),
    ("java/lang/Long.getLong(Ljava/lang/String;Ljava/lang/Long;)Ljava/lang/Long;", property),
    ("java/lang/Boolean.getBoolean(Ljava/lang/String;)Z", property),
    ("java/lang/System.lineSeparator()Ljava/lang/String;", |c| heard_of(c, LINES)),
    ("java/lang/System.getenv(Ljava/lang/String;)Ljava/lang/String;", variable),
    ("java/lang/System.getenv()Ljava/util/Map;", variable),
    ("java/util/Locale.getDefault()Ljava/util/Locale;", locale),
    ("java/util/Locale.getDefault(Ljava/util/Locale$Category;)Ljava/util/Locale;", locale),
    // Formatters that were made before have what was the default then.
    ("java/util/Locale.setDefault(Ljava/util/Locale$Category;Ljava/util/Locale;)V", |c| heard_of(c, LOCALES)),
    ("java/util/Locale.getAvailableLocales()[Ljava/util/Locale;", |c| heard(c, "available locales")),
    ("java/lang/String.toUpperCase()Ljava/lang/String;", |c| Ok(capitals(c, b'i'))),
    ("java/lang/String.toLowerCase()Ljava/lang/String;", |c| Ok(capitals(c, b'I'))),
    ("java/util/Formatter.format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/util/Formatter;", |c| formatted(c, true)),
    ("java/io/PrintStream.format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;", |c| formatted(c, false)),
    ("java/io/PrintWriter.format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintWriter;", |c| formatted(c, false)),
    ("java/util/Scanner.buildIntegerPatternString()Ljava/lang/String;", |c| heard_of(c, LOCALES)),
    ("java/util/Scanner.buildFloatAndDecimalPattern()V", |c| heard_of(c, LOCALES)),
    ("java/time/format/DateTimeFormatter.ofPattern(Ljava/lang/String;)Ljava/time/format/DateTimeFormatter;", dates),
    // What was made with the default locale tells it.
    ("java/util/Formatter.locale()Ljava/util/Locale;", |c| heard(c, LOCALES)),
    ("java/util/Scanner.locale()Ljava/util/Locale;", |c| heard(c, LOCALES)),
    ("java/util/Scanner.toString()Ljava/lang/String;", |c| heard(c, LOCALES)),
    ("java/time/format/DateTimeFormatter.getLocale()Ljava/util/Locale;", |c| heard(c, LOCALES)),
    ("java/util/logging/Level.getLocalizedName()Ljava/lang/String;", |c| heard_of(c, LOCALES)),
    ("java/util/logging/Formatter.formatMessage(Ljava/util/logging/LogRecord;)Ljava/lang/String;", |c| {
        heard_of(c, LOCALES)
    }),
    ("java/util/logging/SimpleFormatter.format(Ljava/util/logging/LogRecord;)Ljava/lang/String;", |c| {
        heard_of(c, PROPERTIES)
    }),
    // All that the library knows of a named locale comes from there.
    ("sun/util/locale/provider/LocaleText.numberElements(Ljava/util/Locale;)[Ljava/lang/String;", number_signs),
    ("sun/util/locale/provider/LocaleText.numberPatterns(Ljava/util/Locale;)[Ljava/lang/String;", |c| {
        heard_of(c, LOCALE_DATA)
    }),
    ("sun/util/locale/provider/LocaleText.fieldNames(IILjava/util/Locale;)[Ljava/lang/String;", |c| {
        heard_of(c, LOCALE_DATA)
    }),
    ("sun/util/locale/provider/LocaleText.dateTimePattern(IILjava/util/Locale;)Ljava/lang/String;", |c| {
        heard_of(c, LOCALE_DATA)
    }),
    ("sun/util/locale/provider/LocaleText.week(Ljava/util/Locale;)I", |c| heard_of(c, LOCALE_DATA)),
    ("java/text/DecimalFormatSymbols.getCurrency()Ljava/util/Currency;", |c| heard(c, LOCALE_DATA)),
    ("java/text/DecimalFormatSymbols.getCurrencySymbol()Ljava/lang/String;", |c| heard(c, LOCALE_DATA)),
    ("java/text/DecimalFormatSymbols.getInternationalCurrencySymbol()Ljava/lang/String;", |c| heard(c, LOCALE_DATA)),
    ("java/net/URLEncoder.encode(Ljava/lang/String;)Ljava/lang/String;", |c| heard(c, CHARSETS)),
    ("java/net/URLDecoder.decode(Ljava/lang/String;)Ljava/lang/String;", |c| heard(c, CHARSETS)),
    ("java/util/TimeZone.getDefault()Ljava/util/TimeZone;", zone),
    ("java/util/TimeZone.getDefaultRef()Ljava/util/TimeZone;", zone),
    ("java/time/ZoneId.systemDefault()Ljava/time/ZoneId;", zone),
    ("java/nio/charset/Charset.defaultCharset()Ljava/nio/charset/Charset;", charset),
    ("java/lang/String.getBytes()[B", encoded),
    ("java/lang/String.<init>([B)V", decoded),
    ("java/lang/String.<init>([BII)V", decoded),
    ("java/nio/ByteOrder.nativeOrder()Ljava/nio/ByteOrder;", byte_order),
    ("java/lang/Runtime.version()Ljava/lang/Runtime$Version;", |c| heard(c, "releases of Java")),
    ("java/util/jar/JarFile.runtimeVersion()Ljava/lang/Runtime$Version;", |c| heard(c, "releases of Java")),
    ("java/util/concurrent/ForkJoinPool.getCommonPoolParallelism()I", |c| heard(c, "numbers of processors")),
    ("java/util/concurrent/CompletableFuture.defaultExecutor()Ljava/util/concurrent/Executor;", |c| {
        heard(c, "numbers of processors")
    }),
    ("java/util/PropertyResourceBundle.<init>(Ljava/io/InputStream;)V", property),
    ("java/util/concurrent/ThreadLocalRandom.current()Ljava/util/concurrent/ThreadLocalRandom;", random),
    ("java/util/SplittableRandom.<init>()V", random),
    ("java/util/UUID.randomUUID()Ljava/util/UUID;", random),
    ("java/lang/System.console()Ljava/io/Console;", |c| heard(c, "consoles")),
    ("java/lang/System.getSecurityManager()Ljava/lang/SecurityManager;", |c| heard(c, "security managers")),
    ("java/lang/Class.getResource(Ljava/lang/String;)Ljava/net/URL;", resource),
    ("java/lang/Class.getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;", resource),
    ("java/lang/ClassLoader.getResource(Ljava/lang/String;)Ljava/net/URL;", resource),
    ("java/lang/ClassLoader.getResources(Ljava/lang/String;)Ljava/util/Enumeration;", resource),
    ("java/lang/ClassLoader.getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;", resource),
    ("java/lang/ClassLoader.resources(Ljava/lang/String;)Ljava/util/stream/Stream;", resource),
    ("java/lang/ClassLoader.getSystemResource(Ljava/lang/String;)Ljava/net/URL;", resource),
    ("java/lang/ClassLoader.getSystemResources(Ljava/lang/String;)Ljava/util/Enumeration;", resource),
    ("java/lang/ClassLoader.getSystemResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;", resource),
    ("java/lang/Module.getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;", resource),
    ("java/util/ResourceBundle.getBundle(Ljava/lang/String;)Ljava/util/ResourceBundle;", resource),
    ("java/util/ResourceBundle.getBundle(Ljava/lang/String;Ljava/util/Locale;)Ljava/util/ResourceBundle;", resource),
    ("java/net/URL.<init>(Ljava/net/URL;Ljava/lang/String;Ljava/net/URLStreamHandler;)V", registered),
    (
        "java/net/URL.<init>(Ljava/lang/String;Ljava/lang/String;ILjava/lang/String;Ljava/net/URLStreamHandler;)V",
        registered,
    ),
    ("java/security/MessageDigest.getInstance(Ljava/lang/String;)Ljava/security/MessageDigest;", registered),
    ("java/sql/DriverManager.getDriver(Ljava/lang/String;)Ljava/sql/Driver;", registered),
    ("java/sql/DriverManager.getDrivers()Ljava/util/Enumeration;", registered),
    ("java/sql/DriverManager.drivers()Ljava/util/stream/Stream;", registered),
    (
        "java/sql/DriverManager.getConnection(Ljava/lang/String;Ljava/util/Properties;Ljava/lang/Class;)Ljava/sql/Connection;",
        registered,
    ),
    ("java/util/ServiceLoader.load(Ljava/lang/Class;)Ljava/util/ServiceLoader;", service),
    ("java/util/ServiceLoader.load(Ljava/lang/Class;Ljava/lang/ClassLoader;)Ljava/util/ServiceLoader;", service),
    ("java/util/ServiceLoader.loadInstalled(Ljava/lang/Class;)Ljava/util/ServiceLoader;", service),
    ("java/nio/charset/Charset.isSupported(Ljava/lang/String;)Z", named_charset),
    ("java/nio/charset/Charset.forName(Ljava/lang/String;)Ljava/nio/charset/Charset;", named_charset),
    ("java/nio/charset/Charset.availableCharsets()Ljava/util/SortedMap;", |c| heard(c, "character sets")),
    ("java/util/concurrent/ForkJoinPool.getParallelism()I", |c| heard(c, "numbers of processors")),
    ("java/util/logging/LogRecord.getMillis()J", |c| heard_of(c, "times")),
    ("java/util/logging/LogRecord.getInstant()Ljava/time/Instant;", |c| heard_of(c, "times")),
    ("java/lang/Class.getModule()Ljava/lang/Module;", |c| heard(c, "modules")),
    ("java/lang/Class.getClassLoader()Ljava/lang/ClassLoader;", |c| heard(c, "class loaders")),
    ("java/lang/Class.getMethods()[Ljava/lang/reflect/Method;", |c| heard(c, MEMBERS)),
    ("java/lang/Class.getDeclaredMethods()[Ljava/lang/reflect/Method;", |c| heard(c, MEMBERS)),
    ("java/lang/Class.getFields()[Ljava/lang/reflect/Field;", |c| heard(c, MEMBERS)),
    ("java/lang/Class.getDeclaredFields()[Ljava/lang/reflect/Field;", |c| heard(c, MEMBERS)),
    ("java/lang/Class.getConstructors()[Ljava/lang/reflect/Constructor;", |c| heard(c, MEMBERS)),
    ("java/lang/Class.getDeclaredConstructors()[Ljava/lang/reflect/Constructor;", |c| heard(c, MEMBERS)),
    ("java/lang/Class.getClasses()[Ljava/lang/Class;", |c| heard(c, MEMBERS)),
    ("java/lang/Class.getDeclaredClasses()[Ljava/lang/Class;", |c| heard(c, MEMBERS)),
    ("java/lang/ModuleLayer.findModule(Ljava/lang/String;)Ljava/util/Optional;", |c| heard(c, "modules")),
    ("java/lang/ModuleLayer.modules()Ljava/util/Set;", |c| heard(c, "modules")),
    ("java/lang/Class.getMethod(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;", member),
    ("java/lang/Class.getDeclaredMethod(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;", member),
    ("java/lang/Class.getField(Ljava/lang/String;)Ljava/lang/reflect/Field;", member),
    ("java/lang/Class.getDeclaredField(Ljava/lang/String;)Ljava/lang/reflect/Field;", member),
    ("java/lang/Class.getConstructor([Ljava/lang/Class;)Ljava/lang/reflect/Constructor;", member),
    ("java/lang/Class.getDeclaredConstructor([Ljava/lang/Class;)Ljava/lang/reflect/Constructor;", member),
    ("java/io/File.<init>(Ljava/lang/String;)V", file),
    ("java/io/File.<init>(Ljava/lang/String;Ljava/lang/String;)V", file),
    ("java/io/File.<init>(Ljava/io/File;Ljava/lang/String;)V", file),
    ("java/io/File.listRoots()[Ljava/io/File;", |c| heard(c, FILES)),
    ("java/io/File.compareTo(Ljava/io/File;)I", compared_files),
    ("java/io/File.hashCode()I", |c| heard(c, FILES)),
    ("java/io/UnixFileSystem.resolve(Ljava/io/File;)Ljava/lang/String;", |c| heard_of(c, FOLDERS)),
];

/// What is different from one machine to the next, and what tests are run with other values of: their Java code answers.
pub const ZONED: &[(&str, Model)] = &[
    ("java/util/TimeZone.getDefault()Ljava/util/TimeZone;", varies),
    ("java/util/TimeZone.getDefaultRef()Ljava/util/TimeZone;", varies),
    ("java/time/ZoneId.systemDefault()Ljava/time/ZoneId;", varies),
    ("java/lang/System.getProperty(Ljava/lang/String;)Ljava/lang/String;", zone_property),
    ("java/lang/System.getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", zone_property),
];

fn zone_property(call: &mut Call) -> Answer {
    if by_program(call) && call.text(0).is_ok_and(|name| name == "user.timezone") {
        call.state.varies = true;
    }
    Ok(Reply::Decline)
}

/// Constants of the JDK that are others on other machines.
pub const CONSTANTS: &[(&str, &str)] = &[
    ("java/io/File.separator", SEPARATORS),
    ("java/io/File.separatorChar", SEPARATORS),
    ("java/io/File.pathSeparator", SEPARATORS),
    ("java/io/File.pathSeparatorChar", SEPARATORS),
];

const SEPARATORS: &str = "separators of file names and paths";
const FILES: &str = "rules for names of files";
const FOLDERS: &str = "working folders";
const LOCALES: &str = "default locales";
const LOCALE_DATA: &str = "providers of locale data";
/// Nothing says in which order reflection gives them.
const MEMBERS: &str = "orders of members";
const LINES: &str = "line separators";
const CHARSETS: &str = "default character sets";
const PROPERTIES: &str = "system properties";
const VARIABLES: &str = "environment variables";
const ZONES: &str = "default time zones";
pub const STREAMS: &str = "streams in the place of the console";
pub const RANDOM: &str = "random numbers";

/// What is set once for a machine, and not from run to run.
const SETTINGS: [&str; 11] =
    [SEPARATORS, FILES, FOLDERS, LOCALES, LOCALE_DATA, LINES, CHARSETS, PROPERTIES, VARIABLES, ZONES, STREAMS];
/// What is granted where texts of ASCII are taken to be the same bytes everywhere.
const ASCII: &str = "the default character set contains ASCII";

fn memory(call: &mut Call, used: u64) -> Reply {
    asked(call, "sizes of the memory");
    Reply::Value(Value::long(call.vm.config.max_heap.saturating_sub(used) as i64))
}

/// The program itself asks; the method's own code answers.
pub fn heard(call: &mut Call, what: &str) -> Answer {
    asked(call, what);
    Ok(Reply::Decline)
}

/// What others register with the library answers, and may call back.
fn registered(call: &mut Call) -> Answer {
    heard_of(call, "handlers, drivers and providers that others register")
}

/// The program asks, itself or by a method of the library; the method's own code answers.
pub fn heard_of(call: &mut Call, what: &str) -> Answer {
    asked_through(call, what);
    Ok(Reply::Decline)
}

/// A character set by its name: every JVM has some, and what others it has is its own business.
fn named_charset(call: &mut Call) -> Answer {
    let everywhere = ["US-ASCII", "ISO-8859-1", "UTF-8", "UTF-16BE", "UTF-16LE", "UTF-16"];
    if !call.text(0).is_ok_and(|name| everywhere.iter().any(|known| known.eq_ignore_ascii_case(&name))) {
        asked_through(call, "character sets");
    }
    Ok(Reply::Decline)
}

/// A member by its name: some classes of the library are ours here, and have fewer.
fn member(call: &mut Call) -> Answer {
    let of_library = call.class(0).is_ok_and(|class| matches!(call.vm.program.class(class).origin, Origin::Jdk(_)));
    if of_library {
        asked(call, "members of classes of the library");
    }
    Ok(Reply::Decline)
}

fn property(call: &mut Call) -> Answer {
    heard(call, PROPERTIES)
}

fn variable(call: &mut Call) -> Answer {
    heard(call, VARIABLES)
}

/// Those who take the default locale without a need for it are heard where they use it.
fn locale(call: &mut Call) -> Answer {
    let users =
        ["java/lang/String", "java/util/Formatter", "java/util/Scanner", "java/io/PrintStream", "java/io/PrintWriter"];
    if caller(call).is_some_and(|class| users.contains(&&*class.name)) || is_for_pattern(call) {
        return Ok(Reply::Decline);
    }
    heard_of(call, LOCALES)
}

/// A formatter of dates is made for a pattern, which says whether it depends on the locale (`dates`).
fn is_for_pattern(call: &Call) -> bool {
    let program = &call.vm.program;
    let methods = call.state.stack.frames_down().map(|frame| program.method(frame.method));
    let mut named = methods.map(|method| (&*program.class(method.class).name, &*method.name));
    let builder = "java/time/format/DateTimeFormatterBuilder";
    let maker = named.find(|(class, _)| *class != builder);
    maker == Some(("java/time/format/DateTimeFormatter", "ofPattern"))
}

/// Buffers of bytes only ask whether they can take a shorter way.
fn byte_order(call: &mut Call) -> Answer {
    if caller(call).is_some_and(|class| &*class.name == "java/nio/ByteBuffer") {
        return Ok(Reply::Decline);
    }
    heard_of(call, "orders of bytes")
}

fn zone(call: &mut Call) -> Answer {
    heard_of(call, ZONES)
}

fn random(call: &mut Call) -> Answer {
    heard_of(call, RANDOM)
}

fn resource(call: &mut Call) -> Answer {
    heard(call, "resources")
}

fn service(call: &mut Call) -> Answer {
    heard(call, "service providers")
}

/// The name of a file: of a plain one there is nothing to separate.
fn file(call: &mut Call) -> Answer {
    let is_plain = call.args.len() == 2 && call.text(1).is_ok_and(|name| !name.contains(['/', '\\']));
    if !is_plain {
        asked(call, SEPARATORS);
    }
    Ok(Reply::Decline)
}

/// Elsewhere files whose names differ in capitals are the same.
fn compared_files(call: &mut Call) -> Answer {
    let path = |at: usize| {
        let file = call.arg(at).as_ref()?;
        let slot = call.vm.program.find_field(call.state.heap.class_of(file)?, "path", None)?.slot;
        call.vm.string_units(call.state, call.state.heap.field(file, slot as usize)?.as_ref()?)
    };
    let (a, b) = (path(0), path(1));
    if a.is_none() || a != b {
        asked_through(call, FILES);
    }
    Ok(Reply::Decline)
}

/// Letters in capitals, or the other way round: but for one letter of ASCII all locales agree on them.
fn capitals(call: &mut Call, letter: u8) -> Reply {
    let units = call.arg(0).as_ref().and_then(|text| call.vm.string_units(call.state, text));
    let agreed = |unit: &u16| *unit < 0x80 && *unit != u16::from(letter);
    if !units.is_some_and(|units| units.iter().all(agreed)) {
        asked_through(call, LOCALES);
    }
    Reply::Decline
}

/// A format without a locale takes the default one, if it has to write numbers or dates.
fn formatted(call: &mut Call, own_locale: bool) -> Answer {
    // Strings are made by methods of their own, and what is shown on the console is no result.
    let made = caller(call).is_some_and(|class| &*class.name == "java/lang/String");
    if !(made || own_locale && has_other_locale(call)) {
        formats(call, 1);
    }
    Ok(Reply::Decline)
}

/// The format that is this argument is used with the default locale.
pub fn formats(call: &mut Call, format: usize) {
    let units = call.arg(format).as_ref().and_then(|text| call.vm.string_units(call.state, text));
    if units.as_ref().is_none_or(|units| depends_on_locale(units)) {
        asked_through(call, LOCALES);
    }
    let line_end = |pair: &[u16]| matches!(pair, [a, b] if *a == u16::from(b'%') && *b == u16::from(b'n'));
    if units.is_none_or(|units| units.windows(2).any(line_end)) {
        asked_through(call, LINES);
    }
}

/// Some conversion of the format writes a number in digits, a date or capitals.
fn depends_on_locale(format: &[u16]) -> bool {
    let mut units = format.iter().filter_map(|unit| u8::try_from(*unit).ok());
    while units.by_ref().any(|unit| unit == b'%') {
        let conversion = units.find(|unit| unit.is_ascii_alphabetic() || *unit == b'%');
        if !conversion.is_some_and(|c| matches!(c, b's' | b'c' | b'b' | b'h' | b'x' | b'o' | b'n' | b'%')) {
            return true;
        }
    }
    false
}

/// How a locale writes numbers: all providers agree on the locale without a language, and on the English of most.
fn number_signs(call: &mut Call) -> Answer {
    let program = &call.vm.program;
    let within = |object: Option<Ref>, field: &str| {
        let object = object.filter(|object| !object.is_null())?;
        let slot = program.find_field(call.state.heap.class_of(object)?, field, None)?.slot;
        call.state.heap.field(object, slot as usize)?.as_ref()
    };
    let base = within(call.arg(0).as_ref(), "baseLocale");
    let part = |field| within(base, field).and_then(|text| call.vm.string_text(call.state, text)).unwrap_or_default();
    let agreed = matches!((&*part("language"), &*part("region")), ("", "") | ("en", "" | "US" | "GB"));
    if base.is_none() || !agreed {
        asked_through(call, LOCALE_DATA);
    }
    Ok(Reply::Decline)
}

/// A pattern of dates and times that writes no names and counts no weeks is the same everywhere.
fn dates(call: &mut Call) -> Answer {
    let units = call.arg(0).as_ref().and_then(|text| call.vm.string_units(call.state, text));
    if !units.is_some_and(|units| has_numbers_only(&units)) {
        asked_through(call, LOCALES);
    }
    Ok(Reply::Decline)
}

fn has_numbers_only(pattern: &[u16]) -> bool {
    let letters = String::from_utf16_lossy(pattern);
    // What is quoted is text.
    let letters: String = letters.split('\'').step_by(2).collect();
    let written = |c: char| !c.is_ascii_alphabetic() || "uyMdHhmsSnNAkKD".contains(c);
    letters.chars().all(written) && !letters.contains("MMM")
}

/// The formatter was made with a locale that is not the default one.
fn has_other_locale(call: &Call) -> bool {
    let program = &call.vm.program;
    let locale = || {
        let formatter = call.arg(0).as_ref()?;
        let slot = program.find_field(call.state.heap.class_of(formatter)?, "l", None)?.slot;
        call.state.heap.field(formatter, slot as usize)
    };
    let default = |name: &str| {
        let field = program.find_field(program.loaded("java/util/Locale")?, name, None)?;
        call.state.statics.get(field.class, field.slot as usize)
    };
    let Some(locale) = locale() else { return false };
    ["defaultLocale", "defaultFormatLocale"].iter().all(|name| default(name) != Some(locale))
}

/// Texts are heard where they are encoded.
fn charset(call: &mut Call) -> Answer {
    if caller(call).is_some_and(|class| &*class.name == "java/lang/String") {
        return Ok(Reply::Decline);
    }
    heard_of(call, CHARSETS)
}

fn encoded(call: &mut Call) -> Answer {
    let units = call.arg(0).as_ref().and_then(|text| call.vm.string_units(call.state, text));
    let is_ascii = units.is_some_and(|units| units.iter().all(|unit| *unit < 0x80));
    Ok(in_default_charset(call, is_ascii))
}

fn decoded(call: &mut Call) -> Answer {
    let bytes = call.arg(1).as_ref().and_then(|array| call.state.heap.array(array));
    let is_ascii = matches!(bytes, Some(Elements::Byte(bytes)) if bytes.iter().all(|byte| byte >= 0));
    Ok(in_default_charset(call, is_ascii))
}

/// A text becomes bytes, or bytes a text.
fn in_default_charset(call: &mut Call, is_ascii: bool) -> Reply {
    if !is_ascii {
        asked_through(call, CHARSETS);
    } else if call.vm.config.exploring && for_program(call) {
        call.machine().note_scope(ASCII);
    }
    Reply::Decline
}

/// The class that calls a model.
pub fn caller<'a>(call: &Call<'a>) -> Option<&'a Class> {
    let program = &call.vm.program;
    call.state.stack.top().map(|frame| program.class(program.method(frame.method).class))
}

/// The call comes from the program's own code, if need be by methods of these classes of the library.
pub fn by_program_through(call: &Call, library: impl Fn(&str) -> bool) -> bool {
    let program = &call.vm.program;
    let mut classes = call.state.stack.frames_down().map(|frame| program.class(program.method(frame.method).class));
    let user = classes.find(|class| !library(&class.name));
    user.is_some_and(|class| !matches!(class.origin, Origin::Jdk(_)))
}

/// The call comes from the program's own code; what the VM makes for method references is part of it.
pub fn by_program(call: &Call) -> bool {
    caller(call).is_some_and(|class| !matches!(class.origin, Origin::Jdk(_)))
}

/// The program asks, itself or by methods of the library.
pub fn for_program(call: &Call) -> bool {
    is_for_program(call.vm, call.state)
}

/// A caller may hold any lock when it calls.
pub const LOCKS: &str = "locks that callers hold";

/// The program itself asks for something that is different elsewhere.
pub fn asked(call: &mut Call, what: &str) {
    if by_program(call) {
        left_out(call, what);
    }
}

/// The program asks for something that is different elsewhere, itself or by methods of the library.
pub fn asked_through(call: &mut Call, what: &str) {
    if for_program(call) {
        left_out(call, what);
    }
}

/// An exploration goes on with one of several possible answers.
pub fn left_out(call: &mut Call, what: &str) {
    if call.vm.config.exploring {
        let beyond = if SETTINGS.contains(&what) { Beyond::Settings } else { Beyond::Runs };
        call.machine().note_others(beyond, what);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(text: &str) -> Vec<u16> {
        text.encode_utf16().collect()
    }

    #[test]
    fn formats_that_depend_on_the_locale() {
        for same in ["", "plain", "%s", "<%-5s|%c>", "100%%", "%08x %b %n", "%h"] {
            assert!(!depends_on_locale(&units(same)), "{same}");
        }
        for other in ["%d", "%,d", "%s %.2f", "%S", "%tY", "%1$tB", "%e", "%", "%5"] {
            assert!(depends_on_locale(&units(other)), "{other}");
        }
    }

    #[test]
    fn patterns_of_dates_that_depend_on_the_locale() {
        for same in ["yyyy-MM-dd", "HH:mm:ss.SSS", "uuuu'T'", "yyyy 'year'", ""] {
            assert!(has_numbers_only(&units(same)), "{same}");
        }
        for other in ["dd MMM yyyy", "EEE", "h:mm a", "YYYY-ww", "e", "G y", "z"] {
            assert!(!has_numbers_only(&units(other)), "{other}");
        }
    }
}
