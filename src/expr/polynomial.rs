//! Integers as polynomials, modulo two to the width, over the terms that are no sums or products: sums of products that
//! are multiplied out differently are recognised as the same, which is hard for a solver.

use std::collections::BTreeMap;

use super::ops::IntBin;
use super::{Const, Node, TermId, Terms};

/// Products of a polynomial; larger ones are not multiplied out.
const MOST_PRODUCTS: usize = 300;
/// Factors of a product.
const MOST_FACTORS: usize = 12;
const DEEPEST: u32 = 200;

/// Factors, sorted, and how often their product is counted.
type Polynomial = BTreeMap<Vec<TermId>, u64>;

impl Terms {
    /// Whether two integers are the same polynomial. `false` says nothing.
    pub fn same_polynomial(&self, a: TermId, b: TermId) -> bool {
        let sort = self.sort(a);
        if !sort.is_bit_vector() || self.sort(b) != sort {
            return false;
        }
        let clean = |mut found: Polynomial| {
            found.values_mut().for_each(|count| *count &= sort.mask());
            found.retain(|_, count| *count != 0);
            found
        };
        match (self.polynomial(a, 0), self.polynomial(b, 0)) {
            (Some(a), Some(b)) => clean(a) == clean(b),
            _ => false,
        }
    }

    fn polynomial(&self, t: TermId, depth: u32) -> Option<Polynomial> {
        if depth > DEEPEST {
            return None;
        }
        let atom = || Some(Polynomial::from([(vec![t], 1)]));
        match *self.node(t) {
            Node::Const(constant) => Some(Polynomial::from([(Vec::new(), constant.signed()? as u64)])),
            Node::Int(IntBin::Add, a, b) => sum(self.polynomial(a, depth + 1)?, &self.polynomial(b, depth + 1)?, 1),
            Node::Int(IntBin::Sub, a, b) => {
                sum(self.polynomial(a, depth + 1)?, &self.polynomial(b, depth + 1)?, u64::MAX)
            }
            Node::Int(IntBin::Mul, a, b) => product(&self.polynomial(a, depth + 1)?, &self.polynomial(b, depth + 1)?),
            Node::Int(IntBin::Shl, a, b) => match self.as_const(b).and_then(Const::signed) {
                Some(count) => {
                    let width = self.sort(t).width().unwrap_or(32);
                    let factor = Polynomial::from([(Vec::new(), 1u64 << (count as u32 & (width - 1)))]);
                    product(&self.polynomial(a, depth + 1)?, &factor)
                }
                None => atom(),
            },
            _ => atom(),
        }
    }
}

fn sum(mut a: Polynomial, b: &Polynomial, scale: u64) -> Option<Polynomial> {
    for (factors, count) in b {
        let entry = a.entry(factors.clone()).or_default();
        *entry = entry.wrapping_add(count.wrapping_mul(scale));
    }
    (a.len() <= MOST_PRODUCTS).then_some(a)
}

fn product(a: &Polynomial, b: &Polynomial) -> Option<Polynomial> {
    if a.len() * b.len() > MOST_PRODUCTS {
        return None;
    }
    let mut found = Polynomial::new();
    for (x, m) in a {
        for (y, n) in b {
            let mut factors: Vec<TermId> = x.iter().chain(y).copied().collect();
            if factors.len() > MOST_FACTORS {
                return None;
            }
            factors.sort_unstable();
            let entry = found.entry(factors).or_default();
            *entry = entry.wrapping_add(m.wrapping_mul(*n));
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::super::Sort;
    use super::*;

    #[test]
    fn products_are_multiplied_out() {
        let mut terms = Terms::new();
        let [a, b, c] = ["a", "b", "c"].map(|name| terms.var(name, Sort::Bv32));
        let two = terms.int(2);
        let mul = |terms: &mut Terms, x, y| terms.int_bin(IntBin::Mul, x, y);
        let add = |terms: &mut Terms, x, y| terms.int_bin(IntBin::Add, x, y);
        // 2 * (a * b + (a + b) * c)
        let (ab, side) = (mul(&mut terms, a, b), add(&mut terms, a, b));
        let faces = mul(&mut terms, side, c);
        let inner = add(&mut terms, ab, faces);
        let left = mul(&mut terms, two, inner);
        // 2ab + 2bc + 2ac
        let parts = [(a, b), (b, c), (a, c)].map(|(x, y)| {
            let doubled = mul(&mut terms, two, x);
            mul(&mut terms, doubled, y)
        });
        let right = add(&mut terms, parts[0], parts[1]);
        let right = add(&mut terms, right, parts[2]);
        assert!(terms.same_polynomial(left, right));
        let other = add(&mut terms, right, a);
        assert!(!terms.same_polynomial(left, other));
    }
}
