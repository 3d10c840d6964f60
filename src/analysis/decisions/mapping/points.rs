//! From an aligned method to the points where the conditions of a decision show, and the check of them against the
//! control flow.
//!
//! A condition in branch position shows at its branch. Operands of `& | ^`, and of `==` and `!=` on booleans, show where
//! the operator consumes them; a boolean that is chosen by `?:` or made by `instanceof` and then stored or passed on
//! shows where it is consumed. The walk over the syntax also gives the units that `flow` verifies.

use super::bind::{Aligned, Branch};
use super::code::Method;
use super::flow::{self, Unit};
use super::stack::Stacks;
use crate::analysis::decisions::Point;
use crate::source::ast::{Ast, Compare, ExprId, ExprKind, Pattern, Switch};
use crate::source::types::{self, Truth};
use crate::source::{Answers, Decision, Place, constant};
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// One aligned method and what is derived from it when asked.
pub struct Reader<'a> {
    pub ast: &'a Ast,
    pub aligned: &'a Aligned,
    pub method: Method<'a>,
    stacks: OnceCell<Option<Stacks>>,
}

/// Where the value of an expression goes.
#[derive(Clone)]
enum Use {
    /// It is tested: its leaves have branches.
    Tested,
    /// Consumed at these places, one for each copy.
    Consumed(Vec<(u16, usize)>),
    /// Left on the stack for something that is still to be found.
    Left,
}

/// The points of each condition, and what to verify.
#[derive(Default)]
pub struct Found {
    pub points: BTreeMap<ExprId, Vec<Point>>,
    pub units: Vec<Unit>,
}

impl<'a> Reader<'a> {
    pub fn new(ast: &'a Ast, aligned: &'a Aligned) -> Option<Self> {
        let info = aligned.class.methods.get(aligned.method)?;
        let method = Method::new(&aligned.class, info)?.ok()?;
        Some(Self { ast, aligned, method, stacks: OnceCell::new() })
    }

    pub fn stacks(&self) -> Option<&Stacks> {
        self.stacks.get_or_init(|| Stacks::new(&self.method)).as_ref()
    }

    /// The points of a decision in this method. The error says what does not fit.
    pub fn points(&self, decision: &Decision, answers: &Answers) -> Result<Found, String> {
        let mut walk = Walk { reader: self, answers, found: Found::default() };
        match self.ast.expr(decision.expr).kind {
            ExprKind::Assign { left, bit: Some(_), right } if decision.place == Place::Assign => {
                walk.bit(decision.expr, left, right)?;
            }
            _ => {
                let tested = decision.place.controls();
                let unit = walk.expr(decision.expr, if tested { Use::Tested } else { Use::Left })?;
                walk.found.units.push(unit);
            }
        }
        let found = walk.found;
        for unit in &found.units {
            flow::verify(&self.method, unit)?;
        }
        Ok(found)
    }

    /// The places where the value of a `?:` is consumed, one for each copy of its condition.
    pub fn choice_consumers(&self, unit: &Unit) -> Result<Vec<(u16, usize)>, String> {
        let no = || "the value of ?: is not consumed in one place".to_owned();
        let stacks = self.stacks().ok_or("the operand stack of the method is not understood")?;
        let mut places = Vec::new();
        for start in flow::false_targets(&self.method, unit)? {
            // Before the second arm stands the jump that ends the first.
            let second = self.method.at(start).ok_or_else(no)?;
            let jump = second.checked_sub(1).and_then(|at| self.method.insns.get(at)).ok_or_else(no)?;
            self.method.goto(jump.pc).ok_or_else(no)?;
            let value = stacks.operand(&self.method, u32::from(jump.pc), 0).ok_or_else(no)?;
            places.push(stacks.consumer(&self.method, &value.from).ok_or_else(no)?);
        }
        Ok(places)
    }

    /// The unit of a condition, for questions before all answers are known.
    pub fn unit(&self, expr: ExprId, answers: &Answers) -> Result<Unit, String> {
        Walk { reader: self, answers, found: Found::default() }.expr(expr, Use::Tested)
    }
}

struct Walk<'w, 'a> {
    reader: &'w Reader<'a>,
    answers: &'w Answers,
    found: Found,
}

impl Walk<'_, '_> {
    fn branches(&self, expr: ExprId) -> Vec<Branch> {
        self.reader.aligned.branches.get(&expr).cloned().unwrap_or_default()
    }

    fn certain(&self, expr: ExprId) -> Result<(), String> {
        let aligned = self.reader.aligned;
        if aligned.ambiguous.contains_key(&expr) {
            return Err("several ways to explain its code".into());
        }
        let tokens = aligned.branches.contains_key(&expr) || aligned.bits.contains_key(&expr);
        if tokens && aligned.folded.contains_key(&expr) {
            return Err("may be a constant".into());
        }
        Ok(())
    }

    fn constant(&self, expr: ExprId) -> Option<bool> {
        let folded = self.answers.constants.get(&expr).copied();
        folded.or_else(|| constant::boolean(self.reader.ast, expr))
    }

    fn expr(&mut self, expr: ExprId, used: Use) -> Result<Unit, String> {
        let ast = self.reader.ast;
        let expr = ast.bare(expr);
        if let Some(value) = self.constant(expr) {
            return Ok(Unit::Constant(value));
        }
        self.certain(expr)?;
        match &ast.expr(expr).kind {
            ExprKind::Not(inner) => Ok(Unit::Not(Box::new(self.expr(*inner, Use::Tested)?))),
            ExprKind::And(..) | ExprKind::Or(..) => {
                let or = matches!(ast.expr(expr).kind, ExprKind::Or(..));
                let operands = ast.spine(expr, or);
                // Where constants decide all operands but the last, the last is the value.
                if let (Some((last, others)), false) = (operands.split_last(), matches!(used, Use::Tested))
                    && others.iter().all(|operand| self.constant(ast.bare(*operand)) == Some(!or))
                {
                    return self.expr(*last, used);
                }
                let mut operands = operands.into_iter();
                let mut unit = match operands.next() {
                    Some(first) => self.expr(first, Use::Tested)?,
                    None => return Ok(Unit::Constant(!or)),
                };
                for operand in operands {
                    let right = Box::new(self.expr(operand, Use::Tested)?);
                    unit = if or { Unit::Or(Box::new(unit), right) } else { Unit::And(Box::new(unit), right) };
                }
                Ok(unit)
            }
            ExprKind::Ternary { condition, yes, no } => self.choice(*condition, *yes, *no, used),
            ExprKind::Bit(_, left, right) => {
                self.bit(expr, *left, *right)?;
                let results = self.reader.aligned.results.get(&expr).cloned().unwrap_or_default();
                Ok(Unit::Test(results))
            }
            ExprKind::Compare(op @ (Compare::Eq | Compare::Ne), left, right) if self.strict(expr, *left, *right) => {
                self.equality(expr, *op == Compare::Eq, *left, *right)
            }
            ExprKind::InstanceOf { .. } if self.reader.aligned.part_tests.contains(&expr) => {
                Err("a record pattern makes several tests".into())
            }
            ExprKind::InstanceOf { pattern: Some(Pattern::Record { .. }), .. } => Ok(match self.leaf(expr) {
                Unit::Test(branches) => Unit::Match(branches),
                other => other,
            }),
            ExprKind::Switch(switch) if matches!(used, Use::Tested) && self.branches(expr).is_empty() => {
                self.switch(expr, switch)
            }
            ExprKind::Compare(..) | ExprKind::InstanceOf { pattern: Some(_), .. } => Ok(self.leaf(expr)),
            _ => match used {
                Use::Tested => Ok(self.leaf(expr)),
                Use::Consumed(places) => Ok(self.consumed(expr, &places)),
                Use::Left => self.left(expr),
            },
        }
    }

    /// A switch whose arms are tested where they stand: its value shows at the branch of the arm that is chosen.
    fn switch(&mut self, expr: ExprId, switch: &Switch) -> Result<Unit, String> {
        let mut arms = Vec::new();
        for value in self.reader.ast.yields(switch) {
            let (value, sign) = self.reader.ast.positive(value);
            self.certain(value)?;
            let aligned = self.reader.aligned;
            let single = aligned.branches.get(&value).or_else(|| aligned.results.get(&value));
            let branches = match (self.constant(value), single) {
                (None, Some(branches)) if !aligned.part_tests.contains(&value) => branches,
                (Some(_), _) => return Err("an arm of the switch is a constant, which no instruction shows".into()),
                _ => return Err("an arm of the switch has several tests".into()),
            };
            let points =
                branches.iter().map(|b| Point::Branch { pc: u32::from(b.pc), taken_means: b.taken_means == sign });
            self.found.points.entry(expr).or_default().extend(points);
            let unit = Unit::Test(branches.clone());
            arms.push(if sign { unit } else { Unit::Not(Box::new(unit)) });
        }
        Ok(Unit::Switch(arms))
    }

    fn strict(&self, expr: ExprId, left: ExprId, right: ExprId) -> bool {
        match types::compares_booleans(self.reader.ast, left, right) {
            Truth::Yes => true,
            Truth::No => false,
            Truth::Maybe => self.answers.booleans.get(&expr).copied().unwrap_or(false),
        }
    }

    fn leaf(&mut self, expr: ExprId) -> Unit {
        let branches = self.branches(expr);
        let points = branches.iter().map(|b| Point::Branch { pc: u32::from(b.pc), taken_means: b.taken_means });
        self.found.points.entry(expr).or_default().extend(points);
        Unit::Test(branches)
    }

    fn consumed(&mut self, expr: ExprId, places: &[(u16, usize)]) -> Unit {
        let points = places.iter().map(|(pc, depth)| Point::Value {
            pc: u32::from(*pc),
            depth: (*depth).min(255) as u8,
            nonzero_means: true,
        });
        self.found.points.entry(expr).or_default().extend(points);
        Unit::Untested
    }

    /// A test of a type whose result is used as a value.
    fn left(&mut self, expr: ExprId) -> Result<Unit, String> {
        let tests = self.reader.aligned.type_tests.get(&expr).cloned().unwrap_or_default();
        let stacks = self.reader.stacks().ok_or("the operand stack of the method is not understood")?;
        let mut places = Vec::new();
        for pc in tests {
            let place = stacks.consumer(&self.reader.method, &[pc]);
            places.push(place.ok_or("its value is not consumed in one place")?);
        }
        Ok(self.consumed(expr, &places))
    }

    fn choice(&mut self, condition: ExprId, yes: ExprId, no: ExprId, used: Use) -> Result<Unit, String> {
        let tested = self.expr(condition, Use::Tested)?;
        if matches!(used, Use::Tested) {
            let yes = Box::new(self.expr(yes, Use::Tested)?);
            let no = Box::new(self.expr(no, Use::Tested)?);
            return Ok(Unit::Choice(Box::new(tested), yes, no));
        }
        let ast = self.reader.ast;
        // Arms that are no bare values have branches of their own and need no consumer.
        let bare = |arm: ExprId| {
            let arm = ast.bare(arm);
            let operator = matches!(
                ast.expr(arm).kind,
                ExprKind::Not(_)
                    | ExprKind::And(..)
                    | ExprKind::Or(..)
                    | ExprKind::Compare(..)
                    | ExprKind::Bit(..)
                    | ExprKind::InstanceOf { pattern: Some(_), .. }
            );
            !operator && constant::boolean(ast, arm).is_none()
        };
        let used = match used {
            Use::Left if bare(yes) || bare(no) => Use::Consumed(self.reader.choice_consumers(&tested)?),
            other => other,
        };
        for arm in [yes, no] {
            let unit = self.expr(arm, used.clone())?;
            self.found.units.push(unit);
        }
        Ok(tested)
    }

    /// `&`, `|`, `^` and their assignments: both operands are on the stack.
    fn bit(&mut self, expr: ExprId, left: ExprId, right: ExprId) -> Result<(), String> {
        self.certain(expr)?;
        let places = self.reader.aligned.bits.get(&expr).cloned().unwrap_or_default();
        for (operand, depth) in [(left, 1), (right, 0)] {
            let unit = self.expr(operand, Use::Consumed(places.iter().map(|pc| (*pc, depth)).collect()))?;
            self.found.units.push(unit);
        }
        Ok(())
    }

    /// `==` and `!=` on booleans. Against a constant, the branch shows the other operand.
    fn equality(&mut self, expr: ExprId, equal: bool, left: ExprId, right: ExprId) -> Result<Unit, String> {
        let branches = self.branches(expr);
        if branches.is_empty() && self.reader.aligned.bits.contains_key(&expr) {
            self.bit(expr, left, right)?;
            return Ok(Unit::Untested);
        }
        let ast = self.reader.ast;
        for (operand, other, depth) in [(left, right, 1), (right, left, 0)] {
            let bare = ast.bare(operand);
            if self.constant(bare).is_some() {
                continue;
            }
            let against = self.constant(ast.bare(other));
            let direct = matches!(
                ast.expr(bare).kind,
                ExprKind::Name { .. } | ExprKind::Call { .. } | ExprKind::Select { .. } | ExprKind::Index { .. }
            );
            if let (Some(value), true) = (against, direct) {
                self.certain(bare)?;
                let points = branches.iter().map(|b| {
                    let same = b.taken_means == equal;
                    Point::Branch { pc: u32::from(b.pc), taken_means: if same { value } else { !value } }
                });
                self.found.points.entry(bare).or_default().extend(points);
                continue;
            }
            // One operand alone is tested: the other is a constant, and javac and others test it differently.
            if against.is_none() && branches.iter().any(|b| (0x99..=0x9e).contains(&b.op)) {
                return Err("compared with a constant that is not known".into());
            }
            let places = branches.iter().map(|b| {
                let alone = (0x99..=0x9e).contains(&b.op);
                (b.pc, if alone { 0 } else { depth })
            });
            let unit = self.expr(operand, Use::Consumed(places.collect()))?;
            self.found.units.push(unit);
        }
        Ok(Unit::Test(branches))
    }
}
