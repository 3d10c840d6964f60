//! From a piece of source to the automaton of the code that it may compile to.
//!
//! The predictor goes through the syntax as javac's code generator does (and ECJ's, where it differs), which is known
//! from reading what they emit: `javac-decisions` lists the facts, the tests pin them. It follows which code is alive,
//! since compilers leave out what constants make unreachable, and repeats the code of `finally` at every exit.
//!
//! Invariant: every token sequence that the compiler could emit for the source is accepted. Accepting more is allowed.

mod condition;
mod expr;

mod member;
mod stmt;
mod switch;
mod tries;

pub(super) use expr::erased_simple;

use super::nfa::{ANYWHERE, Label, Lines, Nfa, State, Test, Want};
use crate::source::SourceFile;
use crate::source::ast::{Ast, ExprId, StmtId};

/// Whose habits the code follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    Javac,
    /// Eclipse's compiler: loops test at their end.
    Ecj,
}

/// Where in the token sequence the predictor stands: in live code, in code that is not emitted, or, where that is not
/// decided, in both.
#[derive(Clone, Copy, Default, Debug)]
struct Cursor {
    alive: Option<State>,
    dead: Option<State>,
}

/// Jumps to a place: none, perhaps, or for certain.
#[derive(Clone, Copy, Default, Debug)]
struct Flow {
    any: bool,
    certain: bool,
}

/// What a jump leaves or reaches.
enum Env {
    Target {
        labels: Vec<String>,
        is_loop: bool,
        is_switch: bool,
        breaks: Flow,
        continues: Flow,
    },
    /// A switch expression; `condition` if its value is tested where it stands.
    Yield {
        condition: bool,
        flow: Flow,
    },
    Finally(StmtId),
    /// A resource to be closed, without a test for null if it is certainly there.
    Resource {
        certain: bool,
    },
    Synchronized,
}

pub struct Predictor<'f> {
    file: &'f SourceFile,
    ast: &'f Ast,
    /// Where the statement starts that is being looked at.
    statement: u32,
    pub nfa: Nfa,
    dialect: Dialect,
    /// Classes before Java 11 reach private members of others through access methods.
    access_methods: bool,
    cursor: Cursor,
    envs: Vec<Env>,
    /// Labels of the statement that comes next.
    labels: Vec<String>,
    /// Greater than 0 in code that is emitted only under some assumption.
    uncertain: u32,
    /// Record patterns add handlers at the end of the method.
    deconstructs: bool,
}

impl<'f> Predictor<'f> {
    pub fn new(file: &'f SourceFile, dialect: Dialect, major: u16) -> Self {
        let nfa = Nfa::default();
        let cursor = Cursor { alive: Some(nfa.start), dead: None };
        Self {
            file,
            ast: &file.ast,
            statement: 0,
            nfa,
            dialect,
            access_methods: major < 55,
            cursor,
            envs: Vec::new(),
            labels: Vec::new(),
            uncertain: 0,
            deconstructs: false,
        }
    }

    /// One state for several; none for none.
    fn join(&mut self, states: &[Option<State>]) -> Option<State> {
        let mut found: Vec<State> = states.iter().flatten().copied().collect();
        found.sort_unstable();
        found.dedup();
        match found[..] {
            [] => None,
            [one] => Some(one),
            _ => {
                let joint = self.nfa.state();
                for state in found {
                    self.nfa.skip(state, joint);
                }
                Some(joint)
            }
        }
    }

    /// Live code goes on here whatever came before.
    fn revive(&mut self) {
        self.cursor = Cursor { alive: self.join(&[self.cursor.alive, self.cursor.dead]), dead: None };
    }

    /// Code after this is not emitted.
    fn die(&mut self) {
        self.cursor = Cursor { alive: None, dead: self.join(&[self.cursor.alive, self.cursor.dead]) };
    }

    /// A jump from here, as far as the code here is alive.
    fn jump(&mut self) -> Flow {
        let flow = Flow {
            any: self.cursor.alive.is_some(),
            certain: self.cursor.alive.is_some() && self.cursor.dead.is_none() && self.uncertain == 0,
        };
        self.die();
        flow
    }

    /// The place where jumps arrive.
    fn land(&mut self, flow: Flow) {
        if flow.certain {
            self.revive();
        } else if flow.any {
            self.cursor.alive = self.join(&[self.cursor.alive, self.cursor.dead]);
        }
    }

    fn emit(&mut self, want: Want) {
        if let Some(alive) = self.cursor.alive {
            self.cursor.alive = Some(self.nfa.step(alive, want));
        }
    }

    fn emit_branch(&mut self, test: Test) {
        self.emit(Want::If { label: Label::Other, test, lines: ANYWHERE });
    }

    /// The lines that code for an expression may have.
    fn lines(&self, expr: ExprId) -> Lines {
        let range = self.ast.expr(expr).range;
        (self.file.line(self.statement.min(range.start)), self.file.line(range.end))
    }

    fn emit_call(&mut self, name: &str) {
        self.emit(Want::Call(name.to_owned()));
    }

    fn emit_create(&mut self, class: Option<&str>) {
        self.emit(Want::Create { class: class.map(str::to_owned), label: Label::Other });
    }

    /// Code that may be there or not.
    fn optional(&mut self, inside: impl FnOnce(&mut Self)) {
        let before = self.cursor;
        self.uncertain += 1;
        inside(self);
        self.uncertain -= 1;
        self.cursor = Cursor {
            alive: self.join(&[before.alive, self.cursor.alive]),
            dead: self.join(&[before.dead, self.cursor.dead]),
        };
    }

    /// Either code.
    fn either(&mut self, one: impl FnOnce(&mut Self), other: impl FnOnce(&mut Self)) {
        let before = self.cursor;
        self.uncertain += 1;
        one(self);
        let first = std::mem::replace(&mut self.cursor, before);
        other(self);
        self.uncertain -= 1;
        self.cursor = Cursor {
            alive: self.join(&[first.alive, self.cursor.alive]),
            dead: self.join(&[first.dead, self.cursor.dead]),
        };
    }
}
