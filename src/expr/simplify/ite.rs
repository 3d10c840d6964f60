//! Choice: `condition ? then : otherwise` at every sort.
//!
//! A condition is kept in its positive form and choices with a common branch are merged, so the same value reached over
//! several paths becomes one choice with a larger condition. Also here: the Booleans of the operand stack, which are
//! choices between 1 and 0 ("flags").

use crate::expr::node::{Node, TermId};
use crate::expr::ops::Cmp;
use crate::expr::sort::Sort;
use crate::expr::terms::Terms;

/// A Boolean as 0 and 1: its condition, and whether 1 stands for the condition failing.
#[derive(Clone, Copy)]
pub(super) struct Flag {
    condition: TermId,
    negated: bool,
}

impl Terms {
    pub(super) fn simplify_ite(&mut self, sort: Sort, c: TermId, a: TermId, b: TermId) -> TermId {
        match c {
            TermId::TRUE => return a,
            TermId::FALSE => return b,
            _ if a == b => return a,
            _ => {}
        }
        let (positive, negated) = self.positive(c);
        if negated {
            return self.ite(positive, b, a);
        }
        if sort == Sort::Bool
            && let Some(result) = self.boolean_choice(c, a, b)
        {
            return result;
        }
        // Under the condition, an inner choice on the same condition is decided.
        if let Node::Ite(inner, x, _) = *self.node(a)
            && inner == c
        {
            return self.ite(c, x, b);
        }
        if let Node::Ite(inner, _, y) = *self.node(b)
            && inner == c
        {
            return self.ite(c, a, y);
        }
        // Where the two sides are equal either will do: `x == y ? x : y` is y. Not so for floats (0.0 == -0.0).
        if let Node::Cmp(Cmp::Eq, x, y) = *self.node(c)
            && !self.sort(x).is_float()
            && ((x, y) == (a, b) || (x, y) == (b, a))
        {
            return b;
        }
        if let Some(merged) = self.merge_choices(c, a, b) {
            return merged;
        }
        self.intern(Node::Ite(c, a, b), sort)
    }

    fn boolean_choice(&mut self, c: TermId, a: TermId, b: TermId) -> Option<TermId> {
        if a == TermId::TRUE || a == c {
            return Some(self.or(c, b));
        }
        if b == TermId::FALSE || b == c {
            return Some(self.and(c, a));
        }
        if a == TermId::FALSE || self.are_complements(a, c) {
            let not_c = self.not(c);
            return Some(self.and(not_c, b));
        }
        if b == TermId::TRUE || self.are_complements(b, c) {
            return Some(self.implies(c, a));
        }
        if self.are_complements(a, b) {
            return Some(self.iff(c, a));
        }
        None
    }

    /// Two nested choices between the same two values are one.
    fn merge_choices(&mut self, c: TermId, a: TermId, b: TermId) -> Option<TermId> {
        if let Node::Ite(d, x, y) = *self.node(b) {
            if x == a {
                // c ? a : (d ? a : y)
                let either = self.or(c, d);
                return Some(self.ite(either, a, y));
            }
            if y == a {
                // c ? a : (d ? x : a)
                let not_c = self.not(c);
                let neither = self.and(not_c, d);
                return Some(self.ite(neither, x, a));
            }
        }
        if let Node::Ite(d, x, y) = *self.node(a) {
            if y == b {
                // c ? (d ? x : b) : b
                let both = self.and(c, d);
                return Some(self.ite(both, x, b));
            }
            if x == b {
                // c ? (d ? b : y) : b
                let not_d = self.not(d);
                let only = self.and(c, not_d);
                return Some(self.ite(only, y, b));
            }
        }
        None
    }

    /// The Boolean behind a term that is 1 or 0 by construction.
    pub(super) fn as_flag(&self, t: TermId) -> Option<Flag> {
        let Node::Ite(condition, a, b) = *self.node(t) else { return None };
        match (self.signed_const(a), self.signed_const(b)) {
            (Some(1), Some(0)) => Some(Flag { condition, negated: false }),
            (Some(0), Some(1)) => Some(Flag { condition, negated: true }),
            _ => None,
        }
    }

    pub(super) fn flag_condition(&mut self, flag: Flag) -> TermId {
        if flag.negated { self.not(flag.condition) } else { flag.condition }
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::Bench;
    use super::*;

    #[test]
    fn choices_merge() {
        let mut b = Bench::new();
        let (p, q) = (b.bool_var("p"), b.bool_var("q"));
        let (x, y) = (b.int_var("x"), b.int_var("y"));
        let (not_p, not_q) = (b.t.not(p), b.t.not(q));
        let p_x_y = b.t.ite(p, x, y);
        let q_x_y = b.t.ite(q, x, y);
        let (either, both) = (b.t.or(p, q), b.t.and(p, q));
        let (only_q, only_p) = (b.t.and(not_p, q), b.t.and(p, not_q));
        let equal = b.t.eq(x, y);
        let less = b.t.cmp(Cmp::Lt, x, y);
        let not_less = b.t.cmp(Cmp::Ge, x, y);
        let z = b.int_var("z");
        let rows = [
            ("true", b.t.ite(TermId::TRUE, x, y), x),
            ("same branches", b.t.ite(p, x, x), x),
            ("negated condition", b.t.ite(not_p, y, x), p_x_y),
            ("flipped comparison", b.t.ite(not_less, y, x), b.t.ite(less, x, y)),
            ("same condition in then", b.t.ite(p, p_x_y, z), b.t.ite(p, x, z)),
            ("same condition in else", b.t.ite(p, z, p_x_y), b.t.ite(p, z, y)),
            ("p ? x : q ? x : y", b.t.ite(p, x, q_x_y), b.t.ite(either, x, y)),
            ("p ? y : q ? x : y", b.t.ite(p, y, q_x_y), b.t.ite(only_q, x, y)),
            ("p ? (q ? x : y) : y", b.t.ite(p, q_x_y, y), b.t.ite(both, x, y)),
            ("p ? (q ? x : y) : x", b.t.ite(p, q_x_y, x), b.t.ite(only_p, y, x)),
            ("x == y ? x : y", b.t.ite(equal, x, y), y),
            ("x == y ? y : x", b.t.ite(equal, y, x), x),
        ];
        b.check(&rows);
        let (d, e) = (b.double_var("d"), b.double_var("e"));
        let zeros_are_equal = b.t.eq(d, e);
        let kept = b.t.ite(zeros_are_equal, d, e);
        assert_eq!(*b.t.node(kept), Node::Ite(zeros_are_equal, d, e), "0.0 == -0.0");
    }

    #[test]
    fn boolean_choices_are_connectives() {
        let mut b = Bench::new();
        let (p, q) = (b.bool_var("p"), b.bool_var("q"));
        let (t, f) = (TermId::TRUE, TermId::FALSE);
        let not_p = b.t.not(p);
        let not_q = b.t.not(q);
        let rows = [
            ("p ? true : q", b.t.ite(p, t, q), b.t.or(p, q)),
            ("p ? q : false", b.t.ite(p, q, f), b.t.and(p, q)),
            ("p ? false : q", b.t.ite(p, f, q), b.t.and(not_p, q)),
            ("p ? q : true", b.t.ite(p, q, t), b.t.implies(p, q)),
            ("p ? q : !q", b.t.ite(p, q, not_q), b.t.iff(p, q)),
            ("p ? p : q", b.t.ite(p, p, q), b.t.or(p, q)),
            ("p ? q : p", b.t.ite(p, q, p), b.t.and(p, q)),
            ("p ? true : false", b.t.ite(p, t, f), p),
            ("p ? false : true", b.t.ite(p, f, t), not_p),
        ];
        b.check(&rows);
    }

    #[test]
    fn flags_come_back_as_booleans() {
        let mut b = Bench::new();
        let p = b.bool_var("p");
        let x = b.int_var("x");
        let flag = b.t.bool_to_int(p);
        let one = b.t.int(1);
        let zero = b.t.int(0);
        let not_p = b.t.not(p);
        let nested = b.t.ite(p, one, x);
        let x_is_zero = b.t.eq(x, zero);
        let rows = [
            ("flag != 0", b.t.int_to_bool(flag), p),
            ("flag == 0", b.t.cmp(Cmp::Eq, flag, zero), not_p),
            ("flag == 1", b.t.cmp(Cmp::Eq, flag, one), p),
            ("flag > 0", b.t.cmp(Cmp::Gt, flag, zero), p),
            ("flag < 1", b.t.cmp(Cmp::Lt, flag, one), not_p),
            ("(p ? 1 : x) == 0", b.t.cmp(Cmp::Eq, nested, zero), b.t.and(not_p, x_is_zero)),
        ];
        b.check(&rows);
    }
}
