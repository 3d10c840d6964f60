//! Annotations that are visible at run time, with their values (JVMS 4.7.16, 4.7.18, 4.7.22).
//!
//! The JVM loads a class whose annotations are garbage, so reading them ends quietly where they cease to make sense: what
//! came before is kept. Recursion and memory are bounded by a depth and by the bytes that are there.

use std::rc::Rc;

use super::cursor::Cursor;
use super::pool::{Constant, Resolver};

/// Annotations nested deeper than this are not read; javac's own limit is far above what people write.
const DEEPEST: usize = 64;

#[derive(Debug, Clone, PartialEq)]
pub struct Annotation {
    /// The descriptor of its type: `Lorg/junit/Test;`.
    pub kind: Rc<str>,
    /// Values that are given; defaults stand in the annotation's own class.
    pub values: Vec<(Rc<str>, ElementValue)>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum ElementValue {
    Boolean(bool),
    Byte(i8),
    Char(u16),
    Short(i16),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Text(Rc<str>),
    /// A return descriptor: `Ljava/lang/String;`, `V`.
    Class(Rc<str>),
    /// Descriptor of the type, name of the constant.
    Enum(Rc<str>, Rc<str>),
    Nested(Annotation),
    List(Vec<ElementValue>),
    /// Its constant is of the wrong kind.
    Unreadable,
}

impl Annotation {
    /// Whether it is of the type with this internal name.
    pub fn is(&self, internal_name: &str) -> bool {
        self.type_name() == Some(internal_name)
    }

    /// The internal name of its type.
    pub fn type_name(&self) -> Option<&str> {
        self.kind.strip_prefix('L')?.strip_suffix(';')
    }

    pub fn value(&self, name: &str) -> Option<&ElementValue> {
        self.values.iter().find(|(n, _)| &**n == name).map(|(_, value)| value)
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        match self.value(name)? {
            ElementValue::Text(text) => Some(text),
            _ => None,
        }
    }

    pub fn int(&self, name: &str) -> Option<i32> {
        match self.value(name)? {
            ElementValue::Int(value) => Some(*value),
            _ => None,
        }
    }

    pub fn boolean(&self, name: &str) -> Option<bool> {
        match self.value(name)? {
            ElementValue::Boolean(value) => Some(*value),
            _ => None,
        }
    }

    /// The elements of an array; empty where it is not given.
    pub fn list(&self, name: &str) -> &[ElementValue] {
        match self.value(name) {
            Some(ElementValue::List(all)) => all,
            Some(other) => std::slice::from_ref(other),
            None => &[],
        }
    }

    pub fn texts(&self, name: &str) -> Vec<Rc<str>> {
        let text = |value: &ElementValue| match value {
            ElementValue::Text(text) => Some(Rc::clone(text)),
            _ => None,
        };
        self.list(name).iter().filter_map(text).collect()
    }
}

/// RuntimeVisibleAnnotations.
pub(super) fn read(mut content: Cursor<'_>, pool: &Resolver) -> Vec<Annotation> {
    let mut found = Vec::new();
    read_list(&mut content, pool, &mut found);
    found
}

/// RuntimeVisibleParameterAnnotations: by parameter.
pub(super) fn read_parameters(mut content: Cursor<'_>, pool: &Resolver) -> Vec<Vec<Annotation>> {
    let mut found = Vec::new();
    let Ok(count) = content.u8() else { return found };
    for _ in 0..count {
        let mut here = Vec::new();
        let complete = read_list(&mut content, pool, &mut here);
        found.push(here);
        if complete.is_none() {
            break;
        }
    }
    found
}

/// AnnotationDefault.
pub(super) fn read_default(mut content: Cursor<'_>, pool: &Resolver) -> Option<ElementValue> {
    read_value(&mut content, pool, 1)
}

/// None where it was cut off.
fn read_list(content: &mut Cursor<'_>, pool: &Resolver, found: &mut Vec<Annotation>) -> Option<()> {
    for _ in 0..content.count(4).ok()? {
        let kind = pool.utf8(content.u16().ok()?).ok()?;
        let mut values = Vec::new();
        let complete = read_values(content, pool, 1, &mut values);
        found.push(Annotation { kind, values });
        complete?;
    }
    Some(())
}

fn read_values(
    content: &mut Cursor<'_>,
    pool: &Resolver,
    depth: usize,
    values: &mut Vec<(Rc<str>, ElementValue)>,
) -> Option<()> {
    for _ in 0..content.u16().ok()? {
        let name = content.u16().ok()?;
        let value = read_value(content, pool, depth)?;
        if let Ok(name) = pool.utf8(name) {
            values.push((name, value));
        }
    }
    Some(())
}

fn read_value(content: &mut Cursor<'_>, pool: &Resolver, depth: usize) -> Option<ElementValue> {
    if depth > DEEPEST {
        return None;
    }
    let tag = content.u8().ok()?;
    let utf8 = |index: u16| pool.utf8(index).ok();
    Some(match tag {
        b'e' => {
            let (kind, name) = (content.u16().ok()?, content.u16().ok()?);
            match (utf8(kind), utf8(name)) {
                (Some(kind), Some(name)) => ElementValue::Enum(kind, name),
                _ => ElementValue::Unreadable,
            }
        }
        b's' => utf8(content.u16().ok()?).map_or(ElementValue::Unreadable, ElementValue::Text),
        b'c' => utf8(content.u16().ok()?).map_or(ElementValue::Unreadable, ElementValue::Class),
        b'@' => {
            let kind = utf8(content.u16().ok()?);
            let mut values = Vec::new();
            read_values(content, pool, depth + 1, &mut values)?;
            kind.map_or(ElementValue::Unreadable, |kind| ElementValue::Nested(Annotation { kind, values }))
        }
        b'[' => {
            let mut all = Vec::new();
            for _ in 0..content.u16().ok()? {
                all.push(read_value(content, pool, depth + 1)?);
            }
            ElementValue::List(all)
        }
        b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z' => {
            number(tag, pool.pool().get(content.u16().ok()?)).unwrap_or(ElementValue::Unreadable)
        }
        _ => return None,
    })
}

fn number(tag: u8, constant: Option<&Constant>) -> Option<ElementValue> {
    Some(match (tag, constant?) {
        (b'Z', Constant::Integer(v)) => ElementValue::Boolean(*v != 0),
        (b'B', Constant::Integer(v)) => ElementValue::Byte(*v as i8),
        (b'C', Constant::Integer(v)) => ElementValue::Char(*v as u16),
        (b'S', Constant::Integer(v)) => ElementValue::Short(*v as i16),
        (b'I', Constant::Integer(v)) => ElementValue::Int(*v),
        (b'J', Constant::Long(v)) => ElementValue::Long(*v),
        (b'F', Constant::Float(v)) => ElementValue::Float(*v),
        (b'D', Constant::Double(v)) => ElementValue::Double(*v),
        _ => return None,
    })
}
