//! Sums: `int` and `long` addition, subtraction and multiplication by constants, as linear combinations modulo 2^n.
//!
//! A sum is taken apart into atoms with coefficients and put together again in one order, so `x + 1 + 2`, `3 + x` and
//! `(x + y) - (y - 3)` are the same term.
//!
//! Invariants:
//! - Coefficients and the constant are reduced modulo 2^n and kept sign-extended; no coefficient is zero.
//! - At most [`MAX_ATOMS`] atoms: a longer sum stays as it was written. A product of a constant with a sum of several
//!   atoms is an atom, since distributing `31 * (31 * (…) + c)` would square the size of every hash code.

use crate::expr::node::{Node, TermId};
use crate::expr::ops::IntBin;
use crate::expr::sort::Sort;
use crate::expr::terms::Terms;

const MAX_ATOMS: usize = 8;
/// How deep a sum is taken apart; what is below counts as one atom.
const MAX_DEPTH: u32 = 12;

/// `constant + Σ coefficient * atom`, atoms in ascending order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Linear {
    sort: Sort,
    atoms: [(TermId, i64); MAX_ATOMS],
    len: usize,
    pub constant: i64,
}

impl Linear {
    pub fn new(sort: Sort) -> Linear {
        Linear { sort, atoms: [(TermId::FALSE, 0); MAX_ATOMS], len: 0, constant: 0 }
    }

    pub fn atoms(&self) -> &[(TermId, i64)] {
        &self.atoms[..self.len]
    }

    fn wrap(&self, value: i64) -> i64 {
        self.sort.signed(value as u64)
    }

    fn add_constant(&mut self, value: i64) {
        self.constant = self.wrap(self.constant.wrapping_add(value));
    }

    /// False if there is no room for another atom.
    fn add_atom(&mut self, atom: TermId, coefficient: i64) -> bool {
        let coefficient = self.wrap(coefficient);
        if coefficient == 0 {
            return true;
        }
        match self.atoms().binary_search_by_key(&atom, |entry| entry.0) {
            Ok(at) => {
                let sum = self.wrap(self.atoms[at].1.wrapping_add(coefficient));
                self.atoms[at].1 = sum;
                if sum == 0 {
                    self.atoms.copy_within(at + 1..self.len, at);
                    self.len -= 1;
                }
                true
            }
            Err(_) if self.len == MAX_ATOMS => false,
            Err(at) => {
                self.atoms.copy_within(at..self.len, at + 1);
                self.atoms[at] = (atom, coefficient);
                self.len += 1;
                true
            }
        }
    }

    /// Adds `scale * t`; false if it has too many atoms, and then `self` is not to be used.
    pub fn add(&mut self, terms: &Terms, t: TermId, scale: i64) -> bool {
        self.add_to_depth(terms, t, scale, MAX_DEPTH)
    }

    fn add_to_depth(&mut self, terms: &Terms, t: TermId, scale: i64, depth: u32) -> bool {
        match *terms.node(t) {
            Node::Const(value) => {
                self.add_constant(value.signed().unwrap_or(0).wrapping_mul(scale));
                true
            }
            Node::Int(IntBin::Add, a, b) if depth > 0 => {
                self.add_to_depth(terms, a, scale, depth - 1) && self.add_to_depth(terms, b, scale, depth - 1)
            }
            Node::Int(IntBin::Sub, a, b) if depth > 0 => {
                self.add_to_depth(terms, a, scale, depth - 1)
                    && self.add_to_depth(terms, b, scale.wrapping_neg(), depth - 1)
            }
            Node::Int(IntBin::Mul, a, b) => match terms.signed_const(b) {
                Some(factor) => self.add_atom(a, scale.wrapping_mul(factor)),
                None => self.add_atom(t, scale),
            },
            _ => self.add_atom(t, scale),
        }
    }

    /// `(a / b) * b + a % b` is `a`, also where `b` is zero (SMT-LIB's remainder is `a` then) and where the quotient
    /// overflows. No decision procedure sees that in reasonable time.
    fn join_quotient(&mut self, terms: &Terms) {
        let found = self.atoms().iter().find_map(|&(remainder, scale)| {
            let Node::Int(IntBin::Rem, a, b) = *terms.node(remainder) else { return None };
            let quotient = Node::Int(IntBin::Div, a, b);
            let is_quotient = |t: TermId| *terms.node(t) == quotient;
            let product = self.atoms().iter().find(|&&(atom, by)| match (terms.signed_const(b), *terms.node(atom)) {
                (Some(factor), _) => is_quotient(atom) && by == self.wrap(scale.wrapping_mul(factor)),
                (None, Node::Int(IntBin::Mul, x, y)) => {
                    by == scale && (is_quotient(x) && y == b || x == b && is_quotient(y))
                }
                _ => false,
            });
            product.map(|product| (remainder, scale, *product, a))
        });
        let Some((remainder, scale, (product, by), a)) = found else { return };
        let mut joined = *self;
        joined.add_atom(remainder, scale.wrapping_neg());
        joined.add_atom(product, by.wrapping_neg());
        if joined.add(terms, a, scale) {
            *self = joined;
        }
    }

    fn scaled(mut self, factor: i64) -> Linear {
        let mut result = Linear::new(self.sort);
        result.constant = self.wrap(self.constant.wrapping_mul(factor));
        for &mut (atom, coefficient) in &mut self.atoms[..self.len] {
            // There are no more atoms than before, so there is room.
            result.add_atom(atom, coefficient.wrapping_mul(factor));
        }
        result
    }
}

impl Terms {
    pub(super) fn simplify_sum(&mut self, op: IntBin, sort: Sort, a: TermId, b: TermId) -> TermId {
        if self.signed_const(b) == Some(0) {
            return a;
        }
        let mut sum = Linear::new(sort);
        if sum.add(self, a, 1) && sum.add(self, b, if op == IntBin::Sub { -1 } else { 1 }) {
            sum.join_quotient(self);
            return self.rebuild(&sum);
        }
        // Too long to be put in order; constants still meet.
        let (op, a, b) = match (op, self.signed_const(b)) {
            (IntBin::Sub, Some(value)) => (IntBin::Add, a, self.bv(sort, value.wrapping_neg())),
            (IntBin::Add, _) => {
                let (a, b) = self.ordered(a, b);
                (op, a, b)
            }
            _ => (op, a, b),
        };
        if let (IntBin::Add, Some(outer), Node::Int(IntBin::Add, x, c)) = (op, self.signed_const(b), *self.node(a))
            && let Some(inner) = self.signed_const(c)
        {
            let total = self.bv(sort, inner.wrapping_add(outer));
            if self.signed_const(total) == Some(0) {
                return x;
            }
            return self.intern(Node::Int(IntBin::Add, x, total), sort);
        }
        self.intern(Node::Int(op, a, b), sort)
    }

    pub(super) fn simplify_product(&mut self, sort: Sort, a: TermId, b: TermId) -> TermId {
        let (a, b) = self.ordered(a, b);
        let Some(factor) = self.signed_const(b) else {
            return self.intern(Node::Int(IntBin::Mul, a, b), sort);
        };
        match factor {
            0 => return b,
            1 => return a,
            -1 => {
                let zero = self.bv(sort, 0);
                return self.simplify_sum(IntBin::Sub, sort, zero, a);
            }
            _ => {}
        }
        let mut inner = Linear::new(sort);
        if inner.add(self, a, 1) && inner.atoms().len() <= 1 {
            let product = inner.scaled(factor);
            return self.rebuild(&product);
        }
        self.intern(Node::Int(IntBin::Mul, a, b), sort)
    }

    /// The one term for a linear combination: the first atom that is added, then the others in order, added or
    /// subtracted by the sign of their coefficient, then the constant. If no atom is added it begins with the constant.
    pub(super) fn rebuild(&mut self, sum: &Linear) -> TermId {
        let sort = sum.sort;
        // The least number is its own negation: it counts as positive.
        let added = |coefficient: i64| coefficient > 0 || coefficient == sort.signed_bounds().0;
        let head = sum.atoms().iter().position(|&(_, coefficient)| added(coefficient));
        let mut result = match head {
            Some(at) => {
                let (atom, coefficient) = sum.atoms()[at];
                self.scaled_atom(sort, atom, coefficient)
            }
            None => self.bv(sort, sum.constant),
        };
        for (at, &(atom, coefficient)) in sum.atoms().iter().enumerate() {
            if head == Some(at) {
                continue;
            }
            let node = if added(coefficient) {
                Node::Int(IntBin::Add, result, self.scaled_atom(sort, atom, coefficient))
            } else {
                Node::Int(IntBin::Sub, result, self.scaled_atom(sort, atom, -coefficient))
            };
            result = self.intern(node, sort);
        }
        if head.is_some() && sum.constant != 0 {
            let constant = self.bv(sort, sum.constant);
            result = self.intern(Node::Int(IntBin::Add, result, constant), sort);
        }
        result
    }

    fn scaled_atom(&mut self, sort: Sort, atom: TermId, coefficient: i64) -> TermId {
        if coefficient == 1 {
            return atom;
        }
        let factor = self.bv(sort, coefficient);
        self.intern(Node::Int(IntBin::Mul, atom, factor), sort)
    }

    /// `a - b`, if it can be written with few atoms.
    pub(super) fn difference(&self, sort: Sort, a: TermId, b: TermId) -> Option<Linear> {
        let mut difference = Linear::new(sort);
        (difference.add(self, a, 1) && difference.add(self, b, -1)).then_some(difference)
    }

    /// Solves `sum == 0` as far as it goes: true or false, `x == constant`, or added atoms == subtracted atoms.
    pub(super) fn linear_equation(&mut self, sum: &Linear) -> Equation {
        let sort = sum.sort;
        let Some(&(first, coefficient)) = sum.atoms().first() else {
            return Equation::Decided(sum.constant == 0);
        };
        let even = sum.atoms().iter().map(|&(_, coefficient)| coefficient.trailing_zeros()).min().unwrap_or(0);
        if sum.constant.trailing_zeros() < even {
            return Equation::Decided(false);
        }
        if sum.atoms().len() == 1 && coefficient & 1 == 1 {
            let value = sum.constant.wrapping_neg().wrapping_mul(odd_inverse(coefficient));
            return Equation::Sides(first, self.bv(sort, value));
        }
        // The first atom is added. The least number is its own negation and so on the left with either sign.
        let least = sort.signed_bounds().0;
        let first = sum.atoms().iter().find(|&&(_, coefficient)| coefficient != least);
        let sign = first.map_or(1, |&(_, coefficient)| coefficient.signum());
        let (mut left, mut right) = (Linear::new(sort), Linear::new(sort));
        for &(atom, coefficient) in sum.atoms() {
            if coefficient == least || coefficient * sign > 0 {
                left.add_atom(atom, coefficient.wrapping_mul(sign));
            } else {
                right.add_atom(atom, coefficient.wrapping_mul(-sign));
            }
        }
        right.constant = right.wrap(sum.constant.wrapping_mul(sign).wrapping_neg());
        Equation::Sides(self.rebuild(&left), self.rebuild(&right))
    }
}

pub(super) enum Equation {
    Decided(bool),
    Sides(TermId, TermId),
}

/// The inverse of an odd number modulo 2^64 (and so modulo every smaller power): Newton's iteration doubles the right
/// bits each time, starting from three.
fn odd_inverse(value: i64) -> i64 {
    let mut inverse = value;
    for _ in 0..5 {
        inverse = inverse.wrapping_mul(2i64.wrapping_sub(value.wrapping_mul(inverse)));
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::super::check::Bench;
    use super::*;

    #[test]
    fn sums_have_one_form() {
        let mut b = Bench::new();
        let (x, y, z) = (b.int_var("x"), b.int_var("y"), b.int_var("z"));
        let t = &mut b.t;
        let (one, two, three) = (t.int(1), t.int(2), t.int(3));
        let add = |t: &mut Terms, a, b| t.int_bin(IntBin::Add, a, b);
        let sub = |t: &mut Terms, a, b| t.int_bin(IntBin::Sub, a, b);
        let mul = |t: &mut Terms, a, b| t.int_bin(IntBin::Mul, a, b);
        let x1 = add(t, x, one);
        let x12 = add(t, x1, two);
        let x3 = add(t, three, x);
        let zero = t.int(0);
        let xx = sub(t, x, x);
        let dbl = mul(t, x, two);
        let dblx = add(t, dbl, x);
        let triple = mul(t, three, x);
        let xy = add(t, x, y);
        let yx = add(t, y, x);
        let back = sub(t, xy, y);
        let y3 = sub(t, y, three);
        let mixed = sub(t, xy, y3);
        let neg = t.neg(x);
        let twice_neg = t.neg(neg);
        let minus_y = t.neg(y);
        let x_plus_neg = add(t, x, minus_y);
        let x_minus_y = sub(t, x, y);
        let scaled = mul(t, x1, two);
        let two_x = mul(t, x, two);
        let scaled_expected = add(t, two_x, two);
        let sum3 = add(t, xy, z);
        let yz = add(t, y, z);
        let sum3b = add(t, yz, x);
        let minus_one = t.int(-1);
        let times_minus_one = mul(t, x, minus_one);
        b.check(&[
            ("constants meet", x12, x3),
            ("x - x", xx, zero),
            ("2x + x", dblx, triple),
            ("commutes", yx, xy),
            ("atoms cancel", back, x),
            ("(x + y) - (y - 3)", mixed, x3),
            ("double negation", twice_neg, x),
            ("adding a negation", x_plus_neg, x_minus_y),
            ("(x + 1) * 2", scaled, scaled_expected),
            ("associates", sum3b, sum3),
            ("times -1", times_minus_one, neg),
        ]);
    }

    #[test]
    fn quotient_and_remainder_meet() {
        let mut b = Bench::new();
        let (x, y) = (b.int_var("x"), b.int_var("y"));
        let mut sum = |a, divisor, minus: bool| {
            let t = &mut b.t;
            let quotient = t.int_bin(IntBin::Div, a, divisor);
            let product = t.int_bin(IntBin::Mul, quotient, divisor);
            let remainder = t.int_bin(IntBin::Rem, a, divisor);
            if minus {
                let rest = t.int_bin(IntBin::Sub, product, y);
                return t.int_bin(IntBin::Add, remainder, rest);
            }
            t.int_bin(IntBin::Add, product, remainder)
        };
        let plain = sum(x, y, false);
        let among_others = sum(x, y, true);
        let ten = b.t.int(10);
        let mut sum = |a| {
            let t = &mut b.t;
            let quotient = t.int_bin(IntBin::Div, a, ten);
            let product = t.int_bin(IntBin::Mul, quotient, ten);
            let remainder = t.int_bin(IntBin::Rem, a, ten);
            t.int_bin(IntBin::Add, remainder, product)
        };
        let tens = sum(x);
        let difference = b.t.int_bin(IntBin::Sub, x, y);
        b.check(&[("x / y * y + x % y", plain, x), ("less y", among_others, difference), ("tens", tens, x)]);
    }

    #[test]
    fn long_sums_stay_as_written_but_constants_meet() {
        let mut b = Bench::new();
        let mut sum = b.t.int(0);
        for i in 0..12 {
            let v = b.int_var(&format!("v{i}"));
            sum = b.t.int_bin(IntBin::Add, sum, v);
        }
        let one = b.t.int(1);
        let two = b.t.int(2);
        let a = b.t.int_bin(IntBin::Add, sum, one);
        let a = b.t.int_bin(IntBin::Add, a, one);
        let expected = b.t.int_bin(IntBin::Add, sum, two);
        let back = b.t.int_bin(IntBin::Sub, a, two);
        b.check(&[("constants meet", a, expected), ("constants cancel", back, sum)]);
    }

    #[test]
    fn odd_numbers_have_inverses() {
        for value in [1i64, 3, -1, 31, i64::MAX, -12345] {
            assert_eq!(value.wrapping_mul(odd_inverse(value)), 1);
        }
    }
}
