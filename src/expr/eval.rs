//! Evaluation of terms under an assignment of their variables.
//!
//! A model of a path condition answers half of all feasibility questions if it can be tried on a branch condition in
//! about a microsecond, so this is written to be cheap: dense tables, no hashing, no allocation once the tables have
//! their size, and only what is needed is looked at (the taken side of a choice, the writes up to the one that counts).
//!
//! Invariants:
//! - Iterative: the depth of a term is bounded by memory, not by the stack.
//! - A cached value belongs to one generation, that is to one [`Evaluation`]; the borrow it holds keeps terms and
//!   assignment unchanged for so long.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::node::{Node, TermId, VarId};
use super::semantics;
use super::sort::{Const, Sort};
use super::terms::Terms;

/// Values for variables. What is not set is zero: false, 0, 0.0, null, and arrays full of that.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Assignment {
    /// By index of the variable, as bits.
    scalars: Vec<u64>,
    arrays: BTreeMap<VarId, ArrayValue>,
}

/// An array as the elements that differ from the rest, in order of their (signed) index.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct ArrayValue {
    /// The bits of every element not listed.
    pub default: u64,
    pub elements: BTreeMap<i32, u64>,
}

impl ArrayValue {
    pub fn element(&self, index: i32) -> u64 {
        self.elements.get(&index).copied().unwrap_or(self.default)
    }
}

impl Assignment {
    pub fn new() -> Assignment {
        Assignment::default()
    }

    pub fn set(&mut self, variable: VarId, value: Const) {
        if self.scalars.len() <= variable.index() {
            self.scalars.resize(variable.index() + 1, 0);
        }
        self.scalars[variable.index()] = Const::from_bits(value.sort(), value.bits()).bits();
    }

    pub fn set_array(&mut self, variable: VarId, value: ArrayValue) {
        self.arrays.insert(variable, value);
    }

    /// The value of a scalar variable, of which `sort` is the sort.
    pub fn get(&self, variable: VarId, sort: Sort) -> Const {
        Const::from_bits(sort, self.bits(variable))
    }

    pub fn array(&self, variable: VarId) -> Option<&ArrayValue> {
        self.arrays.get(&variable)
    }

    /// The scalar variables that are not zero, with their bits.
    pub fn scalars(&self) -> impl Iterator<Item = (VarId, u64)> + '_ {
        let all = self.scalars.iter().enumerate().filter(|(_, bits)| **bits != 0);
        all.map(|(index, bits)| (VarId(index as u32), *bits))
    }

    /// The number of scalar variables up to the last that was set.
    pub fn length(&self) -> u32 {
        self.scalars.len() as u32
    }

    /// Nothing set yet, with places for so many.
    pub fn with_length(length: u32) -> Assignment {
        Assignment { scalars: vec![0; length as usize], arrays: BTreeMap::new() }
    }

    /// The bits of a variable below [`Assignment::length`].
    pub fn set_bits(&mut self, variable: VarId, bits: u64) {
        if let Some(place) = self.scalars.get_mut(variable.index()) {
            *place = bits;
        }
    }

    pub fn arrays(&self) -> impl Iterator<Item = (VarId, &ArrayValue)> {
        self.arrays.iter().map(|(variable, array)| (*variable, array))
    }

    /// The memory that the values take, roughly.
    pub fn bytes(&self) -> usize {
        let elements: usize = self.arrays.values().map(|array| array.elements.len()).sum();
        self.scalars.len() * size_of::<u64>() + (self.arrays.len() + elements) * 4 * size_of::<u64>()
    }

    /// Forgets all values but keeps the memory.
    pub fn clear(&mut self) {
        self.scalars.clear();
        self.arrays.clear();
    }

    #[inline(always)]
    fn bits(&self, variable: VarId) -> u64 {
        self.scalars.get(variable.index()).copied().unwrap_or(0)
    }

    fn element(&self, variable: VarId, index: i32) -> u64 {
        self.arrays.get(&variable).map_or(0, |array| array.element(index))
    }
}

/// The tables of the evaluator, to be kept and used again.
#[derive(Clone, Default, Debug)]
pub struct EvalCache {
    slots: Vec<Slot>,
    generation: u32,
    pending: Vec<Frame>,
    evaluated: u64,
}

/// What was evaluated under one assignment, as long as the same one is asked for.
#[derive(Default, Debug)]
pub struct Remembered {
    cache: EvalCache,
    /// Kept, so that no other assignment can be in its place.
    assignment: Option<Rc<Assignment>>,
}

impl Remembered {
    /// Whether a Boolean term holds. Only what is new since the last question is evaluated.
    pub fn holds(&mut self, terms: &Terms, t: TermId, assignment: &Rc<Assignment>) -> bool {
        if !self.assignment.as_ref().is_some_and(|last| Rc::ptr_eq(last, assignment)) {
            self.assignment = Some(assignment.clone());
            self.cache.next_generation(0);
        }
        self.cache.reserve(terms.len());
        Evaluation { terms, assignment, cache: &mut self.cache }.holds(t)
    }
}

#[derive(Clone, Copy, Default, Debug)]
struct Slot {
    value: u64,
    generation: u32,
}

/// A term to be evaluated; for a read, also how far down the writes it has come.
#[derive(Clone, Copy, Debug)]
struct Frame {
    term: TermId,
    array: TermId,
}

impl EvalCache {
    pub fn new() -> EvalCache {
        EvalCache::default()
    }

    fn next_generation(&mut self, terms: usize) {
        self.generation = match self.generation.checked_add(1) {
            Some(next) => next,
            None => {
                self.slots.fill(Slot::default());
                1
            }
        };
        self.reserve(terms);
    }

    fn reserve(&mut self, terms: usize) {
        if self.slots.len() < terms {
            self.slots.resize(terms, Slot::default());
        }
    }

    /// Terms evaluated so far: a measure of effort.
    pub fn evaluated(&self) -> u64 {
        self.evaluated
    }

    #[inline(always)]
    fn get(&self, t: TermId) -> Option<u64> {
        let slot = &self.slots[t.index()];
        (slot.generation == self.generation).then_some(slot.value)
    }

    #[inline(always)]
    fn put(&mut self, t: TermId, value: u64) {
        self.evaluated += 1;
        self.slots[t.index()] = Slot { value, generation: self.generation };
    }
}

/// The value of a scalar term. An array has none: see [`Evaluation::array`]; here it gives `false`.
pub fn eval(terms: &Terms, t: TermId, assignment: &Assignment, cache: &mut EvalCache) -> Const {
    Evaluation::new(terms, assignment, cache).value(t)
}

/// Whether a Boolean term holds.
pub fn eval_bool(terms: &Terms, t: TermId, assignment: &Assignment, cache: &mut EvalCache) -> bool {
    Evaluation::new(terms, assignment, cache).holds(t)
}

/// Whether all of the terms hold; what they share is evaluated once.
pub fn eval_all(terms: &Terms, all: &[TermId], assignment: &Assignment, cache: &mut EvalCache) -> bool {
    let mut evaluation = Evaluation::new(terms, assignment, cache);
    all.iter().all(|&t| evaluation.holds(t))
}

/// Several evaluations under one assignment, which share what they have in common.
pub struct Evaluation<'a> {
    terms: &'a Terms,
    assignment: &'a Assignment,
    cache: &'a mut EvalCache,
}

impl<'a> Evaluation<'a> {
    pub fn new(terms: &'a Terms, assignment: &'a Assignment, cache: &'a mut EvalCache) -> Evaluation<'a> {
        cache.next_generation(terms.len());
        Evaluation { terms, assignment, cache }
    }

    pub fn value(&mut self, t: TermId) -> Const {
        let sort = self.terms.sort(t);
        if matches!(sort, Sort::Array(_)) {
            debug_assert!(false, "the value of an array is not a constant");
            return Const::Bool(false);
        }
        Const::from_bits(sort, self.bits(t))
    }

    pub fn holds(&mut self, t: TermId) -> bool {
        self.bits(t) != 0
    }

    /// The value of an array term: its writes, down to a variable or a constant array.
    pub fn array(&mut self, t: TermId) -> ArrayValue {
        let mut writes: Vec<(i32, u64)> = Vec::new();
        let mut array = t;
        let mut result = loop {
            match *self.terms.node(array) {
                Node::Store(below, index, value) => {
                    writes.push((self.bits(index) as i32, self.bits(value)));
                    array = below;
                }
                Node::Ite(c, a, b) => array = if self.holds(c) { a } else { b },
                Node::Var(variable) => break self.assignment.array(variable).cloned().unwrap_or_default(),
                Node::ConstArray(value) => break ArrayValue { default: self.bits(value), elements: BTreeMap::new() },
                _ => break ArrayValue::default(),
            }
        };
        // The newest write came first.
        result.elements.extend(writes.into_iter().rev());
        let default = result.default;
        result.elements.retain(|_, value| *value != default);
        result
    }

    fn bits(&mut self, root: TermId) -> u64 {
        if let Some(value) = self.cache.get(root) {
            return value;
        }
        // Kept across calls for its memory; empty between them.
        let mut pending = std::mem::take(&mut self.cache.pending);
        pending.push(Frame { term: root, array: root });
        while let Some(frame) = pending.last_mut() {
            match self.step(frame) {
                Step::Value(value) => {
                    let term = frame.term;
                    self.cache.put(term, value);
                    pending.pop();
                }
                Step::Needs(a) => pending.push(Frame { term: a, array: a }),
                Step::NeedsBoth(a, b) => {
                    pending.push(Frame { term: a, array: a });
                    pending.push(Frame { term: b, array: b });
                }
            }
        }
        self.cache.pending = pending;
        self.cache.get(root).unwrap_or(0)
    }

    /// The value of a term if its operands have theirs, else which of them to evaluate first.
    #[inline(always)]
    fn step(&mut self, frame: &mut Frame) -> Step {
        let terms = self.terms;
        let node = terms.node(frame.term);
        match *node {
            Node::Const(value) => Step::Value(value.bits()),
            Node::Var(variable) => Step::Value(self.assignment.bits(variable)),
            Node::Ite(c, a, b) => {
                let Some(condition) = self.operand(c) else { return Step::Needs(c) };
                let taken = if condition != 0 { a } else { b };
                match self.operand(taken) {
                    Some(value) => Step::Value(value),
                    None => Step::Needs(taken),
                }
            }
            Node::And(a, b) => match (self.operand(a), self.operand(b)) {
                (Some(0), _) | (_, Some(0)) => Step::Value(0),
                (None, _) => Step::Needs(a),
                (_, None) => Step::Needs(b),
                _ => Step::Value(1),
            },
            Node::Select(array, index) => self.read(frame, array, index),
            Node::Fma(a, b, c) => match (self.operand(a), self.operand(b), self.operand(c)) {
                (Some(x), Some(y), Some(z)) => Step::Value(semantics::apply(node, terms.sort(a), [x, y, z])),
                (None, ..) => Step::Needs(a),
                (_, None, _) => Step::Needs(b),
                _ => Step::Needs(c),
            },
            Node::Extract { of: a, .. }
            | Node::SignExtend(_, a)
            | Node::ZeroExtend(_, a)
            | Node::FloatUnary(_, a)
            | Node::Convert(_, a)
            | Node::Not(a) => match self.operand(a) {
                Some(x) => Step::Value(semantics::apply(node, terms.sort(a), [x, 0, 0])),
                None => Step::Needs(a),
            },
            Node::Int(_, a, b)
            | Node::Concat(a, b)
            | Node::Float(_, a, b)
            | Node::FloatMin(a, b)
            | Node::FloatMax(a, b)
            | Node::Compare3(_, a, b)
            | Node::Cmp(_, a, b)
            | Node::CmpUnsigned(_, a, b)
            | Node::Xor(a, b) => match (self.operand(a), self.operand(b)) {
                (Some(x), Some(y)) => Step::Value(semantics::apply(node, terms.sort(a), [x, y, 0])),
                (None, Some(_)) => Step::Needs(a),
                (Some(_), None) => Step::Needs(b),
                (None, None) => Step::NeedsBoth(a, b),
            },
            Node::Store(..) | Node::ConstArray(_) => Step::Value(0),
        }
    }

    /// Constants and variables have their value at once: they are half of all operands and not worth a turn.
    #[inline(always)]
    fn operand(&self, t: TermId) -> Option<u64> {
        match *self.terms.node(t) {
            Node::Const(value) => Some(value.bits()),
            Node::Var(variable) => Some(self.assignment.bits(variable)),
            _ => self.cache.get(t),
        }
    }

    fn read(&mut self, frame: &mut Frame, array: TermId, index: TermId) -> Step {
        let Some(wanted) = self.operand(index) else { return Step::Needs(index) };
        if frame.array == frame.term {
            frame.array = array;
        }
        loop {
            match *self.terms.node(frame.array) {
                Node::Store(below, at, value) => {
                    let Some(at) = self.operand(at) else { return Step::Needs(at) };
                    if at != wanted {
                        frame.array = below;
                        continue;
                    }
                    return match self.operand(value) {
                        Some(value) => Step::Value(value),
                        None => Step::Needs(value),
                    };
                }
                Node::Ite(c, a, b) => {
                    let Some(condition) = self.operand(c) else { return Step::Needs(c) };
                    frame.array = if condition != 0 { a } else { b };
                }
                Node::ConstArray(value) => {
                    return match self.operand(value) {
                        Some(value) => Step::Value(value),
                        None => Step::Needs(value),
                    };
                }
                Node::Var(variable) => return Step::Value(self.assignment.element(variable, wanted as i32)),
                _ => return Step::Value(0),
            }
        }
    }
}

enum Step {
    Value(u64),
    Needs(TermId),
    NeedsBoth(TermId, TermId),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::ops::{Cmp, Conv, FloatBin, IntBin};
    use crate::expr::sort::Element;

    fn variable(terms: &Terms, t: TermId) -> VarId {
        terms.as_var(t).unwrap()
    }

    #[test]
    fn values_follow_the_assignment() {
        let mut t = Terms::new();
        let (x, d) = (t.var("x", Sort::Bv32), t.var("d", Sort::F64));
        let ten = t.int(10);
        let sum = t.int_bin(IntBin::Mul, x, ten);
        let wide = t.convert(Conv::I2D, sum);
        let total = t.float_bin(FloatBin::Add, wide, d);
        let mut assignment = Assignment::new();
        let mut cache = EvalCache::new();
        assert_eq!(eval(&t, total, &assignment, &mut cache), Const::double(0.0));
        assignment.set(variable(&t, x), Const::Bv32(-3));
        assignment.set(variable(&t, d), Const::double(0.5));
        assert_eq!(eval(&t, total, &assignment, &mut cache), Const::double(-29.5));
        assert_eq!(assignment.get(variable(&t, x), Sort::Bv32), Const::Bv32(-3));
    }

    #[test]
    fn arrays_are_read_through_their_writes() {
        let mut t = Terms::new();
        let a = t.var("a", Sort::Array(Element::Bv32));
        let (i, j, p) = (t.var("i", Sort::Bv32), t.var("j", Sort::Bv32), t.var("p", Sort::Bool));
        let (seven, eight) = (t.int(7), t.int(8));
        let written = t.store(a, i, seven);
        let zeros = t.const_array(eight);
        let either = t.ite(p, written, zeros);
        let again = t.store(either, j, eight);
        let read = t.select(again, i);
        let mut cache = EvalCache::new();
        let mut assignment = Assignment::new();
        assignment.set(variable(&t, i), Const::Bv32(3));
        assert_eq!(eval(&t, read, &assignment, &mut cache), Const::Bv32(8), "the constant array");
        assignment.set(variable(&t, p), Const::Bool(true));
        assert_eq!(eval(&t, read, &assignment, &mut cache), Const::Bv32(7), "the write at i");
        assignment.set(variable(&t, j), Const::Bv32(3));
        assert_eq!(eval(&t, read, &assignment, &mut cache), Const::Bv32(8), "the write at j");
        let elements = BTreeMap::from([(5, 50), (3, 30)]);
        assignment.set_array(variable(&t, a), ArrayValue { default: 1, elements });
        let whole = Evaluation::new(&t, &assignment, &mut cache).array(again);
        assert_eq!(whole, ArrayValue { default: 1, elements: BTreeMap::from([(3, 8), (5, 50)]) });
        let five = t.int(5);
        let read = t.select(a, five);
        assert_eq!(eval(&t, read, &assignment, &mut cache), Const::Bv32(50));
    }

    #[test]
    fn depth_is_no_limit_and_sharing_is_used() {
        let mut t = Terms::without_simplifier();
        let x = t.var("x", Sort::Bv32);
        let mut deep = x;
        for _ in 0..200_000 {
            deep = t.int_bin(IntBin::Add, deep, deep);
        }
        let condition = t.cmp(Cmp::Eq, deep, x);
        let mut cache = EvalCache::new();
        assert!(eval_bool(&t, condition, &Assignment::new(), &mut cache));
        let mut one = Assignment::new();
        one.set(variable(&t, x), Const::Bv32(1));
        assert!(!eval_bool(&t, condition, &one, &mut cache));
        assert!(!eval_all(&t, &[TermId::TRUE, condition], &one, &mut cache));
    }
}
