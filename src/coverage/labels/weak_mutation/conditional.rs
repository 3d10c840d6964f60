//! COR: `&&` and `||` replaced by each other, by `^` and `==`, by one of their operands, by true and by false.
//!
//! They are no instructions: an operator is evaluated by the branches of its conditions, and a mutant differs from it at one of
//! the branches where its value is known. Where the first operand decides, the second is not evaluated, and many mutants would
//! evaluate it: it is evaluated aside ([`super::aside`]). So a label has a place for each way in which the evaluation may end,
//! and is covered at any of them.
//!
//! What a mutant evaluates besides, or leaves out, must have no effect and must not throw: otherwise original and mutant differ by
//! more than the value, and the mutant is left out, by name.

use std::collections::BTreeMap;

use super::aside::{Aside, IS_ELSEWHERE, Why};
use super::branch;
use super::site::{Instead, Shown, Site};
use crate::analysis::cfg::{branch_target, instruction_at};
use crate::analysis::decisions::render::render;
use crate::analysis::decisions::{MappedDecision, Point};
use crate::coverage::labels::{Labels, LeftOut, Located, Marked, Place};
use crate::expr::Const;
use crate::expr::ops::Cmp;
use crate::program::mutation::{Change, Mutation};
use crate::program::operators::comparison;
use crate::program::predicate::{At, Num, Predicate};
use crate::program::{Insn, Kind};
use crate::source::tree::{Strict, Tree};

/// Conditions of a decision whose operators have mutants.
const MOST_CONDITIONS: usize = 24;
const TOO_LARGE: Why = "the decision is too large";
const HAS_CONSTANT: Why = "a constant is among the operands";
const IS_ASSIGNED: Why = "an operand reads what another assigns";

/// What stands for an operator.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mutant {
    Other,
    Xor,
    Same,
    Left,
    Right,
    Constant(bool),
}

const MUTANTS: [Mutant; 7] = [
    Mutant::Other,
    Mutant::Xor,
    Mutant::Same,
    Mutant::Left,
    Mutant::Right,
    Mutant::Constant(true),
    Mutant::Constant(false),
];

/// `&&` or `||`, with its operands.
#[derive(Clone, Copy)]
struct Operator<'t> {
    is_and: bool,
    whole: &'t Tree,
    left: &'t Tree,
    right: &'t Tree,
}

impl Operator<'_> {
    fn of(tree: &Tree) -> Option<Operator<'_>> {
        match tree {
            Tree::And(left, right) => Some(Operator { is_and: true, whole: tree, left, right }),
            Tree::Or(left, right) => Some(Operator { is_and: false, whole: tree, left, right }),
            _ => None,
        }
    }

    /// The value of the left operand that decides.
    fn deciding(&self) -> bool {
        !self.is_and
    }

    fn differs(&self, mutant: Mutant, left: bool, right: bool) -> bool {
        let (and, or) = (left && right, left || right);
        let (own, other) = if self.is_and { (and, or) } else { (or, and) };
        own != match mutant {
            Mutant::Other => other,
            Mutant::Xor => left != right,
            Mutant::Same => left == right,
            Mutant::Left => left,
            Mutant::Right => right,
            Mutant::Constant(value) => value,
        }
    }

    /// Where it stands, by the first conditions of its operands.
    fn site(&self, decision: &MappedDecision) -> Option<Site> {
        let begins = |tree| {
            let condition = decision.conditions.get(usize::from(first(tree)?))?;
            (condition.column > 0).then_some((condition.line, condition.column))
        };
        Some(Site::Operator { left: begins(self.left)?, right: begins(self.right)? })
    }

    fn instead(&self, mutant: Mutant) -> Instead {
        match mutant {
            Mutant::Other => Instead::Joined(if self.is_and { "||" } else { "&&" }),
            Mutant::Xor => Instead::Joined("^"),
            Mutant::Same => Instead::Joined("=="),
            Mutant::Left => Instead::Left,
            Mutant::Right => Instead::Right,
            Mutant::Constant(value) => Instead::Constant(value),
        }
    }

    fn mutated(&self, mutant: Mutant) -> Tree {
        let (left, right) = (Box::new(self.left.clone()), Box::new(self.right.clone()));
        match mutant {
            Mutant::Other if self.is_and => Tree::Or(left, right),
            Mutant::Other => Tree::And(left, right),
            Mutant::Xor => Tree::Strict(Strict::Xor, left, right),
            Mutant::Same => Tree::Strict(Strict::Eq, left, right),
            Mutant::Left => *left,
            Mutant::Right => *right,
            Mutant::Constant(value) => Tree::Constant(value),
        }
    }
}

pub(super) fn labels(method: &Located<'_>) -> Labels {
    let mut all = Labels::default();
    let mut names: BTreeMap<String, u32> = BTreeMap::new();
    for decision in method.decisions {
        let (operators, has_constant) = operators(&decision.tree);
        if operators.is_empty() {
            continue;
        }
        let copies = if has_constant { Err(HAS_CONSTANT) } else { copies(method, decision) };
        for operator in operators {
            let text = |tree: &Tree| {
                let of = |number: u16| decision.conditions.get(usize::from(number)).map(|c| c.text.clone());
                render(tree, |number| of(number).unwrap_or_default())
            };
            let own = text(operator.whole);
            let count = names.entry(format!("{} {own}", decision.line)).and_modify(|count| *count += 1).or_insert(1);
            let again = if *count > 1 { format!(" (number {count} in its line)") } else { String::new() };
            let mut reasons: BTreeMap<Why, usize> = BTreeMap::new();
            for mutant in MUTANTS {
                match copies.as_ref().map_err(|why| *why).and_then(|copies| marked(copies, operator, mutant)) {
                    Ok((places, mutation)) => {
                        let what = format!("COR: {own}{again} becomes {}", text(&operator.mutated(mutant)));
                        let shown =
                            operator.site(decision).map(|site| Shown { site, instead: operator.instead(mutant) });
                        all.found.push(Marked { places, what, shared: None, mutation, shown });
                    }
                    Err(why) => *reasons.entry(why).or_default() += 1,
                }
            }
            let (line, what) = (decision.line, format!("COR: {own}{again}"));
            all.left_out.extend(reasons.into_iter().map(|(why, count)| LeftOut {
                line,
                what: what.clone(),
                count,
                why,
            }));
        }
    }
    all
}

/// Where a mutant differs, in every copy of the decision.
fn marked(
    copies: &[Evaluation<'_>],
    operator: Operator<'_>,
    mutant: Mutant,
) -> Result<(Vec<Place>, Option<Mutation>), Why> {
    let mut places = Vec::new();
    for copy in copies {
        places.extend(copy.places(operator, mutant)?);
    }
    let mutation = match (copies, places.first()) {
        ([only], Some(first)) => only.mutation(operator, mutant, first.at),
        _ => None,
    };
    Ok((places, mutation))
}

/// The `&&` and `||` of a decision, the outermost first, and whether constants are among the operands.
fn operators(tree: &Tree) -> (Vec<Operator<'_>>, bool) {
    let (mut found, mut has_constant, mut todo) = (Vec::new(), false, vec![tree]);
    while let Some(tree) = todo.pop() {
        found.extend(Operator::of(tree));
        match tree {
            Tree::Condition(_) => {}
            Tree::Constant(_) => has_constant = true,
            Tree::Not(of) => todo.push(of),
            Tree::And(a, b) | Tree::Or(a, b) | Tree::Strict(_, a, b) => todo.extend([&**b, a]),
            Tree::Ternary(c, a, b) => todo.extend([&**b, a, c]),
        }
        if found.len() > MOST_CONDITIONS {
            break;
        }
    }
    (found, has_constant)
}

/// Adds a place; an instruction is one place.
fn add(places: &mut Vec<Place>, new: Place) {
    match places.iter_mut().find(|place| place.at == new.at) {
        Some(known) => known.predicate = Predicate::or(known.predicate.clone(), new.predicate),
        None => places.push(new),
    }
}

/// The condition that is evaluated first.
fn first(tree: &Tree) -> Option<u16> {
    match tree {
        Tree::Condition(number) => Some(*number),
        Tree::Constant(_) => None,
        Tree::Not(of) => first(of),
        Tree::And(left, _) | Tree::Or(left, _) | Tree::Ternary(left, ..) | Tree::Strict(_, left, _) => first(left),
    }
}

/// The evaluations of a decision that the code has: one for each copy of it, as in `finally`.
fn copies<'a>(method: &'a Located<'a>, decision: &MappedDecision) -> Result<Vec<Evaluation<'a>>, Why> {
    if decision.conditions.len() > MOST_CONDITIONS {
        return Err(TOO_LARGE);
    }
    let count = decision.conditions.first().map_or(0, |condition| condition.points.len());
    let mut copies: Vec<Vec<Condition>> = vec![Vec::new(); count];
    for condition in &decision.conditions {
        let mut points = Vec::new();
        for point in &condition.points {
            let Point::Branch { pc, taken_means } = *point else { return Err(IS_ELSEWHERE) };
            let at = instruction_at(method.code, pc).ok_or(IS_ELSEWHERE)?;
            points.push(Condition { at, taken_means, start: None });
        }
        points.sort_by_key(|point| point.at);
        if points.len() != count {
            return Err(IS_ELSEWHERE);
        }
        copies.iter_mut().zip(points).for_each(|(copy, point)| copy.push(point));
    }
    let made = |conditions| {
        let mut copy = Evaluation { aside: Aside { method }, conditions };
        let first = copy.conditions.first().and_then(|first| copy.aside.begin(first.at));
        copy.enter(&decision.tree, first);
        copy
    };
    Ok(copies.into_iter().map(made).collect())
}

/// A condition of a decision in the code.
#[derive(Clone, Copy)]
struct Condition {
    /// Its branch.
    at: u32,
    taken_means: bool,
    /// Where its code begins, if that is known.
    start: Option<u32>,
}

/// How the evaluation of an expression ends: with this value of a condition it has this value.
struct Exit {
    condition: u16,
    value: bool,
    gives: bool,
}

struct Evaluation<'a> {
    aside: Aside<'a>,
    conditions: Vec<Condition>,
}

impl Evaluation<'_> {
    fn condition(&self, number: u16) -> Option<Condition> {
        self.conditions.get(usize::from(number)).copied()
    }

    fn insn(&self, at: u32) -> Option<Insn> {
        self.aside.method.code.insn(at)
    }

    /// Where control goes with this value of a condition.
    fn edge(&self, number: u16, value: bool) -> Option<u32> {
        let Condition { at, taken_means, .. } = self.condition(number)?;
        if taken_means == value { branch_target(self.insn(at)?) } else { Some(at + 1) }
    }

    /// All ways in which an evaluation ends; None where that is not known by one condition alone.
    fn exits(&self, tree: &Tree) -> Option<Vec<Exit>> {
        let negated = |exits: Vec<Exit>| exits.into_iter().map(|exit| Exit { gives: !exit.gives, ..exit }).collect();
        Some(match tree {
            Tree::Condition(number) => {
                [false, true].map(|value| Exit { condition: *number, value, gives: value }).into()
            }
            Tree::Not(of) => negated(self.exits(of)?),
            Tree::And(left, right) | Tree::Or(left, right) => {
                let deciding = matches!(tree, Tree::Or(..));
                let mut exits = self.exits(left)?;
                exits.retain(|exit| exit.gives == deciding);
                exits.extend(self.exits(right)?);
                exits
            }
            Tree::Ternary(_, yes, no) => {
                let mut exits = self.exits(yes)?;
                exits.extend(self.exits(no)?);
                exits
            }
            Tree::Constant(_) | Tree::Strict(..) => return None,
        })
    }

    /// Where control goes with this value of an expression, if that is one place.
    fn after(&self, tree: &Tree, gives: bool) -> Option<u32> {
        let exits = self.exits(tree)?;
        let mut places =
            exits.iter().filter(|exit| exit.gives == gives).map(|exit| self.edge(exit.condition, exit.value));
        let first = places.next().flatten();
        first.filter(|first| places.all(|place| place == Some(*first)))
    }

    /// Finds where the code of each condition of an expression begins.
    fn enter(&mut self, tree: &Tree, start: Option<u32>) {
        match tree {
            Tree::Condition(number) => {
                if let Some(condition) = self.conditions.get_mut(usize::from(*number)) {
                    condition.start = start;
                }
            }
            Tree::Constant(_) => {}
            Tree::Not(of) => self.enter(of, start),
            Tree::And(left, right) | Tree::Or(left, right) => {
                self.enter(left, start);
                let next = self.after(left, matches!(tree, Tree::And(..)));
                self.enter(right, next);
            }
            Tree::Ternary(condition, yes, no) => {
                self.enter(condition, start);
                for (arm, value) in [(yes, true), (no, false)] {
                    let next = self.after(condition, value);
                    self.enter(arm, next);
                }
            }
            Tree::Strict(_, left, right) => {
                self.enter(left, None);
                self.enter(right, None);
            }
        }
    }

    /// When an expression is true, evaluated aside.
    fn aside(&self, tree: &Tree) -> Result<Predicate, Why> {
        Ok(match tree {
            Tree::Condition(number) => {
                let Condition { at, taken_means, start } = self.condition(*number).ok_or(IS_ELSEWHERE)?;
                let taken = self.aside.taken(start.ok_or(IS_ELSEWHERE)?, at)?;
                if taken_means { taken } else { Predicate::not(taken) }
            }
            Tree::Not(of) => Predicate::not(self.aside(of)?),
            Tree::And(left, right) => Predicate::All(vec![self.aside(left)?, self.aside(right)?]),
            Tree::Or(left, right) => Predicate::or(self.aside(left)?, self.aside(right)?),
            Tree::Ternary(condition, yes, no) => {
                let condition = self.aside(condition)?;
                Predicate::or(
                    Predicate::All(vec![condition.clone(), self.aside(yes)?]),
                    Predicate::All(vec![Predicate::not(condition), self.aside(no)?]),
                )
            }
            Tree::Constant(_) | Tree::Strict(..) => return Err(IS_ELSEWHERE),
        })
    }

    /// Where a mutant differs from its operator, and when.
    fn places(&self, operator: Operator<'_>, mutant: Mutant) -> Result<Vec<Place>, Why> {
        let decides = operator.deciding();
        let right = self.aside(operator.right)?;
        if let Mutant::Right | Mutant::Constant(_) = mutant {
            self.aside(operator.left)?;
        }
        let left_exits = self.exits(operator.left).ok_or(IS_ELSEWHERE)?;
        let right_exits = self.exits(operator.right).ok_or(IS_ELSEWHERE)?;
        let mut places = Vec::new();
        for exit in left_exits.iter().filter(|exit| exit.gives == decides) {
            let with = |right| operator.differs(mutant, decides, right);
            let aside = match (with(false), with(true)) {
                (false, false) => continue,
                (true, true) => None,
                (false, true) => Some(right.clone()),
                (true, false) => Some(Predicate::not(right.clone())),
            };
            if aside.is_some() && self.is_assigned(&left_exits, operator.right, &right) {
                return Err(IS_ASSIGNED);
            }
            let mut place = self.shown(exit)?;
            place.predicate = match aside {
                Some(aside) => Predicate::All(vec![place.predicate, aside]),
                None => place.predicate,
            };
            add(&mut places, place);
        }
        for exit in right_exits.iter().filter(|exit| operator.differs(mutant, !decides, exit.gives)) {
            add(&mut places, self.shown(exit)?);
        }
        Ok(places)
    }

    /// A branch that shows the value of a condition, over its operands.
    fn shown(&self, exit: &Exit) -> Result<Place, Why> {
        let Condition { at, taken_means, .. } = self.condition(exit.condition).ok_or(IS_ELSEWHERE)?;
        let insn = self.insn(at).ok_or(IS_ELSEWHERE)?;
        let zero = || Num::Const(Const::Bv32(0));
        let (taken, kinds) = match (comparison(insn), insn) {
            (Some((op, true)), _) => (Predicate::Compare(op, Num::Operand(0), zero()), vec![Kind::Int]),
            (Some((op, false)), _) => {
                (Predicate::Compare(op, Num::Operand(1), Num::Operand(0)), vec![Kind::Int, Kind::Int])
            }
            (None, Insn::IfNull(_)) => (Predicate::True(Num::At(At::Null(0))), vec![Kind::Ref]),
            (None, Insn::IfNonNull(_)) => (Predicate::not(Predicate::True(Num::At(At::Null(0)))), vec![Kind::Ref]),
            _ => return Err(IS_ELSEWHERE),
        };
        let predicate = if taken_means == exit.value { taken } else { Predicate::not(taken) };
        Ok(Place { at, predicate, kinds })
    }

    /// Whether the code between the first way out of the left operand and the right one assigns what the right one reads.
    fn is_assigned(&self, left: &[Exit], right: &Tree, reads: &Predicate) -> bool {
        let branches = left.iter().filter_map(|exit| self.condition(exit.condition)).map(|condition| condition.at);
        let (Some(first), Some(start)) = (branches.min(), first(right).and_then(|c| self.condition(c)?.start)) else {
            return true;
        };
        (first..start).filter_map(|at| self.insn(at)).any(|insn| match insn {
            Insn::Store(local) | Insn::IntInc { local, .. } => {
                reads.any_place(&mut |at| matches!(at, At::Local { decoded, .. } if decoded == local))
            }
            _ => false,
        })
    }

    /// The mutant as one instruction, where it is one: both operands are single conditions on numbers.
    fn mutation(&self, operator: Operator<'_>, mutant: Mutant, at: u32) -> Option<Mutation> {
        let single = |tree: &Tree| match self.exits(tree)?[..] {
            [Exit { condition, .. }, Exit { condition: same, .. }] if condition == same => self.condition(condition),
            _ => None,
        };
        let (left, right) = (single(operator.left)?, single(operator.right)?);
        let (op, with_zero) = comparison(self.insn(at)?)?;
        let equal = (0, if with_zero { Change::Int(0) } else { Change::Like(1) });
        let always =
            |to| Mutation { operand: Some(equal), insn: Some(branch(Cmp::Eq, with_zero, to)), ..Mutation::default() };
        let goes_on = !operator.deciding();
        match mutant {
            Mutant::Left if at == right.at => Some(always(self.after(operator.right, goes_on)?)),
            Mutant::Right if at == left.at => Some(always(self.after(operator.left, goes_on)?)),
            Mutant::Constant(value) => Some(always(self.after(operator.right, value)?)),
            // Where the operand decided it goes on, and the other way round.
            Mutant::Other if at == left.at && self.after(operator.left, goes_on) == Some(at + 1) => {
                let to = self.after(operator.right, goes_on)?;
                Some(Mutation::of_insn(branch(op.negate(), with_zero, to)))
            }
            _ => None,
        }
    }
}
