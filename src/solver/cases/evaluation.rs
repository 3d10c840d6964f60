//! Terms evaluated for one row after another, many millions of times: each is translated once into nodes that lie side by side.
//!
//! What a choice does not take is not looked at. Choices by one number (`i < 2 ? i < 1 ? a : b : ..`, `i == 0 ? a : i == 1 ? b : ..`,
//! which is how an element at an unknown index is read) become a table, so that the value costs one look.
//!
//! Invariant: a node has the value of its term; what cannot be evaluated (floats, concatenations) has none. A known
//! object is its number.

use hashbrown::HashMap;

use crate::expr::ops::{self, Cmp, IntBin};
use crate::expr::{Const, Node, Sort, TermId, Terms, VarId};

use super::Base;

/// Nodes inside nodes.
const DEEPEST: u32 = 1_000;
/// Choices that are worth a table and that are looked at for one, and places of a table.
const FEWEST_CHOICES: usize = 3;
const MOST_CHOICES: usize = 1_024;
const MOST_PLACES: i64 = 1_024;
/// Nodes that are kept for terms that may come again.
const MOST_NODES: usize = 1 << 20;

/// A translated term.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct NodeId(u32);

#[derive(Clone, Copy)]
enum Op {
    Value(i64),
    /// By its number among those of all nodes.
    Variable(u32),
    Int32(IntBin, NodeId, NodeId),
    Int64(IntBin, NodeId, NodeId),
    Compare(Cmp, NodeId, NodeId),
    CompareUnsigned(Cmp, NodeId, NodeId),
    Not(NodeId),
    And(NodeId, NodeId),
    Xor(NodeId, NodeId),
    Choice(NodeId, NodeId, NodeId),
    Table(u32),
    /// Bits from `low` on of a number of the sort `from`, as a number of the sort `to`.
    Extract {
        from: Sort,
        to: Sort,
        low: u8,
        of: NodeId,
    },
    Unsigned(Sort, NodeId),
    Same(NodeId),
    None,
}

/// What the value of one node chooses: by how much it is above `low`. The first and the last also stand for all beyond them.
struct Table {
    by: NodeId,
    low: i64,
    places: Box<[NodeId]>,
}

/// The same of terms.
struct Choices {
    by: TermId,
    low: i64,
    places: Vec<TermId>,
}

#[derive(Default)]
pub struct Evaluation {
    nodes: Vec<Op>,
    tables: Vec<Table>,
    translated: HashMap<TermId, NodeId>,
    variables: Vec<VarId>,
    /// By node: the row for which it was evaluated last, and its value as a signed number.
    seen: Vec<(u32, i64)>,
    row: u32,
    /// By variable of a list: its position in a row and its least value. The same by number.
    listed: HashMap<VarId, (usize, i64)>,
    places: Vec<Option<(usize, i64)>>,
    /// Nodes that were evaluated.
    pub work: u64,
}

impl Evaluation {
    /// The rows that follow are of this list.
    pub fn begin(&mut self, base: &Base) {
        if self.nodes.len() > MOST_NODES {
            *self = Self { work: self.work, ..Self::default() };
        }
        let places = base.variables.iter().zip(&base.lows).enumerate();
        self.listed = places.map(|(at, (var, low))| (*var, (at, *low))).collect();
        self.places = self.variables.iter().map(|var| self.listed.get(var).copied()).collect();
    }

    /// Whether the term of a node is true for a row; nothing where that cannot be evaluated.
    pub fn holds(&mut self, row: &[u8], node: NodeId) -> Option<bool> {
        self.row = match self.row.checked_add(1) {
            Some(next) => next,
            None => {
                self.seen.fill((0, 0));
                1
            }
        };
        Some(self.value(row, node, DEEPEST)? != 0)
    }

    fn value(&mut self, row: &[u8], node: NodeId, depth: u32) -> Option<i64> {
        let at = node.0 as usize;
        match *self.nodes.get(at)? {
            Op::Value(value) => return Some(value),
            Op::Variable(number) => {
                let (at, low) = (*self.places.get(number as usize)?)?;
                return Some(low + i64::from(*row.get(at)?));
            }
            _ => {}
        }
        let (seen, known) = *self.seen.get(at)?;
        if seen == self.row {
            return Some(known);
        }
        let value = self.computed(row, node, depth.checked_sub(1)?)?;
        *self.seen.get_mut(at)? = (self.row, value);
        Some(value)
    }

    fn computed(&mut self, row: &[u8], node: NodeId, depth: u32) -> Option<i64> {
        self.work += 1;
        let op = *self.nodes.get(node.0 as usize)?;
        let mut of = |node: NodeId| self.value(row, node, depth);
        Some(match op {
            Op::Value(_) | Op::Variable(_) | Op::None => return None,
            Op::Int32(op, a, b) => ops::int32(op, of(a)? as i32, of(b)? as i32)?.into(),
            Op::Int64(op, a, b) => ops::int64(op, of(a)?, of(b)?)?,
            Op::Compare(op, a, b) => ops::cmp_i64(op, of(a)?, of(b)?).into(),
            Op::CompareUnsigned(op, a, b) => ops::cmp_u64(op, of(a)?, of(b)?).into(),
            Op::Not(a) => 1 - of(a)?,
            Op::And(a, b) => match of(a)? {
                0 => 0,
                _ => of(b)?,
            },
            Op::Xor(a, b) => of(a)? ^ of(b)?,
            Op::Choice(condition, a, b) => match of(condition)? {
                0 => of(b)?,
                _ => of(a)?,
            },
            Op::Table(number) => {
                let by = self.tables.get(number as usize)?.by;
                let value = self.value(row, by, depth)?;
                let table = self.tables.get(number as usize)?;
                let place = value.saturating_sub(table.low).clamp(0, table.places.len() as i64 - 1);
                let taken = *table.places.get(place as usize)?;
                self.value(row, taken, depth)?
            }
            Op::Extract { from, to, low, of: wide } => {
                let bits = (of(wide)? as u64 & from.mask()) >> low;
                to.signed(bits & to.mask())
            }
            Op::Unsigned(sort, a) => (of(a)? as u64 & sort.mask()) as i64,
            Op::Same(a) => of(a)?,
        })
    }

    /// The node of a term.
    pub fn node(&mut self, terms: &Terms, wanted: TermId) -> NodeId {
        let mut todo = vec![wanted];
        while let Some(t) = todo.last().copied() {
            if self.translated.contains_key(&t) {
                todo.pop();
                continue;
            }
            let choices = choices(terms, t);
            let before = todo.len();
            let mut wants = |part: TermId| {
                if !self.translated.contains_key(&part) {
                    todo.push(part);
                }
            };
            match &choices {
                Some(choices) => {
                    wants(choices.by);
                    choices.places.iter().copied().for_each(wants);
                }
                None => terms.children(t).iter().copied().for_each(wants),
            }
            if todo.len() == before {
                todo.pop();
                let op = match choices {
                    Some(choices) => self.table(&choices),
                    None => self.op(terms, t),
                };
                let node = NodeId(self.nodes.len() as u32);
                self.nodes.push(op.unwrap_or(Op::None));
                self.seen.push((0, 0));
                self.translated.insert(t, node);
            }
        }
        self.translated.get(&wanted).copied().unwrap_or(NodeId(u32::MAX))
    }

    fn table(&mut self, choices: &Choices) -> Option<Op> {
        let of = |t: &TermId| self.translated.get(t).copied();
        let places = choices.places.iter().map(of).collect::<Option<_>>()?;
        self.tables.push(Table { by: of(&choices.by)?, low: choices.low, places });
        Some(Op::Table(self.tables.len() as u32 - 1))
    }

    fn op(&mut self, terms: &Terms, t: TermId) -> Option<Op> {
        let of = |t: TermId| self.translated.get(&t).copied();
        Some(match *terms.node(t) {
            Node::Const(Const::Ref(object)) => Op::Value(object.into()),
            Node::Const(value) => Op::Value(value.as_bool().map(i64::from).or_else(|| value.signed())?),
            Node::Var(var) => {
                self.variables.push(var);
                self.places.push(self.listed.get(&var).copied());
                Op::Variable(self.variables.len() as u32 - 1)
            }
            Node::Int(op, a, b) => match terms.sort(t) {
                Sort::Bv32 => Op::Int32(op, of(a)?, of(b)?),
                Sort::Bv64 => Op::Int64(op, of(a)?, of(b)?),
                _ => return None,
            },
            Node::Cmp(op, a, b) if terms.sort(a).is_bit_vector() || terms.sort(a) == Sort::Ref => {
                Op::Compare(op, of(a)?, of(b)?)
            }
            Node::CmpUnsigned(op, a, b) => Op::CompareUnsigned(op, of(a)?, of(b)?),
            Node::Not(a) => Op::Not(of(a)?),
            Node::And(a, b) => Op::And(of(a)?, of(b)?),
            Node::Xor(a, b) => Op::Xor(of(a)?, of(b)?),
            Node::Ite(c, a, b) => Op::Choice(of(c)?, of(a)?, of(b)?),
            Node::Extract { to, low, of: wide } => Op::Extract { from: terms.sort(wide), to, low, of: of(wide)? },
            Node::SignExtend(_, a) => Op::Same(of(a)?),
            Node::ZeroExtend(_, a) => Op::Unsigned(terms.sort(a), of(a)?),
            _ => return None,
        })
    }
}

/// The choices by the value of one number that a term makes, if they are worth a table.
fn choices(terms: &Terms, t: TermId) -> Option<Choices> {
    let by = choice_by_value(terms, t)?.by;
    let (mut low, mut high, mut count) = (i64::MAX, i64::MIN, 0);
    let mut todo = vec![t];
    while let Some(t) = todo.pop() {
        // Those by something else are choices of their own.
        if let Some(choice) = choice_by_value(terms, t).filter(|choice| choice.by == by && count < MOST_CHOICES) {
            (low, high, count) = (low.min(choice.value), high.max(choice.value), count + 1);
            todo.extend([choice.yes, choice.no]);
        }
    }
    // One more at each end stands for all that lies beyond.
    let values = (low.checked_sub(1)?, high.checked_add(1)?);
    let is_narrow = values.1.checked_sub(values.0).is_some_and(|above| above < MOST_PLACES);
    if count < FEWEST_CHOICES || !is_narrow {
        return None;
    }
    let taken = |value: i64| {
        let mut t = t;
        while let Some(choice) = choice_by_value(terms, t) {
            if choice.by != by || !(low..=high).contains(&choice.value) {
                break;
            }
            t = if ops::cmp_i64(choice.op, value, choice.value) { choice.yes } else { choice.no };
        }
        t
    };
    Some(Choices { by, low: values.0, places: (values.0..=values.1).map(taken).collect() })
}

/// `by op value ? yes : no`
struct ByValue {
    op: Cmp,
    by: TermId,
    value: i64,
    yes: TermId,
    no: TermId,
}

fn choice_by_value(terms: &Terms, t: TermId) -> Option<ByValue> {
    let Node::Ite(condition, yes, no) = *terms.node(t) else { return None };
    let Node::Cmp(op, by, value) = *terms.node(condition) else { return None };
    let value = terms.as_const(value).filter(|_| terms.sort(by).is_bit_vector())?.signed()?;
    Some(ByValue { op, by, value, yes, no })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::{Assignment, Const, EvalCache, eval_bool};

    /// Reads by an unknown index in a chain and in a tree, one inside the other, below, inside and beyond the table.
    #[test]
    fn tables_have_the_values_of_their_choices() {
        let mut t = Terms::new();
        let vars: Vec<TermId> = (0..4).map(|i| t.var(&format!("x{i}"), Sort::Bv32)).collect();
        let read = |t: &mut Terms, index: TermId, as_tree: bool| {
            let numbers: Vec<TermId> = (0..4).map(|i| t.int(i)).collect();
            match as_tree {
                true => {
                    let below = |t: &mut Terms, i: usize, a, b| {
                        let condition = t.cmp(Cmp::Lt, index, numbers[i]);
                        t.ite(condition, a, b)
                    };
                    let (left, right) = (below(t, 1, vars[0], vars[1]), below(t, 3, vars[2], vars[3]));
                    below(t, 2, left, right)
                }
                false => (0..3).rev().fold(vars[3], |rest, i| {
                    let here = t.cmp(if i == 1 { Cmp::Ne } else { Cmp::Eq }, index, numbers[i]);
                    if i == 1 { t.ite(here, rest, vars[i]) } else { t.ite(here, vars[i], rest) }
                }),
            }
        };
        let inner = read(&mut t, vars[0], true);
        let outer = read(&mut t, inner, false);
        let two = t.int(2);
        let conditions = [t.cmp(Cmp::Eq, outer, two), t.cmp(Cmp::Lt, inner, two), t.cmp(Cmp::Ge, outer, inner)];
        let variables: Vec<VarId> = vars.iter().filter_map(|x| t.as_var(*x)).collect();
        let base =
            Base { variables: variables.clone(), lows: vec![-2; 4], sorts: vec![Sort::Bv32; 4], values: Vec::new() };
        let mut evaluation = Evaluation::default();
        evaluation.begin(&base);
        let nodes = conditions.map(|condition| evaluation.node(&t, condition));
        assert_eq!(evaluation.tables.len(), 2);
        for number in 0..8_u32.pow(4) {
            let row: Vec<u8> = (0..4).map(|i| (number / 8_u32.pow(i) % 8) as u8).collect();
            let mut model = Assignment::new();
            for (var, value) in variables.iter().zip(&row) {
                model.set(*var, Const::Bv32(i32::from(*value) - 2));
            }
            for (condition, node) in conditions.iter().zip(nodes) {
                let expected = eval_bool(&t, *condition, &model, &mut EvalCache::default());
                assert_eq!(evaluation.holds(&row, node), Some(expected), "{row:?}");
            }
        }
    }
}
