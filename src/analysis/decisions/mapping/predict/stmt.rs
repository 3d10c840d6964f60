//! Statements without `try` and `switch`.

use super::{Cursor, Dialect, Env, Flow, Predictor};
use crate::analysis::decisions::mapping::nfa::{Test, Want};
use crate::source::ast::{ExprId, StmtId, StmtKind, Ty};
use crate::source::constant::{self, Constant};
use crate::source::types;

impl Predictor<'_> {
    pub(super) fn stmts(&mut self, stmts: &[StmtId]) {
        for stmt in stmts {
            self.stmt(*stmt);
        }
    }

    /// The code of an expression, if the code here is alive.
    pub(super) fn evaluate(&mut self, expr: ExprId) {
        if let Some(alive) = self.cursor.alive {
            self.cursor.alive = Some(self.value(expr, alive));
        }
    }

    pub(super) fn stmt(&mut self, id: StmtId) {
        if self.cursor.alive.is_none() || self.nfa.too_large() {
            return;
        }
        let around = std::mem::replace(&mut self.statement, self.ast.stmt(id).range.start);
        self.stmt_code(id);
        self.statement = around;
    }

    fn stmt_code(&mut self, id: StmtId) {
        let labels = std::mem::take(&mut self.labels);
        let ast = self.ast;
        match &ast.stmt(id).kind {
            StmtKind::Empty | StmtKind::Class(_) => {}
            StmtKind::Block(stmts) => self.stmts(stmts),
            StmtKind::Locals(locals) => {
                for (_, init) in locals {
                    if let Some(init) = init {
                        self.evaluate(*init);
                    }
                }
            }
            StmtKind::Expr(expr) => match &ast.expr(ast.bare(*expr)).kind {
                crate::source::ast::ExprKind::Switch(switch) => self.switch_stmt(switch, labels),
                _ => self.evaluate(*expr),
            },
            StmtKind::If { arms, otherwise } => self.if_chain(arms, *otherwise),
            StmtKind::While { condition, body } => self.test_first(labels, Some(*condition), *body, &[]),
            StmtKind::For { init, condition, update, body } => {
                self.stmts(init);
                self.test_first(labels, *condition, *body, update);
            }
            StmtKind::Do { body, condition } => self.do_loop(labels, *body, *condition),
            StmtKind::ForEach { value, body } => self.for_each(labels, *value, *body),
            StmtKind::Labeled(name, body) => {
                let mut names = labels.clone();
                names.push(name.clone());
                self.envs.push(Env::Target {
                    labels: names.clone(),
                    is_loop: false,
                    is_switch: false,
                    breaks: Flow::default(),
                    continues: Flow::default(),
                });
                self.labels = names;
                self.stmt(*body);
                self.labels.clear();
                self.land_breaks();
            }
            StmtKind::Return(value) => {
                if let Some(value) = value {
                    self.evaluate(*value);
                }
                self.unwind(0);
                self.emit_return();
                self.die();
            }
            StmtKind::Throw(value) => {
                self.evaluate(*value);
                self.emit(Want::Throw);
                self.die();
            }
            StmtKind::Break(label) => self.break_to(label.as_deref()),
            StmtKind::Continue(label) => self.continue_to(label.as_deref()),
            StmtKind::Yield(value) => self.yield_value(*value),
            StmtKind::Synchronized { lock, body } => self.synchronized(*lock, *body),
            StmtKind::Try { resources, body, catches, finally } => self.try_stmt(resources, *body, catches, *finally),
            StmtKind::Assert { condition, message } => self.assertion(*condition, *message),
        }
    }

    /// Eclipse's compiler returns true and false from two places.
    pub(super) fn emit_return(&mut self) {
        self.emit(Want::Return);
        if self.dialect == Dialect::Ecj {
            self.optional(|this| this.emit(Want::Return));
        }
    }

    /// Ends the innermost target; jumps out of it arrive here.
    pub(super) fn land_breaks(&mut self) {
        if let Some(Env::Target { breaks, .. }) = self.envs.pop() {
            self.land(breaks);
        }
    }

    fn target(&mut self, labels: Vec<String>) {
        self.envs.push(Env::Target {
            labels,
            is_loop: true,
            is_switch: false,
            breaks: Flow::default(),
            continues: Flow::default(),
        });
    }

    fn land_continues(&mut self) {
        if let Some(Env::Target { continues, .. }) = self.envs.last() {
            self.land(*continues);
        }
    }

    fn if_chain(&mut self, arms: &[(ExprId, StmtId)], otherwise: Option<StmtId>) {
        // Arms that reach the end, and places from which all that follows is left out.
        let mut ends = Flow::default();
        let mut skips = Vec::new();
        let mut dead_skips = Vec::new();
        let mut assumed = 0;
        let mut decided = false;
        let dead = self.cursor.dead.take();
        for (condition, body) in arms {
            let Some(alive) = self.cursor.alive else { break };
            let outcome = self.condition(*condition, alive);
            if outcome.dynamic.is_none() && outcome.yes.is_none() {
                self.cursor.alive = outcome.no;
                continue;
            }
            if outcome.ways() > 1 {
                self.uncertain += 1;
                assumed += 1;
            }
            self.cursor = Cursor { alive: self.join(&[outcome.dynamic, outcome.yes]), dead: None };
            self.stmt(*body);
            let Cursor { alive: reached, dead: left } = self.cursor;
            if outcome.dynamic.is_none() && outcome.no.is_none() {
                decided = true;
                break;
            }
            ends.any |= reached.is_some();
            ends.certain |= reached.is_some() && left.is_none() && outcome.ways() == 1 && assumed == 0;
            if outcome.yes.is_some() {
                skips.push(reached);
                dead_skips.push(left);
            }
            let no = outcome.no;
            self.cursor = Cursor { alive: self.join(&[reached, left, no]), dead: None };
        }
        if !decided && let Some(otherwise) = otherwise {
            self.stmt(otherwise);
        }
        self.uncertain -= assumed;
        self.land(ends);
        skips.push(self.cursor.alive);
        dead_skips.push(self.cursor.dead);
        dead_skips.push(dead);
        self.cursor = Cursor { alive: self.join(&skips), dead: self.join(&dead_skips) };
    }

    /// `while` and `for`.
    fn test_first(&mut self, labels: Vec<String>, condition: Option<ExprId>, body: StmtId, update: &[ExprId]) {
        if self.dialect == Dialect::Ecj {
            return self.test_last(labels, condition, body, update);
        }
        let Some(alive) = self.cursor.alive else { return };
        let dead = self.cursor.dead.take();
        self.target(labels);
        let outcome = match condition {
            Some(condition) => self.condition(condition, alive),
            None => super::condition::Outcome { yes: Some(alive), ..Default::default() },
        };
        let assumed = u32::from(outcome.ways() > 1);
        self.uncertain += assumed;
        self.cursor = Cursor { alive: self.join(&[outcome.dynamic, outcome.yes]), dead: None };
        self.stmt(body);
        self.land_continues();
        for update in update {
            self.evaluate(*update);
        }
        let end = self.join(&[self.cursor.alive, self.cursor.dead]);
        self.uncertain -= assumed;
        self.cursor = match (outcome.dynamic, outcome.yes, outcome.no) {
            (Some(_), None, None) => Cursor { alive: end, dead: None },
            (None, Some(_), None) => Cursor { alive: None, dead: end },
            (_, yes, no) => Cursor { alive: self.join(&[end, no]), dead: end.filter(|_| yes.is_some()) },
        };
        self.land_breaks();
        self.cursor.dead = self.join(&[self.cursor.dead, dead]);
    }

    /// The order of Eclipse's compiler: body, update, test.
    fn test_last(&mut self, labels: Vec<String>, condition: Option<ExprId>, body: StmtId, update: &[ExprId]) {
        let dead = self.cursor.dead.take();
        self.target(labels);
        self.stmt(body);
        self.land_continues();
        for update in update {
            self.evaluate(*update);
        }
        let infinite = condition.is_none_or(|condition| constant::boolean(self.ast, condition) == Some(true));
        // The loop is entered at its test, which is there even if the body never ends.
        self.revive();
        if let (Some(alive), Some(condition)) = (self.cursor.alive, condition.filter(|_| !infinite)) {
            let outcome = self.condition(condition, alive);
            self.cursor.alive = self.whole(outcome);
        }
        if infinite {
            self.die();
        }
        self.land_breaks();
        self.cursor.dead = self.join(&[self.cursor.dead, dead]);
    }

    fn do_loop(&mut self, labels: Vec<String>, body: StmtId, condition: ExprId) {
        let dead = self.cursor.dead.take();
        self.target(labels);
        self.stmt(body);
        self.land_continues();
        if let Some(alive) = self.cursor.alive {
            let outcome = self.condition(condition, alive);
            let left = self.cursor.dead;
            self.cursor =
                Cursor { alive: self.join(&[outcome.dynamic, outcome.no]), dead: self.join(&[left, outcome.yes]) };
        }
        self.land_breaks();
        self.cursor.dead = self.join(&[self.cursor.dead, dead]);
    }

    /// Over an array or over something iterable, whichever the type is.
    fn for_each(&mut self, labels: Vec<String>, value: ExprId, body: StmtId) {
        let dead = self.cursor.dead.take();
        self.evaluate(value);
        let ty = types::of(self.ast, value);
        let start = self.cursor;
        let mut ends = Vec::new();
        self.target(labels);
        for array in [true, false] {
            let other = if array { matches!(ty, Ty::Other | Ty::Text) } else { matches!(ty, Ty::Array(_)) };
            if other {
                continue;
            }
            self.cursor = start;
            self.uncertain += 1;
            if !array {
                self.emit_call("iterator");
            }
            if self.dialect == Dialect::Javac {
                self.for_each_test(array);
            }
            if !array && self.dialect == Dialect::Ecj {
                self.emit_call("next");
            }
            self.stmt(body);
            self.revive();
            if self.dialect == Dialect::Ecj {
                self.for_each_test(array);
            }
            self.uncertain -= 1;
            ends.push(self.cursor.alive);
        }
        self.cursor = Cursor { alive: self.join(&ends), dead: None };
        self.land_breaks();
        self.cursor.dead = dead;
    }

    fn for_each_test(&mut self, array: bool) {
        if array {
            self.emit_branch(Test::Bound);
        } else {
            self.emit_call("hasNext");
            self.emit_branch(Test::Boolean);
            if self.dialect == Dialect::Javac {
                self.emit_call("next");
            }
        }
    }

    fn break_to(&mut self, label: Option<&str>) {
        let found = self.envs.iter().rposition(|env| match env {
            Env::Target { labels, is_loop, is_switch, .. } => match label {
                Some(label) => labels.iter().any(|name| name == label) && !*is_loop,
                None => *is_loop || *is_switch,
            },
            _ => false,
        });
        let Some(at) = found else { return self.die() };
        self.unwind(at + 1);
        let flow = self.jump();
        if let Some(Env::Target { breaks, .. }) = self.envs.get_mut(at) {
            breaks.any |= flow.any;
            breaks.certain |= flow.certain;
        }
    }

    fn continue_to(&mut self, label: Option<&str>) {
        let found = self.envs.iter().rposition(|env| match env {
            Env::Target { labels, is_loop, .. } => {
                *is_loop && label.is_none_or(|label| labels.iter().any(|name| name == label))
            }
            _ => false,
        });
        let Some(at) = found else { return self.die() };
        self.unwind(at + 1);
        let flow = self.jump();
        if let Some(Env::Target { continues, .. }) = self.envs.get_mut(at) {
            continues.any |= flow.any;
            continues.certain |= flow.certain;
        }
    }

    /// A test of the flag, the condition, and an error thrown.
    fn assertion(&mut self, condition: ExprId, message: Option<ExprId>) {
        match constant::value(self.ast, condition) {
            Constant::Boolean(true) => {}
            Constant::Maybe => {
                let before = self.cursor.alive;
                self.assertion_code(condition, message);
                let folded = before.map(|at| self.nfa.fold(at, self.ast.bare(condition), true));
                self.cursor.alive = self.join(&[self.cursor.alive, folded]);
            }
            _ => self.assertion_code(condition, message),
        }
    }

    fn assertion_code(&mut self, condition: ExprId, message: Option<ExprId>) {
        self.emit_branch(Test::Boolean);
        if let Some(alive) = self.cursor.alive {
            let outcome = self.condition(condition, alive);
            self.cursor.alive = self.whole(outcome);
            // Variables that the condition binds make it a value, which is tested once more.
            self.optional(|this| this.emit_branch(Test::Boolean));
        }
        if let Some(message) = message {
            self.evaluate(message);
        }
        self.emit_create(Some("AssertionError"));
        self.emit(Want::Throw);
    }
}
