//! Layer 3: Java sources to decision trees (paper 001, section III).
//!
//! `SourceFile::parse` is total: every text gives a file, with the problems found in it. A decision is a Boolean
//! expression that is no operand of a Boolean operator; a bare variable, field, call or literal that is only copied is
//! none, tested in a condition it is one. Positions are those of the file as it was read.
//!
//! What the file cannot tell (whether `a == b` compares booleans, whether a name from elsewhere is a constant) is left
//! open: decisions that depend on it carry `unsettled` nodes, and `SourceFile::settled` gives the decisions again once
//! the answers are known from the bytecode.

pub mod ast;
mod checked_literal;
pub mod constant;
pub mod decision;
mod escapes;
pub mod expression;
mod lower;
pub mod tree;
pub mod types;

pub use decision::{Condition, Decision, Owner, Place, Span};

use ast::{Ast, ExprId};
use escapes::{Lines, Text};
use std::collections::BTreeMap;

/// Something in a source that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub line: u32,
    pub message: String,
}

/// What one Java file says about decisions.
pub struct SourceFile {
    pub path: String,
    /// With dots; empty for the unnamed package.
    pub package: String,
    pub decisions: Vec<Decision>,
    pub problems: Vec<Problem>,
    pub ast: Ast,
    text: String,
    lines: Lines,
}

/// What the bytecode tells about nodes of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answers {
    /// Does the operator at the node work on booleans?
    pub booleans: BTreeMap<ExprId, bool>,
    /// Conditions that the compiler folded.
    pub constants: BTreeMap<ExprId, bool>,
}

/// Longer sources are refused: positions have 32 bits, and no compiler takes such a class.
const LONGEST: usize = 64 << 20;

impl SourceFile {
    pub fn parse(path: &str, text: &str) -> Self {
        let mut file = Self {
            path: path.to_owned(),
            package: String::new(),
            decisions: Vec::new(),
            problems: Vec::new(),
            ast: Ast::default(),
            text: String::new(),
            lines: Lines::default(),
        };
        if text.len() > LONGEST {
            file.problems.push(Problem { line: 1, message: format!("{} bytes are too many", text.len()) });
            return file;
        }
        file.text = text.to_owned();
        file.lines = Lines::new(text);
        let stem = path.rsplit('/').next().unwrap_or(path);
        let stem = stem.strip_suffix(".java").unwrap_or(stem);
        match lower::lower(&Text::new(text), &file.lines, stem) {
            Ok(lowered) => {
                file.ast = lowered.ast;
                file.package = lowered.package;
                file.problems = lowered.problems;
                file.decisions = file.settled(&Answers::default());
            }
            Err(message) => file.problems.push(Problem { line: 1, message }),
        }
        file
    }

    /// The decisions under the given answers.
    pub fn settled(&self, answers: &Answers) -> Vec<Decision> {
        decision::extract(self, answers)
    }

    /// The source text of a range.
    pub fn text(&self, range: ast::Range) -> &str {
        self.text.get(range.start as usize..range.end as usize).unwrap_or_default()
    }

    /// The line of an offset, from 1.
    pub fn line(&self, offset: u32) -> u32 {
        self.lines.line(offset)
    }

    pub fn span(&self, range: ast::Range) -> Span {
        let start = self.lines.start(range.start);
        let before = self.text(ast::Range { start, end: range.start });
        Span { range, line: self.lines.line(range.start), column: before.chars().count() as u32 + 1 }
    }
}

#[cfg(test)]
mod tests;
