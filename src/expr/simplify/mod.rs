//! The simplifier: every node passes through here on its way into the arena and leaves in canonical form.
//!
//! One file per family of operations; this one dispatches and holds the two rules that are the same for all:
//! constants fold, and an operation on a choice of constants becomes a choice of constants.
//!
//! Invariants:
//! - Every rule is valid for all values, SMT-LIB's division by zero, NaN, infinities and -0.0 included. The property
//!   tests in `expr/tests.rs` compare each simplified term with its unsimplified twin.
//! - Every rule terminates: it goes to operands, to a smaller term, or to a form no rule changes back.
//! - Building a term costs bounded time and stack: after [`MAX_STEPS`] nested or consecutive rewrites for one call from
//!   outside, what remains is put into the arena as it is written. So a rule may count on canonical operands for
//!   strength but never for soundness.
//! - The result depends on the operands and their ids only.

mod arrays;
mod bitvector;
mod bool;
mod compare;
mod compare_const;
mod float;
mod float_compare;
mod ite;
mod linear;
mod literals;
mod width;

use super::node::{Node, TermId};
use super::semantics;
use super::sort::{Const, Sort};
use super::terms::Terms;

/// How many nodes the rewriting of one node may lead to. Typical are one to five.
pub(super) const MAX_STEPS: u32 = 256;

impl Terms {
    /// The canonical term for a well-sorted node.
    pub(super) fn build(&mut self, node: Node, sort: Sort) -> TermId {
        self.operations += 1;
        if !self.is_simplifying() {
            return self.intern(node, sort);
        }
        if !self.effort.enter() {
            return match self.fold_constants(&node, sort) {
                Some(constant) => constant,
                None => self.intern(node, sort),
            };
        }
        let result = self.simplify(node, sort);
        self.effort.leave();
        result
    }

    fn simplify(&mut self, node: Node, sort: Sort) -> TermId {
        if let Some(constant) = self.fold_constants(&node, sort) {
            return constant;
        }
        if let Some(choice) = self.distribute_over_choice(&node, sort) {
            return choice;
        }
        match node {
            Node::Const(_) | Node::Var(_) => self.intern(node, sort),
            Node::Int(op, a, b) => self.simplify_int(op, sort, a, b),
            Node::Extract { to, low, of } => self.simplify_extract(to, u32::from(low), of),
            Node::Concat(high, low) => self.simplify_concat(sort, high, low),
            Node::SignExtend(to, a) => self.simplify_sign_extend(to, a),
            Node::ZeroExtend(to, a) => self.simplify_zero_extend(to, a),
            Node::Float(op, a, b) => self.simplify_float(op, sort, a, b),
            Node::FloatUnary(op, a) => self.simplify_float_unary(op, sort, a),
            Node::Fma(a, b, c) => self.simplify_fma(sort, a, b, c),
            Node::FloatMin(a, b) | Node::FloatMax(a, b) => self.simplify_extremum(node, sort, a, b),
            Node::Convert(op, a) => self.simplify_conversion(op, sort, a),
            Node::Compare3(op, a, b) => self.simplify_compare3(op, a, b),
            Node::Cmp(op, a, b) => self.simplify_cmp(op, a, b),
            Node::CmpUnsigned(op, a, b) => self.simplify_cmp_unsigned(op, a, b),
            Node::Not(a) => self.simplify_not(a),
            Node::And(a, b) => self.simplify_and(a, b),
            Node::Xor(a, b) => self.simplify_xor(a, b),
            Node::Ite(c, a, b) => self.simplify_ite(sort, c, a, b),
            Node::Select(array, index) => self.simplify_select(sort, array, index),
            Node::Store(array, index, value) => self.simplify_store(sort, array, index, value),
            Node::ConstArray(_) => self.intern(node, sort),
        }
    }

    /// The value of an operation whose operands are all constants.
    fn fold_constants(&mut self, node: &Node, sort: Sort) -> Option<TermId> {
        if matches!(sort, Sort::Array(_)) {
            return None;
        }
        let children = node.children();
        let of = self.sort(*children.first()?);
        let bits = |number: usize| match children.get(number) {
            Some(child) => self.as_const(*child).map(Const::bits),
            None => Some(0),
        };
        let args = [bits(0)?, bits(1)?, bits(2)?];
        Some(self.constant(Const::from_bits(sort, semantics::apply(node, of, args))))
    }

    /// `f(c ? 1 : 0, 7)` is `c ? f(1, 7) : f(0, 7)`, which folds: this is how the ints of the operand stack become
    /// Booleans again.
    fn distribute_over_choice(&mut self, node: &Node, sort: Sort) -> Option<TermId> {
        if matches!(node, Node::Ite(..) | Node::And(..) | Node::Not(_) | Node::Xor(..))
            || matches!(sort, Sort::Array(_))
        {
            return None;
        }
        let mut choice = None;
        for &child in node.children().iter() {
            match *self.node(child) {
                Node::Const(_) => {}
                Node::Ite(c, a, b) if choice.is_none() && self.as_const(a).is_some() && self.as_const(b).is_some() => {
                    choice = Some((child, c, a, b));
                }
                _ => return None,
            }
        }
        let (child, c, a, b) = choice?;
        let put = |with: TermId| node.map(|operand| if operand == child { with } else { operand });
        let (then, otherwise) = (put(a), put(b));
        let then = self.build(then, sort);
        let otherwise = self.build(otherwise, sort);
        Some(self.ite(c, then, otherwise))
    }

    /// Operands of a commutative operation: a constant to the right, else the older term first.
    fn ordered(&self, a: TermId, b: TermId) -> (TermId, TermId) {
        let key = |t: TermId| (self.as_const(t).is_some(), t);
        if key(a) <= key(b) { (a, b) } else { (b, a) }
    }
}

/// Counts the rewriting steps since the call from outside, which is the one that finds `nested` at zero.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    nested: u32,
    steps: u32,
    max_steps: u32,
    /// How often rewriting was cut short: on ordinary terms never, or some rules undo each other.
    #[cfg(test)]
    pub cuts: u32,
}

impl Effort {
    pub fn new(max_steps: u32) -> Effort {
        Effort {
            nested: 0,
            steps: 0,
            max_steps,
            #[cfg(test)]
            cuts: 0,
        }
    }

    fn enter(&mut self) -> bool {
        if self.nested == 0 {
            self.steps = 0;
        }
        if self.steps >= self.max_steps {
            #[cfg(test)]
            {
                self.cuts += 1;
            }
            return false;
        }
        self.nested += 1;
        self.steps += 1;
        true
    }

    fn leave(&mut self) {
        self.nested -= 1;
    }
}

/// Checks, for rules written next to their tests, that two ways to build a term give the same one.
#[cfg(test)]
mod check {
    use super::*;

    /// Names for the operands of the rule tables.
    pub struct Bench {
        pub t: Terms,
    }

    impl Bench {
        pub fn new() -> Bench {
            Bench { t: Terms::new() }
        }

        pub fn int_var(&mut self, name: &str) -> TermId {
            self.t.var(name, Sort::Bv32)
        }

        pub fn long_var(&mut self, name: &str) -> TermId {
            self.t.var(name, Sort::Bv64)
        }

        pub fn bool_var(&mut self, name: &str) -> TermId {
            self.t.var(name, Sort::Bool)
        }

        pub fn double_var(&mut self, name: &str) -> TermId {
            self.t.var(name, Sort::F64)
        }

        /// Each row: what it is called, what was built, what it has to be.
        #[track_caller]
        pub fn check(&self, rows: &[(&str, TermId, TermId)]) {
            for (rule, built, expected) in rows {
                assert_eq!(
                    self.t.to_smt(*built),
                    self.t.to_smt(*expected),
                    "rule {rule}: built on the left, expected on the right"
                );
                assert_eq!(built, expected, "rule {rule}");
            }
        }
    }
}
