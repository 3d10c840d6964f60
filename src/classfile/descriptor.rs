//! Types as class files spell them (JVMS 4.3), and the rules for names (JVMS 4.2).
//!
//! Everything here borrows from the text that was parsed and runs in time linear in its length.

use std::fmt;

/// The type of a field, parameter or result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FieldType<'a> {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
    /// The internal name of a class: `java/lang/String`.
    Object(&'a str),
    /// `dims` is at least 1; `element` is the descriptor of the innermost type, which is no array.
    Array {
        dims: u8,
        element: &'a str,
    },
}

/// What a method takes (without its receiver) and gives; no result type is `void`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MethodType<'a> {
    pub params: Vec<FieldType<'a>>,
    pub result: Option<FieldType<'a>>,
}

/// Why a text is no descriptor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DescriptorError {
    #[error("it ends too early")]
    Unfinished,
    #[error("{0:?} starts no type")]
    UnknownType(char),
    #[error("the class name in it is malformed")]
    ClassName,
    #[error("it has more than 255 array dimensions")]
    TooManyDimensions,
    #[error("it takes more than 255 argument slots")]
    TooManyArguments,
    #[error("a method descriptor starts with '('")]
    NoParenthesis,
    #[error("text follows its end")]
    Trailing,
}

impl<'a> FieldType<'a> {
    /// Reads a whole field descriptor.
    pub fn parse(text: &'a str) -> Result<Self, DescriptorError> {
        match Self::read(text)? {
            (found, "") => Ok(found),
            _ => Err(DescriptorError::Trailing),
        }
    }

    /// Reads one type from the start of `text` and gives what follows it.
    fn read(text: &'a str) -> Result<(Self, &'a str), DescriptorError> {
        let mut chars = text.chars();
        let first = chars.next().ok_or(DescriptorError::Unfinished)?;
        let rest = chars.as_str();
        let found = match first {
            'Z' => FieldType::Boolean,
            'B' => FieldType::Byte,
            'C' => FieldType::Char,
            'S' => FieldType::Short,
            'I' => FieldType::Int,
            'J' => FieldType::Long,
            'F' => FieldType::Float,
            'D' => FieldType::Double,
            'L' => {
                let (name, rest) = rest.split_once(';').ok_or(DescriptorError::Unfinished)?;
                if !is_class_name(name) {
                    return Err(DescriptorError::ClassName);
                }
                return Ok((FieldType::Object(name), rest));
            }
            '[' => {
                let start = rest.trim_start_matches('[');
                let dims = 1 + rest.len() - start.len();
                let dims = u8::try_from(dims).map_err(|_| DescriptorError::TooManyDimensions)?;
                // Not an array itself: all brackets are gone.
                let (_, rest) = Self::read(start)?;
                let element = start.strip_suffix(rest).ok_or(DescriptorError::Unfinished)?;
                return Ok((FieldType::Array { dims, element }, rest));
            }
            other => return Err(DescriptorError::UnknownType(other)),
        };
        Ok((found, rest))
    }

    /// How many local variable or operand stack slots a value takes.
    pub fn slots(&self) -> u16 {
        if matches!(self, FieldType::Long | FieldType::Double) { 2 } else { 1 }
    }

    pub fn is_reference(&self) -> bool {
        matches!(self, FieldType::Object(_) | FieldType::Array { .. })
    }

    /// The type as Java source writes it (nested classes keep their `$`): `java.lang.String[]`.
    pub fn java(&self) -> String {
        let name = match self {
            FieldType::Boolean => "boolean",
            FieldType::Byte => "byte",
            FieldType::Char => "char",
            FieldType::Short => "short",
            FieldType::Int => "int",
            FieldType::Long => "long",
            FieldType::Float => "float",
            FieldType::Double => "double",
            FieldType::Object(name) => return name.replace('/', "."),
            FieldType::Array { dims, element } => {
                let element = FieldType::parse(element).map_or_else(|_| (*element).to_owned(), |inner| inner.java());
                return element + &"[]".repeat(usize::from(*dims));
            }
        };
        name.to_owned()
    }
}

/// The descriptor again.
impl fmt::Display for FieldType<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FieldType::Boolean => "Z",
            FieldType::Byte => "B",
            FieldType::Char => "C",
            FieldType::Short => "S",
            FieldType::Int => "I",
            FieldType::Long => "J",
            FieldType::Float => "F",
            FieldType::Double => "D",
            FieldType::Object(name) => return write!(f, "L{name};"),
            FieldType::Array { dims, element } => {
                return write!(f, "{}{element}", "[".repeat(usize::from(*dims)));
            }
        })
    }
}

/// The class at the top of the source file of a class, by their internal names.
pub fn top_level(name: &str) -> &str {
    let package = name.rfind('/').map_or(0, |at| at + 1);
    match name.get(package + 1..).and_then(|rest| rest.find('$')) {
        Some(at) => name.get(..package + 1 + at).unwrap_or(name),
        None => name,
    }
}

impl<'a> MethodType<'a> {
    /// Reads a whole method descriptor.
    pub fn parse(text: &'a str) -> Result<Self, DescriptorError> {
        parse_method_descriptor(text)
    }

    /// Slots of the arguments, without the receiver.
    pub fn argument_slots(&self) -> u16 {
        self.params.iter().map(FieldType::slots).sum()
    }
}

/// Reads a whole method descriptor. One with more than 255 argument slots is refused, as the JVM does.
pub fn parse_method_descriptor(text: &str) -> Result<MethodType<'_>, DescriptorError> {
    let mut params = Vec::new();
    let (result, _) = walk(text, |param| params.push(param))?;
    Ok(MethodType { params, result })
}

/// The slots of the arguments of a method descriptor, without the receiver; allocates nothing.
pub fn argument_slots(text: &str) -> Result<u16, DescriptorError> {
    walk(text, |_| ()).map(|(_, slots)| slots)
}

/// The result type of a method descriptor, None for `void`; allocates nothing.
pub fn result_type(text: &str) -> Result<Option<FieldType<'_>>, DescriptorError> {
    walk(text, |_| ()).map(|(result, _)| result)
}

/// The descriptor of the components of an array type: `[I` for `[[I`; None if it is no array type.
pub fn component(array: &str) -> Option<&str> {
    array.strip_prefix('[')
}

fn walk<'a>(
    text: &'a str,
    mut param: impl FnMut(FieldType<'a>),
) -> Result<(Option<FieldType<'a>>, u16), DescriptorError> {
    let mut rest = text.strip_prefix('(').ok_or(DescriptorError::NoParenthesis)?;
    let mut slots = 0;
    let result = loop {
        if let Some(result) = rest.strip_prefix(')') {
            break result;
        }
        let (found, next) = FieldType::read(rest)?;
        slots += found.slots();
        if slots > 255 {
            return Err(DescriptorError::TooManyArguments);
        }
        param(found);
        rest = next;
    };
    let result = if result == "V" { None } else { Some(FieldType::parse(result)?) };
    Ok((result, slots))
}

/// Whether `name` can be the internal name of a class (no array): parts separated by `/`, none empty, none with one of
/// `. ; [`. Such a name is also safe to use as a relative path: it has no `..`.
pub fn is_class_name(name: &str) -> bool {
    let marks = Marks::of(name);
    !marks.empty_part && marks.seen & Marks::FORBIDDEN == 0
}

/// Whether `name` can name a field or local variable.
pub fn is_field_name(name: &str) -> bool {
    !name.is_empty() && Marks::of(name).seen & (Marks::FORBIDDEN | Marks::SLASH) == 0
}

/// Whether `name` can name a method, constructors and class initialisers included.
pub fn is_method_name(name: &str) -> bool {
    let seen = Marks::of(name).seen;
    let ordinary = !name.is_empty() && seen == 0;
    ordinary || (seen == Marks::ANGLE && matches!(name, "<init>" | "<clinit>"))
}

/// Which characters with a meaning occur in a name. Start-up checks some hundred thousand names, so this is one loop
/// without branches.
struct Marks {
    seen: u8,
    /// A slash at the start, at the end or next to another one, or nothing at all.
    empty_part: bool,
}

impl Marks {
    const SLASH: u8 = 1;
    const FORBIDDEN: u8 = 2;
    const ANGLE: u8 = 4;
    const OF_BYTE: [u8; 256] = {
        let mut marks = [0; 256];
        marks[b'/' as usize] = Self::SLASH;
        marks[b'.' as usize] = Self::FORBIDDEN;
        marks[b';' as usize] = Self::FORBIDDEN;
        marks[b'[' as usize] = Self::FORBIDDEN;
        marks[b'<' as usize] = Self::ANGLE;
        marks[b'>' as usize] = Self::ANGLE;
        marks
    };

    fn of(name: &str) -> Self {
        let (mut seen, mut doubled, mut last) = (0, 0, Self::SLASH);
        for byte in name.bytes() {
            let mark = Self::OF_BYTE[usize::from(byte)];
            seen |= mark;
            doubled |= mark & last;
            last = mark;
        }
        Self { seen, empty_part: (doubled | last) & Self::SLASH != 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn field_types() {
        assert_eq!(FieldType::parse("I"), Ok(FieldType::Int));
        assert_eq!(FieldType::parse("Ljava/lang/String;"), Ok(FieldType::Object("java/lang/String")));
        assert_eq!(FieldType::parse("[[La;"), Ok(FieldType::Array { dims: 2, element: "La;" }));
        for (text, java) in [("Z", "boolean"), ("[[J", "long[][]"), ("[Ljava/util/Map$Entry;", "java.util.Map$Entry[]")]
        {
            let parsed = FieldType::parse(text).unwrap();
            assert_eq!(parsed.java(), java);
            assert_eq!(parsed.to_string(), text);
        }
    }

    #[test]
    fn malformed_field_types() {
        use DescriptorError::*;
        let deep = |dims: usize| format!("{}I", "[".repeat(dims));
        assert!(FieldType::parse(&deep(255)).is_ok());
        for (text, error) in [
            ("", Unfinished),
            ("[", Unfinished),
            ("Lx", Unfinished),
            ("V", UnknownType('V')),
            ("[V", UnknownType('V')),
            ("ß", UnknownType('ß')),
            ("L;", ClassName),
            ("La//b;", ClassName),
            ("La.b;", ClassName),
            ("L[I;", ClassName),
            ("II", Trailing),
            (&deep(256), TooManyDimensions),
        ] {
            assert_eq!(FieldType::parse(text), Err(error), "{text}");
        }
    }

    #[test]
    fn method_types() {
        let parsed = parse_method_descriptor("(IJ[DLjava/lang/Object;)V").unwrap();
        assert_eq!(parsed.params.len(), 4);
        assert_eq!(parsed.result, None);
        assert_eq!(parsed.argument_slots(), 5);
        assert_eq!(argument_slots("()[I"), Ok(0));
        assert_eq!(result_type("(DD)[I"), Ok(Some(FieldType::Array { dims: 1, element: "I" })));
        assert_eq!(component("[[I"), Some("[I"));
    }

    #[test]
    fn malformed_method_types() {
        use DescriptorError::*;
        let many = |count: usize| format!("({})V", "J".repeat(count));
        assert!(argument_slots(&many(127)).is_ok());
        for (text, error) in [
            ("", NoParenthesis),
            ("I", NoParenthesis),
            ("(I", Unfinished),
            ("()", Unfinished),
            ("(V)V", UnknownType('V')),
            ("()VV", UnknownType('V')),
            ("()II", Trailing),
            (&many(128), TooManyArguments),
        ] {
            assert_eq!(argument_slots(text), Err(error), "{text}");
        }
    }

    #[test]
    fn names() {
        for good in ["A", "a/B", "a-b/C$1", "a/Größe"] {
            assert!(is_class_name(good), "{good}");
        }
        for bad in ["", "/", "/a", "a/", "a//b", "..", "../a", "a.b", "[I", "a;"] {
            assert!(!is_class_name(bad), "{bad}");
        }
        assert!(is_method_name("<init>") && is_method_name("lambda$f$0") && is_method_name("<clinit>"));
        assert!(!is_method_name("<x>") && !is_method_name("") && !is_method_name("a/b") && !is_method_name("a;"));
        assert!(is_field_name("<x>") && !is_field_name("a/b") && !is_field_name(""));
    }
}
