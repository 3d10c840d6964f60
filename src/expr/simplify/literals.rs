//! How two literals of a conjunction bear on each other: the small theory of comparisons that needs no solver.
//!
//! Two kinds of knowledge: comparisons of the same two terms are sets of outcomes (less, equal, greater, and unordered
//! for floats) that intersect; comparisons of one term with different constants are intervals.
//!
//! Invariant: `relation` never builds anything larger than the two literals, and answers `Unknown` for all it does not
//! see at once.

use crate::expr::node::{Node, TermId};
use crate::expr::ops::Cmp;
use crate::expr::sort::Sort;
use crate::expr::terms::Terms;

/// What is known of two Boolean terms a and b.
pub(super) enum Relation {
    /// a and b cannot both hold.
    Excludes,
    /// Where a holds, b does.
    Implies,
    /// Where b holds, a does.
    ImpliedBy,
    /// a and b together are this one literal.
    Together(TermId),
    Unknown,
}

const LESS: u8 = 1;
const EQUAL: u8 = 2;
const GREATER: u8 = 4;
const UNORDERED: u8 = 8;

/// A comparison as the outcomes for which it holds.
struct Outcomes {
    a: TermId,
    b: TermId,
    holds: u8,
    float: bool,
}

fn outcomes_of(op: Cmp) -> u8 {
    match op {
        Cmp::Eq => EQUAL,
        Cmp::Ne => LESS | GREATER,
        Cmp::Lt => LESS,
        Cmp::Ge => GREATER | EQUAL,
        Cmp::Gt => GREATER,
        Cmp::Le => LESS | EQUAL,
    }
}

/// A comparison of a term with a constant, as the closed interval in which it holds or (`outside`) does not.
#[derive(Clone, Copy)]
struct Interval {
    low: i128,
    high: i128,
    outside: bool,
}

impl Interval {
    fn new(op: Cmp, constant: i64) -> Interval {
        let c = i128::from(constant);
        let inside = |low, high| Interval { low, high, outside: false };
        match op {
            Cmp::Eq => inside(c, c),
            Cmp::Ne => Interval { low: c, high: c, outside: true },
            Cmp::Lt => inside(i128::MIN, c - 1),
            Cmp::Le => inside(i128::MIN, c),
            Cmp::Gt => inside(c + 1, i128::MAX),
            Cmp::Ge => inside(c, i128::MAX),
        }
    }

    fn contains(&self, other: &Interval) -> bool {
        self.low <= other.low && other.high <= self.high
    }
}

impl Terms {
    pub(super) fn relation(&mut self, a: TermId, b: TermId) -> Relation {
        if a == b {
            return Relation::Implies;
        }
        if self.are_complements(a, b) {
            return Relation::Excludes;
        }
        let (Some(x), Some(y)) = (self.outcomes(a), self.outcomes(b)) else {
            return Relation::Unknown;
        };
        if (x.a, x.b) == (y.a, y.b) {
            return self.intersect(&x, &y);
        }
        self.compare_intervals(a, b)
    }

    /// A literal as a set of outcomes, the older operand first.
    fn outcomes(&self, literal: TermId) -> Option<Outcomes> {
        let (comparison, negated) = match *self.node(literal) {
            Node::Not(inner) => (inner, true),
            _ => (literal, false),
        };
        let Node::Cmp(op, a, b) = *self.node(comparison) else { return None };
        let float = self.sort(a).is_float();
        let mut holds = outcomes_of(op);
        if float && op == Cmp::Ne {
            holds |= UNORDERED;
        }
        if negated {
            holds ^= if float { LESS | EQUAL | GREATER | UNORDERED } else { LESS | EQUAL | GREATER };
        }
        if a <= b {
            return Some(Outcomes { a, b, holds, float });
        }
        let mirrored = (holds & (EQUAL | UNORDERED))
            | (if holds & LESS != 0 { GREATER } else { 0 })
            | (if holds & GREATER != 0 { LESS } else { 0 });
        Some(Outcomes { a: b, b: a, holds: mirrored, float })
    }

    fn intersect(&mut self, x: &Outcomes, y: &Outcomes) -> Relation {
        let both = x.holds & y.holds;
        if both == 0 {
            return Relation::Excludes;
        }
        if both == x.holds {
            return Relation::Implies;
        }
        if both == y.holds {
            return Relation::ImpliedBy;
        }
        for op in [Cmp::Eq, Cmp::Ne, Cmp::Lt, Cmp::Ge, Cmp::Gt, Cmp::Le] {
            let mut holds = outcomes_of(op);
            if x.float && op == Cmp::Ne {
                holds |= UNORDERED;
            }
            if holds == both {
                return Relation::Together(self.cmp(op, x.a, x.b));
            }
            if x.float && holds ^ (LESS | EQUAL | GREATER | UNORDERED) == both {
                let comparison = self.cmp(op, x.a, x.b);
                return Relation::Together(self.not(comparison));
            }
        }
        Relation::Unknown
    }

    fn compare_intervals(&mut self, a: TermId, b: TermId) -> Relation {
        let (Node::Cmp(op_a, x, c), Node::Cmp(op_b, y, d)) = (*self.node(a), *self.node(b)) else {
            return Relation::Unknown;
        };
        let (Some(c), Some(d)) = (self.signed_const(c), self.signed_const(d)) else {
            return Relation::Unknown;
        };
        if x != y {
            return Relation::Unknown;
        }
        let (p, q) = (Interval::new(op_a, c), Interval::new(op_b, d));
        match (p.outside, q.outside) {
            (true, true) => Relation::Unknown,
            (false, false) => {
                let (low, high) = (p.low.max(q.low), p.high.min(q.high));
                if low > high {
                    Relation::Excludes
                } else if q.contains(&p) {
                    Relation::Implies
                } else if p.contains(&q) {
                    Relation::ImpliedBy
                } else if low == high {
                    let value = self.bv(self.sort(x), low as i64);
                    Relation::Together(self.cmp(Cmp::Eq, x, value))
                } else {
                    Relation::Unknown
                }
            }
            (false, true) => match self.cut(x, p, q.low) {
                Cut::Empty => Relation::Excludes,
                Cut::Unchanged => Relation::Implies,
                Cut::Shorter(literal) => Relation::Together(literal),
                Cut::Split => Relation::Unknown,
            },
            (true, false) => match self.cut(x, q, p.low) {
                Cut::Empty => Relation::Excludes,
                Cut::Unchanged => Relation::ImpliedBy,
                Cut::Shorter(literal) => Relation::Together(literal),
                Cut::Split => Relation::Unknown,
            },
        }
    }

    /// What is left of the values of `x` in an interval without one point.
    fn cut(&mut self, x: TermId, interval: Interval, point: i128) -> Cut {
        let Interval { low, high, .. } = interval;
        let sort: Sort = self.sort(x);
        if point < low || point > high {
            Cut::Unchanged
        } else if low == high {
            Cut::Empty
        } else if point == low {
            let bound = self.bv(sort, point as i64);
            Cut::Shorter(self.cmp(Cmp::Gt, x, bound))
        } else if point == high {
            let bound = self.bv(sort, point as i64);
            Cut::Shorter(self.cmp(Cmp::Lt, x, bound))
        } else {
            Cut::Split
        }
    }
}

enum Cut {
    Empty,
    Unchanged,
    Shorter(TermId),
    Split,
}

#[cfg(test)]
mod tests {
    use super::super::check::Bench;
    use super::*;

    #[test]
    fn comparisons_of_the_same_terms() {
        let mut b = Bench::new();
        let (x, y) = (b.int_var("x"), b.int_var("y"));
        let (d, e) = (b.double_var("d"), b.double_var("e"));
        let c = |b: &mut Bench, op, x, y| b.t.cmp(op, x, y);
        let lt = c(&mut b, Cmp::Lt, x, y);
        let gt = c(&mut b, Cmp::Gt, x, y);
        let le = c(&mut b, Cmp::Le, x, y);
        let ge = c(&mut b, Cmp::Ge, x, y);
        let eq = c(&mut b, Cmp::Eq, x, y);
        let ne = c(&mut b, Cmp::Ne, x, y);
        let float_lt = c(&mut b, Cmp::Lt, d, e);
        let float_ge = c(&mut b, Cmp::Ge, d, e);
        let float_le = c(&mut b, Cmp::Le, d, e);
        let float_eq = c(&mut b, Cmp::Eq, d, e);
        let float_ne = c(&mut b, Cmp::Ne, d, e);
        let not_ge = b.t.not(float_ge);
        let rows = [
            ("x < y && x > y", b.t.and(lt, gt), TermId::FALSE),
            ("x <= y && x >= y", b.t.and(le, ge), eq),
            ("x <= y && x != y", b.t.and(le, ne), lt),
            ("x < y && x <= y", b.t.and(lt, le), lt),
            ("x < y || x == y", b.t.or(lt, eq), le),
            ("x < y || x > y", b.t.or(lt, gt), ne),
            ("x <= y || x >= y", b.t.or(le, ge), TermId::TRUE),
            ("d < e && d >= e", b.t.and(float_lt, float_ge), TermId::FALSE),
            ("d < e && !(d >= e)", b.t.and(float_lt, not_ge), float_lt),
            ("d <= e && d >= e", b.t.and(float_le, float_ge), float_eq),
            ("d <= e && d != e", b.t.and(float_le, float_ne), float_lt),
        ];
        b.check(&rows);
        let either = b.t.or(float_lt, float_ge);
        assert_ne!(either, TermId::TRUE, "NaN");
    }

    #[test]
    fn comparisons_with_constants() {
        let mut b = Bench::new();
        let x = b.int_var("x");
        let c = |b: &mut Bench, op, value: i32| {
            let value = b.t.int(value);
            b.t.cmp(op, x, value)
        };
        let lt3 = c(&mut b, Cmp::Lt, 3);
        let lt5 = c(&mut b, Cmp::Lt, 5);
        let ge5 = c(&mut b, Cmp::Ge, 5);
        let ge6 = c(&mut b, Cmp::Ge, 6);
        let lt6 = c(&mut b, Cmp::Lt, 6);
        let eq5 = c(&mut b, Cmp::Eq, 5);
        let eq7 = c(&mut b, Cmp::Eq, 7);
        let ne5 = c(&mut b, Cmp::Ne, 5);
        let ne7 = c(&mut b, Cmp::Ne, 7);
        let rows = [
            ("x < 3 && x < 5", b.t.and(lt3, lt5), lt3),
            ("x < 3 && x >= 5", b.t.and(lt3, ge5), TermId::FALSE),
            ("x == 5 && x == 7", b.t.and(eq5, eq7), TermId::FALSE),
            ("x == 5 && x != 7", b.t.and(eq5, ne7), eq5),
            ("x >= 5 && x < 6", b.t.and(ge5, lt6), eq5),
            ("x >= 5 && x != 5", b.t.and(ge5, ne5), ge6),
            ("x < 6 && x != 5", b.t.and(lt6, ne5), lt5),
            ("x < 3 || x < 5", b.t.or(lt3, lt5), lt5),
            ("x == 5 || x > 5", b.t.or(eq5, ge6), ge5),
            ("x < 5 || x >= 3", b.t.or(lt5, ge5), TermId::TRUE),
        ];
        b.check(&rows);
    }
}
