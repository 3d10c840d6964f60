//! `try`, `synchronized` and resources: the code of `finally` and of closing is repeated at every exit.

use super::{Cursor, Dialect, Env, Predictor};
use crate::analysis::decisions::mapping::nfa::{Relation, Test, Want};
use crate::source::ast::{Catch, ExprId, ExprKind, StmtId, StmtKind};

impl Predictor<'_> {
    /// The code that runs when a jump leaves everything from `down_to` on, innermost first.
    pub(super) fn unwind(&mut self, down_to: usize) {
        for at in (down_to..self.envs.len()).rev() {
            if self.cursor.alive.is_none() {
                return;
            }
            // While it runs, only what lies outside is to be left by jumps inside.
            let mut inside = self.envs.split_off(at);
            match inside.first() {
                Some(Env::Finally(block)) => {
                    let block = *block;
                    self.stmt(block);
                }
                Some(Env::Resource { certain }) => {
                    let certain = *certain;
                    self.close(certain);
                }
                _ => {}
            }
            self.envs.append(&mut inside);
        }
    }

    fn close(&mut self, certain: bool) {
        if !certain {
            self.emit_branch(Test::Null(Relation::Ne));
        }
        self.emit_call("close");
    }

    pub(super) fn synchronized(&mut self, lock: ExprId, body: StmtId) {
        let dead = self.cursor.dead.take();
        self.evaluate(lock);
        self.envs.push(Env::Synchronized);
        self.stmt(body);
        self.envs.pop();
        let end = self.cursor;
        // The handler that releases the lock.
        self.revive();
        self.emit(Want::Throw);
        let after = self.cursor.alive;
        self.after(after, end, dead);
    }

    /// Goes on at `position`, alive if the code at `end` was.
    fn after(&mut self, position: Option<u32>, end: Cursor, dead: Option<u32>) {
        self.cursor = Cursor {
            alive: position.filter(|_| end.alive.is_some()),
            dead: position.filter(|_| end.alive.is_none() || end.dead.is_some()),
        };
        self.cursor.dead = self.join(&[self.cursor.dead, dead]);
    }

    pub(super) fn try_stmt(&mut self, resources: &[ExprId], body: StmtId, catches: &[Catch], finally: Option<StmtId>) {
        if resources.is_empty() || !catches.is_empty() || finally.is_some() {
            self.try_catch(resources, body, catches, finally);
        } else {
            self.with_resources(resources, body);
        }
    }

    fn is_empty(&self, block: StmtId) -> bool {
        match &self.ast.stmt(block).kind {
            StmtKind::Block(stmts) => stmts.iter().all(|stmt| self.is_empty(*stmt)),
            StmtKind::Empty => true,
            _ => false,
        }
    }

    fn try_catch(&mut self, resources: &[ExprId], body: StmtId, catches: &[Catch], finally: Option<StmtId>) {
        let dead = self.cursor.dead.take();
        let nothing = resources.is_empty() && self.is_empty(body);
        if let Some(finally) = finally {
            self.envs.push(Env::Finally(finally));
        }
        if resources.is_empty() {
            self.stmt(body);
        } else {
            self.with_resources(resources, body);
        }
        let last = self.dialect == Dialect::Ecj;
        let mut ends = vec![self.finish(finally.filter(|_| !last))];
        if !nothing {
            for catch in catches {
                self.revive();
                self.stmt(catch.body);
                ends.push(self.finish(finally));
            }
            if let Some(finally) = finally {
                self.revive();
                let env = self.envs.pop();
                self.stmt(finally);
                self.envs.extend(env);
                self.emit(Want::Throw);
                self.die();
            }
        }
        if finally.is_some() {
            self.envs.pop();
        }
        if let (true, Some(finally)) = (last && ends[0].alive.is_some(), finally) {
            self.revive();
            self.stmt(finally);
            ends[0] = self.cursor;
        }
        let position = self.join(&[self.cursor.alive, self.cursor.dead]);
        let certain = ends.iter().any(|end| end.alive.is_some() && end.dead.is_none());
        let alive = ends.iter().any(|end| end.alive.is_some());
        self.cursor = Cursor { alive: position.filter(|_| alive), dead: position.filter(|_| !certain) };
        self.cursor.dead = self.join(&[self.cursor.dead, dead]);
    }

    /// The end of a try or catch block: `finally` if it is reached. Eclipse's compiler puts the copy for the end of the
    /// try block last, after the handler.
    fn finish(&mut self, finally: Option<StmtId>) -> Cursor {
        if let (Some(finally), Some(_)) = (finally, self.cursor.alive) {
            let env = self.envs.pop();
            let left = self.cursor.dead.take();
            self.stmt(finally);
            self.cursor.dead = self.join(&[self.cursor.dead, left]);
            self.envs.extend(env);
        }
        let end = self.cursor;
        let position = self.join(&[end.alive, end.dead]);
        self.cursor = Cursor { alive: None, dead: position };
        end
    }

    /// Closing in the code of Eclipse's compiler: always with a test for null, and with handlers of their own for each
    /// resource and for all.
    fn with_resources_ecj(&mut self, resources: &[ExprId], body: StmtId) {
        let dead = self.cursor.dead.take();
        for resource in resources {
            self.evaluate(*resource);
            self.envs.push(Env::Resource { certain: false });
        }
        self.stmt(body);
        let mut end = self.cursor;
        for at in 0..resources.len() {
            self.envs.pop();
            if end.alive.is_some() {
                self.close(false);
                end = self.cursor;
            }
            self.revive();
            if at > 0 {
                self.suppress();
            }
            self.close(false);
            self.emit(Want::Throw);
            let position = self.cursor.alive;
            self.cursor = Cursor {
                alive: position.filter(|_| end.alive.is_some()),
                dead: position.filter(|_| end.alive.is_none()),
            };
        }
        self.revive();
        self.suppress();
        self.emit(Want::Throw);
        let position = self.cursor.alive;
        self.after(position, end, dead);
    }

    /// Adds one exception to another, unless they are the same.
    fn suppress(&mut self) {
        self.emit_branch(Test::Null(Relation::Ne));
        self.emit_branch(Test::Any);
        self.emit_call("addSuppressed");
    }

    fn with_resources(&mut self, resources: &[ExprId], body: StmtId) {
        if self.dialect == Dialect::Ecj && !resources.is_empty() {
            return self.with_resources_ecj(resources, body);
        }
        let Some((first, rest)) = resources.split_first() else {
            self.stmt(body);
            return;
        };
        let dead = self.cursor.dead.take();
        self.evaluate(*first);
        let certain = matches!(self.ast.expr(self.ast.bare(*first)).kind, ExprKind::New { .. });
        self.envs.push(Env::Resource { certain });
        self.with_resources(rest, body);
        self.envs.pop();
        if self.cursor.alive.is_some() {
            self.close(certain);
        }
        let end = self.cursor;
        // The handler: closes, with a handler of its own for what closing throws, and throws on.
        self.revive();
        self.close(certain);
        self.emit_call("addSuppressed");
        self.emit(Want::Throw);
        let position = self.cursor.alive;
        self.after(position, end, dead);
    }
}
