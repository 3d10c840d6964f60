//! Terms to words: bottom-up, each term once, kept as long as the circuit.
//!
//! Invariants:
//! - A Boolean is a word of one bit, a reference one of 32; a float is its IEEE bits, with the one NaN that the evaluator
//!   knows.
//! - Nothing recurses: the depth of a term is bounded by memory.
//! - A term with an operation that is not translated has no word, and neither has what depends on it.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::expr::ops::{Cmp, Compare3, Conv, IntBin};
use crate::expr::{Node, Sort, TermId, TermMap, Terms, VarId};

use super::arrays::Reads;
use super::float::Format;
use super::gates::Gates;
use super::sat::Lit;
use super::words::{self, Word};

/// What a term became.
#[derive(Clone)]
pub(super) enum Image {
    Word(Rc<[Lit]>),
    /// Arrays have no bits: reads walk down their terms.
    Array,
    Unsupported,
}

/// The gates, and which terms they stand for.
pub struct Circuit {
    pub gates: Gates,
    pub(super) images: TermMap<Image>,
    inputs: BTreeMap<VarId, Rc<[Lit]>>,
    pub(super) reads: Reads,
    pending: Vec<TermId>,
}

impl Circuit {
    pub fn new() -> Circuit {
        Circuit {
            gates: Gates::new(),
            images: TermMap::new(),
            inputs: BTreeMap::new(),
            reads: Reads::default(),
            pending: Vec::new(),
        }
    }

    /// The bits of a variable that has been translated.
    pub fn input(&self, variable: VarId) -> Option<&[Lit]> {
        self.inputs.get(&variable).map(|word| &**word)
    }

    /// Index and element of each read of an unknown array.
    pub fn reads(&self, array: VarId) -> impl Iterator<Item = (&[Lit], &[Lit])> {
        self.reads.of(array)
    }

    /// The literal of a Boolean term; `None` if it has an operation that is not translated.
    pub fn condition(&mut self, terms: &Terms, t: TermId) -> Option<Lit> {
        self.translate(terms, t);
        self.word(t)?.first().copied()
    }

    fn translate(&mut self, terms: &Terms, root: TermId) {
        if self.images.get(root).is_some() {
            return;
        }
        let mut pending = std::mem::take(&mut self.pending);
        pending.push(root);
        while let Some(&t) = pending.last() {
            let before = pending.len();
            pending.extend(terms.children(t).into_iter().filter(|&child| self.images.get(child).is_none()));
            if pending.len() > before {
                continue;
            }
            pending.pop();
            if self.gates.is_full() {
                pending.clear();
                break;
            }
            if self.images.get(t).is_none() {
                let image = self.image(terms, t);
                self.images.insert(t, image);
            }
        }
        self.pending = pending;
    }

    pub(super) fn word(&self, t: TermId) -> Option<Rc<[Lit]>> {
        match self.images.get(t) {
            Some(Image::Word(word)) => Some(word.clone()),
            _ => None,
        }
    }

    /// The operands are translated.
    fn image(&mut self, terms: &Terms, t: TermId) -> Image {
        if matches!(terms.sort(t), Sort::Array(_)) {
            return Image::Array;
        }
        match self.scalar(terms, t) {
            Some(word) => {
                debug_assert_eq!(word.len(), width(terms.sort(t)), "{:?}", terms.node(t));
                Image::Word(word.into())
            }
            None => Image::Unsupported,
        }
    }

    fn scalar(&mut self, terms: &Terms, t: TermId) -> Option<Word> {
        let sort = terms.sort(t);
        Some(match *terms.node(t) {
            Node::Const(value) => words::constant(u128::from(value.bits()), width(sort)),
            Node::Var(variable) => self.variable(variable, sort),
            Node::Int(op, a, b) => self.int(op, &self.word(a)?, &self.word(b)?),
            Node::Extract { low, of, .. } => {
                let low = usize::from(low);
                self.word(of)?.get(low..low + width(sort))?.to_vec()
            }
            Node::Concat(high, low) => [self.word(low)?, self.word(high)?].concat(),
            Node::SignExtend(_, a) => words::sign_extend(&self.word(a)?, width(sort)),
            Node::ZeroExtend(_, a) => words::zero_extend(&self.word(a)?, width(sort)),
            Node::Convert(op, a) => self.convert(op, &self.word(a)?)?,
            Node::Compare3(op, a, b) => self.compare3(op, &self.word(a)?, &self.word(b)?),
            Node::Cmp(op, a, b) => {
                let (x, y) = (self.word(a)?, self.word(b)?);
                vec![self.compare(op, terms.sort(a), &x, &y)?]
            }
            Node::CmpUnsigned(op, a, b) => {
                let (x, y) = (self.word(a)?, self.word(b)?);
                vec![self.ordered(op, &x, &y, Gates::less_unsigned)]
            }
            Node::Not(a) => vec![!self.bit(a)?],
            Node::And(a, b) => {
                let (a, b) = (self.bit(a)?, self.bit(b)?);
                vec![self.gates.and(a, b)]
            }
            Node::Xor(a, b) => {
                let (a, b) = (self.bit(a)?, self.bit(b)?);
                vec![self.gates.xor(a, b)]
            }
            Node::Ite(c, a, b) => {
                let condition = self.bit(c)?;
                self.gates.choose(condition, &self.word(a)?, &self.word(b)?)
            }
            Node::Select(array, index) => self.select(terms, array, index)?,
            Node::Float(op, a, b) => {
                let (a, b) = (self.word(a)?, self.word(b)?);
                self.gates.float_binary(Format::of(sort), op, &a, &b)?
            }
            Node::FloatUnary(op, a) => self.gates.float_unary(Format::of(sort), op, &self.word(a)?),
            Node::Fma(a, b, c) => {
                let (a, b, c) = (self.word(a)?, self.word(b)?, self.word(c)?);
                self.gates.float_fma(Format::of(sort), &a, &b, &c)
            }
            Node::FloatMin(a, b) | Node::FloatMax(a, b) => {
                let greatest = matches!(terms.node(t), Node::FloatMax(..));
                let (a, b) = (self.word(a)?, self.word(b)?);
                self.gates.float_extreme(Format::of(sort), &a, &b, greatest)
            }
            Node::Store(..) | Node::ConstArray(_) => return None,
        })
    }

    fn bit(&self, t: TermId) -> Option<Lit> {
        match self.images.get(t) {
            Some(Image::Word(word)) => word.first().copied(),
            _ => None,
        }
    }

    fn variable(&mut self, variable: VarId, sort: Sort) -> Word {
        let input = self.gates.fresh_word(width(sort));
        self.inputs.insert(variable, input.clone().into());
        self.of_bits(sort, input)
    }

    /// Any bits as a value of a sort: there is one NaN.
    pub(super) fn of_bits(&mut self, sort: Sort, bits: Word) -> Word {
        if sort.is_float() { self.gates.canonical(Format::of(sort), &bits) } else { bits }
    }

    fn int(&mut self, op: IntBin, a: &[Lit], b: &[Lit]) -> Word {
        let gates = &mut self.gates;
        // Java masks the count: 5 bits of an int, 6 of a long.
        let count = &b[..b.len().min(if a.len() == 64 { 6 } else { 5 })];
        match op {
            IntBin::Add => gates.add(a, b),
            IntBin::Sub => gates.sub(a, b),
            IntBin::Mul => gates.mul(a, b),
            IntBin::Div => gates.divide_signed(a, b).0,
            IntBin::Rem => gates.divide_signed(a, b).1,
            IntBin::And => gates.bitwise(a, b, Gates::and),
            IntBin::Or => gates.bitwise(a, b, Gates::or),
            IntBin::Xor => gates.bitwise(a, b, Gates::xor),
            IntBin::Shl => gates.shift_left(a, count),
            IntBin::Shr => gates.shift_right(a, count, words::sign(a)),
            IntBin::UShr => gates.shift_right(a, count, Lit::FALSE),
        }
    }

    fn convert(&mut self, op: Conv, a: &[Lit]) -> Option<Word> {
        Some(match op {
            Conv::I2L => words::sign_extend(a, 64),
            Conv::L2I => a.get(..32)?.to_vec(),
            Conv::I2B => words::sign_extend(a.get(..8)?, 32),
            Conv::I2S => words::sign_extend(a.get(..16)?, 32),
            Conv::I2C => words::zero_extend(a.get(..16)?, 32),
            _ => self.gates.float_convert(op, a)?,
        })
    }

    fn compare3(&mut self, op: Compare3, a: &[Lit], b: &[Lit]) -> Word {
        let gates = &mut self.gates;
        let (less, greater) = match op {
            Compare3::Lcmp => (gates.less_signed(a, b), gates.less_signed(b, a)),
            _ => gates.float_compare3(op, a, b),
        };
        three_way(gates, less, greater)
    }

    fn compare(&mut self, op: Cmp, sort: Sort, a: &[Lit], b: &[Lit]) -> Option<Lit> {
        match sort {
            Sort::F32 | Sort::F64 => Some(self.gates.float_compare(Format::of(sort), op, a, b)),
            Sort::Array(_) => None,
            _ => Some(self.ordered(op, a, b, Gates::less_signed)),
        }
    }

    fn ordered(&mut self, op: Cmp, a: &[Lit], b: &[Lit], less: fn(&mut Gates, &[Lit], &[Lit]) -> Lit) -> Lit {
        let gates = &mut self.gates;
        match op {
            Cmp::Eq => gates.words_equal(a, b),
            Cmp::Ne => !gates.words_equal(a, b),
            Cmp::Lt => less(gates, a, b),
            Cmp::Ge => !less(gates, a, b),
            Cmp::Gt => less(gates, b, a),
            Cmp::Le => !less(gates, b, a),
        }
    }
}

/// -1 for less, 1 for greater, else 0.
fn three_way(gates: &mut Gates, less: Lit, greater: Lit) -> Word {
    let mut word = vec![less; 32];
    word[0] = gates.or(less, greater);
    word
}

/// The bits of a scalar sort.
pub(super) fn width(sort: Sort) -> usize {
    match sort {
        Sort::Bool => 1,
        Sort::Bv8 => 8,
        Sort::Bv16 => 16,
        Sort::Bv32 | Sort::F32 | Sort::Ref => 32,
        Sort::Bv64 | Sort::F64 => 64,
        Sort::Array(_) => 0,
    }
}
