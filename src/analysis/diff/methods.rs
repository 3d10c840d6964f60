//! Two versions of a method: which instructions belong together, and which have changed.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::align;
use super::names::Lens;
use super::tokens::{Body, switch_map_fields};
use crate::analysis::cfg::can_throw;
use crate::classfile::{ClassFile, MethodInfo, access};

/// A method by names, as its own version has them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MethodKey {
    pub class: Rc<str>,
    pub name: Rc<str>,
    pub descriptor: Rc<str>,
}

impl MethodKey {
    pub fn new(class: &str, name: &str, descriptor: &str) -> Self {
        Self { class: class.into(), name: name.into(), descriptor: descriptor.into() }
    }

    pub fn of(class: &ClassFile, method: &MethodInfo) -> Self {
        Self { class: class.name.clone(), name: method.name.clone(), descriptor: method.descriptor.clone() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Changed,
    Added,
    Removed,
}

/// One version's part of a changed method. Instructions are numbered as in `program::Code`.
#[derive(Clone, Debug, Default)]
pub struct Part {
    /// Instructions without a counterpart, or whose counterpart goes elsewhere, ascending.
    pub changed: Vec<u32>,
    /// By instruction; 0 where they are not known.
    pub lines: Vec<u32>,
    /// The byte offset of each instruction.
    pub pcs: Vec<u16>,
}

impl Part {
    fn whole(body: Option<&Body>) -> Self {
        let Some(body) = body else { return Self::default() };
        let changed = (0..body.tokens.len() as u32).collect();
        Self { changed, lines: body.lines.clone(), pcs: body.code.pcs.to_vec() }
    }

    pub fn line(&self, at: u32) -> u32 {
        self.lines.get(at as usize).copied().unwrap_or(0)
    }

    /// The lines of what changed, ascending.
    pub fn changed_lines(&self) -> Vec<u32> {
        let lines: BTreeSet<u32> = self.changed.iter().map(|at| self.line(*at)).filter(|line| *line > 0).collect();
        lines.into_iter().collect()
    }
}

/// A method that is not the same in both versions.
#[derive(Clone, Debug)]
pub struct MethodDiff {
    pub kind: Kind,
    /// None for what was added.
    pub old_key: Option<MethodKey>,
    /// None for what was removed.
    pub new_key: Option<MethodKey>,
    pub old: Part,
    pub new: Part,
    /// Instructions that belong together, ascending on both sides.
    pub pairs: Vec<(u32, u32)>,
    /// Differences beside the code.
    pub notes: Vec<String>,
}

impl MethodDiff {
    /// The instruction of the new version for one of the old.
    pub fn new_of(&self, old: u32) -> Option<u32> {
        self.pairs.binary_search_by_key(&old, |pair| pair.0).ok().and_then(|at| self.pairs.get(at)).map(|pair| pair.1)
    }

    pub fn old_of(&self, new: u32) -> Option<u32> {
        self.pairs.binary_search_by_key(&new, |pair| pair.1).ok().and_then(|at| self.pairs.get(at)).map(|pair| pair.0)
    }

    /// The key in the newest version that has it.
    pub fn key(&self) -> Option<&MethodKey> {
        self.new_key.as_ref().or(self.old_key.as_ref())
    }
}

/// A method that only one version has.
pub fn single(lens: Lens<'_>, class: &ClassFile, method: &MethodInfo, kind: Kind) -> MethodDiff {
    let part = Part::whole(Body::new(lens, class, method).as_ref());
    let key = Some(MethodKey::of(class, method));
    let (old_key, new_key, old, new) = match kind {
        Kind::Removed => (key, None, part, Part::default()),
        _ => (None, key, Part::default(), part),
    };
    MethodDiff { kind, old_key, new_key, old, new, pairs: Vec::new(), notes: Vec::new() }
}

/// One version of a method, in its class.
#[derive(Clone, Copy)]
pub struct Side<'a> {
    pub lens: Lens<'a>,
    pub class: &'a ClassFile,
    pub method: &'a MethodInfo,
}

impl<'a> Side<'a> {
    fn body(self) -> Option<Body> {
        Body::new(self.lens, self.class, self.method)
    }
}

/// Compares two versions of a method; None if they are the same. `dispatched` says that other classes have a method of
/// this name, so that who may see it decides which one is called.
pub fn compare(old: Side<'_>, new: Side<'_>, dispatched: bool) -> Option<MethodDiff> {
    let notes = modifiers(old.method.access, new.method.access, dispatched);
    let (before, after) = (old.body(), new.body());
    let mut diff = MethodDiff {
        kind: Kind::Changed,
        old_key: Some(MethodKey::of(old.class, old.method)),
        new_key: Some(MethodKey::of(new.class, new.method)),
        old: Part::whole(before.as_ref()),
        new: Part::whole(after.as_ref()),
        pairs: Vec::new(),
        notes,
    };
    match (&before, &after) {
        (Some(before), Some(after)) => {
            diff.pairs = aligned(before, after);
            let (old_changed, new_changed) = changed(before, after, &diff.pairs);
            (diff.old.changed, diff.new.changed) = (old_changed, new_changed);
            let only_numbers = &*new.method.name == "<clinit>"
                && switch_map_fields(old.class).next().is_some()
                && switch_map_fields(new.class).next().is_some();
            let same = diff.old.changed.is_empty() && diff.new.changed.is_empty() || only_numbers;
            (!same || !diff.notes.is_empty()).then_some(diff)
        }
        // Without code, or both with code that cannot be read: then they are the same only byte by byte.
        (None, None) => {
            let same = match (&old.method.code, &new.method.code) {
                (None, None) => true,
                (Some(a), Some(b)) => a.bytes == b.bytes && a.handlers == b.handlers && same_pool(old.class, new.class),
                _ => false,
            };
            (!same || !diff.notes.is_empty()).then_some(diff)
        }
        _ => Some(diff),
    }
}

fn same_pool(old: &ClassFile, new: &ClassFile) -> bool {
    old.pool.len() == new.pool.len() && old.pool.iter().zip(new.pool.iter()).all(|(a, b)| a == b)
}

/// Modifiers that change what a call does.
fn modifiers(old: u16, new: u16, dispatched: bool) -> Vec<String> {
    const MATTER: [(u16, &str); 4] = [
        (access::STATIC, "static"),
        (access::ABSTRACT, "abstract"),
        (access::SYNCHRONIZED, "synchronized"),
        (access::NATIVE, "native"),
    ];
    let flipped = MATTER.iter().filter(|(flag, _)| (old ^ new) & flag != 0);
    let says =
        |(flag, word): &(u16, &str)| format!("{} {word}", if new & flag != 0 { "is now" } else { "is no longer" });
    let mut notes: Vec<String> = flipped.map(says).collect();
    if dispatched && visibility(old) != visibility(new) {
        notes.push(format!("was {} and is {}", visibility(old), visibility(new)));
    }
    notes
}

pub fn visibility(flags: u16) -> &'static str {
    match flags {
        f if f & access::PUBLIC != 0 => "public",
        f if f & access::PROTECTED != 0 => "protected",
        f if f & access::PRIVATE != 0 => "private",
        _ => "visible in its package",
    }
}

fn aligned(old: &Body, new: &Body) -> Vec<(u32, u32)> {
    let mut numbers: BTreeMap<&String, u32> = BTreeMap::new();
    let mut number = |token| -> u32 {
        let next = numbers.len() as u32;
        *numbers.entry(token).or_insert(next)
    };
    let left: Vec<u32> = old.tokens.iter().map(&mut number).collect();
    let right: Vec<u32> = new.tokens.iter().map(number).collect();
    align::pairs(&left, &right)
}

/// A place in the code by the pair that comes next from there: the same in both versions if only unpaired
/// instructions, which count as changed themselves, lie between.
struct Anchors {
    old: Vec<u32>,
    new: Vec<u32>,
}

impl Anchors {
    fn new(pairs: &[(u32, u32)], old: usize, new: usize) -> Self {
        let side = |of: &dyn Fn(&(u32, u32)) -> u32, length: usize| {
            (0..=length as u32).map(|at| pairs.partition_point(|pair| of(pair) < at) as u32).collect()
        };
        Self { old: side(&|pair| pair.0, old), new: side(&|pair| pair.1, new) }
    }

    fn same(&self, old: u32, new: u32) -> bool {
        self.old.get(old as usize) == self.new.get(new as usize)
    }
}

/// What changed on both sides.
fn changed(old: &Body, new: &Body, pairs: &[(u32, u32)]) -> (Vec<u32>, Vec<u32>) {
    let (mut left, mut right): (BTreeSet<u32>, BTreeSet<u32>) =
        ((0..old.tokens.len() as u32).collect(), (0..new.tokens.len() as u32).collect());
    let anchors = Anchors::new(pairs, old.tokens.len(), new.tokens.len());
    for (a, b) in pairs {
        let (from, to) = (old.targets.get(a), new.targets.get(b));
        let same = match (from, to) {
            (Some(from), Some(to)) => {
                from.len() == to.len() && from.iter().zip(to).all(|(from, to)| anchors.same(*from, *to))
            }
            (None, None) => true,
            _ => false,
        };
        if same {
            left.remove(a);
            right.remove(b);
        }
    }
    if !same_handlers(old, new, &anchors) {
        mark_protected(old, new, &anchors, &mut left, true);
        mark_protected(new, old, &anchors, &mut right, false);
    }
    (left.into_iter().collect(), right.into_iter().collect())
}

fn same_handlers(old: &Body, new: &Body, anchors: &Anchors) -> bool {
    let count = old.code.handlers.len();
    count == new.code.handlers.len() && (0..count).all(|at| same_handler(old, at, new, at, anchors))
}

fn same_handler(old: &Body, a: usize, new: &Body, b: usize, anchors: &Anchors) -> bool {
    let (Some(from), Some(to)) = (old.code.handlers.get(a), new.code.handlers.get(b)) else { return false };
    let places = [(from.start, to.start), (from.end, to.end), (from.target, to.target)];
    old.catches.get(a) == new.catches.get(b) && places.iter().all(|(a, b)| anchors.same(*a, *b))
}

/// What lies in ranges of handlers that the other version does not have in the same place.
fn mark_protected(here: &Body, there: &Body, anchors: &Anchors, marked: &mut BTreeSet<u32>, is_old: bool) {
    let common = here.code.handlers.len().min(there.code.handlers.len());
    let first = (0..common).find(|at| match is_old {
        true => !same_handler(here, *at, there, *at, anchors),
        false => !same_handler(there, *at, here, *at, anchors),
    });
    // From the first that differs: the order of handlers is the order in which they are asked.
    for handler in here.code.handlers.iter().skip(first.unwrap_or(common)) {
        let throwing = (handler.start..handler.end).filter(|at| here.code.insn(*at).is_some_and(can_throw));
        marked.extend(throwing);
        marked.insert(handler.target);
    }
}
