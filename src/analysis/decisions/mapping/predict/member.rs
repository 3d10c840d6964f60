//! Whole methods: where their code starts and ends, and what compilers put around the statements.

use super::{Cursor, Predictor};
use crate::analysis::decisions::mapping::nfa::{Label, State, Test, Want};
use crate::source::ast::{Body, Class, ExprKind, MemberKind, StmtId, StmtKind};

impl Predictor<'_> {
    /// The end of a method: an implicit return if it is reached, and handlers that record patterns need.
    fn finish_method(mut self) -> (Self, Vec<State>) {
        let dead = self.cursor.dead.take();
        if let Some(end) = self.cursor.alive.filter(|_| self.deconstructs) {
            // The handlers stand between the statements and what comes after them.
            let created = self.nfa.step(end, Want::Create { class: None, label: Label::Other });
            let thrown = self.nfa.step(created, Want::Throw);
            self.cursor.alive = self.join(&[Some(end), Some(thrown)]);
        }
        self.emit_return();
        self.cursor = Cursor { alive: None, dead: self.join(&[self.cursor.alive, dead]) };
        if self.deconstructs {
            self.optional(|this| {
                this.revive();
                this.emit_create(None);
                this.emit(Want::Throw);
                this.die();
            });
        }
        let ends = [self.cursor.alive, self.cursor.dead].into_iter().flatten().collect();
        (self, ends)
    }

    pub fn method(mut self, body: StmtId) -> (Self, Vec<State>) {
        self.stmt(body);
        self.finish_method()
    }

    pub fn lambda(mut self, body: &Body) -> (Self, Vec<State>) {
        match body {
            Body::Value(value) => self.evaluate(*value),
            Body::Block(block) => self.stmt(*block),
        }
        self.finish_method()
    }

    /// A constructor as written. Initialisers run after the call of a super constructor.
    pub fn constructor(mut self, class: &Class, body: StmtId) -> (Self, Vec<State>) {
        let ast = self.ast;
        let stmts: &[StmtId] = match &ast.stmt(body).kind {
            StmtKind::Block(stmts) => stmts,
            _ => &[],
        };
        let call = stmts.iter().position(|stmt| match &ast.stmt(*stmt).kind {
            StmtKind::Expr(expr) => matches!(ast.expr(*expr).kind, ExprKind::Constructor { .. }),
            _ => false,
        });
        match call {
            None => {
                self.implicit_super(class);
                self.initializers(class, false);
                self.stmts(stmts);
            }
            Some(at) => {
                self.stmts(&stmts[..=at]);
                let other = match &ast.stmt(stmts[at]).kind {
                    StmtKind::Expr(expr) => matches!(ast.expr(*expr).kind, ExprKind::Constructor { this: true, .. }),
                    _ => false,
                };
                if !other {
                    self.initializers(class, false);
                }
                self.stmts(&stmts[at + 1..]);
            }
        }
        self.finish_method()
    }

    pub fn default_constructor(mut self, class: &Class) -> (Self, Vec<State>) {
        self.implicit_super(class);
        self.initializers(class, false);
        self.finish_method()
    }

    fn implicit_super(&mut self, class: &Class) {
        if class.name != "java/lang/Object" {
            self.emit_create(None);
        }
    }

    /// The static initialiser: the flag for assertions, enum constants and fields in order.
    pub fn static_initializer(mut self, class: &Class) -> (Self, Vec<State>) {
        self.optional(|this| {
            this.emit_call("desiredAssertionStatus");
            this.emit_branch(Test::Boolean);
        });
        self.initializers(class, true);
        self.finish_method()
    }

    fn initializers(&mut self, class: &Class, statics: bool) {
        for member in &class.members {
            match &member.kind {
                MemberKind::Field(field) => {
                    let Some(field) = class.fields.get(*field as usize) else { continue };
                    if let (true, Some(init)) = (field.is_static == statics, field.init) {
                        self.evaluate(init);
                    }
                }
                MemberKind::Initializer { is_static, body } if *is_static == statics => self.stmt(*body),
                MemberKind::EnumConstant { args, body, .. } if statics => {
                    if let Some(alive) = self.cursor.alive {
                        let at = self.values(args, alive);
                        let label = body.map_or(Label::Other, Label::Anonymous);
                        self.cursor.alive = Some(self.nfa.step(at, Want::Create { class: None, label }));
                    }
                }
                _ => {}
            }
        }
    }
}
