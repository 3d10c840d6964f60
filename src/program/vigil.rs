//! Labels at one place of a program that runs plainly, told when they begin to hold; what they cost does not grow with their
//! number.
//!
//! A label that does not hold has a reason: comparisons of numbers with constants, and while these come out as they did it does not
//! hold either. Reasons are kept by number, as the bounds within which it stays, so a passage computes each number once and
//! compares it with what it must not be. Only a label whose reason is gone is looked at again. A label that held is left alone
//! until somebody listens anew; the reasons of the others stay good then.
//!
//! A predicate is a decision graph: tests of numbers that lead to other tests, to true or to false. A number that has no value (it
//! divides by zero, or looks into null) makes the predicate false, as in [`super::predicate`].

use hashbrown::HashMap;

use super::operators::Binary;
use super::predicate::{At, Num, Predicate, applied, converted, differs, negated};
use crate::expr::Const;
use crate::expr::ops::{Cmp, Conv, IntBin, cmp_i64};
use crate::util::ClassId;

/// What a passage shows of the program.
pub trait Sight {
    fn at(&self, at: At) -> Option<Const>;
    /// A field of an object.
    fn field(&self, object: u32, slot: u32) -> Option<Const>;
    /// A static field.
    fn of_class(&self, class: ClassId, slot: u32) -> Option<Const>;
    fn length(&self, array: u32) -> Option<i32>;
    fn element(&self, array: u32, index: i32) -> Option<Const>;
}

/// How a number comes about; other numbers by their places among them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    Place(At),
    Const(Const),
    Apply(Binary, u32, u32),
    Neg(u32),
    Convert(Conv, u32),
    /// How far two of them are apart: its sign is how they compare.
    Apart(u32, u32),
    /// 1 where they are not the same, else 0.
    Differ(u32, u32),
    Field {
        of: u32,
        slot: u32,
    },
    OfClass {
        class: ClassId,
        slot: u32,
    },
    Length(u32),
    Element(u32, u32),
}

/// Where a test leads to: another test, or an end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    Test(u32),
    True,
    False,
}

/// A number against a constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Test {
    number: u32,
    op: Cmp,
    with: i64,
    yes: Next,
    no: Next,
}

/// Numbers deeper than this are not followed.
const DEEPEST: u8 = 60;

#[derive(Default, Debug)]
pub struct Vigil {
    ops: Vec<Op>,
    depths: Vec<u8>,
    places: HashMap<Op, u32>,
    /// By number: its value, and in which passage it had that.
    values: Vec<(u64, Option<Const>)>,
    tests: Vec<Test>,
    known_tests: HashMap<Test, u32>,
    labels: Vec<Label>,
    guards: Vec<Guard>,
    /// By number: its guard.
    guard_of: HashMap<u32, usize>,
    passage: u64,
    /// Who listened last.
    listening: u32,
    /// Labels of which nothing is known yet, those that held, and those whose reason is not known.
    fresh: Vec<u32>,
    told: Vec<u32>,
    restless: Vec<u32>,
}

#[derive(Debug)]
struct Label {
    /// By which it is told.
    name: u32,
    root: Next,
    reasons: Vec<(u32, Reason)>,
    /// The passage in which it was looked at last: one that loses two reasons at once comes twice.
    judged: u64,
}

/// What keeps a label from holding, of one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reason {
    Within(i64, i64),
    Not(i64),
}

impl Reason {
    /// A comparison that holds.
    fn of(op: Cmp, with: i64) -> Reason {
        match op {
            Cmp::Eq => Reason::Within(with, with),
            Cmp::Ne => Reason::Not(with),
            Cmp::Lt => Reason::Within(i64::MIN, with.saturating_sub(1)),
            Cmp::Ge => Reason::Within(with, i64::MAX),
            Cmp::Gt => Reason::Within(with.saturating_add(1), i64::MAX),
            Cmp::Le => Reason::Within(i64::MIN, with),
        }
    }
}

/// The reasons that are about one number.
#[derive(Debug)]
struct Guard {
    number: u32,
    /// Within all bounds; it may be less than that.
    low: i64,
    high: i64,
    bounds: Vec<(i64, i64, u32)>,
    /// By what it must not be, in order.
    not: Vec<(i64, u32)>,
}

impl Guard {
    fn new(number: u32) -> Self {
        Self { number, low: i64::MIN, high: i64::MAX, bounds: Vec::new(), not: Vec::new() }
    }

    fn add(&mut self, reason: Reason, label: u32) {
        match reason {
            Reason::Within(low, high) => {
                (self.low, self.high) = (self.low.max(low), self.high.min(high));
                self.bounds.push((low, high, label));
            }
            Reason::Not(value) => {
                let at = self.not.partition_point(|one| *one < (value, label));
                self.not.insert(at, (value, label));
            }
        }
    }

    fn remove(&mut self, reason: Reason, label: u32) {
        match reason {
            Reason::Within(low, high) => {
                if let Some(at) = self.bounds.iter().position(|one| *one == (low, high, label)) {
                    self.bounds.swap_remove(at);
                }
            }
            Reason::Not(value) => {
                if let Ok(at) = self.not.binary_search(&(value, label)) {
                    self.not.remove(at);
                }
            }
        }
    }

    /// Gives up the reasons that this value, if it has one, is against.
    #[inline]
    fn see(&mut self, value: Option<i64>, due: &mut Vec<u32>) {
        match value {
            Some(value) => {
                if value < self.low || value > self.high {
                    self.leave(value, due);
                }
                if !self.not.is_empty() {
                    let from = self.not.partition_point(|one| one.0 < value);
                    if self.not.get(from).is_some_and(|one| one.0 == value) {
                        let to = self.not.partition_point(|one| one.0 <= value);
                        due.extend(self.not.drain(from..to).map(|(_, label)| label));
                    }
                }
            }
            None => {
                due.extend(self.bounds.drain(..).map(|(.., label)| label));
                due.extend(self.not.drain(..).map(|(_, label)| label));
                (self.low, self.high) = (i64::MIN, i64::MAX);
            }
        }
    }

    #[inline(never)]
    fn leave(&mut self, value: i64, due: &mut Vec<u32>) {
        (self.low, self.high) = (i64::MIN, i64::MAX);
        let Self { low, high, bounds, .. } = self;
        bounds.retain(|(from, to, label)| {
            let stays = (*from..=*to).contains(&value);
            if stays {
                (*low, *high) = ((*low).max(*from), (*high).min(*to));
            } else {
                due.push(*label);
            }
            stays
        });
    }

    fn is_empty(&self) -> bool {
        self.bounds.is_empty() && self.not.is_empty()
    }
}

impl Vigil {
    /// A number, the same for all that need it; None where it is made of too many.
    pub fn number(&mut self, op: Op) -> Option<u32> {
        let op = self.folded(op).map_or(op, Op::Const);
        if let Some(known) = self.places.get(&op) {
            return Some(*known);
        }
        let depth = |of: u32| self.depths.get(of as usize).copied();
        let below = match op {
            Op::Place(_) | Op::Const(_) | Op::OfClass { .. } => 0,
            Op::Neg(of) | Op::Convert(_, of) | Op::Field { of, .. } | Op::Length(of) => depth(of)?,
            Op::Apply(_, a, b) | Op::Apart(a, b) | Op::Differ(a, b) | Op::Element(a, b) => depth(a)?.max(depth(b)?),
        };
        if below >= DEEPEST {
            return None;
        }
        let number = self.ops.len() as u32;
        self.ops.push(op);
        self.depths.push(below + 1);
        self.values.push((0, None));
        self.places.insert(op, number);
        Some(number)
    }

    /// What constants give.
    fn folded(&self, op: Op) -> Option<Const> {
        let constant = |of: u32| match self.op(of)? {
            Op::Const(value) => Some(value),
            _ => None,
        };
        match op {
            Op::Apply(op, a, b) => applied(op, constant(a)?, constant(b)?),
            Op::Neg(of) => negated(constant(of)?),
            Op::Convert(op, of) => converted(op, constant(of)?),
            _ => None,
        }
    }

    /// How a number comes about.
    pub fn op(&self, number: u32) -> Option<Op> {
        self.ops.get(number as usize).copied()
    }

    fn constant(&self, number: u32) -> Option<i64> {
        match self.op(number)? {
            Op::Const(value) => whole(value),
            _ => None,
        }
    }

    /// A comparison of ints, longs or references.
    pub fn compare(&mut self, op: Cmp, a: u32, b: u32, (yes, no): (Next, Next)) -> Option<Next> {
        let (number, op, with) = match (self.constant(a), self.constant(b)) {
            (Some(a), Some(b)) => return Some(if cmp_i64(op, a, b) { yes } else { no }),
            (None, Some(b)) => (a, op, b),
            (Some(a), None) => (b, op.swap(), a),
            (None, None) => (self.number(Op::Apart(a, b))?, op, 0),
        };
        if yes == Next::False && no == Next::False {
            return Some(Next::False);
        }
        let test = Test { number, op, with, yes, no };
        let place = *self.known_tests.entry(test).or_insert(self.tests.len() as u32);
        if place as usize == self.tests.len() {
            self.tests.push(test);
        }
        Some(Next::Test(place))
    }

    /// Whether an int is other than zero.
    pub fn is_set(&mut self, number: u32, ends: (Next, Next)) -> Option<Next> {
        let zero = self.number(Op::Const(Const::Bv32(0)))?;
        self.compare(Cmp::Ne, number, zero, ends)
    }

    fn read(&mut self, number: &Num) -> Option<u32> {
        let op = match number {
            Num::Operand(depth) => Op::Place(At::Operand(*depth)),
            Num::At(at) => Op::Place(*at),
            Num::Const(value) => Op::Const(*value),
            Num::Apply(op, a, b) => Op::Apply(*op, self.read(a)?, self.read(b)?),
            Num::Neg(of) => Op::Neg(self.read(of)?),
            Num::Convert(op, of) => Op::Convert(*op, self.read(of)?),
        };
        self.number(op)
    }

    /// A predicate, and where it leads to.
    fn predicate(&mut self, predicate: &Predicate, (yes, no): (Next, Next)) -> Option<Next> {
        match predicate {
            Predicate::Always => Some(yes),
            // The machine says so itself.
            Predicate::Fails(_) => Some(Next::False),
            Predicate::True(of) => {
                let of = self.read(of)?;
                self.is_set(of, (yes, no))
            }
            Predicate::Compare(op, a, b) => {
                let (a, b) = (self.read(a)?, self.read(b)?);
                self.compare(*op, a, b, (yes, no))
            }
            Predicate::Differ(a, b) => {
                let (a, b) = (self.read(a)?, self.read(b)?);
                let differ = self.number(Op::Differ(a, b))?;
                self.is_set(differ, (yes, no))
            }
            Predicate::Xor(a, b) => {
                let (same, other) = (self.predicate(b, (no, yes))?, self.predicate(b, (yes, no))?);
                self.predicate(a, (same, other))
            }
            Predicate::All(all) => all.iter().rev().try_fold(yes, |yes, one| self.predicate(one, (yes, no))),
            Predicate::Not(of) => self.predicate(of, (no, yes)),
        }
    }

    /// A label, told by this name; whether it can be followed.
    pub fn add(&mut self, name: u32, predicate: &Predicate) -> bool {
        let root = self.predicate(predicate, (Next::True, Next::False));
        root.map(|root| self.add_graph(name, root)).is_some()
    }

    /// A label whose graph begins there.
    pub fn add_graph(&mut self, name: u32, root: Next) {
        self.fresh.push(self.labels.len() as u32);
        self.labels.push(Label { name, root, reasons: Vec::new(), judged: 0 });
    }

    /// A passage: tells the labels that hold and were not told to who listens now.
    #[inline]
    pub fn look(&mut self, listening: u32, sight: &impl Sight, tell: &mut impl FnMut(u32)) {
        if self.listening != listening {
            self.listening = listening;
            self.fresh.append(&mut self.told);
        }
        let mut due = Vec::new();
        if !(self.fresh.is_empty() && self.restless.is_empty()) {
            due.append(&mut self.fresh);
            due.append(&mut self.restless);
        } else if self.guards.is_empty() {
            return;
        }
        self.passage += 1;
        for at in 0..self.guards.len() {
            let value = self.value(sight, self.guards[at].number).and_then(whole);
            self.guards[at].see(value, &mut due);
        }
        if !due.is_empty() {
            self.judge(&due, sight, tell);
        }
    }

    #[inline(never)]
    fn judge(&mut self, due: &[u32], sight: &impl Sight, tell: &mut impl FnMut(u32)) {
        for label in due.iter().copied() {
            let Some(own) = self.labels.get_mut(label as usize).filter(|own| own.judged != self.passage) else {
                continue;
            };
            own.judged = self.passage;
            let (name, root) = (own.name, own.root);
            for (number, reason) in std::mem::take(&mut own.reasons) {
                if let Some(guard) = self.guard_of.get(&number).and_then(|at| self.guards.get_mut(*at)) {
                    guard.remove(reason, label);
                }
            }
            match self.reasons(sight, root) {
                Held::Holds => {
                    self.told.push(label);
                    tell(name);
                }
                Held::Open => self.restless.push(label),
                Held::Not(reasons) => {
                    for (number, reason) in &reasons {
                        self.guard(*number).add(*reason, label);
                    }
                    if let Some(own) = self.labels.get_mut(label as usize) {
                        own.reasons = reasons;
                    }
                }
            }
        }
        if self.guards.iter().any(Guard::is_empty) {
            self.guards.retain(|guard| !guard.is_empty());
            self.guard_of = self.guards.iter().enumerate().map(|(at, guard)| (guard.number, at)).collect();
        }
    }

    fn guard(&mut self, number: u32) -> &mut Guard {
        let at = *self.guard_of.entry(number).or_insert(self.guards.len());
        if at == self.guards.len() {
            self.guards.push(Guard::new(number));
        }
        &mut self.guards[at]
    }

    /// Whether a graph leads to true, or why not.
    fn reasons(&mut self, sight: &impl Sight, root: Next) -> Held {
        let mut reasons = Vec::new();
        let mut next = root;
        loop {
            let test = match next {
                Next::True => return Held::Holds,
                Next::False => return Held::Not(reasons),
                Next::Test(place) => self.tests[place as usize],
            };
            let Some(value) = self.value(sight, test.number).and_then(whole) else {
                let Some(why) = self.missing(sight, test.number) else { return Held::Open };
                reasons.push(why);
                return Held::Not(reasons);
            };
            let holds = cmp_i64(test.op, value, test.with);
            let (taken, other) = if holds { (test.yes, test.no) } else { (test.no, test.yes) };
            // Where the other way is false anyway, which of them is gone does not matter.
            if other != Next::False {
                let op = if holds { test.op } else { test.op.negate() };
                reasons.push((test.number, Reason::of(op, test.with)));
            }
            next = taken;
        }
    }

    /// A number that has to change before this one can have a value.
    fn missing(&mut self, sight: &impl Sight, number: u32) -> Option<(u32, Reason)> {
        let op = self.op(number)?;
        let parts: [Option<u32>; 2] = match op {
            Op::Place(_) | Op::Const(_) | Op::OfClass { .. } => [None; 2],
            Op::Neg(of) | Op::Convert(_, of) | Op::Field { of, .. } | Op::Length(of) => [Some(of), None],
            Op::Apply(_, a, b) | Op::Apart(a, b) | Op::Differ(a, b) | Op::Element(a, b) => [Some(a), Some(b)],
        };
        for part in parts.into_iter().flatten() {
            if self.value(sight, part).is_none() {
                return self.missing(sight, part);
            }
        }
        let zero = match op {
            Op::Apply(Binary::Int(IntBin::Div | IntBin::Rem) | Binary::Long(IntBin::Div | IntBin::Rem), _, by) => by,
            Op::Field { of, .. } | Op::Length(of) | Op::Element(of, _) => of,
            _ => return None,
        };
        let is_zero = self.value(sight, zero).and_then(whole) == Some(0);
        is_zero.then_some((zero, Reason::Within(0, 0)))
    }

    #[inline]
    fn value(&mut self, sight: &impl Sight, number: u32) -> Option<Const> {
        match self.values[number as usize] {
            (when, value) if when == self.passage => value,
            _ => self.compute(sight, number),
        }
    }

    fn compute(&mut self, sight: &impl Sight, number: u32) -> Option<Const> {
        let value = match self.ops[number as usize] {
            Op::Place(at) => sight.at(at),
            Op::Const(value) => Some(value),
            Op::Apply(op, a, b) => self.both(sight, a, b).and_then(|(a, b)| applied(op, a, b)),
            Op::Neg(of) => self.value(sight, of).and_then(negated),
            Op::Convert(op, of) => self.value(sight, of).and_then(|of| converted(op, of)),
            Op::Apart(a, b) => self.both(sight, a, b).and_then(|(a, b)| apart(a, b)),
            Op::Differ(a, b) => {
                let differ = self.both(sight, a, b).and_then(|(a, b)| differs(a, b));
                differ.map(|differ| Const::Bv32(differ.into()))
            }
            Op::Field { of, slot } => match self.value(sight, of) {
                Some(Const::Ref(object)) if object != 0 => sight.field(object, slot),
                _ => None,
            },
            Op::OfClass { class, slot } => sight.of_class(class, slot),
            Op::Length(of) => match self.value(sight, of) {
                Some(Const::Ref(array)) if array != 0 => sight.length(array).map(Const::Bv32),
                _ => None,
            },
            Op::Element(array, index) => match self.both(sight, array, index) {
                Some((Const::Ref(array), Const::Bv32(index))) if array != 0 => sight.element(array, index),
                _ => None,
            },
        };
        self.values[number as usize] = (self.passage, value);
        value
    }

    fn both(&mut self, sight: &impl Sight, a: u32, b: u32) -> Option<(Const, Const)> {
        Some((self.value(sight, a)?, self.value(sight, b)?))
    }
}

enum Held {
    Holds,
    Not(Vec<(u32, Reason)>),
    /// It does not, and nothing says when it may.
    Open,
}

/// What can be compared by its size: null is zero.
#[inline]
fn whole(value: Const) -> Option<i64> {
    match value {
        Const::Bv32(value) => Some(value.into()),
        Const::Bv64(value) => Some(value),
        Const::Ref(object) => Some(object.into()),
        _ => None,
    }
}

/// The difference; one that is too large keeps its sign.
fn apart(a: Const, b: Const) -> Option<Const> {
    match (a, b) {
        (Const::Bv32(_), Const::Bv32(_)) | (Const::Bv64(_), Const::Bv64(_)) | (Const::Ref(_), Const::Ref(_)) => {
            Some(Const::Bv64(whole(a)?.saturating_sub(whole(b)?)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers in locals; objects are numbers, an object's field is ten times it, an array `n` has `n` elements, each its index.
    struct Locals([i32; 3]);

    impl Sight for Locals {
        fn at(&self, at: At) -> Option<Const> {
            match at {
                At::Operand(depth) => self.0.get(usize::from(depth)).map(|value| Const::Bv32(*value)),
                At::Null(depth) => self.0.get(usize::from(depth)).map(|value| Const::Ref((*value).unsigned_abs())),
                _ => None,
            }
        }
        fn field(&self, object: u32, _: u32) -> Option<Const> {
            Some(Const::Bv32(10 * object as i32))
        }
        fn of_class(&self, _: ClassId, slot: u32) -> Option<Const> {
            Some(Const::Bv32(slot as i32))
        }
        fn length(&self, array: u32) -> Option<i32> {
            Some(array as i32)
        }
        fn element(&self, array: u32, index: i32) -> Option<Const> {
            (0..array as i32).contains(&index).then_some(Const::Bv32(index))
        }
    }

    /// The same numbers every time.
    struct Drawn(u64);

    impl Drawn {
        fn below(&mut self, most: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) % most
        }

        fn small(&mut self) -> i32 {
            self.below(7) as i32 - 3
        }

        fn num(&mut self, depth: u64) -> Num {
            let ops = [IntBin::Add, IntBin::Sub, IntBin::Mul, IntBin::Div, IntBin::Rem, IntBin::Xor];
            match self.below(if depth == 0 { 4 } else { 7 }) {
                0..3 => Num::Operand(self.below(3) as u8),
                3 => Num::Const(Const::Bv32(self.small())),
                4 => Num::Neg(Box::new(self.num(depth - 1))),
                _ => Num::apply(Binary::Int(ops[self.below(6) as usize]), self.num(depth - 1), self.num(depth - 1)),
            }
        }

        fn predicate(&mut self, depth: u64) -> Predicate {
            match self.below(if depth == 0 { 4 } else { 8 }) {
                0 => Predicate::True(self.num(2)),
                1 => Predicate::differ(self.num(2), self.num(1)),
                2 | 3 => Predicate::Compare(Cmp::ALL[self.below(6) as usize], self.num(2), self.num(1)),
                4 => Predicate::not(self.predicate(depth - 1)),
                5 => Predicate::xor(self.predicate(depth - 1), self.predicate(depth - 1)),
                6 => Predicate::All((0..3).map(|_| self.predicate(depth - 1)).collect()),
                _ => Predicate::or(self.predicate(depth - 1), self.predicate(depth - 1)),
            }
        }
    }

    /// A label is told exactly in the first passage in which its predicate holds, to each who listens.
    #[test]
    fn labels_are_told_when_they_begin_to_hold() {
        let mut drawn = Drawn(7);
        for _ in 0..40 {
            let predicates: Vec<Predicate> = (0..30).map(|_| drawn.predicate(3)).collect();
            let mut vigil = Vigil::default();
            assert!((0..).zip(&predicates).all(|(name, predicate)| vigil.add(name, predicate)));
            let mut locals = Locals([0; 3]);
            for listening in 0..6 {
                let mut told = vec![false; predicates.len()];
                for _ in 0..60 {
                    locals.0[drawn.below(3) as usize] = drawn.small();
                    let mut seen = vec![false; predicates.len()];
                    vigil.look(listening, &locals, &mut |name| seen[name as usize] = true);
                    for (at, predicate) in predicates.iter().enumerate() {
                        let holds = predicate.holds(&|place| locals.at(place));
                        assert_eq!(seen[at], holds && !told[at], "{predicate:?} with {:?}", locals.0);
                        told[at] |= holds;
                    }
                }
            }
        }
    }

    /// What looks into null, or behind the end of an array, has no value, until it has one.
    #[test]
    fn objects_are_looked_into() {
        let mut vigil = Vigil::default();
        let object = vigil.number(Op::Place(At::Null(0))).unwrap();
        let (field, length) = (Op::Field { of: object, slot: 0 }, Op::Length(object));
        let (field, length) = (vigil.number(field).unwrap(), vigil.number(length).unwrap());
        let index = vigil.number(Op::Place(At::Operand(1))).unwrap();
        let element = vigil.number(Op::Element(object, index)).unwrap();
        let two = vigil.number(Op::Const(Const::Bv32(2))).unwrap();
        let ends = (Next::True, Next::False);
        for (name, number) in (0..).zip([field, length, element]) {
            let root = vigil.compare(Cmp::Ge, number, two, ends).unwrap();
            vigil.add_graph(name, root);
        }
        let mut told = |object: i32, index: i32| {
            let mut names = Vec::new();
            vigil.look(0, &Locals([object, index, 0]), &mut |name| names.push(name));
            names
        };
        assert!(told(0, 9).is_empty() && told(0, 0).is_empty());
        assert_eq!(told(1, 9), [0]);
        assert_eq!(told(2, 1), [1]);
        assert!(told(2, 2).is_empty() && told(0, 2).is_empty());
        assert_eq!(told(3, 2), [2]);
        assert!(told(3, 2).is_empty());
    }

    /// Labels that cannot hold any more while nothing changes cost one look at each number.
    #[test]
    fn labels_share_numbers() {
        let mut vigil = Vigil::default();
        for name in 0..500 {
            let never = Predicate::Compare(Cmp::Gt, Num::Operand(0), Num::Const(Const::Bv32(1_000 + name as i32)));
            assert!(vigil.add(name, &never));
        }
        vigil.look(0, &Locals([5, 0, 0]), &mut |_| panic!("nothing holds"));
        assert_eq!((vigil.guards.len(), vigil.guards[0].high), (1, 1_000));
        let mut told = 0;
        vigil.look(0, &Locals([1_100, 0, 0]), &mut |_| told += 1);
        assert_eq!((told, vigil.guards[0].high), (100, 1_100));
    }

    #[test]
    fn numbers_of_too_many_parts_are_refused() {
        let deep = (0..100).fold(Num::Operand(0), |of, _| Num::Neg(Box::new(of)));
        assert!(!Vigil::default().add(0, &Predicate::True(deep)));
    }
}
