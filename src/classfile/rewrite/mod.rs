//! Copies of class files with code inserted before instructions and methods added, for a real JVM with its verifier on.
//!
//! Works on the bytes: what is not a method's code is copied as it stands, constants are only appended, so no index
//! changes. `code` relocates what holds an offset into code, `frames` the stack maps.
//!
//! Inserted code is straight: it neither jumps nor is jumped into from elsewhere, and leaves operands and locals of the
//! method as they were. So every stack map stays true of the instruction that it was made for. What jumps to that
//! instruction reaches the inserted code first; what is for the method's entry runs once, whatever jumps to its beginning.
//!
//! Total: a method that cannot take the code (a jump or the method gets too long, an attribute is malformed) is refused
//! with the reason and stays as it is; nothing grows beyond what the format allows.

mod code;
mod frames;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use super::access;
use super::cursor::Cursor;
use super::error::ParseError;
use super::model::ClassFile;
use super::parse::parse;

/// Straight code that goes before the instruction at `pc`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Insertion {
    pub pc: u16,
    pub code: Vec<u8>,
}

/// What goes into one method.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Insertions {
    /// Straight code that runs when the method is entered.
    pub entry: Vec<u8>,
    /// By ascending pc, at most one for each.
    pub code: Vec<Insertion>,
    /// Slots of operands that inserted code needs above those of the method.
    pub stack: u16,
    /// Locals that it needs behind those of the method.
    pub locals: u16,
}

/// A class file that is being rewritten.
pub struct Rewrite<'a> {
    pub file: ClassFile,
    bytes: Cow<'a, [u8]>,
    /// Where the constant pool ends.
    pool_end: usize,
    /// By method: the content of its code.
    bodies: Vec<Option<Range<usize>>>,
    /// Of the pool, the added constants included.
    slots: u16,
    added: Vec<u8>,
    /// What was added: tag and content, with its index.
    known: BTreeMap<(u8, Vec<u8>), u16>,
    rewritten: BTreeMap<usize, Vec<u8>>,
    /// Where the number of methods stands, and where the last of them ends.
    methods: Range<usize>,
    /// Methods that were added, and how many.
    made: (Vec<u8>, u16),
}

/// A static method that is added.
pub struct Made<'a> {
    pub name: &'a str,
    pub descriptor: &'a str,
    pub code: Vec<u8>,
    pub stack: u16,
    pub locals: u16,
    /// What is thrown in this part of the code is caught there, whatever it is.
    pub caught: Option<(Range<u16>, u16)>,
    /// The frames of its stack map, each written out in full (JVMS 4.7.4): the content of the table, or nothing.
    pub frames: Vec<u8>,
}

impl<'a> Rewrite<'a> {
    pub fn new(bytes: impl Into<Cow<'a, [u8]>>) -> Result<Self, ParseError> {
        let bytes = bytes.into();
        let file = parse(&bytes)?;
        let mut cursor = Cursor::over(&bytes, &bytes);
        cursor.take(8)?;
        let slots = cursor.u16()?;
        skip_constants(&mut cursor, slots)?;
        let pool_end = cursor.offset();
        cursor.take(6)?;
        let interfaces = cursor.count(2)?;
        cursor.take(2 * interfaces)?;
        for _ in 0..cursor.count(8)? {
            member(&mut cursor, &file)?;
        }
        let mut bodies = Vec::new();
        let methods = cursor.offset();
        for _ in 0..cursor.count(8)? {
            bodies.push(member(&mut cursor, &file)?);
        }
        let methods = methods..cursor.offset();
        let (added, known, rewritten) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
        let made = (Vec::new(), 0);
        Ok(Self { file, bytes, pool_end, bodies, slots, added, known, rewritten, methods, made })
    }

    /// The index of a reference to a method of a class.
    pub fn method(&mut self, class: &str, name: &str, descriptor: &str) -> Result<u16, String> {
        self.member(10, class, name, descriptor)
    }

    /// The same for a method of an interface.
    pub fn interface_method(&mut self, interface: &str, name: &str, descriptor: &str) -> Result<u16, String> {
        self.member(11, interface, name, descriptor)
    }

    pub fn field(&mut self, class: &str, name: &str, descriptor: &str) -> Result<u16, String> {
        self.member(9, class, name, descriptor)
    }

    fn member(&mut self, tag: u8, class: &str, name: &str, descriptor: &str) -> Result<u16, String> {
        let class = self.class(class)?;
        let (name, descriptor) = (self.utf8(name)?, self.utf8(descriptor)?);
        let both = self.constant(12, &[name.to_be_bytes(), descriptor.to_be_bytes()].concat())?;
        self.constant(tag, &[class.to_be_bytes(), both.to_be_bytes()].concat())
    }

    pub fn class(&mut self, name: &str) -> Result<u16, String> {
        let name = self.utf8(name)?;
        self.constant(7, &name.to_be_bytes())
    }

    /// The index of a number.
    pub fn integer(&mut self, value: i32) -> Result<u16, String> {
        self.constant(3, &value.to_be_bytes())
    }

    pub fn float(&mut self, value: f32) -> Result<u16, String> {
        self.constant(4, &value.to_be_bytes())
    }

    pub fn long(&mut self, value: i64) -> Result<u16, String> {
        self.constant(5, &value.to_be_bytes())
    }

    pub fn double(&mut self, value: f64) -> Result<u16, String> {
        self.constant(6, &value.to_be_bytes())
    }

    /// The index of a text, by its UTF-16 units.
    pub fn string(&mut self, units: impl Iterator<Item = u16>) -> Result<u16, String> {
        let text = self.text(units)?;
        self.constant(8, &text.to_be_bytes())
    }

    fn utf8(&mut self, text: &str) -> Result<u16, String> {
        self.text(text.encode_utf16())
    }

    fn text(&mut self, units: impl Iterator<Item = u16>) -> Result<u16, String> {
        let bytes = super::mutf8::encode(units);
        let length = u16::try_from(bytes.len()).map_err(|_| "a text is too long")?;
        self.constant(1, &[&length.to_be_bytes(), &bytes[..]].concat())
    }

    fn constant(&mut self, tag: u8, content: &[u8]) -> Result<u16, String> {
        let key = (tag, content.to_vec());
        if let Some(index) = self.known.get(&key) {
            return Ok(*index);
        }
        let index = self.slots;
        let slots = if matches!(tag, 5 | 6) { 2 } else { 1 };
        self.slots = index.checked_add(slots).ok_or("the class has no room for more constants")?;
        self.added.push(tag);
        self.added.extend_from_slice(content);
        self.known.insert(key, index);
        Ok(index)
    }

    /// Inserts code into the method at this position of the file's methods, once.
    pub fn insert(&mut self, method: usize, insertions: &Insertions) -> Result<(), String> {
        let range = self.bodies.get(method).cloned().flatten().ok_or("the method has no code")?;
        let content = self.bytes.get(range).ok_or("the method has no code")?;
        let rewritten = code::insert(Cursor::over(content, &self.bytes), &self.file.pool, insertions)?;
        self.rewritten.insert(method, rewritten);
        Ok(())
    }

    /// Adds a method that only this class calls and that no source has. Whoever calls it names it with [`Self::own`].
    pub fn add(&mut self, made: &Made<'_>) -> Result<(), String> {
        const ACCESS: u16 = access::PRIVATE | access::STATIC | access::SYNTHETIC;
        let (name, descriptor, code) = (self.utf8(made.name)?, self.utf8(made.descriptor)?, self.utf8("Code")?);
        let map = if made.frames.is_empty() { None } else { Some(self.utf8("StackMapTable")?) };
        let mut body = [made.stack.to_be_bytes(), made.locals.to_be_bytes()].concat();
        body.extend_from_slice(&(made.code.len() as u32).to_be_bytes());
        body.extend_from_slice(&made.code);
        let numbers = |body: &mut Vec<u8>, all: &[u16]| body.extend(all.iter().flat_map(|n| n.to_be_bytes()));
        match &made.caught {
            Some((part, at)) => numbers(&mut body, &[1, part.start, part.end, *at, 0]),
            None => numbers(&mut body, &[0]),
        }
        match map {
            Some(map) => {
                numbers(&mut body, &[1, map]);
                body.extend_from_slice(&(made.frames.len() as u32).to_be_bytes());
                body.extend_from_slice(&made.frames);
            }
            None => numbers(&mut body, &[0]),
        }
        let (all, count) = &mut self.made;
        *count += 1;
        numbers(all, &[ACCESS, name, descriptor, 1, code]);
        all.extend_from_slice(&(body.len() as u32).to_be_bytes());
        all.extend_from_slice(&body);
        let known = self.file.methods.len() + usize::from(*count);
        if known > usize::from(u16::MAX) { Err("the class has no room for more methods".into()) } else { Ok(()) }
    }

    /// The index of a reference to a method of this class.
    pub fn own(&mut self, name: &str, descriptor: &str) -> Result<u16, String> {
        let class = std::rc::Rc::clone(&self.file.name);
        match self.file.access & access::INTERFACE != 0 {
            true => self.interface_method(&class, name, descriptor),
            false => self.method(&class, name, descriptor),
        }
    }

    /// The copy.
    pub fn finish(self) -> Vec<u8> {
        let part = |range: Range<usize>| self.bytes.get(range).unwrap_or_default();
        let mut copy = Vec::with_capacity(self.bytes.len() + self.added.len());
        copy.extend_from_slice(part(0..8));
        copy.extend_from_slice(&self.slots.to_be_bytes());
        copy.extend_from_slice(part(10..self.pool_end));
        copy.extend_from_slice(&self.added);
        copy.extend_from_slice(part(self.pool_end..self.methods.start));
        copy.extend_from_slice(&(self.bodies.len() as u16 + self.made.1).to_be_bytes());
        let mut at = self.methods.start + 2;
        for (method, content) in &self.rewritten {
            let Some(range) = self.bodies.get(*method).cloned().flatten() else { continue };
            // The length of an attribute stands before its content.
            copy.extend_from_slice(part(at..range.start - 4));
            copy.extend_from_slice(&(content.len() as u32).to_be_bytes());
            copy.extend_from_slice(content);
            at = range.end;
        }
        copy.extend_from_slice(part(at..self.methods.end));
        copy.extend_from_slice(&self.made.0);
        copy.extend_from_slice(part(self.methods.end..self.bytes.len()));
        copy
    }
}

/// Constants by their tags (JVMS 4.4).
fn skip_constants(cursor: &mut Cursor<'_>, slots: u16) -> Result<(), ParseError> {
    let mut slot = 1;
    while slot < slots {
        let tag = cursor.u8()?;
        let length = match tag {
            1 => usize::from(cursor.u16()?),
            3 | 4 | 9..=12 | 17 | 18 => 4,
            5 | 6 => 8,
            7 | 8 | 16 | 19 | 20 => 2,
            15 => 3,
            other => return Err(cursor.error(format!("no constant has the tag {other}"))),
        };
        cursor.take(length)?;
        slot = slot.saturating_add(if matches!(tag, 5 | 6) { 2 } else { 1 });
    }
    Ok(())
}

/// Skips a field or method; where the content of its code is, if it has any.
fn member(cursor: &mut Cursor<'_>, file: &ClassFile) -> Result<Option<Range<usize>>, ParseError> {
    cursor.take(6)?;
    let mut body = None;
    for _ in 0..cursor.count(6)? {
        let (name, content) = cursor.attribute()?;
        if file.pool.utf8(name).is_some_and(|name| &**name == "Code") {
            body = Some(content.offset()..cursor.offset());
        }
    }
    Ok(body)
}
