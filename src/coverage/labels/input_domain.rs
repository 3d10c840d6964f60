//! Input domains as labels (paper 002, section III-B): the static boolean methods of a class that take what a target takes are
//! the blocks of a partition of its inputs, and each block is to be entered.
//!
//! When the target is entered, each block is asked once; the answer is 0, 1, or 2 for an exception. Labels are straight code over
//! the answers: one for each block, and others that show what is wrong with the partition ([`CHECKS`]): inputs in two blocks,
//! inputs in none, inputs on which a block throws. So what is said of the partition is found, confirmed and proved like
//! everything else that is said of labels.

use super::calls;
use super::put::{Body, Putting, load, loads, store};
use super::{Labels, Located};
use crate::classfile::descriptor::MethodType;
use crate::classfile::{ClassFile, MethodInfo, access};
use crate::coverage::criteria::{About, Criterion, labelled};
use crate::explore::precondition;
use crate::program::{Kind, Program, Replaced};
use crate::util::InputError;
use crate::util::error::Result;

pub const CRITERION: &str = "input-domain";

/// What is asked about the partition itself. No user asks for it by name, and its objectives are none of the user's.
pub static CHECKS: Criterion = Criterion {
    name: "partition",
    title: "partition",
    asks: "inputs in two blocks, in none, or on which a block throws",
    about: About::Labels(|method| calls::of(method, CHECKED)),
    aims: |subject| labelled(subject, CHECKED),
};
const CHECKED: &str = "partition";
/// Of so many blocks each two are asked for; of more, each and all before it: a method has no room for all pairs.
const MOST_IN_PAIRS: usize = 40;
/// Answers of a block.
const THROWS: u8 = 2;

pub fn labels(method: &Located<'_>) -> Labels {
    calls::of(method, CRITERION)
}

/// What may be wrong with a partition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// Without a second one: with some other.
    Overlap(String, Option<String>),
    LeftOut,
    Throws(String),
}

impl Doubt {
    /// As the text of its label; names of methods have no blanks.
    fn text(&self) -> String {
        match self {
            Doubt::Overlap(a, Some(b)) => format!("in both {a} and {b}"),
            Doubt::Overlap(a, None) => format!("in {a} and another"),
            Doubt::LeftOut => "in no block".into(),
            Doubt::Throws(block) => format!("{block} throws"),
        }
    }

    /// From what a label says.
    pub fn of(text: &str) -> Option<Doubt> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["in", "both", a, "and", b] => Some(Doubt::Overlap(a.into(), Some(b.into()))),
            ["in", a, "and", "another"] => Some(Doubt::Overlap(a.into(), None)),
            ["in", "no", "block"] => Some(Doubt::LeftOut),
            [block, "throws"] => Some(Doubt::Throws(block.into())),
            _ => None,
        }
    }
}

/// A method whose inputs are partitioned.
pub struct Target {
    /// Internal name.
    pub class: String,
    pub method: String,
    pub descriptor: String,
}

impl Target {
    fn shown(&self) -> String {
        format!("{}::{}{}", self.class.replace('/', "."), self.method, parameters(&self.descriptor))
    }
}

/// Copies of the targets' classes that ask the blocks of this class. A target that no block fits has none, and there must be
/// one that has.
pub fn put(program: &Program, partition: &str, targets: &[Target]) -> Result<Replaced> {
    let classpath = program.classpath();
    let internal = partition.replace('.', "/");
    let Some(blocks) = classpath.load(&internal)?.map(|loaded| loaded.class) else {
        let similar: Vec<String> = classpath.similar(&internal)?.iter().map(|name| name.replace('/', ".")).collect();
        let meant = if similar.is_empty() { String::new() } else { format!("; there is {}", similar.join(", ")) };
        return Err(InputError::usage(format!("--partition {partition}: no such class on the class path{meant}")));
    };
    let mut replaced = Replaced::new();
    for target in targets.iter().filter(|target| !fitting(&blocks, target).is_empty()) {
        if let Some(why) = fitting(&blocks, target).iter().find_map(|block| effect(program, &internal, block, target)) {
            return Err(InputError::usage(format!("--partition {partition}: {why}")));
        }
        let bytes = match replaced.remove(&target.class) {
            Some(bytes) => bytes,
            None => match classpath.find(&target.class)? {
                Some(found) => found.bytes,
                None => continue,
            },
        };
        let copy = entered(&bytes, &blocks, target)
            .map_err(|why| InputError::usage(format!("--partition {partition}: {}: {why}", target.shown())))?;
        replaced.insert(target.class.clone(), copy);
    }
    if replaced.is_empty() { Err(nothing_fits(partition, &blocks, targets)) } else { Ok(replaced) }
}

/// What a block does besides answering, as far as its code tells.
fn effect(program: &Program, blocks: &str, name: &str, target: &Target) -> Option<String> {
    let descriptor = format!("{})Z", target.descriptor.split(')').next().unwrap_or_default());
    let block = program.find_named(program.load(blocks).ok()?, name, &descriptor)?;
    let does = precondition::effect(program, block)?;
    Some(format!("{name}{} {does}; a block answers true or false and does nothing else", parameters(&descriptor)))
}

/// The blocks for a target.
pub fn fitting(blocks: &ClassFile, target: &Target) -> Vec<String> {
    let wanted = target.descriptor.split(')').next().unwrap_or_default();
    let fits = |m: &&MethodInfo| {
        m.descriptor.strip_suffix(")Z") == Some(wanted) && why_no_block(blocks, m, &target.class).is_none()
    };
    blocks.methods.iter().filter(fits).map(|m| m.name.to_string()).collect()
}

/// Why a method with the right parameters is no block.
fn why_no_block(blocks: &ClassFile, method: &MethodInfo, from: &str) -> Option<&'static str> {
    let package = |name: &str| name.rsplit_once('/').map_or(String::new(), |(package, _)| package.to_string());
    let is_near = package(&blocks.name) == package(from);
    let is_public = blocks.access & access::PUBLIC != 0 && method.has(access::PUBLIC);
    if method.has(access::SYNTHETIC) {
        Some("is the compiler's")
    } else if !method.has(access::STATIC) {
        Some("is not static")
    } else if method.has(access::PRIVATE) {
        Some("is private")
    } else if !(is_public || is_near) {
        Some("is not public")
    } else {
        None
    }
}

fn nothing_fits(partition: &str, blocks: &ClassFile, targets: &[Target]) -> InputError {
    let mut wanted: Vec<String> = targets.iter().map(|t| parameters(&t.descriptor)).collect();
    wanted.dedup();
    let own = blocks.methods.iter().filter(|m| !m.has(access::SYNTHETIC) && !m.name.starts_with('<'));
    let from = targets.first().map_or("", |target| &target.class);
    let shown = |m: &MethodInfo| {
        let result = MethodType::parse(&m.descriptor).ok().and_then(|parsed| parsed.result.map(|r| r.java()));
        let why = why_no_block(blocks, m, from).map(|why| format!(" ({why})")).unwrap_or_default();
        format!("{} {}{}{why}", result.unwrap_or("void".into()), m.name, parameters(&m.descriptor))
    };
    let candidates: Vec<String> = own.map(shown).collect();
    let has = if candidates.is_empty() { "no methods".to_string() } else { candidates.join(", ") };
    InputError::usage(format!(
        "--partition {partition}: a block is a static boolean method with the parameters of the target, {}; {partition} has {has}",
        wanted.join(" or ")
    ))
}

/// `(int, java.lang.String)`.
fn parameters(descriptor: &str) -> String {
    let params = MethodType::parse(descriptor).map(|parsed| parsed.params).unwrap_or_default();
    format!("({})", params.iter().map(|param| param.java()).collect::<Vec<_>>().join(", "))
}

/// A class with the questions at the entry of one method.
fn entered(bytes: &[u8], blocks: &ClassFile, target: &Target) -> std::result::Result<Vec<u8>, String> {
    let mut putting = Putting::new(bytes)?;
    let methods = &putting.rewrite.file.methods;
    let own = |m: &MethodInfo| *m.name == *target.method && *m.descriptor == *target.descriptor;
    let method = methods.iter().position(own).ok_or("there is no such method")?;
    let body = methods.get(method).and_then(|m| m.code.as_ref()).ok_or("the method has no code")?;
    let (behind, is_static) = (body.max_locals, methods.get(method).is_some_and(|m| m.has(access::STATIC)));
    let params = MethodType::parse(&target.descriptor).map_err(|error| error.to_string())?.params;
    let given = target.descriptor.split(')').next().unwrap_or_default();
    let names = fitting(blocks, target);
    let slots: u16 = params.iter().map(|param| param.slots()).sum();
    let mut code = Vec::new();
    for (number, name) in names.iter().enumerate() {
        let asked = match blocks.access & access::INTERFACE != 0 {
            true => putting.rewrite.interface_method(&blocks.name, name, &format!("{given})Z"))?,
            false => putting.rewrite.method(&blocks.name, name, &format!("{given})Z"))?,
        };
        let asked = [&loads(&params, 0), &[0xb8][..], &asked.to_be_bytes(), &[0xac]].concat();
        let asked = Body { code: asked, stack: slots, frames: Vec::new() };
        let call = putting.method(&format!("{given})I"), asked, THROWS)?;
        code.extend(loads(&params, u16::from(!is_static)));
        code.extend(call);
        store(&mut code, Kind::Int, answer(behind, number)?);
    }
    // The answers of all blocks so far, or-ed.
    let before = answer(behind, names.len())?;
    code.push(0x03);
    store(&mut code, Kind::Int, before);
    let in_pairs = names.len() <= MOST_IN_PAIRS;
    for (number, name) in names.iter().enumerate() {
        let own = answer(behind, number)?;
        // 1 & answer, and 1 & (answer >> 1).
        let in_block = [&loaded(&[own])[..], &[0x04, 0x7e]].concat();
        code.extend(putting.label(CRITERION, name, &in_block)?);
        let throws = [&loaded(&[own])[..], &[0x04, 0x7a]].concat();
        code.extend(putting.label(CHECKED, &Doubt::Throws(name.clone()).text(), &throws)?);
        for (second, other) in names.iter().enumerate().skip(number + 1).filter(|_| in_pairs) {
            let both = [&loaded(&[own, answer(behind, second)?])[..], &[0x7e, 0x04, 0x7e]].concat();
            code.extend(putting.label(CHECKED, &Doubt::Overlap(name.clone(), Some(other.clone())).text(), &both)?);
        }
        if number > 0 && !in_pairs {
            let both = [&loaded(&[own, before])[..], &[0x7e, 0x04, 0x7e]].concat();
            code.extend(putting.label(CHECKED, &Doubt::Overlap(name.clone(), None).text(), &both)?);
        }
        code.extend([&loaded(&[before, own])[..], &[0x80]].concat());
        store(&mut code, Kind::Int, before);
    }
    // One less than all answers together is negative if all are 0.
    let none = [&loaded(&[before])[..], &[0x04, 0x64, 0x10, 31, 0x7c]].concat();
    code.extend(putting.label(CHECKED, &Doubt::LeftOut.text(), &none)?);
    putting.enter(method, &code, slots.max(4), names.len() as u16 + 1);
    putting.finish()
}

/// The local in which the answer of a block is kept.
fn answer(behind: u16, number: usize) -> std::result::Result<u16, String> {
    u16::try_from(number).ok().and_then(|number| behind.checked_add(number)).ok_or("too many locals".into())
}

fn loaded(locals: &[u16]) -> Vec<u8> {
    let mut code = Vec::new();
    locals.iter().for_each(|local| load(&mut code, Kind::Int, *local));
    code
}
