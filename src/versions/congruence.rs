//! Equal operands give equal results: before two large terms are compared bit by bit, they are laid side by side, and where
//! they differ only in small integer parts those are shown to be equal by themselves. What remains is the same term.
//!
//! Sound: a part is replaced only by one that equals it wherever the path's assumptions hold.

use std::collections::BTreeSet;

use crate::expr::eval::{EvalCache, eval};
use crate::expr::ops::{Cmp, Conv, FloatBin, IntBin};
use crate::expr::{Node, Sort, TermId, Terms};
use crate::solver::{Answer, Constraints, Model, Solver};

/// Parts that the solver is asked about for one comparison, and pairs of terms that are looked at.
const MOST_ASKED: usize = 12;
const MOST_PAIRS: usize = 400;

/// A term that holds exactly where `same` does, as long as the path's assumptions hold.
pub fn unify(
    terms: &mut Terms,
    solver: &mut Solver,
    path: &Constraints,
    model: Option<&Model>,
    same: TermId,
) -> TermId {
    let all = terms.reachable(&[same]);
    if !all.iter().any(|t| is_heavy(terms, *t)) {
        return same;
    }
    let fixed = fixed(terms, solver, path, model, &all);
    let same = if fixed.is_empty() { same } else { terms.substitute(same, &fixed) };
    let mut sides = Sides { terms, seen: BTreeSet::new(), parts: Vec::new() };
    for t in sides.terms.reachable(&[same]) {
        if let Node::Cmp(Cmp::Eq | Cmp::Ne, a, b) = *sides.terms.node(t) {
            sides.align(a, b);
        }
    }
    let parts = sides.parts;
    let mut equal: Vec<(TermId, TermId)> = Vec::new();
    for (a, b) in parts.into_iter().take(MOST_ASKED) {
        if is_always(terms, solver, path, model, a, b) {
            equal.push((b, a));
        }
    }
    if equal.is_empty() { same } else { terms.substitute(same, &equal) }
}

/// Whether two terms are equal wherever the path's assumptions hold.
fn is_always(
    terms: &mut Terms,
    solver: &mut Solver,
    path: &Constraints,
    model: Option<&Model>,
    a: TermId,
    b: TermId,
) -> bool {
    let eq = terms.eq(a, b);
    let differs = terms.not(eq);
    matches!(solver.check(terms, path, model, differs), Answer::Unsat)
}

/// Integers that become floats and of which the path leaves one value only, with that value: the other version may have
/// computed with it all along.
fn fixed(
    terms: &mut Terms,
    solver: &mut Solver,
    path: &Constraints,
    model: Option<&Model>,
    all: &[TermId],
) -> Vec<(TermId, TermId)> {
    let Some(model) = model else { return Vec::new() };
    let mut found = Vec::new();
    let mut cache = EvalCache::new();
    let converted = all.iter().filter_map(|t| match *terms.node(*t) {
        Node::Convert(Conv::I2F | Conv::I2D | Conv::L2F | Conv::L2D, x) => Some(x),
        _ => None,
    });
    let converted: BTreeSet<TermId> = converted.filter(|x| terms.as_var(*x).is_none()).collect();
    for x in converted.into_iter().take(MOST_ASKED) {
        let value = eval(terms, x, model, &mut cache);
        let value = terms.constant(value);
        if is_always(terms, solver, path, Some(model), x, value) {
            found.push((x, value));
        }
    }
    found
}

/// Whether an operation makes a large circuit.
fn is_heavy(terms: &Terms, t: TermId) -> bool {
    match *terms.node(t) {
        Node::Float(..) | Node::Fma(..) | Node::FloatUnary(..) => true,
        Node::Int(IntBin::Div | IntBin::Rem, ..) => true,
        Node::Int(IntBin::Mul, a, b) => terms.as_const(a).is_none() && terms.as_const(b).is_none(),
        _ => false,
    }
}

struct Sides<'t> {
    terms: &'t Terms,
    seen: BTreeSet<(TermId, TermId)>,
    /// Pairs of integer terms in the same place.
    parts: Vec<(TermId, TermId)>,
}

impl Sides<'_> {
    fn is_cheap(&self, a: TermId, b: TermId) -> bool {
        !self.terms.reachable(&[a, b]).into_iter().any(|t| is_heavy(self.terms, t))
    }

    fn align(&mut self, a: TermId, b: TermId) {
        let mut todo = vec![(a, b)];
        while let Some((a, b)) = todo.pop() {
            if a == b || self.seen.len() >= MOST_PAIRS || !self.seen.insert((a, b)) {
                continue;
            }
            let (x, y) = (*self.terms.node(a), *self.terms.node(b));
            let nothing = |_| TermId::FALSE;
            let children = (self.terms.children(a), self.terms.children(b));
            let alike = !children.0.is_empty() && x.map(nothing) == y.map(nothing);
            // What is cheap is compared as a whole: its parts need not be equal.
            if matches!(self.terms.sort(a), Sort::Bool | Sort::Bv32 | Sort::Bv64) && self.is_cheap(a, b) {
                self.parts.push((a, b));
                continue;
            }
            if !alike {
                continue;
            }
            match (&*children.0, &*children.1) {
                ([p, q], [r, s]) if commutes(x) && (p == s || q == r) => todo.extend([(*p, *s), (*q, *r)]),
                (mine, theirs) => todo.extend(mine.iter().copied().zip(theirs.iter().copied())),
            }
        }
    }
}

fn commutes(node: Node) -> bool {
    matches!(node, Node::Float(FloatBin::Add | FloatBin::Mul, ..) | Node::Int(IntBin::Mul | IntBin::Add, ..))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::Options;

    #[test]
    fn small_parts_are_shown_to_be_equal_and_the_rest_is_the_same() {
        let mut terms = Terms::new();
        let (x, n) = (terms.var("x", Sort::F64), terms.var("n", Sort::Bv32));
        // n + (n & 1) and, for odd n, n + 1.
        let one = terms.int(1);
        let low = terms.int_bin(IntBin::And, n, one);
        let even = terms.int_bin(IntBin::Add, n, low);
        let next = terms.int_bin(IntBin::Add, n, one);
        let divided = |terms: &mut Terms, by| {
            let by = terms.convert(Conv::I2D, by);
            terms.float_bin(FloatBin::Div, x, by)
        };
        let (a, b) = (divided(&mut terms, even), divided(&mut terms, next));
        let same = terms.identical(a, b);
        let mut solver = Solver::new(&Options::default());
        let nothing = Constraints::new();
        assert_eq!(unify(&mut terms, &mut solver, &nothing, None, same), same, "n may be even");
        let odd = terms.eq(low, one);
        let mut path = Constraints::new();
        path.push(odd);
        assert_eq!(unify(&mut terms, &mut solver, &path, None, same), TermId::TRUE);
    }
}
