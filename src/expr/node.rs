//! The shapes a term can have.
//!
//! Invariants:
//! - A node's operands were built before it: their ids are smaller than its own. Ascending ids are a bottom-up order.
//! - A node is 16 bytes and `Copy`; everything of variable length (names) lives beside the arena.
//! - What the simplifying builder never leaves behind is said at each variant; consumers may rely on it for speed but
//!   have to handle every shape, since [`super::Terms::without_simplifier`] produces them all.

use super::ops::{Cmp, Compare3, Conv, FloatBin, FloatUn, IntBin};
use super::sort::{Const, Sort};

/// A term, as an index into its [`super::Terms`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TermId(pub u32);

impl TermId {
    /// The constant `false` in every arena.
    pub const FALSE: TermId = TermId(0);
    /// The constant `true` in every arena.
    pub const TRUE: TermId = TermId(1);

    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A variable, numbered densely in order of creation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct VarId(pub u32);

impl VarId {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One operation over terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    Const(Const),
    Var(VarId),

    /// Over two `Bv32` or two `Bv64`. Shift counts are masked as Java does. Division by zero has SMT-LIB's value
    /// (`x / 0` is -1 for x >= 0 and 1 for x < 0; `x % 0` is x): the VM forks on zero before it builds the term.
    ///
    /// Simplified: a constant is on the right (except `c - x`), `x - c` is `x + -c`, negation is `0 - x`.
    Int(IntBin, TermId, TermId),
    /// The bits `low ..` of a wider bit-vector, as many as the sort `to` has.
    Extract {
        to: Sort,
        low: u8,
        of: TermId,
    },
    /// The first operand's bits above the second's, which has the same width.
    Concat(TermId, TermId),
    SignExtend(Sort, TermId),
    ZeroExtend(Sort, TermId),

    Float(FloatBin, TermId, TermId),
    FloatUnary(FloatUn, TermId),
    /// `a * b + c` with one rounding.
    Fma(TermId, TermId, TermId),
    /// `Math.min`.
    FloatMin(TermId, TermId),
    /// `Math.max`.
    FloatMax(TermId, TermId),

    /// Simplified: only the conversions from or to a float; those between integers are extracts and extensions.
    Convert(Conv, TermId),
    /// Gives a `Bv32` of -1, 0 or 1. Simplified: not under a comparison with a constant.
    Compare3(Compare3, TermId, TermId),
    /// Bit-vectors (signed) and floats: all six; references: `Eq` and `Ne`.
    ///
    /// Simplified: bit-vectors use `Eq`, `Ne`, `Lt` and `Ge` only, a constant is on the right; floats use `Gt` and
    /// `Ge` only with a constant on the right.
    Cmp(Cmp, TermId, TermId),
    /// Bit-vectors as unsigned numbers. Simplified: `Lt` and `Ge` only, and not where the signed comparison says the
    /// same.
    CmpUnsigned(Cmp, TermId, TermId),

    /// Simplified: neither over `Not` nor over a comparison that can be flipped (floats: `Eq` and `Ne` can).
    Not(TermId),
    /// Disjunction has no node of its own: `a || b` is `!(!a && !b)`, so negation is cheap and complements are found
    /// by looking at one node.
    And(TermId, TermId),
    /// Exclusive or. Simplified: no operand is a `Not`.
    Xor(TermId, TermId),

    /// At every sort. Simplified: the condition is not negated (no `Not`, `Ne`, or `Ge` of bit-vectors).
    Ite(TermId, TermId, TermId),

    /// The element of an array at a `Bv32` index.
    Select(TermId, TermId),
    /// The array with the element at an index replaced.
    Store(TermId, TermId, TermId),
    /// The array that has this element at every index.
    ConstArray(TermId),
}

/// The operands of a node, in order: a slice of at most three.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Children {
    ids: [TermId; 3],
    len: u8,
}

impl Children {
    const NONE: Children = Children { ids: [TermId::FALSE; 3], len: 0 };

    fn one(a: TermId) -> Children {
        Children { ids: [a, TermId::FALSE, TermId::FALSE], len: 1 }
    }

    fn two(a: TermId, b: TermId) -> Children {
        Children { ids: [a, b, TermId::FALSE], len: 2 }
    }

    fn three(a: TermId, b: TermId, c: TermId) -> Children {
        Children { ids: [a, b, c], len: 3 }
    }
}

impl std::ops::Deref for Children {
    type Target = [TermId];

    #[inline(always)]
    fn deref(&self) -> &[TermId] {
        &self.ids[..self.len as usize]
    }
}

impl IntoIterator for Children {
    type Item = TermId;
    type IntoIter = std::iter::Take<std::array::IntoIter<TermId, 3>>;

    fn into_iter(self) -> Self::IntoIter {
        self.ids.into_iter().take(self.len as usize)
    }
}

impl Node {
    #[inline]
    pub fn children(&self) -> Children {
        match *self {
            Node::Const(_) | Node::Var(_) => Children::NONE,
            Node::Extract { of: a, .. }
            | Node::SignExtend(_, a)
            | Node::ZeroExtend(_, a)
            | Node::FloatUnary(_, a)
            | Node::Convert(_, a)
            | Node::Not(a)
            | Node::ConstArray(a) => Children::one(a),
            Node::Int(_, a, b)
            | Node::Concat(a, b)
            | Node::Float(_, a, b)
            | Node::FloatMin(a, b)
            | Node::FloatMax(a, b)
            | Node::Compare3(_, a, b)
            | Node::Cmp(_, a, b)
            | Node::CmpUnsigned(_, a, b)
            | Node::And(a, b)
            | Node::Xor(a, b)
            | Node::Select(a, b) => Children::two(a, b),
            Node::Fma(a, b, c) | Node::Ite(a, b, c) | Node::Store(a, b, c) => Children::three(a, b, c),
        }
    }

    /// Two words that no other node has: what the arena hashes.
    pub(super) fn key(&self) -> (u64, u64) {
        let unary = |kind: u64, op: u64, a: TermId| (kind | op << 8, u64::from(a.0));
        let binary = |kind: u64, op: u64, a: TermId, b: TermId| (kind | op << 8 | u64::from(a.0) << 32, u64::from(b.0));
        let ternary = |kind: u64, a: TermId, b: TermId, c: TermId| {
            (kind | u64::from(a.0) << 32, u64::from(b.0) | u64::from(c.0) << 32)
        };
        match *self {
            Node::Const(value) => (value.sort().code() << 8, value.bits()),
            Node::Var(id) => (1, u64::from(id.0)),
            Node::Int(op, a, b) => binary(2, op as u64, a, b),
            Node::Extract { to, low, of } => unary(3, to.code() | u64::from(low) << 8, of),
            Node::Concat(a, b) => binary(4, 0, a, b),
            Node::SignExtend(to, a) => unary(5, to.code(), a),
            Node::ZeroExtend(to, a) => unary(6, to.code(), a),
            Node::Float(op, a, b) => binary(7, op as u64, a, b),
            Node::FloatUnary(op, a) => unary(8, op as u64, a),
            Node::Fma(a, b, c) => ternary(9, a, b, c),
            Node::FloatMin(a, b) => binary(10, 0, a, b),
            Node::FloatMax(a, b) => binary(11, 0, a, b),
            Node::Convert(op, a) => unary(12, op as u64, a),
            Node::Compare3(op, a, b) => binary(13, op as u64, a, b),
            Node::Cmp(op, a, b) => binary(14, op as u64, a, b),
            Node::CmpUnsigned(op, a, b) => binary(15, op as u64, a, b),
            Node::Not(a) => unary(16, 0, a),
            Node::And(a, b) => binary(17, 0, a, b),
            Node::Xor(a, b) => binary(18, 0, a, b),
            Node::Ite(a, b, c) => ternary(19, a, b, c),
            Node::Select(a, b) => binary(20, 0, a, b),
            Node::Store(a, b, c) => ternary(21, a, b, c),
            Node::ConstArray(a) => unary(22, 0, a),
        }
    }

    /// The same operation over other operands.
    pub fn map(&self, mut f: impl FnMut(TermId) -> TermId) -> Node {
        match *self {
            Node::Const(_) | Node::Var(_) => *self,
            Node::Int(op, a, b) => Node::Int(op, f(a), f(b)),
            Node::Extract { to, low, of } => Node::Extract { to, low, of: f(of) },
            Node::Concat(a, b) => Node::Concat(f(a), f(b)),
            Node::SignExtend(to, a) => Node::SignExtend(to, f(a)),
            Node::ZeroExtend(to, a) => Node::ZeroExtend(to, f(a)),
            Node::Float(op, a, b) => Node::Float(op, f(a), f(b)),
            Node::FloatUnary(op, a) => Node::FloatUnary(op, f(a)),
            Node::Fma(a, b, c) => Node::Fma(f(a), f(b), f(c)),
            Node::FloatMin(a, b) => Node::FloatMin(f(a), f(b)),
            Node::FloatMax(a, b) => Node::FloatMax(f(a), f(b)),
            Node::Convert(op, a) => Node::Convert(op, f(a)),
            Node::Compare3(op, a, b) => Node::Compare3(op, f(a), f(b)),
            Node::Cmp(op, a, b) => Node::Cmp(op, f(a), f(b)),
            Node::CmpUnsigned(op, a, b) => Node::CmpUnsigned(op, f(a), f(b)),
            Node::Not(a) => Node::Not(f(a)),
            Node::And(a, b) => Node::And(f(a), f(b)),
            Node::Xor(a, b) => Node::Xor(f(a), f(b)),
            Node::Ite(a, b, c) => Node::Ite(f(a), f(b), f(c)),
            Node::Select(a, b) => Node::Select(f(a), f(b)),
            Node::Store(a, b, c) => Node::Store(f(a), f(b), f(c)),
            Node::ConstArray(a) => Node::ConstArray(f(a)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_two_words() {
        assert_eq!(std::mem::size_of::<Node>(), 16);
    }

    #[test]
    fn children_are_in_order() {
        let ite = Node::Ite(TermId(7), TermId(3), TermId(5));
        assert_eq!(&*ite.children(), &[TermId(7), TermId(3), TermId(5)]);
        assert!(Node::Var(VarId(0)).children().is_empty());
    }
}
