//! Connectives: negation, conjunction, exclusive or. Disjunction is negated conjunction (see `Node::And`).
//!
//! A conjunction of few literals is a left-leaning chain in the order of ids, without duplicates; a literal implied by
//! another is dropped, contradicting ones give false (see `literals`), and a clause `!(a && b)` loses what the other
//! literals decide. Longer conjunctions only meet the rules at their top.

use crate::expr::node::{Node, TermId};
use crate::expr::ops::Cmp;
use crate::expr::sort::Sort;
use crate::expr::terms::Terms;

use super::literals::Relation;

/// Conjunctions up to this length are kept in order.
const MAX_LITERALS: usize = 10;
/// How many literals of a negated conjunction are looked at.
const MAX_CLAUSE: usize = 6;
/// How many literals may enter while one conjunction is put in order; what a clause shrinks to enters anew.
const MAX_ENTRIES: usize = 40;

impl Terms {
    pub(super) fn simplify_not(&mut self, a: TermId) -> TermId {
        match *self.node(a) {
            Node::Not(inner) => inner,
            Node::Cmp(op, x, y) if self.is_flippable(op, x) => self.intern(Node::Cmp(op.negate(), x, y), Sort::Bool),
            Node::CmpUnsigned(op, x, y) => self.intern(Node::CmpUnsigned(op.negate(), x, y), Sort::Bool),
            _ => self.intern(Node::Not(a), Sort::Bool),
        }
    }

    /// Whether `!(x op y)` is the comparison with the opposite operation: an unordered pair fails `<` and `>=` alike.
    fn is_flippable(&self, op: Cmp, x: TermId) -> bool {
        matches!(op, Cmp::Eq | Cmp::Ne) || !self.sort(x).is_float()
    }

    /// The term without its negation, and whether there was one. `!=`, `>=` of bit-vectors and unsigned `>=` count as
    /// negations of `==` and `<`.
    pub(super) fn positive(&mut self, t: TermId) -> (TermId, bool) {
        match *self.node(t) {
            Node::Not(inner) => (inner, true),
            Node::Cmp(op @ (Cmp::Ne | Cmp::Ge | Cmp::Le), x, _) if self.is_flippable(op, x) => (self.not(t), true),
            Node::CmpUnsigned(Cmp::Ne | Cmp::Ge | Cmp::Le, ..) => (self.not(t), true),
            _ => (t, false),
        }
    }

    /// Whether one term is the other's negation, as far as one node shows.
    pub(super) fn are_complements(&self, a: TermId, b: TermId) -> bool {
        match (*self.node(a), *self.node(b)) {
            (Node::Not(inner), _) if inner == b => true,
            (_, Node::Not(inner)) if inner == a => true,
            (Node::Cmp(op, x, y), Node::Cmp(other, z, w)) => {
                (x, y) == (z, w) && other == op.negate() && self.is_flippable(op, x)
            }
            (Node::CmpUnsigned(op, x, y), Node::CmpUnsigned(other, z, w)) => (x, y) == (z, w) && other == op.negate(),
            _ => false,
        }
    }

    pub(super) fn simplify_and(&mut self, a: TermId, b: TermId) -> TermId {
        match (a, b) {
            (TermId::FALSE, _) | (_, TermId::FALSE) => return TermId::FALSE,
            (TermId::TRUE, other) | (other, TermId::TRUE) => return other,
            _ => {}
        }
        if a == b {
            return a;
        }
        if self.are_complements(a, b) {
            return TermId::FALSE;
        }
        match self.conjunction(a, b) {
            Some(result) => result,
            None => self.intern(Node::And(a.min(b), a.max(b)), Sort::Bool),
        }
    }

    /// The conjunction put in order; `None` if it is too long.
    fn conjunction(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let mut kept: Bounded<MAX_LITERALS> = Bounded::new();
        // The literals of `a` know each other already.
        if !self.literals_of(a, &mut kept) {
            return None;
        }
        let mut entering: Bounded<MAX_LITERALS> = Bounded::new();
        if !self.literals_of(b, &mut entering) {
            return None;
        }
        let mut entries = 0;
        while let Some(literal) = entering.pop() {
            entries += 1;
            if entries > MAX_ENTRIES {
                return None;
            }
            match self.enter(literal, &mut kept, &mut entering)? {
                Entered::Fine => {}
                Entered::Contradiction => return Some(TermId::FALSE),
            }
        }
        kept.sort();
        let mut all = TermId::TRUE;
        for &literal in kept.as_slice() {
            all = if all == TermId::TRUE { literal } else { self.intern(Node::And(all, literal), Sort::Bool) };
        }
        Some(all)
    }

    /// Adds a literal to those kept, which may make it or some of them superfluous.
    fn enter<const N: usize, const M: usize>(
        &mut self,
        literal: TermId,
        kept: &mut Bounded<N>,
        entering: &mut Bounded<M>,
    ) -> Option<Entered> {
        if literal == TermId::TRUE {
            return Some(Entered::Fine);
        }
        if literal == TermId::FALSE {
            return Some(Entered::Contradiction);
        }
        if matches!(self.node(literal), Node::And(..)) {
            return self.literals_of(literal, entering).then_some(Entered::Fine);
        }
        let mut at = 0;
        while at < kept.len() {
            let other = kept.as_slice()[at];
            match self.relation(literal, other) {
                Relation::Excludes => return Some(Entered::Contradiction),
                Relation::ImpliedBy => return Some(Entered::Fine),
                Relation::Implies => {
                    kept.remove(at);
                    continue;
                }
                Relation::Together(both) => {
                    kept.remove(at);
                    return entering.push(both).then_some(Entered::Fine);
                }
                Relation::Unknown => {}
            }
            if let Some(smaller) = self.shrink_clause(literal, other) {
                return entering.push(smaller).then_some(Entered::Fine);
            }
            if let Some(smaller) = self.shrink_clause(other, literal) {
                kept.remove(at);
                if !entering.push(smaller) {
                    return None;
                }
                continue;
            }
            at += 1;
        }
        kept.push(literal).then_some(Entered::Fine)
    }

    /// What is left of `clause`, a negated conjunction, where `given` holds; `None` if it is no such clause or nothing
    /// changes.
    fn shrink_clause(&mut self, clause: TermId, given: TermId) -> Option<TermId> {
        let Node::Not(inner) = *self.node(clause) else { return None };
        if !matches!(self.node(inner), Node::And(..)) {
            return None;
        }
        let mut parts: Bounded<MAX_CLAUSE> = Bounded::new();
        if !self.literals_of(inner, &mut parts) {
            return None;
        }
        let mut rest: Bounded<MAX_CLAUSE> = Bounded::new();
        for &part in parts.as_slice() {
            match self.relation(given, part) {
                // The part is false, so the clause is true.
                Relation::Excludes => return Some(TermId::TRUE),
                // The part is true, so it is up to the others.
                Relation::Implies => {}
                _ => {
                    rest.push(part);
                }
            }
        }
        if rest.len() == parts.len() {
            return None;
        }
        let rest = self.all_of(rest.as_slice());
        Some(self.not(rest))
    }

    /// Appends the conjuncts of a term; false if there is no room for them.
    fn literals_of<const N: usize>(&self, t: TermId, into: &mut Bounded<N>) -> bool {
        let mut pending: Bounded<N> = Bounded::new();
        pending.push(t);
        while let Some(t) = pending.pop() {
            let has_room = match *self.node(t) {
                Node::And(a, b) => pending.push(a) && pending.push(b),
                _ => into.push(t),
            };
            if !has_room {
                return false;
            }
        }
        true
    }

    pub(super) fn simplify_xor(&mut self, a: TermId, b: TermId) -> TermId {
        match (a, b) {
            (TermId::FALSE, other) | (other, TermId::FALSE) => return other,
            (TermId::TRUE, other) | (other, TermId::TRUE) => return self.not(other),
            _ => {}
        }
        let (x, x_negated) = self.positive(a);
        let (y, y_negated) = self.positive(b);
        let differ = if x == y {
            TermId::FALSE
        } else if let Some(rest) = self.xor_rest(x, y) {
            rest
        } else {
            self.intern(Node::Xor(x.min(y), x.max(y)), Sort::Bool)
        };
        if x_negated != y_negated { self.not(differ) } else { differ }
    }

    /// `x ^ (x ^ y)` is y.
    fn xor_rest(&self, x: TermId, y: TermId) -> Option<TermId> {
        for (whole, part) in [(x, y), (y, x)] {
            if let Node::Xor(a, b) = *self.node(whole) {
                if a == part {
                    return Some(b);
                }
                if b == part {
                    return Some(a);
                }
            }
        }
        None
    }
}

enum Entered {
    Fine,
    Contradiction,
}

/// A list of at most N terms, on the stack.
struct Bounded<const N: usize> {
    items: [TermId; N],
    len: usize,
}

impl<const N: usize> Bounded<N> {
    fn new() -> Self {
        Bounded { items: [TermId::FALSE; N], len: 0 }
    }

    fn as_slice(&self) -> &[TermId] {
        &self.items[..self.len]
    }

    fn len(&self) -> usize {
        self.len
    }

    fn push(&mut self, t: TermId) -> bool {
        if self.len == N {
            return false;
        }
        self.items[self.len] = t;
        self.len += 1;
        true
    }

    fn pop(&mut self) -> Option<TermId> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len])
    }

    fn remove(&mut self, at: usize) {
        self.items.copy_within(at + 1..self.len, at);
        self.len -= 1;
    }

    fn sort(&mut self) {
        self.items[..self.len].sort_unstable();
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::Bench;
    use super::*;

    #[test]
    fn negation() {
        let mut b = Bench::new();
        let p = b.bool_var("p");
        let (x, y) = (b.int_var("x"), b.int_var("y"));
        let (d, e) = (b.double_var("d"), b.double_var("e"));
        let not_p = b.t.not(p);
        let less = b.t.cmp(Cmp::Lt, x, y);
        let below = b.t.cmp_unsigned(Cmp::Lt, x, y);
        let equal = b.t.cmp(Cmp::Eq, d, e);
        let float_less = b.t.cmp(Cmp::Lt, d, e);
        let rows = [
            ("!!p", b.t.not(not_p), p),
            ("!(x < y)", b.t.not(less), b.t.cmp(Cmp::Ge, x, y)),
            ("!(x <u y)", b.t.not(below), b.t.cmp_unsigned(Cmp::Ge, x, y)),
            ("!(d == e)", b.t.not(equal), b.t.cmp(Cmp::Ne, d, e)),
        ];
        b.check(&rows);
        let not_less = b.t.not(float_less);
        assert_eq!(*b.t.node(not_less), Node::Not(float_less), "NaN fails < and >= alike");
    }

    #[test]
    fn conjunctions() {
        let mut b = Bench::new();
        let (p, q, r) = (b.bool_var("p"), b.bool_var("q"), b.bool_var("r"));
        let (f, t) = (TermId::FALSE, TermId::TRUE);
        let not_p = b.t.not(p);
        let pq = b.t.and(p, q);
        let qr = b.t.and(q, r);
        let pqr = b.t.and(pq, r);
        let p_or_q = b.t.or(p, q);
        let not_pq = b.t.not(pq);
        let not_q = b.t.not(q);
        let not_p_or_q = b.t.or(not_p, q);
        let rows = [
            ("p && true", b.t.and(p, t), p),
            ("p && false", b.t.and(p, f), f),
            ("p && p", b.t.and(p, p), p),
            ("p && !p", b.t.and(p, not_p), f),
            ("commutes", b.t.and(q, p), pq),
            ("associates", b.t.and(p, qr), pqr),
            ("duplicates", b.t.and(pqr, qr), pqr),
            ("complement inside", b.t.and(pqr, not_p), f),
            ("absorption", b.t.and(p, p_or_q), p),
            ("absorption of a disjunction", b.t.or(p, pq), p),
            ("p && !(p && q)", b.t.and(p, not_pq), b.t.and(p, not_q)),
            ("p && (!p || q)", b.t.and(p, not_p_or_q), pq),
            ("p || !p", b.t.or(p, not_p), t),
            ("p || q commutes", b.t.or(q, p), p_or_q),
            ("implies", b.t.implies(p, q), not_p_or_q),
            ("!(p && q) && (p && q)", b.t.and(not_pq, pq), f),
        ];
        b.check(&rows);
    }

    #[test]
    fn exclusive_or() {
        let mut b = Bench::new();
        let (p, q) = (b.bool_var("p"), b.bool_var("q"));
        let (x, y) = (b.int_var("x"), b.int_var("y"));
        let (not_p, not_q) = (b.t.not(p), b.t.not(q));
        let pq = b.t.xor(p, q);
        let less = b.t.cmp(Cmp::Lt, x, y);
        let not_less = b.t.not(less);
        let xored = b.t.xor(p, less);
        let rows = [
            ("p ^ p", b.t.xor(p, p), TermId::FALSE),
            ("p ^ !p", b.t.xor(p, not_p), TermId::TRUE),
            ("p ^ true", b.t.xor(p, TermId::TRUE), not_p),
            ("!p ^ !q", b.t.xor(not_p, not_q), pq),
            ("!p ^ q", b.t.xor(not_p, q), b.t.not(pq)),
            ("p ^ (x >= y)", b.t.xor(p, not_less), b.t.not(xored)),
            ("(p ^ q) ^ q", b.t.xor(pq, q), p),
            ("p == q", b.t.cmp(Cmp::Eq, p, q), b.t.not(pq)),
            ("p != q", b.t.cmp(Cmp::Ne, p, q), pq),
        ];
        b.check(&rows);
    }

    #[test]
    fn long_conjunctions_are_built_in_little_time() {
        let mut b = Bench::new();
        let mut all = TermId::TRUE;
        for i in 0..2000 {
            let p = b.bool_var(&format!("p{i}"));
            all = b.t.and(all, p);
        }
        assert_eq!(b.t.conjuncts(all).len(), 2000);
        assert!(b.t.len() < 10_000);
    }
}
