//! What the library makes for drawn inputs: readers, streams, buffers, large numbers, dates, special collections, class literals.
//!
//! Nothing here has an effect outside of the test: no files, no processes.

mod kinds;
mod known;

use rand::Rng;

use super::drawing::{DEEPEST, Drawing, element_of};
use crate::classfile::access;
use crate::explore::input::{Built, CLASS_LITERAL, CallInput, Input};
use crate::explore::script::parameter_types;
use crate::program::{Method, Origin};
use crate::testgen::java::signature::Sig;
use known::{COLLECTIONS, FILLED, LIBRARY, MOST_FILLED, NOTATIONS};

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
/// Of so many texts that have a notation one is any text.
const OTHER_TEXT: u32 = 4;
/// Packages of values: nothing that makes one has an effect elsewhere.
const VALUES: [&str; 3] = ["java/time/", "java/text/", "java/math/"];

impl Drawing<'_> {
    /// An object of this type that the library makes, for a place whose type arguments may be known.
    pub(super) fn library(&mut self, name: &str, sig: Option<&Sig>, depth: u32) -> Option<Input> {
        match name {
            "java/lang/Class" => self.class_literal(sig),
            "java/nio/charset/Charset" => {
                let name = self.any(&CHARSETS)?.to_string();
                Some(Input::Constant { class: "java.nio.charset.StandardCharsets".into(), name })
            }
            _ => {
                let made = self.in_some_way(name, depth).or_else(|| self.collected(name, sig, depth));
                let made = made.or_else(|| self.of_elements(name, sig, depth));
                made.or_else(|| self.by_its_own_means(name, depth))
            }
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
        let mut arguments = self.arguments_of(name, descriptor, depth + 1)?;
        let internal = class.replace('.', "/");
        let program = &self.vm.program;
        let method = program.find_named(program.load(&internal).ok()?, made_by, descriptor)?;
        if !method.is_static() && !method.is_constructor() {
            arguments.insert(0, self.in_some_way(&internal, DEEPEST)?);
        }
        let mut made = self.made(class, made_by, descriptor, arguments);
        if let (Some(gives), Input::New(built)) = (given(descriptor), &mut made) {
            built.class = gives;
        }
        if let (Some((_, name, descriptor)), Input::New(built)) =
            (FILLED.iter().find(|(filled, ..)| *filled == internal), &mut made)
        {
            for _ in 0..self.random.random_range(0..=MOST_FILLED) {
                let types = parameter_types(descriptor);
                let arguments = types.iter().map(|ty| self.value(ty, DEEPEST)).collect::<Option<Vec<Input>>>()?;
                built.calls.push(CallInput::new(class.to_string(), *name, *descriptor, arguments));
            }
        }
        Some(made)
    }

    /// Drawn arguments; a text in the notation that the type has for itself, mostly.
    fn arguments_of(&mut self, name: &str, descriptor: &str, depth: u32) -> Option<Vec<Input>> {
        let notation = NOTATIONS.iter().find(|(types, _)| types.contains(&name)).map(|(_, texts)| *texts);
        let types = parameter_types(descriptor);
        let drawn = types.iter().map(|ty| match notation {
            Some(texts) if ty == "Ljava/lang/String;" && self.random.random_range(0..OTHER_TEXT) != 0 => {
                self.any(texts).map(|text| Input::Text(text.encode_utf16().collect()))
            }
            _ => self.value(ty, depth),
        });
        drawn.collect()
    }

    /// A value of the library that no table knows, by a public constructor or a static method of its class.
    fn by_its_own_means(&mut self, name: &str, depth: u32) -> Option<Input> {
        let program = &self.vm.program;
        let class = program.class(program.load(name).ok()?);
        let throwable = program.load("java/lang/Throwable").ok()?;
        let is_value =
            VALUES.iter().any(|package| name.starts_with(package)) || program.is_subtype(class.id, throwable);
        let is_known =
            matches!(class.origin, Origin::Jdk(_)) && class.access & access::PUBLIC != 0 && !name.contains('$');
        if depth >= DEEPEST || !is_value || !is_known {
            return None;
        }
        let gives = format!(")L{name};");
        let of_values = |ty: &String| {
            ty.len() == 1
                || ty == "Ljava/lang/String;"
                || VALUES.iter().any(|p| ty.get(1..).is_some_and(|ty| ty.starts_with(p)))
        };
        let makes = |method: &&Method| {
            let is_open = method.access & access::PUBLIC != 0;
            let makes = match method.is_constructor() {
                true => !class.is_abstract(),
                false => method.is_static() && method.descriptor.ends_with(&gives) && *method.name != *"now",
            };
            is_open && makes && parameter_types(&method.descriptor).iter().all(of_values)
        };
        let methods: Vec<&Method> = class.methods.iter().map(|id| program.method(*id)).filter(makes).collect();
        let method = *self.any(&methods)?;
        let arguments = self.arguments_of(name, &method.descriptor, depth + 1)?;
        Some(self.made(&class.java_name(), &method.name, &method.descriptor, arguments))
    }

    fn made(&mut self, class: &str, by: &str, descriptor: &str, arguments: Vec<Input>) -> Input {
        let class = class.to_string();
        let first = CallInput::new(class.clone(), by, descriptor, arguments);
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
        let classes = self.offers.borrow_mut().literals_below(above);
        let class = self.any(&classes)?.clone();
        Some(Input::Constant { class, name: CLASS_LITERAL.into() })
    }
}

/// The Java name of the class that a method gives; none of a constructor.
pub(super) fn given(descriptor: &str) -> Option<String> {
    Some(descriptor.rsplit(')').next()?.strip_prefix('L')?.strip_suffix(';')?.replace('/', "."))
}
