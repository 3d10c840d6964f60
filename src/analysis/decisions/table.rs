//! Decision tables: what the value of each condition masks and what comes after it (paper 001, section III-C).
//!
//! **Masking, as defined.** In an evaluation, a condition is *masked* if changing its value could not change the outcome,
//! whatever the conditions that were not evaluated would have been; conditions that were evaluated keep their values,
//! constants are known. Each condition occurs once, so this can be decided operator by operator on the way from the
//! condition to the root:
//! - `L && R`: L is masked when R is false, `L || R`: when R is true. R is masked by L never: where L decides, R is not
//!   evaluated. If L decides, R is unknown and does not mask L: this is the `F *` row of the paper's table I.
//! - `L & R`, `L | R` evaluate both, so each operand masks the other: also the earlier one the later.
//! - `^`, `==`, `!=` mask nothing.
//! - `c ? x : y`: the arm that was not evaluated is unknown, so c is masked only if that arm is the constant that the
//!   other arm's value is. The arms are never masked by c. This is the same reading as of the `F *` row. It says that c
//!   *can* matter; that c *does* matter is shown by a pair of evaluations with different outcomes, for `?:`, `^`, `==`
//!   and `!=` as for the rest, and the pairs of `pairs` ask for that.
//!
//! A condition below a subexpression of constant value (`x && FALSE`) is always masked.
//!
//! **The slip in figure 3.** `setMask` there tests the type of `E`, which is a condition at first and so neither an
//! `AndExpr` nor an `OrExpr`; what is meant, by the text and figure 2, is the type of its parent, as here.
//! `partialEval` treats a right operand as deciding its parent, which only holds for short-circuit operators. A strict
//! operator with both operands evaluated needs the value of the left one: it is remembered ([`Then::Left`]) and
//! combined ([`Then::Right`]), so the tables stay linear in the number of operators.
//!
//! Sizes: n conditions take O(n²) bits and at most O(n · depth) time; no recursion on the tree.

use std::fmt;

use crate::analysis::bits::Bits;
use crate::source::tree::{Strict, Tree};

/// Decisions with more conditions are refused: their tables would take more memory than their worth.
pub const MOST_CONDITIONS: usize = 4096;
/// Operators and constants count here too.
const MOST_NODES: usize = 1 << 16;

/// The table of one decision.
#[derive(Clone, Debug)]
pub struct Table {
    conditions: usize,
    /// By condition; for false and for true.
    effects: Vec<[Effect; 2]>,
    operators: Vec<Operator>,
    start: Start,
    always_masked: Bits,
    never_evaluated: Bits,
    rows: [Option<u128>; 2],
}

/// What it means that a condition, or a strict operator, got a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// Conditions whose influence ends here. Those to the left of the condition have been evaluated; those to its right
    /// are the right operand of a strict operator, which is evaluated in vain.
    pub masks: Bits,
    pub then: Then,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// This condition is evaluated next.
    Next(u16),
    /// The decision has this outcome.
    Done(bool),
    /// The left operand of a strict operator has this value; the condition next is the first of the right operand.
    Left { operator: u16, value: bool, next: u16 },
    /// The right operand of a strict operator has this value; together with the remembered one it gives the operator's
    /// value, with the effect of that.
    Right { operator: u16, value: bool },
}

/// A strict operator both of whose operands depend on conditions.
#[derive(Clone, Debug)]
pub struct Operator {
    pub kind: Strict,
    /// Set where no condition is evaluated for the left operand.
    pub fixed_left: Option<bool>,
    /// For its value false and true.
    pub effects: [Effect; 2],
}

/// How the evaluation of a decision or of a part of it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    Condition(u16),
    /// It has this value and no condition is evaluated.
    Value(bool),
}

/// Why there is no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// So many conditions, or operators.
    TooLarge,
    /// Conditions are not numbered from 0 in order; the one found where another was due.
    Numbering { found: u16, due: usize },
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => write!(f, "more than {MOST_CONDITIONS} conditions or {MOST_NODES} operators"),
            Self::Numbering { found, due } => write!(f, "condition {found} stands where condition {due} is due"),
        }
    }
}

pub fn combine(kind: Strict, left: bool, right: bool) -> bool {
    match kind {
        Strict::And => left & right,
        Strict::Or => left | right,
        Strict::Xor | Strict::Ne => left != right,
        Strict::Eq => left == right,
    }
}

/// The operands of an operator, in source order.
pub fn operands(tree: &Tree) -> [Option<&Tree>; 3] {
    match tree {
        Tree::Condition(_) | Tree::Constant(_) => [None; 3],
        Tree::Not(a) => [Some(a), None, None],
        Tree::And(a, b) | Tree::Or(a, b) | Tree::Strict(_, a, b) => [Some(a), Some(b), None],
        Tree::Ternary(a, b, c) => [Some(a), Some(b), Some(c)],
    }
}

impl Table {
    pub fn new(tree: &Tree) -> Result<Self, TableError> {
        Ok(Nodes::of(tree)?.table())
    }

    pub fn conditions(&self) -> usize {
        self.conditions
    }

    pub fn start(&self) -> Start {
        self.start
    }

    /// What it means that the condition has this value; None if there is no such condition.
    pub fn effect(&self, condition: u16, value: bool) -> Option<&Effect> {
        self.effects.get(usize::from(condition)).map(|both| &both[usize::from(value)])
    }

    /// The strict operators that [`Then`] names.
    pub fn operators(&self) -> &[Operator] {
        &self.operators
    }

    /// Conditions that cannot influence the outcome, because of constants.
    pub fn always_masked(&self) -> &Bits {
        &self.always_masked
    }

    /// Conditions that no evaluation reaches, because of constants.
    pub fn never_evaluated(&self) -> &Bits {
        &self.never_evaluated
    }

    /// Whether some evaluation meets the obligations of this condition, if its conditions are independent. (Then both
    /// values are possible: no constant is behind either.)
    pub fn attainable(&self, condition: u16) -> bool {
        let condition = usize::from(condition);
        condition < self.conditions
            && !self.always_masked.contains(condition)
            && !self.never_evaluated.contains(condition)
    }

    /// How many different evaluations have this outcome; None if more than a `u128` counts. Multiple-condition coverage
    /// wants all of both.
    pub fn rows(&self, outcome: bool) -> Option<u128> {
        self.rows[usize::from(outcome)]
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Condition(u16),
    Constant(bool),
    Not,
    And,
    Or,
    Ternary,
    Strict(Strict),
}

/// A node of the tree in preorder: operands have larger indices than their operator. Small, as the list of them grows.
struct Node {
    kind: Kind,
    /// Index of the operator above, and which operand of it this is.
    parent: Option<(u32, u8)>,
    operands: [u32; 3],
    /// The conditions below, `from..to`.
    from: u16,
    to: u16,
    start: Start,
    /// The value, if it is the same whatever the conditions are.
    known: Option<bool>,
    /// Index among the operators of the table.
    operator: Option<u16>,
}

/// Number of evaluations that give false and true.
type Rows = [Option<u128>; 2];

struct Nodes {
    all: Vec<Node>,
    /// By node.
    rows: Vec<Rows>,
    conditions: usize,
}

impl Nodes {
    fn of(tree: &Tree) -> Result<Self, TableError> {
        let mut all: Vec<Node> = Vec::new();
        let mut conditions = 0;
        let mut todo: Vec<(&Tree, Option<(u32, u8)>)> = vec![(tree, None)];
        while let Some((tree, parent)) = todo.pop() {
            let index = all.len();
            if index >= MOST_NODES {
                return Err(TableError::TooLarge);
            }
            let from = conditions as u16;
            let kind = match tree {
                Tree::Condition(number) => {
                    if usize::from(*number) != conditions {
                        return Err(TableError::Numbering { found: *number, due: conditions });
                    }
                    conditions += 1;
                    if conditions > MOST_CONDITIONS {
                        return Err(TableError::TooLarge);
                    }
                    Kind::Condition(*number)
                }
                Tree::Constant(value) => Kind::Constant(*value),
                Tree::Not(_) => Kind::Not,
                Tree::And(..) => Kind::And,
                Tree::Or(..) => Kind::Or,
                Tree::Ternary(..) => Kind::Ternary,
                Tree::Strict(op, ..) => Kind::Strict(*op),
            };
            // The first operand is taken next, so that indices and conditions run in source order.
            let below = operands(tree).into_iter().enumerate().rev();
            let place = |i: usize| Some((index as u32, i as u8));
            todo.extend(below.filter_map(|(i, operand)| operand.map(|operand| (operand, place(i)))));
            if let Some((above, operand)) = parent {
                all[above as usize].operands[usize::from(operand)] = index as u32;
            }
            let start = Start::Value(false);
            let to = conditions as u16;
            all.push(Node { kind, parent, operands: [0; 3], from, to, start, known: None, operator: None });
        }
        let rows = vec![[None; 2]; all.len()];
        let mut nodes = Self { all, rows, conditions };
        nodes.climb();
        Ok(nodes)
    }

    fn operand(&self, node: usize, which: usize) -> usize {
        self.all[node].operands[which] as usize
    }

    fn known(&self, node: usize, operand: usize) -> Option<bool> {
        self.all[self.operand(node, operand)].known
    }

    fn start(&self, node: usize, operand: usize) -> Start {
        self.all[self.operand(node, operand)].start
    }

    /// Everything about a node that follows from its operands, which come later in the list.
    fn climb(&mut self) {
        let mut operators = 0;
        for node in (0..self.all.len()).rev() {
            let last = match self.all[node].kind {
                Kind::Condition(_) | Kind::Constant(_) => None,
                Kind::Not => Some(0),
                Kind::And | Kind::Or | Kind::Strict(_) => Some(1),
                Kind::Ternary => Some(2),
            };
            if let Some(last) = last {
                self.all[node].to = self.all[self.operand(node, last)].to;
            }
            self.all[node].known = self.known_of(node);
            self.all[node].start = self.start_of(node);
            self.rows[node] = self.rows_of(node);
            let is_strict = matches!(self.all[node].kind, Kind::Strict(_));
            if is_strict && matches!(self.start(node, 1), Start::Condition(_)) {
                self.all[node].operator = Some(operators);
                operators += 1;
            }
        }
    }

    fn known_of(&self, node: usize) -> Option<bool> {
        // The value of an operator that one operand of the value `decides` decides alone.
        let either = |decides: bool| match (self.known(node, 0), self.known(node, 1)) {
            (Some(a), _) if a == decides => Some(decides),
            (_, Some(b)) if b == decides => Some(decides),
            (Some(_), Some(_)) => Some(!decides),
            _ => None,
        };
        match self.all[node].kind {
            Kind::Condition(_) => None,
            Kind::Constant(value) => Some(value),
            Kind::Not => self.known(node, 0).map(|value| !value),
            Kind::And | Kind::Strict(Strict::And) => either(false),
            Kind::Or | Kind::Strict(Strict::Or) => either(true),
            Kind::Strict(op) => Some(combine(op, self.known(node, 0)?, self.known(node, 1)?)),
            Kind::Ternary => match self.known(node, 0) {
                Some(true) => self.known(node, 1),
                Some(false) => self.known(node, 2),
                None => self.known(node, 1).filter(|value| self.known(node, 2) == Some(*value)),
            },
        }
    }

    fn start_of(&self, node: usize) -> Start {
        use Start::{Condition, Value};
        match self.all[node].kind {
            Kind::Condition(number) => Condition(number),
            Kind::Constant(value) => Value(value),
            kind => match (kind, self.start(node, 0)) {
                (_, Condition(number)) => Condition(number),
                (Kind::Not, Value(value)) => Value(!value),
                (Kind::And, Value(false)) => Value(false),
                (Kind::Or, Value(true)) => Value(true),
                (Kind::Ternary, Value(false)) => self.start(node, 2),
                (Kind::Strict(op), Value(left)) => match self.start(node, 1) {
                    Value(right) => Value(combine(op, left, right)),
                    condition => condition,
                },
                (_, Value(_)) => self.start(node, 1),
            },
        }
    }

    fn rows_of(&self, node: usize) -> Rows {
        let of = |operand: usize| self.rows[self.operand(node, operand)];
        // Few counts are so large that the product has to be checked, which takes several times as long.
        let times = |a: Option<u128>, b: Option<u128>| match (a, b) {
            (Some(0), _) | (_, Some(0)) => Some(0),
            (Some(a), Some(b)) if (a | b) >> 64 == 0 => Some(a * b),
            (a, b) => a?.checked_mul(b?),
        };
        let plus = |a: Option<u128>, b: Option<u128>| a?.checked_add(b?);
        match self.all[node].kind {
            Kind::Condition(_) => [Some(1), Some(1)],
            Kind::Constant(value) => [Some(u128::from(!value)), Some(u128::from(value))],
            Kind::Not => {
                let [no, yes] = of(0);
                [yes, no]
            }
            Kind::And => {
                let ([a0, a1], [b0, b1]) = (of(0), of(1));
                [plus(a0, times(a1, b0)), times(a1, b1)]
            }
            Kind::Or => {
                let ([a0, a1], [b0, b1]) = (of(0), of(1));
                [times(a0, b0), plus(a1, times(a0, b1))]
            }
            Kind::Ternary => {
                let ([c0, c1], [x0, x1], [y0, y1]) = (of(0), of(1), of(2));
                [plus(times(c1, x0), times(c0, y0)), plus(times(c1, x1), times(c0, y1))]
            }
            Kind::Strict(op) => {
                let (a, b) = (of(0), of(1));
                let mut rows = [Some(0), Some(0)];
                for (left, right) in [(false, false), (false, true), (true, false), (true, true)] {
                    let value = usize::from(combine(op, left, right));
                    rows[value] = plus(rows[value], times(a[usize::from(left)], b[usize::from(right)]));
                }
                rows
            }
        }
    }

    /// The effect of a value of this node: up to the root, or until something else must be evaluated first. This is
    /// `setMask`, `terminates` and `partialEval` of figure 3 in one.
    fn rise(&self, mut node: usize, mut value: bool) -> Effect {
        let mut masks = Bits::new(self.conditions);
        let then = loop {
            let Some((above, operand)) = self.all[node].parent else { break Then::Done(value) };
            let (above, operand) = (above as usize, usize::from(operand));
            let mut mask = |operand: usize| {
                let masked = &self.all[self.operand(above, operand)];
                masks.insert_range(masked.from.into(), masked.to.into());
            };
            match (self.all[above].kind, operand) {
                (Kind::Not, _) => value = !value,
                (Kind::And, 1) | (Kind::Or, 1) => {
                    if value == (self.all[above].kind == Kind::Or) {
                        mask(0);
                    }
                }
                (Kind::And, _) | (Kind::Or, _) => {
                    let decides = self.all[above].kind == Kind::Or;
                    if value != decides {
                        match self.start(above, 1) {
                            Start::Condition(next) => break Then::Next(next),
                            Start::Value(right) if right == decides => {
                                mask(0);
                                value = right;
                            }
                            Start::Value(right) => value = right,
                        }
                    }
                }
                (Kind::Ternary, 0) => {
                    let (arm, other) = if value { (1, 2) } else { (2, 1) };
                    match self.start(above, arm) {
                        Start::Condition(next) => break Then::Next(next),
                        Start::Value(result) => {
                            if self.known(above, other) == Some(result) {
                                mask(0);
                            }
                            value = result;
                        }
                    }
                }
                (Kind::Ternary, arm) => {
                    if self.known(above, 3 - arm) == Some(value) {
                        mask(0);
                    }
                }
                (Kind::Strict(op), side) => {
                    // An operand that decides the operator's value alone masks the other.
                    if matches!((op, value), (Strict::And, false) | (Strict::Or, true)) {
                        mask(1 - side);
                    }
                    match (self.all[above].operator, side) {
                        (Some(operator), 0) => {
                            if let Start::Condition(next) = self.start(above, 1) {
                                break Then::Left { operator, value, next };
                            }
                        }
                        (Some(operator), _) => break Then::Right { operator, value },
                        // The right operand is a value that needs no condition.
                        (None, _) => {
                            if let Start::Value(right) = self.start(above, 1) {
                                if matches!((op, right), (Strict::And, false) | (Strict::Or, true)) {
                                    mask(0);
                                }
                                value = combine(op, value, right);
                            }
                        }
                    }
                }
                (Kind::Condition(_) | Kind::Constant(_), _) => {}
            }
            node = above;
        };
        Effect { masks, then }
    }

    fn table(&self) -> Table {
        let mut effects = Vec::with_capacity(self.conditions);
        let mut operators = Vec::new();
        for (index, node) in self.all.iter().enumerate() {
            let both = || [self.rise(index, false), self.rise(index, true)];
            match node.kind {
                Kind::Condition(_) => effects.push(both()),
                Kind::Strict(kind) => {
                    if let Some(number) = node.operator {
                        let fixed_left = match self.start(index, 0) {
                            Start::Value(value) => Some(value),
                            Start::Condition(_) => None,
                        };
                        operators.push((number, Operator { kind, fixed_left, effects: both() }));
                    }
                }
                _ => {}
            }
        }
        operators.sort_by_key(|(number, _)| *number);
        let (always_masked, never_evaluated) = self.dead();
        let root = self.all.first();
        Table {
            conditions: self.conditions,
            effects,
            operators: operators.into_iter().map(|(_, operator)| operator).collect(),
            start: root.map_or(Start::Value(false), |root| root.start),
            always_masked,
            never_evaluated,
            rows: self.rows.first().copied().unwrap_or([None; 2]),
        }
    }

    /// What constants make pointless: conditions always masked, and conditions never evaluated.
    fn dead(&self) -> (Bits, Bits) {
        let (mut masked, mut skipped) = (Bits::new(self.conditions), Bits::new(self.conditions));
        for node in 0..self.all.len() {
            let mut skip = |operand: usize| {
                let unused = &self.all[self.operand(node, operand)];
                skipped.insert_range(unused.from.into(), unused.to.into());
            };
            match self.all[node].kind {
                kind @ (Kind::And | Kind::Or) if self.known(node, 0) == Some(kind == Kind::Or) => skip(1),
                Kind::Ternary => match self.known(node, 0) {
                    Some(true) => skip(2),
                    Some(false) => skip(1),
                    None => {}
                },
                _ => {}
            }
            if self.all[node].known.is_some() {
                masked.insert_range(self.all[node].from.into(), self.all[node].to.into());
            }
        }
        (masked, skipped)
    }
}
