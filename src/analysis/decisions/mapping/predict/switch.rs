//! `switch`, as statement and as expression.
//!
//! What is switched on is often not known from the source; each way to dispatch is allowed where the labels permit it.

use super::{Cursor, Env, Flow, Predictor};
use crate::analysis::decisions::mapping::nfa::{State, Test, Want};
use crate::source::ast::{Case, ExprId, ExprKind, Label, Literal, Pattern, Switch};

impl Predictor<'_> {
    pub(super) fn switch_stmt(&mut self, switch: &Switch, labels: Vec<String>) {
        let dead = self.cursor.dead.take();
        self.evaluate(switch.selector);
        if switch.cases.is_empty() {
            self.cursor.dead = dead;
            return;
        }
        self.dispatch(switch);
        let default = switch.cases.iter().any(|case| case.labels.contains(&Label::Default));
        let patterns =
            switch.cases.iter().flat_map(|case| &case.labels).any(|label| matches!(label, Label::Pattern(_)));
        if !default && patterns {
            self.optional(|this| this.no_match());
            self.revive();
        }
        self.envs.push(Env::Target {
            labels,
            is_loop: false,
            is_switch: true,
            breaks: Flow::default(),
            continues: Flow::default(),
        });
        for case in &switch.cases {
            self.case(case);
            if let Some(value) = case.value {
                self.evaluate(value);
            }
            if switch.arrow {
                self.leave_arm();
            }
        }
        if !default {
            self.optional(|this| {
                this.revive();
                this.no_match();
            });
            self.revive();
        }
        self.land_breaks();
        self.cursor.dead = self.join(&[self.cursor.dead, dead]);
    }

    fn leave_arm(&mut self) {
        let flow = self.jump();
        if let Some(Env::Target { breaks, .. }) = self.envs.last_mut() {
            breaks.any |= flow.any;
            breaks.certain |= flow.certain;
        }
    }

    /// The arm that a compiler adds to a switch that covers everything.
    fn no_match(&mut self) {
        self.emit_create(None);
        self.emit(Want::Throw);
        self.die();
    }

    pub(super) fn switch_value(&mut self, switch: &Switch, at: State, condition: bool) -> State {
        let at = self.value(switch.selector, at);
        let outside = std::mem::replace(&mut self.cursor, Cursor { alive: Some(at), dead: None });
        self.dispatch(switch);
        let exhaustive = !switch.cases.iter().any(|case| case.labels.contains(&Label::Default));
        if exhaustive {
            // javac 17 puts the arm for what matches nothing first, later ones last.
            self.optional(|this| this.no_match());
            self.revive();
        }
        self.envs.push(Env::Yield { condition, flow: Flow::default() });
        for case in &switch.cases {
            self.case(case);
            if let Some(value) = case.value {
                // An arm that is an expression yields it, unless it is a `throw`, which is a statement.
                self.yield_value(value);
            }
        }
        if exhaustive {
            self.optional(|this| {
                this.revive();
                this.no_match();
            });
        }
        self.envs.pop();
        self.revive();
        let end = std::mem::replace(&mut self.cursor, outside).alive;
        end.unwrap_or(at)
    }

    pub(super) fn yield_value(&mut self, value: ExprId) {
        let at = self.envs.iter().rposition(|env| matches!(env, Env::Yield { .. }));
        let Some(at) = at else { return self.die() };
        let condition = matches!(self.envs.get(at), Some(Env::Yield { condition: true, .. }));
        if let (true, Some(alive)) = (condition, self.cursor.alive) {
            let outcome = self.condition(value, alive);
            self.cursor.alive = self.whole(outcome);
        } else {
            self.evaluate(value);
        }
        self.unwind(at + 1);
        let jumped = self.jump();
        if let Some(Env::Yield { flow, .. }) = self.envs.get_mut(at) {
            flow.any |= jumped.any;
            flow.certain |= jumped.certain;
        }
    }

    fn case(&mut self, case: &Case) {
        // Every case can be jumped to.
        self.revive();
        let records = case.labels.iter().any(|label| matches!(label, Label::Pattern(Pattern::Record { .. })));
        // Several patterns with one guard are told apart once more.
        let patterns = case.labels.iter().filter(|label| matches!(label, Label::Pattern(_))).count();
        let several = patterns > 1 && case.guard.is_some();
        if let Some(alive) = self.cursor.alive.filter(|_| records || several) {
            self.deconstructs |= records;
            self.cursor.alive = Some(self.deconstruction(alive));
        }
        if let (Some(guard), Some(alive)) = (case.guard, self.cursor.alive) {
            let outcome = self.condition(guard, alive);
            self.cursor.alive = self.whole(outcome);
        }
        self.stmts(&case.body);
    }

    fn dispatch(&mut self, switch: &Switch) {
        let labels = || switch.cases.iter().flat_map(|case| &case.labels);
        let patterns = labels().any(|label| matches!(label, Label::Pattern(_) | Label::Null));
        let guarded = switch.cases.iter().any(|case| case.guard.is_some());
        if patterns || guarded {
            self.either(
                |this| {
                    this.emit(Want::TypeSwitch);
                    this.emit(Want::Switch);
                },
                |this| this.dispatch_plain(switch),
            );
        } else {
            self.dispatch_plain(switch);
        }
    }

    fn dispatch_plain(&mut self, switch: &Switch) {
        let constants: Vec<ExprId> = switch
            .cases
            .iter()
            .flat_map(|case| &case.labels)
            .filter_map(|label| match label {
                Label::Constant(expr) => Some(*expr),
                _ => None,
            })
            .collect();
        let literal = constants.iter().find_map(|expr| match &self.ast.expr(self.ast.bare(*expr)).kind {
            ExprKind::Literal(literal) => Some(literal.clone()),
            _ => None,
        });
        match literal {
            Some(Literal::Text) => self.by_text(constants.len()),
            Some(_) => self.emit(Want::Switch),
            None => self.either(
                |this| this.by_text(constants.len()),
                |this| {
                    this.optional(|this| this.emit_call("ordinal"));
                    this.optional(|this| this.emit(Want::TypeSwitch));
                    this.emit(Want::Switch);
                },
            ),
        }
    }

    /// By hash code, then by equality, then by number (javac); ECJ jumps straight from the test.
    fn by_text(&mut self, labels: usize) {
        self.emit_call("hashCode");
        self.emit(Want::Switch);
        for _ in 0..labels {
            self.emit_call("equals");
            self.emit_branch(Test::Boolean);
        }
        match self.dialect {
            super::Dialect::Javac => self.emit(Want::Switch),
            super::Dialect::Ecj => {}
        }
    }
}
