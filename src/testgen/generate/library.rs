//! What the library makes for drawn inputs: readers, streams, buffers, large numbers, dates, special collections, class literals.
//!
//! Nothing here has an effect outside of the test: no files, no processes.

use rand::Rng;

use super::drawing::{DEEPEST, Drawing, element_of};
use crate::explore::input::{Built, CLASS_LITERAL, CallInput, Input};
use crate::explore::script::parameter_types;
use crate::testgen::java::signature::Sig;

/// Classes of the library that an exploration knows nothing of, by type: what is made, by what, of what. Where there are several
/// ways, the usual one comes first. An instance method is called on an object of its class that is made in another way.
const LIBRARY: &[(&str, &str, &str, &str)] = &[
    ("java/io/Reader", "java.io.StringReader", "<init>", "(Ljava/lang/String;)V"),
    ("java/io/Reader", "java.io.InputStreamReader", "<init>", "(Ljava/io/InputStream;Ljava/nio/charset/Charset;)V"),
    ("java/io/BufferedReader", "java.io.BufferedReader", "<init>", "(Ljava/io/Reader;)V"),
    ("java/io/InputStream", "java.io.ByteArrayInputStream", "<init>", "([B)V"),
    // Gives what it has in two pieces.
    ("java/io/InputStream", "java.io.SequenceInputStream", "<init>", "(Ljava/io/InputStream;Ljava/io/InputStream;)V"),
    ("java/io/Writer", "java.io.StringWriter", "<init>", "()V"),
    ("java/io/OutputStream", "java.io.ByteArrayOutputStream", "<init>", "()V"),
    ("java/lang/Appendable", "java.lang.StringBuilder", "<init>", "()V"),
    ("java/lang/StringBuilder", "java.lang.StringBuilder", "<init>", "(Ljava/lang/String;)V"),
    ("java/lang/StringBuffer", "java.lang.StringBuffer", "<init>", "(Ljava/lang/String;)V"),
    ("java/math/BigInteger", "java.math.BigInteger", "valueOf", "(J)Ljava/math/BigInteger;"),
    ("java/math/BigDecimal", "java.math.BigDecimal", "valueOf", "(D)Ljava/math/BigDecimal;"),
    ("java/math/BigDecimal", "java.math.BigDecimal", "valueOf", "(JI)Ljava/math/BigDecimal;"),
    ("java/util/Date", "java.util.Date", "<init>", "(J)V"),
    ("java/util/Random", "java.util.Random", "<init>", "(J)V"),
    ("java/util/Locale", "java.util.Locale", "forLanguageTag", "(Ljava/lang/String;)Ljava/util/Locale;"),
    ("java/util/TimeZone", "java.util.TimeZone", "getTimeZone", "(Ljava/lang/String;)Ljava/util/TimeZone;"),
    ("java/time/ZoneId", "java.time.ZoneId", "of", "(Ljava/lang/String;)Ljava/time/ZoneId;"),
    ("java/time/Duration", "java.time.Duration", "ofMillis", "(J)Ljava/time/Duration;"),
    ("java/time/Instant", "java.time.Instant", "ofEpochMilli", "(J)Ljava/time/Instant;"),
    ("java/time/LocalDate", "java.time.LocalDate", "ofEpochDay", "(J)Ljava/time/LocalDate;"),
    ("java/io/StringReader", "java.io.StringReader", "<init>", "(Ljava/lang/String;)V"),
    ("java/io/StringWriter", "java.io.StringWriter", "<init>", "()V"),
    ("java/io/PrintWriter", "java.io.PrintWriter", "<init>", "(Ljava/io/Writer;)V"),
    ("java/io/PrintStream", "java.io.PrintStream", "<init>", "(Ljava/io/OutputStream;)V"),
    ("java/nio/ByteBuffer", "java.nio.ByteBuffer", "wrap", "([B)Ljava/nio/ByteBuffer;"),
    ("java/nio/ByteBuffer", "java.nio.ByteBuffer", "wrap", "([BII)Ljava/nio/ByteBuffer;"),
    ("java/nio/ByteBuffer", "java.nio.ByteBuffer", "asReadOnlyBuffer", "()Ljava/nio/ByteBuffer;"),
    ("java/nio/CharBuffer", "java.nio.CharBuffer", "wrap", "(Ljava/lang/CharSequence;)Ljava/nio/CharBuffer;"),
    ("java/util/concurrent/atomic/AtomicInteger", "java.util.concurrent.atomic.AtomicInteger", "<init>", "(I)V"),
    ("java/util/concurrent/atomic/AtomicLong", "java.util.concurrent.atomic.AtomicLong", "<init>", "(J)V"),
    // No code tells it from other numbers by its class.
    ("java/util/concurrent/atomic/LongAdder", "java.util.concurrent.atomic.LongAdder", "<init>", "()V"),
    ("java/util/BitSet", "java.util.BitSet", "<init>", "()V"),
    ("java/util/UUID", "java.util.UUID", "<init>", "(JJ)V"),
    ("java/util/Properties", "java.util.Properties", "<init>", "()V"),
    ("java/lang/Throwable", "java.lang.IllegalStateException", "<init>", "(Ljava/lang/String;)V"),
    ("java/lang/Exception", "java.lang.IllegalStateException", "<init>", "(Ljava/lang/String;)V"),
    ("java/util/regex/Pattern", "java.util.regex.Pattern", "compile", "(Ljava/lang/String;)Ljava/util/regex/Pattern;"),
];

/// What fills an object of the library that was made empty.
const FILLED: &[(&str, &str, &str)] = &[
    ("java/util/Properties", "setProperty", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Object;"),
    ("java/util/BitSet", "set", "(I)V"),
    ("java/util/concurrent/atomic/LongAdder", "add", "(J)V"),
];
/// How often at most.
const MOST_FILLED: usize = 2;

/// Collections by type: the class that is made, of a list or of a map with the elements.
const COLLECTIONS: &[(&str, &str, &str)] = &[
    ("java/util/LinkedList", "java.util.LinkedList", "(Ljava/util/Collection;)V"),
    ("java/util/Queue", "java.util.LinkedList", "(Ljava/util/Collection;)V"),
    ("java/util/Deque", "java.util.ArrayDeque", "(Ljava/util/Collection;)V"),
    ("java/util/Vector", "java.util.Vector", "(Ljava/util/Collection;)V"),
    ("java/util/HashSet", "java.util.HashSet", "(Ljava/util/Collection;)V"),
    ("java/util/SortedSet", "java.util.TreeSet", "(Ljava/util/Collection;)V"),
    ("java/util/NavigableSet", "java.util.TreeSet", "(Ljava/util/Collection;)V"),
    ("java/util/TreeSet", "java.util.TreeSet", "(Ljava/util/Collection;)V"),
    ("java/util/HashMap", "java.util.HashMap", "(Ljava/util/Map;)V"),
    ("java/util/SortedMap", "java.util.TreeMap", "(Ljava/util/Map;)V"),
    ("java/util/NavigableMap", "java.util.TreeMap", "(Ljava/util/Map;)V"),
    ("java/util/TreeMap", "java.util.TreeMap", "(Ljava/util/Map;)V"),
    ("java/util/concurrent/ConcurrentMap", "java.util.concurrent.ConcurrentHashMap", "(Ljava/util/Map;)V"),
];

/// Numbers that code tells apart by their class.
const NUMBERS: [&str; 10] = [
    "java/lang/Long",
    "java/lang/Double",
    "java/lang/Float",
    "java/lang/Short",
    "java/lang/Byte",
    "java/math/BigInteger",
    "java/math/BigDecimal",
    "java/util/concurrent/atomic/AtomicInteger",
    "java/util/concurrent/atomic/AtomicLong",
    "java/util/concurrent/atomic/LongAdder",
];

/// How texts are told as bytes.
const CHARSETS: [&str; 3] = ["UTF_8", "US_ASCII", "UTF_16"];
/// Of so many objects that the library makes one is made in another than the usual way.
const UNUSUAL_WAY: u32 = 4;

/// Enough kinds of text for a language or a zone of time.
const CODES: &[&str] = &["en", "de-DE", "UTC", "GMT+2", "America/New_York"];

impl Drawing<'_> {
    /// An object of this type that the library makes, for a place whose type arguments may be known.
    pub(super) fn library(&mut self, name: &str, sig: Option<&Sig>, depth: u32) -> Option<Input> {
        match name {
            "java/lang/Class" => self.class_literal(sig),
            "java/nio/charset/Charset" => {
                let name = self.any(&CHARSETS)?.to_string();
                Some(Input::Constant { class: "java.nio.charset.StandardCharsets".into(), name })
            }
            "java/util/Locale" | "java/util/TimeZone" | "java/time/ZoneId" => {
                let code = self.any(CODES).copied().unwrap_or_default();
                let (_, class, made_by, descriptor) = LIBRARY.iter().find(|(declared, ..)| *declared == name)?;
                Some(self.made(class, made_by, descriptor, vec![Input::Text(code.encode_utf16().collect())]))
            }
            _ => self.in_some_way(name, depth).or_else(|| self.collected(name, sig, depth)),
        }
    }

    /// A number of a class that code may tell from others.
    pub(super) fn number_of_any_class(&mut self, depth: u32) -> Option<Input> {
        let own = if depth < DEEPEST && self.random.random() { self.own_number() } else { None };
        let class = own.or_else(|| self.any(&NUMBERS).map(|class| class.to_string()))?;
        self.typed(&format!("L{class};"), None, depth)
    }

    /// A class of the program that is a number.
    fn own_number(&mut self) -> Option<String> {
        let number = self.vm.program.load("java/lang/Number").ok()?;
        let mut own = self.offers.borrow().classes_below(number);
        own.retain(|class| !class.starts_with("java."));
        self.any(&own).map(|class| class.replace('.', "/"))
    }

    fn in_some_way(&mut self, name: &str, depth: u32) -> Option<Input> {
        let ways: Vec<_> = LIBRARY.iter().filter(|(declared, ..)| *declared == name).collect();
        let usual = depth >= DEEPEST || self.random.random_range(0..UNUSUAL_WAY) != 0;
        let way = if usual { ways.first()? } else { self.any(&ways)? };
        let (_, class, made_by, descriptor) = **way;
        let types = parameter_types(descriptor);
        let mut arguments: Vec<Input> =
            types.iter().map(|ty| self.value(ty, depth + 1)).collect::<Option<Vec<Input>>>()?;
        let internal = class.replace('.', "/");
        let program = &self.vm.program;
        let method = program.find_named(program.load(&internal).ok()?, made_by, descriptor)?;
        if !method.is_static() && !method.is_constructor() {
            arguments.insert(0, self.in_some_way(&internal, DEEPEST)?);
        }
        let mut made = self.made(class, made_by, descriptor, arguments);
        if let (Some((_, name, descriptor)), Input::New(built)) =
            (FILLED.iter().find(|(filled, ..)| *filled == internal), &mut made)
        {
            for _ in 0..self.random.random_range(0..=MOST_FILLED) {
                let types = parameter_types(descriptor);
                let arguments = types.iter().map(|ty| self.value(ty, DEEPEST)).collect::<Option<Vec<Input>>>()?;
                let (name, descriptor) = (name.to_string(), descriptor.to_string());
                built.calls.push(CallInput { class: class.to_string(), name, descriptor, arguments });
            }
        }
        Some(made)
    }

    fn made(&mut self, class: &str, by: &str, descriptor: &str, arguments: Vec<Input>) -> Input {
        let (class, name, descriptor) = (class.to_string(), by.to_string(), descriptor.to_string());
        let first = CallInput { class: class.clone(), name, descriptor, arguments };
        let (number, calls, assigned) = (self.fresh(), Vec::new(), Vec::new());
        Input::New(Box::new(Built { number, class, first, calls, last_gives: false, assigned }))
    }

    /// A collection of a special class.
    fn collected(&mut self, name: &str, sig: Option<&Sig>, depth: u32) -> Option<Input> {
        let (_, class, descriptor) = COLLECTIONS.iter().find(|(declared, ..)| *declared == name)?;
        let of = if descriptor.contains("Map") { "Ljava/util/LinkedHashMap;" } else { "Ljava/util/ArrayList;" };
        let content = self.typed(of, sig, depth).filter(|content| !matches!(content, Input::Null))?;
        Some(self.made(class, "<init>", descriptor, vec![content]))
    }

    /// The bytes of a text.
    pub(super) fn bytes_of_text(&mut self, depth: u32) -> Option<Input> {
        let (text, charset) = (Input::Text(self.text()), self.value("Ljava/nio/charset/Charset;", depth)?);
        let bytes = self.made("java.lang.String", "getBytes", "(Ljava/nio/charset/Charset;)[B", vec![text, charset]);
        match bytes {
            Input::New(mut built) if !built.first.arguments.contains(&Input::Null) => {
                built.class = "[B".into();
                Some(Input::New(built))
            }
            _ => None,
        }
    }

    /// The literal of a class that the place takes.
    fn class_literal(&mut self, sig: Option<&Sig>) -> Option<Input> {
        let (bound, _) = element_of(sig, 0);
        let above = self.vm.program.load(bound.strip_prefix('L')?.strip_suffix(';')?).ok()?;
        let classes = self.offers.borrow().classes_below(above);
        let class = self.any(&classes)?.clone();
        Some(Input::Constant { class, name: CLASS_LITERAL.into() })
    }
}
