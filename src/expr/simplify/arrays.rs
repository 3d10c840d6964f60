//! Arrays: reads through chains of writes.
//!
//! A write is skipped where its index is certainly another one, be it by constants, by facts (ranges) or by a constant
//! difference (`a[i]` and `a[i + 1]`). A write that might alias ends the walk: the choice is left to the solver.

use crate::expr::node::{Node, TermId};
use crate::expr::ops::IntBin;
use crate::expr::sort::Sort;
use crate::expr::terms::Terms;

/// How many writes a read is carried through.
const MAX_READ_THROUGH: u32 = 1024;
/// How many writes below a new one are searched for one to the same index.
const MAX_OVERWRITE: usize = 8;

/// Where a read ends.
enum Read {
    /// At the write that gave the element.
    Value(TermId),
    /// At an array of which no more is known.
    From(TermId),
}

impl Terms {
    pub(super) fn simplify_select(&mut self, sort: Sort, array: TermId, index: TermId) -> TermId {
        match self.read_through(array, index) {
            Read::Value(value) => value,
            Read::From(array) => self.intern(Node::Select(array, index), sort),
        }
    }

    fn read_through(&self, array: TermId, index: TermId) -> Read {
        let mut array = array;
        for _ in 0..MAX_READ_THROUGH {
            match *self.node(array) {
                Node::Store(_, at, value) if at == index => return Read::Value(value),
                Node::Store(below, at, _) if self.is_certainly_different(at, index) => array = below,
                Node::ConstArray(value) => return Read::Value(value),
                _ => break,
            }
        }
        Read::From(array)
    }

    pub(super) fn simplify_store(&mut self, sort: Sort, array: TermId, index: TermId, value: TermId) -> TermId {
        // Writing what is there already.
        let is_there = match self.read_through(array, index) {
            Read::Value(present) => present == value,
            Read::From(array) => *self.node(value) == Node::Select(array, index),
        };
        if is_there {
            return array;
        }
        // A write to the same index further down is lost, if all between are elsewhere.
        let mut between: [(TermId, TermId); MAX_OVERWRITE] = [(index, value); MAX_OVERWRITE];
        let mut below = array;
        for depth in 0..MAX_OVERWRITE {
            let Node::Store(next, at, old) = *self.node(below) else { break };
            if at == index {
                let mut result = next;
                for &(at, kept) in between[..depth].iter().rev() {
                    result = self.store(result, at, kept);
                }
                return self.store(result, index, value);
            }
            if !self.is_certainly_different(at, index) {
                break;
            }
            between[depth] = (at, old);
            below = next;
        }
        self.intern(Node::Store(array, index, value), sort)
    }

    /// Whether two indices can never be equal.
    fn is_certainly_different(&self, a: TermId, b: TermId) -> bool {
        let (left, right) = (self.facts(a), self.facts(b));
        if left.high < right.low || left.low > right.high {
            return true;
        }
        let is_sum = |t: TermId| matches!(self.node(t), Node::Int(IntBin::Add | IntBin::Sub, ..));
        (is_sum(a) || is_sum(b))
            && self
                .difference(Sort::Bv32, a, b)
                .is_some_and(|difference| difference.atoms().is_empty() && difference.constant != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::Bench;
    use super::*;
    use crate::expr::sort::Element;

    #[test]
    fn reads_and_writes() {
        let mut b = Bench::new();
        let a = b.t.var("a", Sort::Array(Element::Bv32));
        let (i, j) = (b.int_var("i"), b.int_var("j"));
        let (v, w) = (b.int_var("v"), b.int_var("w"));
        let (one, two) = (b.t.int(1), b.t.int(2));
        let i1 = b.t.int_bin(IntBin::Add, i, one);
        let zeros = {
            let zero = b.t.int(0);
            b.t.const_array(zero)
        };
        let a_i = b.t.store(a, i, v);
        let a_i_i1 = b.t.store(a_i, i1, w);
        let a_1 = b.t.store(a, one, v);
        let a_1_2 = b.t.store(a_1, two, w);
        let a_i_value = b.t.select(a, i);
        let a_2 = b.t.store(a, two, w);
        let char_index = b.t.var("c", Sort::Bv16);
        let char_index = b.t.zero_extend(Sort::Bv32, char_index);
        let minus_one = b.t.int(-1);
        let a_minus = b.t.store(a, minus_one, v);
        let rows = [
            ("read what was written", b.t.select(a_i, i), v),
            ("read below another constant", b.t.select(a_1_2, one), v),
            ("read below i + 1", b.t.select(a_i_i1, i), v),
            ("read outside the range", b.t.select(a_minus, char_index), b.t.select(a, char_index)),
            ("constant array", b.t.select(zeros, i), b.t.int(0)),
            ("write twice", b.t.store(a_i, i, w), b.t.store(a, i, w)),
            ("write what is there", b.t.store(a, i, a_i_value), a),
            ("write what is there already", b.t.store(a_1_2, one, v), a_1_2),
            ("overwrite further down", b.t.store(a_1_2, one, w), b.t.store(a_2, one, w)),
        ];
        b.check(&rows);
        let unknown = b.t.select(a_i, j);
        assert_eq!(*b.t.node(unknown), Node::Select(a_i, j), "i and j may be equal");
        let three = b.t.int(3);
        let low_bits = b.t.int_bin(IntBin::And, i, three);
        for written in [0, 3] {
            let written = b.t.int(written);
            let array = b.t.store(a, written, v);
            let read = b.t.select(array, low_bits);
            assert_eq!(*b.t.node(read), Node::Select(array, low_bits), "the ends of the range may be equal");
        }
    }
}
