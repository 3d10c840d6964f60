//! Expressions in condition position: one branch for each leaf, in order (rule R1), none for what is constant.

use super::{Dialect, Predictor};
use crate::analysis::decisions::mapping::nfa::{ANYWHERE, Label, Relation, State, Test, Want};
use crate::source::ast::{Compare, ExprId, ExprKind, Literal, Pattern};
use crate::source::constant::{self, Constant};

/// Where the code stands after a condition: with both outcomes open, or known to be true or false.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Outcome {
    pub dynamic: Option<State>,
    pub yes: Option<State>,
    pub no: Option<State>,
}

impl Outcome {
    pub fn ways(&self) -> usize {
        [self.dynamic, self.yes, self.no].iter().flatten().count()
    }

    fn negated(self) -> Self {
        Self { dynamic: self.dynamic, yes: self.no, no: self.yes }
    }
}

impl Predictor<'_> {
    fn merge(&mut self, a: Outcome, b: Outcome) -> Outcome {
        Outcome {
            dynamic: self.join(&[a.dynamic, b.dynamic]),
            yes: self.join(&[a.yes, b.yes]),
            no: self.join(&[a.no, b.no]),
        }
    }

    /// Everything that an outcome may be, in one state.
    pub(super) fn whole(&mut self, outcome: Outcome) -> Option<State> {
        self.join(&[outcome.dynamic, outcome.yes, outcome.no])
    }

    pub(super) fn condition(&mut self, expr: ExprId, at: State) -> Outcome {
        let expr = self.ast.bare(expr);
        match constant::value(self.ast, expr) {
            Constant::Boolean(true) => return Outcome { yes: Some(at), ..Outcome::default() },
            Constant::Boolean(false) => return Outcome { no: Some(at), ..Outcome::default() },
            _ => {}
        }
        match &self.ast.expr(expr).kind {
            ExprKind::Not(inner) => self.condition(*inner, at).negated(),
            ExprKind::And(..) => self.chain(expr, at, false),
            ExprKind::Or(..) => self.chain(expr, at, true),
            ExprKind::Ternary { condition, yes, no } => self.choice(*condition, *yes, *no, at),
            // javac tests the values of the arms where they stand, others what comes out.
            ExprKind::Switch(switch) if self.dialect == Dialect::Javac => {
                Outcome { dynamic: Some(self.switch_value(switch, at, true)), ..Outcome::default() }
            }
            _ => self.leaf(expr, at),
        }
    }

    /// `&&` and `||` whose outcome is left as a value: where constants decide all operands but the last, the last is not
    /// tested but is the value itself.
    pub(super) fn chain_value(&mut self, expr: ExprId, at: State, or: bool) -> State {
        let operands = self.ast.spine(expr, or);
        let Some((last, others)) = operands.split_last() else { return at };
        let before = self.operands(others, at, or);
        let before = if or { before.negated() } else { before };
        let tested = before.dynamic.and_then(|at| {
            let outcome = self.condition(*last, at);
            self.whole(outcome)
        });
        let copied = before.yes.map(|at| self.value(*last, at));
        // Operands that are tested in vain leave the last one tested too; so may other compilers.
        let also = before.yes.filter(|yes| *yes != at || self.dialect == Dialect::Ecj).and_then(|at| {
            let outcome = self.condition(*last, at);
            self.whole(outcome)
        });
        self.join(&[tested, copied, also, before.no]).unwrap_or(at)
    }

    /// `&&` and `||`: an operand that is constant ends the chain or vanishes; `x && false` keeps the test of x, but what
    /// it guards is left out.
    fn chain(&mut self, expr: ExprId, at: State, or: bool) -> Outcome {
        let operands = self.ast.spine(expr, or);
        self.operands(&operands, at, or)
    }

    fn operands(&mut self, operands: &[ExprId], at: State, or: bool) -> Outcome {
        let flip = |outcome: Outcome| if or { outcome.negated() } else { outcome };
        let mut operands = operands.iter().copied();
        let Some(first) = operands.next() else { return Outcome::default() };
        let start = at;
        let mut result = flip(self.condition(first, at));
        for operand in operands {
            let mut next = Outcome { no: result.no, ..Outcome::default() };
            if let Some(at) = result.dynamic {
                let right = flip(self.condition(operand, at));
                let dynamic = self.join(&[right.dynamic, right.yes]);
                // Eclipse's compiler does not even test what a constant makes irrelevant.
                let untested = match right.no {
                    Some(_) if self.dialect == Dialect::Ecj => Some(self.value(first, start)),
                    _ => None,
                };
                let no = self.join(&[right.no, untested]);
                next = self.merge(next, Outcome { dynamic, yes: None, no });
            }
            if let Some(at) = result.yes {
                let right = flip(self.condition(operand, at));
                next = self.merge(next, right);
            }
            result = next;
        }
        flip(result)
    }

    fn choice(&mut self, condition: ExprId, yes: ExprId, no: ExprId, at: State) -> Outcome {
        let tested = self.condition(condition, at);
        let mut result = Outcome::default();
        if let Some(at) = tested.dynamic {
            let first = self.condition(yes, at);
            let middle = self.whole(first);
            let second = middle.map(|at| self.condition(no, at)).unwrap_or_default();
            result.dynamic = self.whole(second);
        }
        if let Some(at) = tested.yes {
            let chosen = self.condition(yes, at);
            result = self.merge(result, chosen);
        }
        if let Some(at) = tested.no {
            let chosen = self.condition(no, at);
            result = self.merge(result, chosen);
        }
        result
    }

    fn branch(&mut self, at: State, label: Label, test: Test) -> State {
        let lines = match &label {
            Label::Leaf(expr, _) | Label::Result(expr) => self.lines(*expr),
            _ => ANYWHERE,
        };
        self.nfa.step(at, Want::If { label, test, lines })
    }

    fn leaf(&mut self, expr: ExprId, at: State) -> Outcome {
        let maybe = constant::value(self.ast, expr) == Constant::Maybe;
        let dynamic = match &self.ast.expr(expr).kind {
            ExprKind::Compare(op, left, right) => {
                let test = self.comparison(*op, *left, *right);
                let at = self.value(*left, at);
                let at = self.value(*right, at);
                self.branch(at, Label::Leaf(expr, test), test)
            }
            ExprKind::InstanceOf { value, pattern } => {
                let at = self.value(*value, at);
                match pattern {
                    None => {
                        let at = self.nfa.step(at, Want::InstanceOf(Label::TypeTest(expr)));
                        self.branch(at, Label::Leaf(expr, Test::Boolean), Test::Boolean)
                    }
                    Some(pattern) => self.pattern_test(expr, pattern, at),
                }
            }
            ExprKind::Bit(op, left, right) => {
                let at = self.value(*left, at);
                let at = self.value(*right, at);
                let lines = self.lines(expr);
                let at = self.nfa.step(at, Want::Bit(*op, Label::Bit(expr), lines));
                self.branch(at, Label::Result(expr), Test::Boolean)
            }
            _ => {
                let at = self.value(expr, at);
                self.branch(at, Label::Leaf(expr, Test::Boolean), Test::Boolean)
            }
        };
        let mut outcome = Outcome { dynamic: Some(dynamic), ..Outcome::default() };
        if maybe {
            outcome.yes = Some(self.nfa.fold(at, expr, true));
            outcome.no = Some(self.nfa.fold(at, expr, false));
        }
        outcome
    }

    fn comparison(&self, op: Compare, left: ExprId, right: ExprId) -> Test {
        let relation = Relation::from(op);
        let is_null = |e: ExprId| self.ast.expr(self.ast.bare(e)).kind == ExprKind::Literal(Literal::Null);
        if is_null(left) || is_null(right) {
            return Test::Null(relation);
        }
        if [left, right].iter().any(|operand| constant::boolean(self.ast, *operand) == Some(true)) {
            return Test::WithTrue(relation);
        }
        let zero = |e: ExprId| !matches!(constant::value(self.ast, e), Constant::No);
        Test::Relation(relation, zero(left) && !zero(right) && relation != Relation::Eq && relation != Relation::Ne)
    }

    /// A type pattern: one test, of the type, or only for null where the type is known. Record patterns test on, with
    /// calls of the accessors between.
    fn pattern_test(&mut self, expr: ExprId, pattern: &Pattern, at: State) -> State {
        let leaf = Label::Leaf(expr, Test::Boolean);
        let typed = self.nfa.step(at, Want::InstanceOf(Label::TypeTest(expr)));
        let typed = self.branch(typed, leaf, Test::Boolean);
        match pattern {
            Pattern::Record { parts } => {
                self.deconstructs = true;
                match self.dialect {
                    Dialect::Javac => self.components(expr, parts, typed),
                    Dialect::Ecj => self.deconstruction(typed),
                }
            }
            _ => {
                let test = Test::Null(Relation::Ne);
                let present = self.branch(at, Label::Leaf(expr, test), test);
                // ECJ compares the bound variable with the value once more.
                let again = self.branch(typed, Label::Other, Test::Any);
                let ecj = if self.dialect == Dialect::Ecj { Some(again) } else { None };
                self.join(&[Some(typed), Some(present), ecj]).unwrap_or(typed)
            }
        }
    }

    /// The components of a record, each read and tested, then those of records inside it.
    fn components(&mut self, expr: ExprId, parts: &[Pattern], at: State) -> State {
        let mut at = at;
        for part in parts {
            let read = self.nfa.step(at, Want::AnyCall);
            // What matches anything is not read.
            let unread = if matches!(part, Pattern::Any) { Some(at) } else { None };
            let test = |test: Test, label: Label| Want::If { label, test, lines: ANYWHERE };
            let typed = self.nfa.step(read, Want::InstanceOf(Label::PartTest(expr)));
            let typed = self.nfa.step(typed, test(Test::Boolean, Label::PartTest(expr)));
            let present = self.nfa.step(read, test(Test::Null(Relation::Ne), Label::PartTest(expr)));
            let always = self.nfa.step(read, test(Test::Constant, Label::Other));
            let ways = [Some(read), unread, Some(typed), Some(present), Some(always)];
            at = self.join(&ways).unwrap_or(read);
        }
        for part in parts {
            if let Pattern::Record { parts } = part {
                at = self.components(expr, parts, at);
            }
        }
        at
    }

    /// Any number of accessor calls and tests of types, for null and of constants: a switch over records shares the tests
    /// of its cases.
    pub(super) fn deconstruction(&mut self, at: State) -> State {
        let hub = self.nfa.state();
        self.nfa.skip(at, hub);
        let test = |test: Test| Want::If { label: Label::Other, test, lines: ANYWHERE };
        let steps = [
            vec![Want::AnyCall],
            vec![Want::InstanceOf(Label::Other), test(Test::Boolean)],
            vec![test(Test::Null(Relation::Ne))],
            vec![test(Test::Constant)],
            vec![Want::TypeSwitch, Want::Switch],
        ];
        for step in steps {
            let to = step.into_iter().fold(hub, |at, want| self.nfa.step(at, want));
            self.nfa.skip(to, hub);
        }
        hub
    }
}
