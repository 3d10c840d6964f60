//! One concrete input as a tree, and its notation for the replay classes (`jdk-stubs/replay`, class `Inputs`).
//!
//! Plain data: classes, fields and methods by their names, so that an input means the same in every VM and on a JVM.
//! Invariant: an [`Input::Alias`] comes after the object with its number, in the order in which the roots are read, or
//! inside it.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::script::parameter_types;
use crate::classfile::descriptor::FieldType;

/// The number of an object of the input, for aliases.
pub type Number = u32;

/// A value of a primitive type: the letter of its descriptor and its bits, narrow ones extended as the type says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Primitive {
    pub kind: char,
    pub bits: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    Null,
    /// Nothing looked at this reference: null serves as well as anything else of this type.
    Unseen(String),
    Primitive(Primitive),
    Boxed(Primitive),
    /// UTF-16.
    Text(Vec<u16>),
    /// The same as an object of its own, which no literal is.
    OwnText(Vec<u16>),
    /// The same with a number: it may be met again.
    KnownText(Number, Vec<u16>),
    /// What a static field of a class holds, or the class itself ([`CLASS_LITERAL`]).
    Constant {
        class: String,
        name: String,
    },
    Array {
        number: Number,
        /// The descriptor of the elements.
        element: String,
        items: Vec<Input>,
    },
    List(Number, Vec<Input>),
    Set(Number, Vec<Input>),
    Map(Number, Vec<(Input, Input)>),
    Optional(Box<Input>),
    /// By its canonical constructor.
    Record {
        number: Number,
        class: String,
        components: Vec<(String, Input)>,
    },
    /// Made without a constructor.
    Object {
        number: Number,
        class: String,
        fields: Vec<FieldInput>,
    },
    New(Box<Built>),
    /// An object of a class that a caller writes: it extends the class of the object inside, and overrides these methods.
    Written {
        methods: Vec<StubbedMethod>,
        /// An [`Input::Object`] or an [`Input::New`].
        base: Box<Input>,
    },
    /// An implementation of an interface that gives these answers.
    Stub {
        number: Number,
        /// The interface, by its Java name.
        class: String,
        methods: Vec<StubbedMethod>,
    },
    /// In the place of an answer: the method throws an exception of this class, by its Java name.
    Thrown(String),
    Alias(Number),
}

/// A method of an interface and what it answers, call by call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StubbedMethod {
    /// The class that declares it, by its internal name.
    pub owner: String,
    pub name: String,
    pub descriptor: String,
    pub answers: Vec<Input>,
}

/// A field of an object that is made without a constructor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldInput {
    /// The class that declares it, by its Java name.
    pub owner: String,
    pub name: String,
    pub descriptor: String,
    /// A field of a subclass has the same name.
    pub hidden: bool,
    /// The path depends on it; other values lead along another path.
    pub seen: bool,
    /// The path is the same for these values of an integer too, if nothing else changes; where that was asked for.
    pub range: Option<(i64, i64)>,
    pub value: Input,
}

/// An object that code of the program makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Built {
    pub number: Number,
    /// The class of the object, by its Java name.
    pub class: String,
    /// A constructor (`<init>`), or a static method of `first.class` that returns the object.
    pub first: CallInput,
    /// Calls on what `first` gave.
    pub calls: Vec<CallInput>,
    /// The object is what the last of the calls returns, not what they are made on.
    pub last_gives: bool,
    /// Fields that are assigned afterwards.
    pub assigned: Vec<FieldInput>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallInput {
    /// The class that is named to find the method, by its Java name.
    pub class: String,
    pub name: String,
    pub descriptor: String,
    /// Without the receiver.
    pub arguments: Vec<Input>,
    /// It throws an exception of exactly this class, by its Java name, and its caller goes on; none: it returns, or nobody
    /// knows.
    pub throws: Option<String>,
}

/// What an input is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The value of a static field before the run; the name is the field's full name.
    Static,
    /// A call before the run, for what it does to static fields: an [`Input::New`] of one call.
    Before,
    Receiver,
    Argument,
    /// What the program asks for with the driver API.
    Asked,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RootInput {
    pub purpose: Purpose,
    pub name: String,
    pub descriptor: String,
    pub input: Input,
}

/// Everything that one run takes, in the order in which the replay classes read it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InputSet {
    pub roots: Vec<RootInput>,
    /// Not everything could be spelled out, and why.
    pub gap: Option<String>,
}

impl InputSet {
    /// Whether something in it is made by its fields, without a constructor.
    pub fn has_objects(&self) -> bool {
        self.roots.iter().any(|root| root.input.has_objects())
    }

    /// The same of one of these classes, by their internal names.
    pub fn has_objects_of(&self, classes: &BTreeSet<Rc<str>>) -> bool {
        let mut found = false;
        for root in &self.roots {
            root.input.visit(&mut |part| {
                found |= matches!(part, Input::Object { class, .. } if classes.contains(class.replace('.', "/").as_str()));
            });
        }
        found
    }

    /// Names for people, and the notation of the replay classes.
    pub fn notation(&self) -> Vec<(String, String)> {
        let mut shared = BTreeSet::new();
        for root in &self.roots {
            root.input.visit(&mut |input| {
                if let Input::Alias(number) = input {
                    shared.insert(*number);
                }
            });
        }
        let written = self.roots.iter().map(|root| {
            let mut text = String::new();
            match root.purpose {
                Purpose::Static => text = format!("static {}: ", root.name),
                Purpose::Before => text = "before ".into(),
                _ => {}
            }
            root.input.write(&shared, &mut text);
            (root.name.clone(), text)
        });
        written.collect()
    }
}

/// The name of a constant that is the literal of a class, as Java spells it: `Format.class`.
pub const CLASS_LITERAL: &str = "class";

impl Input {
    pub fn is_class_literal(&self) -> bool {
        matches!(self, Input::Constant { name, .. } if name == CLASS_LITERAL)
    }

    pub fn number(&self) -> Option<Number> {
        match self {
            Input::Array { number, .. }
            | Input::KnownText(number, _)
            | Input::List(number, _)
            | Input::Set(number, _)
            | Input::Map(number, _)
            | Input::Record { number, .. }
            | Input::Object { number, .. }
            | Input::Stub { number, .. }
            | Input::Alias(number) => Some(*number),
            Input::New(built) => Some(built.number),
            Input::Written { base, .. } => base.number(),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn number_mut(&mut self) -> Option<&mut Number> {
        match self {
            Input::Array { number, .. }
            | Input::KnownText(number, _)
            | Input::List(number, _)
            | Input::Set(number, _)
            | Input::Map(number, _)
            | Input::Record { number, .. }
            | Input::Object { number, .. }
            | Input::Stub { number, .. }
            | Input::Alias(number) => Some(number),
            Input::New(built) => Some(&mut built.number),
            Input::Written { base, .. } => base.number_mut(),
            _ => None,
        }
    }

    /// The parts of an input, in the order in which they are written.
    pub fn parts(&self) -> Vec<&Input> {
        match self {
            Input::Array { items, .. } | Input::List(_, items) | Input::Set(_, items) => items.iter().collect(),
            Input::Map(_, entries) => entries.iter().flat_map(|(k, v)| [k, v]).collect(),
            Input::Optional(value) => vec![value],
            Input::Record { components, .. } => components.iter().map(|(_, v)| v).collect(),
            Input::Object { fields, .. } => fields.iter().map(|f| &f.value).collect(),
            Input::Stub { methods, .. } => methods.iter().flat_map(|m| &m.answers).collect(),
            Input::Written { methods, base } => methods.iter().flat_map(|m| &m.answers).chain(base.parts()).collect(),
            Input::New(built) => {
                let calls = std::iter::once(&built.first).chain(&built.calls);
                let arguments = calls.flat_map(|c| c.arguments.iter());
                arguments.chain(built.assigned.iter().map(|f| &f.value)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Calls the function on this input and everything inside it.
    pub fn visit(&self, each: &mut dyn FnMut(&Input)) {
        each(self);
        for part in self.parts() {
            part.visit(each);
        }
    }

    /// Whether something in it is made by its fields, without a constructor.
    pub fn has_objects(&self) -> bool {
        let mut found = false;
        self.visit(&mut |part| found |= matches!(part, Input::Object { .. }));
        found
    }

    /// The parts of an input, to be changed.
    pub fn parts_mut(&mut self) -> Vec<&mut Input> {
        match self {
            Input::Array { items, .. } | Input::List(_, items) | Input::Set(_, items) => items.iter_mut().collect(),
            Input::Map(_, entries) => entries.iter_mut().flat_map(|(k, v)| [k, v]).collect(),
            Input::Optional(value) => vec![value],
            Input::Record { components, .. } => components.iter_mut().map(|(_, v)| v).collect(),
            Input::Object { fields, .. } => fields.iter_mut().map(|f| &mut f.value).collect(),
            Input::Stub { methods, .. } => methods.iter_mut().flat_map(|m| &mut m.answers).collect(),
            Input::Written { methods, base } => {
                methods.iter_mut().flat_map(|m| &mut m.answers).chain(base.parts_mut()).collect()
            }
            Input::New(built) => {
                let calls = std::iter::once(&mut built.first).chain(&mut built.calls);
                let arguments = calls.flat_map(|c| c.arguments.iter_mut());
                arguments.chain(built.assigned.iter_mut().map(|f| &mut f.value)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Calls the function on this input and everything inside it.
    pub fn change(&mut self, each: &mut dyn FnMut(&mut Input)) {
        each(self);
        for part in self.parts_mut() {
            part.change(each);
        }
    }

    fn write(&self, shared: &BTreeSet<Number>, out: &mut String) {
        if let Some(number) = self.number().filter(|n| shared.contains(n)) {
            *out += &format!("#{}", number + 1);
            if matches!(self, Input::Alias(_)) {
                return;
            }
            *out += " = ";
        }
        self.write_content(shared, out);
    }

    fn write_content(&self, shared: &BTreeSet<Number>, out: &mut String) {
        match self {
            Input::Null | Input::Unseen(_) | Input::Alias(_) => *out += "null",
            Input::Primitive(value) | Input::Boxed(value) => *out += &value.notation(),
            Input::Thrown(class) => *out += &format!("thrown {class}"),
            Input::Text(units) => *out += &format!("literal {}", quoted(units)),
            Input::OwnText(units) | Input::KnownText(_, units) => *out += &format!("string {}", quoted(units)),
            Input::Constant { class, name } => *out += &format!("enum {class} {name}"),
            Input::Array { element, items, .. } => {
                *out += &format!("array {} ", java_type(element));
                write_all(items.iter(), shared, out);
            }
            Input::List(_, items) => {
                *out += "list ";
                write_all(items.iter(), shared, out);
            }
            Input::Set(_, items) => {
                *out += "set ";
                write_all(items.iter(), shared, out);
            }
            Input::Map(_, entries) => {
                *out += "map [";
                for (i, (key, value)) in entries.iter().enumerate() {
                    *out += if i == 0 { "" } else { ", " };
                    key.write(shared, out);
                    *out += ": ";
                    value.write(shared, out);
                }
                *out += "]";
            }
            Input::Optional(value) => {
                *out += "optional ";
                value.write(shared, out);
            }
            Input::Record { class, components, .. } => {
                *out += &format!("record {class} ");
                write_all(components.iter().map(|(_, v)| v), shared, out);
            }
            Input::Object { class, fields, .. } => {
                *out += &format!("object {class} ");
                write_fields(fields, shared, out);
            }
            Input::Stub { class, methods, .. } => {
                *out += &format!("function {class} ");
                write_methods(methods, shared, out);
            }
            Input::Written { methods, base } => {
                *out += "written ";
                write_methods(methods, shared, out);
                *out += " ";
                base.write_content(shared, out);
            }
            Input::New(built) => {
                match built.first.name.as_str() {
                    // What is made first may be a builder.
                    "<init>" if built.last_gives => *out += &format!("new {}", built.first.class),
                    "<init>" => *out += &format!("new {}", built.class),
                    name => *out += &format!("call {}.{name}", built.first.class),
                }
                built.first.write(shared, out);
                let last = built.calls.len().saturating_sub(1);
                for (i, call) in built.calls.iter().enumerate() {
                    *out += if built.last_gives && i == last { ">" } else { "." };
                    *out += &call.name;
                    call.write(shared, out);
                }
                if !built.assigned.is_empty() {
                    *out += ".";
                    write_fields(&built.assigned, shared, out);
                }
            }
        }
    }
}

impl CallInput {
    pub fn new(class: String, name: impl Into<String>, descriptor: impl Into<String>, arguments: Vec<Input>) -> Self {
        Self { class, name: name.into(), descriptor: descriptor.into(), arguments, throws: None }
    }

    fn write(&self, shared: &BTreeSet<Number>, out: &mut String) {
        *out += &format!("({})", types_of(&self.descriptor));
        write_all(self.arguments.iter(), shared, out);
        if let Some(exception) = &self.throws {
            *out += &format!(" throws({exception})");
        }
    }
}

/// `{value: int 1, next: null}`
fn write_fields(fields: &[FieldInput], shared: &BTreeSet<Number>, out: &mut String) {
    *out += "{";
    for (i, field) in fields.iter().enumerate() {
        *out += if i == 0 { "" } else { ", " };
        if field.hidden {
            *out += &format!("{}.", field.owner);
        }
        *out += &format!("{}: ", field.name);
        field.value.write(shared, out);
    }
    *out += "}";
}

/// The types of the parameters, as the replay classes read them.
fn types_of(descriptor: &str) -> String {
    let types: Vec<String> = parameter_types(descriptor).iter().map(|t| java_type(t)).collect();
    types.join(",")
}

/// `{name(int): [int 1]}`
fn write_methods(methods: &[StubbedMethod], shared: &BTreeSet<Number>, out: &mut String) {
    *out += "{";
    for (i, method) in methods.iter().enumerate() {
        let types = types_of(&method.descriptor);
        *out += &format!("{}{}({types}): ", if i == 0 { "" } else { ", " }, method.name);
        write_all(method.answers.iter(), shared, out);
    }
    *out += "}";
}

fn write_all<'a>(items: impl Iterator<Item = &'a Input>, shared: &BTreeSet<Number>, out: &mut String) {
    *out += "[";
    for (i, item) in items.enumerate() {
        *out += if i == 0 { "" } else { ", " };
        item.write(shared, out);
    }
    *out += "]";
}

impl Primitive {
    pub fn new(kind: char, bits: u64) -> Self {
        let bits = match kind {
            'Z' => bits & 1,
            'B' => i64::from(bits as i8) as u64,
            'S' => i64::from(bits as i16) as u64,
            'C' => u64::from(bits as u16),
            'I' => i64::from(bits as i32) as u64,
            'F' => u64::from(bits as u32),
            _ => bits,
        };
        Self { kind, bits }
    }

    pub fn signed(self) -> i64 {
        self.bits as i64
    }

    /// The value of a `float` or `double`.
    pub fn real(self) -> f64 {
        match self.kind {
            'F' => f64::from(f32::from_bits(self.bits as u32)),
            _ => f64::from_bits(self.bits),
        }
    }

    fn notation(self) -> String {
        let name = java_type(&self.kind.to_string());
        match self.kind {
            'Z' => format!("{name} {}", self.bits != 0),
            'F' | 'D' => format!("{name} {}", float_text(self.real())),
            _ => format!("{name} {}", self.signed()),
        }
    }
}

/// A type as Java source writes it, with binary names of nested classes.
pub fn java_type(descriptor: &str) -> String {
    FieldType::parse(descriptor).map_or_else(|_| descriptor.to_string(), |t| t.java())
}

/// The shortest decimal that gives the value again.
fn float_text(value: f64) -> String {
    if value.is_nan() {
        return "NaN".to_string();
    }
    if value.is_infinite() {
        return if value > 0.0 { "Infinity" } else { "-Infinity" }.to_string();
    }
    format!("{value:?}")
}

/// A Java string literal.
pub fn quoted(units: &[u16]) -> String {
    let mut text = String::from("\"");
    for unit in units {
        match char::from_u32(u32::from(*unit)) {
            Some('"') => text += "\\\"",
            Some('\\') => text += "\\\\",
            Some('\n') => text += "\\n",
            Some('\r') => text += "\\r",
            Some('\t') => text += "\\t",
            Some(c @ ' '..='~') => text.push(c),
            _ => text += &format!("\\u{unit:04x}"),
        }
    }
    text.push('"');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn argument(input: Input) -> RootInput {
        RootInput { purpose: Purpose::Argument, name: "a".into(), descriptor: "LA;".into(), input }
    }

    #[test]
    fn numbers_are_written_where_an_alias_needs_them() {
        let text = |t: &str| Input::Text(t.encode_utf16().collect());
        let array = |number, items| Input::Array { number, element: "Ljava/lang/Object;".into(), items };
        let one = array(0, vec![text("#1 = x"), array(1, vec![])]);
        let set = InputSet { roots: vec![argument(one.clone())], gap: None };
        assert_eq!(set.notation()[0].1, "array java.lang.Object [literal \"#1 = x\", array java.lang.Object []]");
        let set = InputSet { roots: vec![argument(one), argument(Input::Alias(1))], gap: None };
        let lines: Vec<String> = set.notation().into_iter().map(|(_, text)| text).collect();
        assert_eq!(lines, ["array java.lang.Object [literal \"#1 = x\", #2 = array java.lang.Object []]", "#2"]);
    }

    #[test]
    fn what_a_call_throws_is_written_behind_it() {
        let put = |value: u64, throws: Option<&str>| CallInput {
            throws: throws.map(str::to_string),
            ..CallInput::new("a.Box".into(), "put", "(I)V", vec![Input::Primitive(Primitive::new('I', value))])
        };
        let built = |first: CallInput, calls| {
            let (class, assigned) = (first.class.clone(), Vec::new());
            Input::New(Box::new(Built { number: 0, class, first, calls, last_gives: false, assigned }))
        };
        let first = CallInput::new("a.Box".into(), "<init>", "()V", Vec::new());
        let steps = built(first, vec![put(u64::MAX, Some("a.Full")), put(2, None)]);
        let before = RootInput { purpose: Purpose::Before, ..argument(built(put(1, Some("a.Full")), Vec::new())) };
        let set = InputSet { roots: vec![before, argument(steps)], gap: None };
        let lines: Vec<String> = set.notation().into_iter().map(|(_, text)| text).collect();
        let expected = [
            "before call a.Box.put(int)[int 1] throws(a.Full)",
            "new a.Box()[].put(int)[int -1] throws(a.Full).put(int)[int 2]",
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn primitives_are_written_by_their_type() {
        let cases = [
            ('Z', 1, "boolean true"),
            ('B', 0xff, "byte -1"),
            ('C', 0xffff, "char 65535"),
            ('I', 0x8000_0000, "int -2147483648"),
            ('D', (-0.0f64).to_bits(), "double -0.0"),
            ('F', u64::from(f32::NAN.to_bits()), "float NaN"),
        ];
        for (kind, bits, text) in cases {
            assert_eq!(Primitive::new(kind, bits).notation(), text);
        }
    }
}
