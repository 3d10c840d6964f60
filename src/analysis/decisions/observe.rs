//! From what shows at the points of a decision to its evaluations: the contract of [`Point`]s, as a pure function.
//!
//! **Contract.** For every mapped decision, each condition that can be evaluated shows at one of its points in every
//! evaluation that evaluates it, and at no other time:
//! - at a `Branch` point, before the branch at `pc` runs: the condition has the value `taken_means` if the branch is about
//!   to be taken, else the other one;
//! - at a `Value` point, before the instruction at `pc` runs: the int that lies `depth` values below the top of the operand
//!   stack (a long or double is one value) is not 0 if the condition has the value `nonzero_means`.
//!
//! Several points of a condition are copies of its code, or the arms of a switch whose value the condition is: an
//! evaluation passes one of them. Arms of a `?:` whose value is stored or passed on share one `Value` point; which of them
//! has shown there follows from the condition before the `?`. Operands of the strict operators show when the operator
//! consumes them, so an operand without code of its own may show after the conditions of the operand to its right:
//! `a & (b && c)` shows b, c, a. What shows first is the same condition, or conditions of one point, in all evaluations:
//! if it shows again, an evaluation was cut short by an exception and another has begun.
//!
//! An [`Observer`] takes what shows in the order of the code, and hands it to the marking function in the order of the
//! source. Like an [`Evaluation`], it belongs to one activation of its method.

use super::marking::{Evaluation, Marked};
use super::table::{Start, Table};
use crate::analysis::bits::Bits;

/// What has shown of an evaluation that is not complete.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Observer {
    evaluation: Evaluation,
    shown: Bits,
    values: Bits,
}

impl Observer {
    pub fn idle(table: &Table) -> Self {
        let none = Bits::new(table.conditions());
        Self { evaluation: Evaluation::idle(table), shown: none.clone(), values: none }
    }

    /// Has nothing shown of an evaluation yet?
    pub fn is_idle(&self) -> bool {
        self.evaluation.is_idle() && self.shown.is_empty()
    }

    /// An instruction is about to run: the decision's conditions with points there, with the values that show. All of one
    /// instruction belong in one call. `table` must be the one that this was made for.
    pub fn show(&mut self, table: &Table, conditions: &[(u16, bool)]) -> Marked {
        if conditions.iter().any(|(condition, _)| self.shown.contains(usize::from(*condition))) {
            self.abort();
        }
        for (condition, value) in conditions {
            // Of arms that share a point only the chosen one is asked for.
            if usize::from(*condition) < table.conditions() {
                self.shown.insert(usize::from(*condition));
                self.values.set(usize::from(*condition), *value);
            }
        }
        loop {
            let Some(due) = self.due(table) else { return Marked::Unexpected };
            if !self.shown.contains(usize::from(due)) {
                return Marked::Pending;
            }
            match self.evaluation.observe(table, due, self.values.contains(usize::from(due))) {
                Marked::Pending => {}
                ended => {
                    self.abort();
                    return ended;
                }
            }
        }
    }

    /// The condition that is next in the order of the source.
    pub fn due(&self, table: &Table) -> Option<u16> {
        match (self.evaluation.next(), table.start()) {
            (Some(next), _) => Some(next),
            (None, Start::Condition(first)) => Some(first),
            (None, Start::Value(_)) => None,
        }
    }

    /// Whether the condition can be seen next, in this order of the code or at all.
    pub fn has_shown(&self, condition: u16) -> bool {
        self.shown.contains(usize::from(condition))
    }

    /// Whether the obligation for this value can still be met by the evaluation under way.
    pub fn may_show(&self, condition: u16, value: bool) -> bool {
        self.may_have(condition, value) && self.evaluation.may_show(condition, value)
    }

    /// Whether the condition can still have this value in the evaluation under way, masked or not.
    pub fn may_have(&self, condition: u16, value: bool) -> bool {
        let contradicted = self.has_shown(condition) && self.values.contains(usize::from(condition)) != value;
        !contradicted && self.evaluation.may_have(condition, value)
    }

    /// Whether the evaluation under way has gone past a condition without evaluating it.
    pub fn has_skipped(&self, condition: u16) -> bool {
        !self.has_shown(condition) && self.evaluation.next().is_some_and(|next| next > condition)
    }

    /// Forgets what has shown: the evaluation was cut short.
    pub fn abort(&mut self) {
        self.evaluation.abort();
        self.shown.clear();
        self.values.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::tree::{Strict, Tree};

    fn c(number: u16) -> Box<Tree> {
        Box::new(Tree::Condition(number))
    }

    fn letters(marked: Marked) -> Option<(String, bool)> {
        match marked {
            Marked::Complete(done) => Some((done.row.letters(), done.row.outcome)),
            _ => None,
        }
    }

    /// `a & (b && c)`: a shows last.
    #[test]
    fn strict_operands_may_show_late() {
        let table = Table::new(&Tree::Strict(Strict::And, c(0), Box::new(Tree::And(c(1), c(2))))).unwrap();
        let mut observer = Observer::idle(&table);
        assert_eq!(observer.show(&table, &[(1, true)]), Marked::Pending);
        assert_eq!(observer.show(&table, &[(2, true)]), Marked::Pending);
        assert_eq!(letters(observer.show(&table, &[(0, true)])), Some(("TTT".into(), true)));
        // b alone decides its side; a is asked for all the same.
        observer.show(&table, &[(1, false)]);
        assert!(observer.may_have(1, false) && !observer.may_have(1, true) && observer.may_have(0, true));
        // The last evaluation does not count.
        assert!(observer.may_show(1, false) && observer.may_show(0, false));
        assert_eq!(letters(observer.show(&table, &[(0, true)])), Some(("TF-".into(), false)));
        assert!(observer.is_idle());
    }

    /// `x = a ? b : c`: b and c share the point of the store.
    #[test]
    fn arms_share_a_point() {
        let table = Table::new(&Tree::Ternary(c(0), c(1), c(2))).unwrap();
        let mut observer = Observer::idle(&table);
        for (a, expected) in [(true, "TF-"), (false, "F-F")] {
            assert_eq!(observer.show(&table, &[(0, a)]), Marked::Pending);
            assert_eq!(letters(observer.show(&table, &[(1, false), (2, false)])), Some((expected.into(), false)));
        }
    }

    /// What was begun before an exception does not enter the next evaluation.
    #[test]
    fn what_shows_again_begins_anew() {
        let table = Table::new(&Tree::Or(Box::new(Tree::And(c(0), c(1))), c(2))).unwrap();
        let mut observer = Observer::idle(&table);
        observer.show(&table, &[(0, true)]);
        observer.show(&table, &[(0, false)]);
        assert_eq!(letters(observer.show(&table, &[(2, true)])), Some(("F-T".into(), true)));
        observer.show(&table, &[(0, false)]);
        observer.abort();
        assert!(observer.is_idle());
        // A condition that does not exist is ignored, one that constants keep away is never due.
        assert_eq!(observer.show(&table, &[(9, true)]), Marked::Pending);
        let constant = Table::new(&Tree::And(Box::new(Tree::Constant(false)), c(0))).unwrap();
        assert_eq!(Observer::idle(&constant).show(&constant, &[(0, true)]), Marked::Unexpected);
    }
}
