//! Aligns the decisions of a source with the branches of its classes (paper 001, section III-C).
//!
//! Three steps: `bind` explains whole methods by the source and says what each branch is for; `settle` answers from the
//! bytecode what the source leaves open; `points` gives the places where conditions show, verified against the control
//! flow. A decision is mapped only if all of it agrees. Otherwise it is unmapped, with the reason: never a guess.
//!
//! Invariants: every pc is that of a branch, or of an instruction that consumes the condition's value, in the method
//! named beside it; conditions without points are those that constants before them keep from being evaluated.

pub mod bind;
pub mod code;
mod flow;
mod nfa;
mod points;
mod predict;
mod settle;
mod signature;
mod stack;

use super::Point;
use crate::source::ast::{ExprId, ExprKind};
use crate::source::tree::Tree;
use crate::source::{Decision, SourceFile};
use bind::{Binding, Find, Piece};
use points::Reader;
use std::collections::{BTreeMap, BTreeSet};

/// The points of a decision in one method. What they promise is said in [`observe`](super::observe); the tests of the
/// mapping hold it against runs of instrumented copies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// Internal form: `java/lang/String`.
    pub class: String,
    pub method: String,
    pub descriptor: String,
    /// By condition; several for code that is repeated, as that of `finally` is.
    pub points: Vec<Vec<Point>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mapping {
    /// In one method, or, for initialisers of fields, in every constructor that runs them.
    Mapped(Vec<Site>),
    /// No code tests it: it is unreachable, or constants decide it or make it the copy of a value.
    LeftOut,
    Unmapped(String),
}

/// The decisions of a file, settled by the bytecode, each with its mapping.
pub struct Mapped {
    pub decisions: Vec<(Decision, Mapping)>,
    /// What the user should hear of: classes that are missing or do not fit the source.
    pub warnings: Vec<String>,
    /// The methods whose code the source explains: class, name and descriptor. What branches in others is not known to be
    /// in the source at all.
    pub explained: BTreeSet<(String, String, String)>,
    /// The source is not the one that was compiled: why.
    pub foreign: Option<String>,
}

/// Maps all decisions of a file to the classes that `find` gives by internal name.
pub fn map(file: &SourceFile, find: &mut Find) -> Mapped {
    let binding = bind::bind(file, find);
    let readers: Vec<Option<Reader>> = binding.methods.iter().map(|aligned| Reader::new(&file.ast, aligned)).collect();
    let answers = settle::settle(file, &binding, &readers);
    let mut homes: BTreeMap<ExprId, Vec<usize>> = BTreeMap::new();
    for (at, aligned) in binding.methods.iter().enumerate() {
        let nodes: BTreeSet<ExprId> =
            aligned.branches.keys().chain(aligned.bits.keys()).chain(aligned.type_tests.keys()).copied().collect();
        for node in nodes.into_iter().chain(aligned.ambiguous.keys().copied()) {
            homes.entry(node).or_default().push(at);
        }
    }
    let mapper = Mapper { file, binding: &binding, readers: &readers, answers: &answers, homes: &homes };
    let decisions = file.settled(&answers).into_iter().map(|decision| {
        let mapping = mapper.decision(&decision);
        (decision, mapping)
    });
    let decisions: Vec<(Decision, Mapping)> = decisions.collect();
    let mut warnings: Vec<String> =
        file.problems.iter().map(|p| format!("{}:{}: {}", file.path, p.line, p.message)).collect();
    for (piece, why) in &binding.failures {
        if let Piece::Class(class) = piece
            && file.ast.class(*class).nesting == crate::source::ast::Nesting::Top
        {
            warnings.push(format!("{}: {why}", file.path));
        }
    }
    warnings.extend(misfit(file, &binding, &decisions));
    let methods = binding.methods.iter().filter_map(|aligned| {
        let method = aligned.class.methods.get(aligned.method)?;
        Some((aligned.class.name.to_string(), method.name.to_string(), method.descriptor.to_string()))
    });
    let explained = methods.collect();
    Mapped { decisions, warnings, explained, foreign: binding.foreign }
}

/// One warning for all decisions of classes that are there, in code that the source does not explain.
fn misfit(file: &SourceFile, binding: &Binding, decisions: &[(Decision, Mapping)]) -> Option<String> {
    let mut misfits = decisions.iter().filter_map(|(decision, _)| {
        let mut top = decision.owner.class;
        while let Some(outer) = file.ast.class(top).outer {
            top = outer;
        }
        let said = decision.broken.is_some() || binding.failures.contains_key(&Piece::Class(top));
        let why = binding.failure(file, decision).filter(|_| !said)?;
        Some((decision.span.line, why))
    });
    let (line, why) = misfits.next()?;
    let more = match misfits.count() {
        0 => String::new(),
        more => format!(" (and {more} decisions more)"),
    };
    Some(format!("{}:{line}: does not fit the class: {why}{more}", file.path))
}

struct Mapper<'a> {
    file: &'a SourceFile,
    binding: &'a Binding,
    readers: &'a [Option<Reader<'a>>],
    answers: &'a crate::source::Answers,
    /// The methods in which a node has tokens.
    homes: &'a BTreeMap<ExprId, Vec<usize>>,
}

impl Mapper<'_> {
    fn decision(&self, decision: &Decision) -> Mapping {
        if let Some(why) = self.binding.failure(self.file, decision) {
            return Mapping::Unmapped(why);
        }
        if self.doubtful(decision) {
            return Mapping::Unmapped("folded by the compiler to a value that is not known".into());
        }
        let mut homes: BTreeSet<usize> = BTreeSet::new();
        for node in self.nodes(decision) {
            homes.extend(self.homes.get(&node).into_iter().flatten());
        }
        if homes.is_empty() {
            return Mapping::LeftOut;
        }
        if !decision.unsettled.is_empty() {
            return Mapping::Unmapped("whether its operators work on booleans is not known".into());
        }
        let mut sites = Vec::new();
        for home in homes {
            let Some(Some(reader)) = self.readers.get(home) else {
                return Mapping::Unmapped("the method cannot be decoded".into());
            };
            match self.site(decision, reader) {
                Ok(site) => sites.push(site),
                Err(why) => return Mapping::Unmapped(why),
            }
        }
        Mapping::Mapped(sites)
    }

    /// A condition that is a constant of another class, and nothing in the code tells which.
    fn doubtful(&self, decision: &Decision) -> bool {
        decision.conditions.iter().any(|condition| {
            let mut folded = self.binding.methods.iter().filter_map(|m| m.folded.get(&condition.expr));
            !self.homes.contains_key(&condition.expr) && folded.any(|values| values.len() > 1)
        })
    }

    /// The nodes of a decision that may have tokens: operators and leaves.
    fn nodes(&self, decision: &Decision) -> Vec<ExprId> {
        let ast = &self.file.ast;
        let leaves: BTreeSet<ExprId> = decision.conditions.iter().map(|condition| condition.expr).collect();
        let mut nodes = Vec::new();
        let mut open = vec![decision.expr];
        let mut root = true;
        while let Some(expr) = open.pop() {
            let expr = ast.bare(expr);
            nodes.push(expr);
            if let (ExprKind::Switch(switch), true) = (&ast.expr(expr).kind, leaves.contains(&expr)) {
                nodes.extend(ast.yields(switch).into_iter().map(|value| ast.positive(value).0));
            }
            if leaves.contains(&expr) && !root {
                continue;
            }
            match ast.expr(expr).kind {
                ExprKind::Not(inner) => open.push(inner),
                ExprKind::And(left, right) | ExprKind::Or(left, right) | ExprKind::Bit(_, left, right) => {
                    open.extend([left, right]);
                }
                ExprKind::Compare(_, left, right) if !leaves.contains(&expr) => open.extend([left, right]),
                ExprKind::Assign { left, bit: Some(_), right } if root && !leaves.contains(&expr) => {
                    open.extend([left, right]);
                }
                ExprKind::Ternary { condition, yes, no } => open.extend([condition, yes, no]),
                _ => {}
            }
            root = false;
        }
        nodes
    }

    fn site(&self, decision: &Decision, reader: &Reader) -> Result<Site, String> {
        let mut found = reader.points(decision, self.answers)?;
        let evaluated = evaluated(&decision.tree, decision.conditions.len());
        let mut points = Vec::new();
        for (at, condition) in decision.conditions.iter().enumerate() {
            let mut of_condition = found.points.remove(&condition.expr).unwrap_or_default();
            of_condition.sort();
            if of_condition.is_empty() && evaluated[at] {
                return Err(format!("no instruction shows condition {} ({})", at + 1, condition.text));
            }
            points.push(of_condition);
        }
        let info = reader.method.info;
        Ok(Site {
            class: reader.method.class.name.to_string(),
            method: info.name.to_string(),
            descriptor: info.descriptor.to_string(),
            points,
        })
    }
}

/// Which conditions can be evaluated, given the constants in the tree.
fn evaluated(tree: &Tree, conditions: usize) -> Vec<bool> {
    /// Whether true and false are possible.
    fn walk(tree: &Tree, seen: &mut [bool]) -> (bool, bool) {
        match tree {
            Tree::Condition(at) => {
                if let Some(slot) = seen.get_mut(usize::from(*at)) {
                    *slot = true;
                }
                (true, true)
            }
            Tree::Constant(value) => (*value, !*value),
            Tree::Not(inner) => {
                let (yes, no) = walk(inner, seen);
                (no, yes)
            }
            Tree::And(left, right) => {
                let (yes, no) = walk(left, seen);
                let (right_yes, right_no) = if yes { walk(right, seen) } else { (false, false) };
                (right_yes, no || right_no)
            }
            Tree::Or(left, right) => {
                let (yes, no) = walk(left, seen);
                let (right_yes, right_no) = if no { walk(right, seen) } else { (false, false) };
                (yes || right_yes, right_no)
            }
            Tree::Ternary(condition, first, second) => {
                let (yes, no) = walk(condition, seen);
                let first = if yes { walk(first, seen) } else { (false, false) };
                let second = if no { walk(second, seen) } else { (false, false) };
                (first.0 || second.0, first.1 || second.1)
            }
            Tree::Strict(_, left, right) => {
                walk(left, seen);
                walk(right, seen);
                (true, true)
            }
        }
    }
    let mut seen = vec![false; conditions];
    walk(tree, &mut seen);
    seen
}
