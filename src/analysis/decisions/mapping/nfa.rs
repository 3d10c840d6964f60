//! What code a piece of source may compile to, as an automaton over tokens, and the alignment of it with a method.
//!
//! The automaton holds every sequence of tokens that the source may give where the source alone does not decide (is a
//! name a constant, is the thing looped over an array). Alignment asks for all ways in which the automaton explains the
//! whole method, and keeps what all of them agree on; where they differ, the token is ambiguous and nothing is said
//! about it (rule R7). Accepting too much is therefore safe: it can only make ambiguous, never wrong.

use super::code::{Kind, Token, simple_name};
use crate::source::ast::{ClassId, Compare, ExprId};
use crate::source::tree::Strict;
use std::collections::{BTreeMap, BTreeSet};

pub type State = u32;

/// What a branch tests, so far as it shows in the opcode.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Test {
    /// A boolean: `ifeq` or `ifne`.
    Boolean,
    /// `swapped` if a constant 0 stands on the left, which some compilers move to the right.
    Relation(Relation, bool),
    /// A boolean compared with the constant true, for which some compilers test the boolean itself.
    WithTrue(Relation),
    /// Compared with null.
    Null(Relation),
    /// Any branch: not of interest.
    Any,
    /// The constant true.
    Constant,
    /// A loop over an array.
    Bound,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Relation {
    Eq,
    Ne,
    Lt,
    Ge,
    Gt,
    Le,
}

impl From<Compare> for Relation {
    fn from(compare: Compare) -> Self {
        match compare {
            Compare::Lt => Relation::Lt,
            Compare::Le => Relation::Le,
            Compare::Gt => Relation::Gt,
            Compare::Ge => Relation::Ge,
            Compare::Eq => Relation::Eq,
            Compare::Ne => Relation::Ne,
        }
    }
}

impl Relation {
    fn negated(self) -> Self {
        use Relation::{Eq, Ge, Gt, Le, Lt, Ne};
        match self {
            Eq => Ne,
            Ne => Eq,
            Lt => Ge,
            Ge => Lt,
            Gt => Le,
            Le => Gt,
        }
    }

    fn mirrored(self) -> Self {
        use Relation::{Eq, Ge, Gt, Le, Lt, Ne};
        match self {
            Eq | Ne => self,
            Lt => Gt,
            Gt => Lt,
            Le => Ge,
            Ge => Le,
        }
    }
}

/// The relation under which a branch is taken.
fn relation(op: u8) -> Option<Relation> {
    use Relation::{Eq, Ge, Gt, Le, Lt, Ne};
    Some(match op {
        0x99 | 0x9f | 0xa5 | 0xc6 => Eq,
        0x9a | 0xa0 | 0xa6 | 0xc7 => Ne,
        0x9b | 0xa1 => Lt,
        0x9c | 0xa2 => Ge,
        0x9d | 0xa3 => Gt,
        0x9e | 0xa4 => Le,
        _ => return None,
    })
}

impl Test {
    /// Does a taken branch of this opcode mean true (rule R2)? None: the opcode does not fit.
    pub fn taken_means(self, token: &Token) -> Option<bool> {
        let op = token.op;
        let taken = relation(op)?;
        // No condition of the source is tested so: constants are folded.
        if token.constant != (self == Test::Constant) && self != Test::Any {
            return None;
        }
        let compares_with_zero = (0x99..=0x9e).contains(&op) && !token.three_way;
        let asked = match self {
            Test::Boolean => return matches!(op, 0x99 | 0x9a).then_some(op == 0x9a),
            Test::Null(asked) => {
                if !matches!(op, 0xc6 | 0xc7 | 0xa5 | 0xa6) {
                    return None;
                }
                asked
            }
            Test::Relation(asked, swapped) => {
                if swapped && compares_with_zero {
                    asked.mirrored()
                } else {
                    asked
                }
            }
            Test::WithTrue(asked) => {
                if compares_with_zero {
                    asked.negated()
                } else {
                    asked
                }
            }
            Test::Any | Test::Constant => return Some(true),
            Test::Bound => return matches!(op, 0xa1 | 0xa2).then_some(op == 0xa1),
        };
        if taken == asked {
            Some(true)
        } else if taken == asked.negated() {
            Some(false)
        } else {
            None
        }
    }
}

/// What a token is for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Label {
    /// The branch of a condition.
    Leaf(ExprId, Test),
    /// The branch on the result of `&`, `|` or `^`.
    Result(ExprId),
    /// The bit operator of an expression.
    Bit(ExprId),
    TypeTest(ExprId),
    /// A test of a component of a record pattern, beside that of the record itself.
    PartTest(ExprId),
    Lambda(ExprId),
    /// The creation of an anonymous class.
    Anonymous(ClassId),
    /// Code that the compiler adds, or that has no decision.
    Other,
}

/// First and last line that a token may have: from the start of the statement to the end of the expression.
pub type Lines = (u32, u32);

/// Any line.
pub const ANYWHERE: Lines = (0, u32::MAX);

/// A token that the source predicts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Want {
    If {
        label: Label,
        test: Test,
        lines: Lines,
    },
    Switch,
    Call(String),
    /// A constructor of a class with this simple name; none: of any class.
    Create {
        class: Option<String>,
        label: Label,
    },
    AnyCall,
    Lambda(ExprId),
    MethodRef,
    TypeSwitch,
    Return,
    Throw,
    InstanceOf(Label),
    /// `&`, `|` or `^` on ints or booleans.
    Bit(Strict, Label, Lines),
}

impl Want {
    fn label(&self) -> Label {
        match self {
            Want::If { label, .. } | Want::InstanceOf(label) | Want::Bit(_, label, _) => label.clone(),
            Want::Create { label, .. } => label.clone(),
            Want::Lambda(expr) => Label::Lambda(*expr),
            _ => Label::Other,
        }
    }

    fn in_line(&self, token: &Token) -> bool {
        let (Want::If { lines, .. } | Want::Bit(_, _, lines)) = self else { return true };
        token.line.is_none_or(|line| (lines.0..=lines.1).contains(&u32::from(line)))
    }

    fn fits(&self, token: &Token) -> bool {
        match (self, &token.kind) {
            (Want::If { test, .. }, Kind::If) => test.taken_means(token).is_some(),
            (Want::Switch, Kind::Switch)
            | (Want::TypeSwitch, Kind::TypeSwitch)
            | (Want::Return, Kind::Return)
            | (Want::Throw, Kind::Throw)
            | (Want::InstanceOf(_), Kind::InstanceOf)
            | (Want::Lambda(_), Kind::Lambda(_))
            // A method reference may need a method of its own.
            | (Want::MethodRef, Kind::MethodRef | Kind::Lambda(_))
            | (Want::AnyCall, Kind::Call { .. }) => true,
            (Want::Bit(operator, _, _), Kind::Bit) => {
                token.op
                    == match operator {
                        Strict::And => 0x7e,
                        Strict::Or => 0x80,
                        _ => 0x82,
                    }
            }
            (Want::Call(wanted), Kind::Call { name, .. }) => **name == **wanted,
            (Want::Create { class: wanted, label }, Kind::Call { class, name }) => {
                &**name == "<init>"
                    && match (label, wanted) {
                        // Anonymous classes have numbers for names.
                        (Label::Anonymous(_), _) => simple_name(class).is_empty(),
                        (_, Some(wanted)) => simple_name(class) == *wanted,
                        (_, None) => true,
                    }
            }
            _ => false,
        }
    }
}

#[derive(Clone, Debug)]
struct Edge {
    /// None: no token is used up.
    want: Option<Want>,
    /// The value that a condition has because the compiler folded it.
    fold: Option<(ExprId, bool)>,
    to: State,
}

/// Methods that would need more states are not aligned.
const MOST_STATES: usize = 1_000_000;

/// Pairs of state and token that are looked at before giving up.
const MOST_PAIRS: usize = 20_000_000;

pub struct Nfa {
    edges: Vec<Vec<Edge>>,
    pub start: State,
}

impl Default for Nfa {
    fn default() -> Self {
        Self { edges: vec![Vec::new()], start: 0 }
    }
}

/// What all explanations of a method agree on.
#[derive(Default, Debug)]
pub struct Alignment {
    /// By token: its label, or none where explanations differ.
    pub labels: Vec<Option<Label>>,
    /// Nodes that explanations disagree about, with the pcs they may have.
    pub ambiguous: BTreeMap<ExprId, BTreeSet<u16>>,
    /// Conditions that were folded.
    pub folded: BTreeMap<ExprId, BTreeSet<bool>>,
}

impl Nfa {
    pub fn state(&mut self) -> State {
        self.edges.push(Vec::new());
        self.edges.len() as State - 1
    }

    pub fn too_large(&self) -> bool {
        self.edges.len() > MOST_STATES
    }

    pub fn step(&mut self, from: State, want: Want) -> State {
        let to = self.state();
        self.edges[from as usize].push(Edge { want: Some(want), fold: None, to });
        to
    }

    pub fn skip(&mut self, from: State, to: State) {
        if from != to {
            self.edges[from as usize].push(Edge { want: None, fold: None, to });
        }
    }

    pub fn fold(&mut self, from: State, expr: ExprId, value: bool) -> State {
        let to = self.state();
        self.edges[from as usize].push(Edge { want: None, fold: Some((expr, value)), to });
        to
    }

    fn close(&self, set: &mut BTreeSet<State>) {
        let mut open: Vec<State> = set.iter().copied().collect();
        while let Some(state) = open.pop() {
            for edge in &self.edges[state as usize] {
                if edge.want.is_none() && set.insert(edge.to) {
                    open.push(edge.to);
                }
            }
        }
    }

    /// Explains the whole method, from the start to one of `ends`. The error says where every explanation breaks off: how
    /// many tokens were explained, and why it does not go on.
    ///
    /// Where several explanations are left, lines narrow them: compilers attribute a branch to a line of its statement.
    pub fn align(&self, tokens: &[Token], ends: &[State]) -> Result<Alignment, (usize, String)> {
        let found = self.explain(tokens, ends, false)?;
        if found.ambiguous.is_empty() && found.folded.values().all(|values| values.len() == 1) {
            return Ok(found);
        }
        Ok(self.explain(tokens, ends, true).unwrap_or(found))
    }

    fn explain(&self, tokens: &[Token], ends: &[State], by_line: bool) -> Result<Alignment, (usize, String)> {
        if self.too_large() {
            return Err((0, "the source gives more code than is looked at".into()));
        }
        let mut layers: Vec<BTreeSet<State>> = Vec::with_capacity(tokens.len() + 1);
        let mut layer = BTreeSet::from([self.start]);
        self.close(&mut layer);
        let mut pairs = layer.len();
        for (at, token) in tokens.iter().enumerate() {
            let mut next = BTreeSet::new();
            for state in &layer {
                for edge in &self.edges[*state as usize] {
                    if edge.want.as_ref().is_some_and(|want| want.fits(token) && (!by_line || want.in_line(token))) {
                        next.insert(edge.to);
                    }
                }
            }
            self.close(&mut next);
            pairs += next.len();
            if pairs > MOST_PAIRS {
                return Err((at, "too many ways to explain the code".into()));
            }
            if next.is_empty() {
                return Err((at, self.unexpected(&layer, token)));
            }
            layers.push(std::mem::replace(&mut layer, next));
        }
        let mut live: BTreeSet<State> = ends.iter().copied().filter(|end| layer.contains(end)).collect();
        if live.is_empty() {
            return Err((tokens.len(), format!("the code ends where the source goes on: {}", self.wanted(&layer))));
        }
        layers.push(layer);
        Ok(self.backward(tokens, &layers, &mut live, by_line))
    }

    /// From the end back to the start: only what lies on a whole explanation counts.
    fn backward(
        &self,
        tokens: &[Token],
        layers: &[BTreeSet<State>],
        live: &mut BTreeSet<State>,
        by_line: bool,
    ) -> Alignment {
        let mut found = Alignment { labels: vec![None; tokens.len()], ..Alignment::default() };
        for at in (0..layers.len()).rev() {
            let layer = &layers[at];
            if let Some(token) = tokens.get(at) {
                let next = std::mem::take(live);
                let mut labels = BTreeSet::new();
                for state in layer {
                    for edge in &self.edges[*state as usize] {
                        let fits = |want: &&Want| {
                            next.contains(&edge.to) && want.fits(token) && (!by_line || want.in_line(token))
                        };
                        if let Some(want) = edge.want.as_ref().filter(fits) {
                            labels.insert(want.label());
                            live.insert(*state);
                        }
                    }
                }
                if labels.len() > 1 {
                    for node in labels.iter().filter_map(condition) {
                        found.ambiguous.entry(node).or_default().insert(token.pc);
                    }
                }
                found.labels[at] = labels.pop_first().filter(|_| labels.is_empty());
            }
            // Edges without tokens lead forward in number except for joins; a pass until nothing changes finds all.
            let mut changed = true;
            while changed {
                changed = false;
                for state in layer.iter().rev() {
                    for edge in self.edges[*state as usize].iter().filter(|edge| edge.want.is_none()) {
                        if live.contains(&edge.to) {
                            if let Some((expr, value)) = edge.fold {
                                found.folded.entry(expr).or_default().insert(value);
                            }
                            changed |= live.insert(*state);
                        }
                    }
                }
            }
        }
        found
    }

    fn wanted(&self, layer: &BTreeSet<State>) -> String {
        let wants = layer.iter().flat_map(|state| &self.edges[*state as usize]).filter_map(|edge| edge.want.as_ref());
        let mut names: Vec<String> = wants.map(name).collect();
        names.sort();
        names.dedup();
        names.truncate(6);
        names.join(", ")
    }

    fn unexpected(&self, layer: &BTreeSet<State>, token: &Token) -> String {
        let what = match &token.kind {
            Kind::Call { class, name } => format!("call of {class}.{name}"),
            Kind::If => format!("branch {:#04x}", token.op),
            other => format!("{other:?}").to_lowercase(),
        };
        let line = token.line.map(|line| format!(" (line {line})")).unwrap_or_default();
        format!("{what} at pc {}{line} where the source has {}", token.pc, self.wanted(layer))
    }
}

fn condition(label: &Label) -> Option<ExprId> {
    match label {
        Label::Leaf(expr, _)
        | Label::Result(expr)
        | Label::Bit(expr)
        | Label::TypeTest(expr)
        | Label::PartTest(expr) => Some(*expr),
        Label::Lambda(_) | Label::Anonymous(_) | Label::Other => None,
    }
}

fn name(want: &Want) -> String {
    match want {
        Want::If { test, .. } => format!("a branch on {test:?}"),
        Want::Call(name) => format!("a call of {name}"),
        Want::Create { class, .. } => format!("a new {}", class.as_deref().unwrap_or("object")),
        other => format!("{other:?}").to_lowercase(),
    }
}

#[cfg(test)]
mod tests;
