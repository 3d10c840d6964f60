//! Labels that the program does not have itself, put into copies of its classes: in the VM the copies stand for the classes, and
//! what tells on a JVM is made of them (`coverage::probes`). The tests run with the user's own classes.
//!
//! A label is a text that is marked, a predicate and `pop2` (`analysis::label_calls`). The predicate is straight code, so that
//! stack maps stay true; what needs branches or may throw is a method of its own that is added to the class. Such methods give
//! a constant for whatever is thrown: a label changes nothing.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::analysis::label_calls::{MADE, MARK};
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::rewrite::{Insertion, Insertions, Made, Rewrite};
use crate::program::{Kind, kind_of};

/// A class into which labels are put.
pub struct Putting<'a> {
    pub rewrite: Rewrite<'a>,
    /// By method: what goes before instructions, with what else is needed.
    insertions: BTreeMap<usize, Insertions>,
    before: BTreeMap<(usize, u16), Vec<u8>>,
    made: usize,
}

impl<'a> Putting<'a> {
    pub fn new(bytes: impl Into<Cow<'a, [u8]>>) -> Result<Self, String> {
        let rewrite = Rewrite::new(bytes).map_err(|error| error.to_string())?;
        Ok(Self { rewrite, insertions: BTreeMap::new(), before: BTreeMap::new(), made: 0 })
    }

    /// Code that runs when a method is entered, behind what was given before.
    pub fn enter(&mut self, method: usize, code: &[u8], stack: u16, locals: u16) {
        self.needs(method, stack, locals).entry.extend_from_slice(code);
    }

    /// Code before an instruction, behind what was given before.
    pub fn before(&mut self, method: usize, pc: u16, code: &[u8], stack: u16) {
        self.needs(method, stack, 0);
        self.before.entry((method, pc)).or_default().extend_from_slice(code);
    }

    fn needs(&mut self, method: usize, stack: u16, locals: u16) -> &mut Insertions {
        let insertions = self.insertions.entry(method).or_default();
        insertions.stack = insertions.stack.max(stack);
        insertions.locals = insertions.locals.max(locals);
        insertions
    }

    /// The code of a label whose predicate leaves an int.
    pub fn label(&mut self, criterion: &str, name: &str, predicate: &[u8]) -> Result<Vec<u8>, String> {
        let text = self.rewrite.string(format!("{MARK}{criterion}:{name}").encode_utf16())?;
        Ok([&[0x13], &text.to_be_bytes()[..], predicate, &[0x58]].concat())
    }

    /// Adds a method that gives an int, and `caught` for whatever is thrown; the code that calls it.
    pub fn method(&mut self, descriptor: &str, body: Body, caught: u8) -> Result<Vec<u8>, String> {
        // Others may have been added before.
        let name = format!("{MADE}{}", self.rewrite.file.methods.len() + self.made);
        self.made += 1;
        let params = MethodType::parse(descriptor).map_err(|error| error.to_string())?.params;
        let locals: u16 = params.iter().map(FieldType::slots).sum();
        let Body { mut code, stack, mut frames } = body;
        let end = u16::try_from(code.len()).map_err(|_| "a predicate is too long")?;
        frames.push((end, vec![Held::Object("java/lang/Throwable".into())]));
        code.extend_from_slice(&[0x57, 0x03 + caught, 0xac]);
        let given: Vec<Held> = params.iter().map(Held::of).collect();
        let frames = self.frames(&given, &frames)?;
        let made =
            Made { name: &name, descriptor, code, stack: stack.max(1), locals, caught: Some((0..end, end)), frames };
        self.rewrite.add(&made)?;
        let own = self.rewrite.own(&name, descriptor)?;
        Ok([&[0xb8], &own.to_be_bytes()[..]].concat())
    }

    /// The content of a stack map, of frames in order.
    fn frames(&mut self, locals: &[Held], frames: &[(u16, Vec<Held>)]) -> Result<Vec<u8>, String> {
        let mut made = (frames.len() as u16).to_be_bytes().to_vec();
        let mut before: Option<u16> = None;
        for (at, stack) in frames {
            let delta = before.map_or(*at, |before| at - before - 1);
            before = Some(*at);
            made.push(255);
            made.extend_from_slice(&delta.to_be_bytes());
            for held in [locals, stack] {
                made.extend_from_slice(&(held.len() as u16).to_be_bytes());
                for one in held {
                    one.write(&mut self.rewrite, &mut made)?;
                }
            }
        }
        Ok(made)
    }

    /// The copy of the class.
    pub fn finish(mut self) -> Result<Vec<u8>, String> {
        for ((method, pc), code) in self.before {
            self.insertions.entry(method).or_default().code.push(Insertion { pc, code });
        }
        for (method, insertions) in &self.insertions {
            self.rewrite.insert(*method, insertions)?;
        }
        Ok(self.rewrite.finish())
    }
}

/// Code that gives an int.
#[derive(Default)]
pub struct Body {
    pub code: Vec<u8>,
    pub stack: u16,
    /// Where jumps lead to, in order, and which operands are there.
    pub frames: Vec<(u16, Vec<Held>)>,
}

/// What a local or operand holds, as a verifier sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Held {
    Number(Kind),
    /// By its internal name or array descriptor.
    Object(String),
    Null,
}

impl Held {
    pub fn of(held: &FieldType<'_>) -> Held {
        match held {
            FieldType::Object(name) => Held::Object(name.to_string()),
            FieldType::Array { .. } => Held::Object(held.to_string()),
            number => Held::Number(kind_of(number)),
        }
    }

    fn write(&self, rewrite: &mut Rewrite<'_>, made: &mut Vec<u8>) -> Result<(), String> {
        match self {
            Held::Number(Kind::Float) => made.push(2),
            Held::Number(Kind::Double) => made.push(3),
            Held::Number(Kind::Long) => made.push(4),
            Held::Number(_) => made.push(1),
            Held::Null => made.push(5),
            Held::Object(name) => {
                made.push(7);
                made.extend_from_slice(&rewrite.class(name)?.to_be_bytes());
            }
        }
        Ok(())
    }
}

/// Loads of arguments of these types, from this local on.
pub fn loads(params: &[FieldType<'_>], mut local: u16) -> Vec<u8> {
    let mut code = Vec::new();
    for param in params {
        load(&mut code, kind_of(param), local);
        local += param.slots();
    }
    code
}

pub fn load(code: &mut Vec<u8>, kind: Kind, local: u16) {
    crate::coverage::probes::access(code, 0x15, kind, local);
}

pub fn store(code: &mut Vec<u8>, kind: Kind, local: u16) {
    crate::coverage::probes::access(code, 0x36, kind, local);
}
