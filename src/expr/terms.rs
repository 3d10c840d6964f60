//! The arena of terms: append-only, hash-consed, with each term's sort and facts beside its node.
//!
//! Invariants:
//! - Structurally equal terms have equal ids, so equality of terms is equality of ids.
//! - Ids depend only on the order of the calls, never on hashes: the hash table is only ever asked, not iterated.
//! - Nothing is removed. To free memory drop the arena and rebuild what is needed.
//! - `false` and `true` are the first two terms ([`TermId::FALSE`], [`TermId::TRUE`]).

use hashbrown::{HashMap, HashTable};

use super::facts::{self, Facts};
use super::made::MadeOnce;
use super::node::{Children, Node, TermId, VarId};
use super::simplify::{Effort, MAX_STEPS};
use super::sort::{Const, Sort};

/// Name and sort of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    pub name: Box<str>,
    pub sort: Sort,
    /// The term that stands for the variable.
    pub term: TermId,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    node: Node,
    sort: Sort,
    facts: Facts,
}

/// All terms of one exploration.
#[derive(Clone, Debug)]
pub struct Terms {
    entries: Vec<Entry>,
    table: HashTable<TermId>,
    variables: Vec<Variable>,
    /// Only asked by key; names of one sort are few, so a plain map serves.
    variable_ids: HashMap<(Box<str>, Sort), VarId>,
    simplifying: bool,
    pub(super) effort: Effort,
    pub(super) operations: u64,
    /// What choices were written anew as, or that it was too much work.
    pub(super) in_order: HashMap<TermId, Option<TermId>>,
    pub(super) made_once: MadeOnce,
    ill_sorted: u32,
}

impl Default for Terms {
    fn default() -> Self {
        Terms::new()
    }
}

impl Terms {
    /// An empty arena whose builders simplify.
    pub fn new() -> Terms {
        Terms::with_simplifier(true)
    }

    /// An arena that keeps every operation as it was written: the reference the simplifier is tested against, and a
    /// source of all node shapes for tests of a translation.
    pub fn without_simplifier() -> Terms {
        Terms::with_simplifier(false)
    }

    fn with_simplifier(simplifying: bool) -> Terms {
        let mut terms = Terms {
            entries: Vec::new(),
            table: HashTable::new(),
            variables: Vec::new(),
            variable_ids: HashMap::new(),
            simplifying,
            effort: Effort::new(MAX_STEPS),
            operations: 0,
            in_order: HashMap::new(),
            made_once: MadeOnce::new(),
            ill_sorted: 0,
        };
        terms.constant(Const::Bool(false));
        terms.constant(Const::Bool(true));
        terms
    }

    pub(super) fn is_simplifying(&self) -> bool {
        self.simplifying
    }

    /// How many terms there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// How many were asked for, whether they were there already or not: a measure of effort.
    pub fn operations(&self) -> u64 {
        self.operations
    }

    /// Never true: the truth values are always there.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    #[inline(always)]
    pub fn node(&self, t: TermId) -> &Node {
        &self.entries[t.index()].node
    }

    #[inline(always)]
    pub fn sort(&self, t: TermId) -> Sort {
        self.entries[t.index()].sort
    }

    pub fn children(&self, t: TermId) -> Children {
        self.node(t).children()
    }

    #[inline(always)]
    pub fn as_const(&self, t: TermId) -> Option<Const> {
        match *self.node(t) {
            Node::Const(value) => Some(value),
            _ => None,
        }
    }

    /// The bounds on the signed value of a bit-vector term that hold for every assignment.
    pub fn signed_range(&self, t: TermId) -> Option<(i64, i64)> {
        let facts = self.facts(t);
        self.sort(t).is_bit_vector().then_some((facts.low, facts.high))
    }

    #[inline(always)]
    pub(super) fn facts(&self, t: TermId) -> Facts {
        self.entries[t.index()].facts
    }

    /// The value of a bit-vector constant as a signed number.
    #[inline(always)]
    pub(super) fn signed_const(&self, t: TermId) -> Option<i64> {
        self.as_const(t).and_then(Const::signed)
    }

    /// The variable of that name and sort, created on first use: the same name with two sorts names two variables.
    pub fn var(&mut self, name: &str, sort: Sort) -> TermId {
        let key = (Box::from(name), sort);
        if let Some(&known) = self.variable_ids.get(&key) {
            return self.variables[known.index()].term;
        }
        let id = VarId(self.variables.len() as u32);
        let term = self.intern(Node::Var(id), sort);
        self.variables.push(Variable { name: Box::from(name), sort, term });
        self.variable_ids.insert(key, id);
        term
    }

    /// All variables, in order of creation; the position is the index of the [`VarId`].
    pub fn all_variables(&self) -> &[Variable] {
        &self.variables
    }

    pub fn variable(&self, id: VarId) -> &Variable {
        &self.variables[id.index()]
    }

    /// The variable that a term is, if it is one.
    pub fn as_var(&self, t: TermId) -> Option<VarId> {
        match *self.node(t) {
            Node::Var(id) => Some(id),
            _ => None,
        }
    }

    pub fn constant(&mut self, value: Const) -> TermId {
        // Constants can be written down with any bits; this makes NaN canonical.
        let value = Const::from_bits(value.sort(), value.bits());
        self.intern(Node::Const(value), value.sort())
    }

    /// How often a builder was given an operand of a sort it does not take. Not zero means a defect in the caller, and
    /// that the terms built are weaker than meant: a driver reports such a path as partial.
    pub fn ill_sorted_uses(&self) -> u32 {
        self.ill_sorted
    }

    /// What stands for an ill-sorted operand or result: a variable of the expected sort that nothing constrains, so
    /// that the mistake loses precision but proves nothing false.
    pub(super) fn ill_sorted(&mut self, expected: Sort) -> TermId {
        debug_assert!(false, "ill-sorted term, {expected:?} expected");
        self.ill_sorted = self.ill_sorted.saturating_add(1);
        self.var("ill-sorted", expected)
    }

    /// The id of a node, without simplification of the node itself.
    pub(super) fn intern(&mut self, node: Node, sort: Sort) -> TermId {
        let hash = hash_of(&node);
        let entries = &self.entries;
        if let Some(&known) = self.table.find(hash, |id| entries[id.index()].node == node) {
            return known;
        }
        let facts = facts::of_node(self, &node, sort);
        if self.simplifying
            && !matches!(node, Node::Const(_))
            && let Some(value) = facts.single()
        {
            return self.constant(Const::from_bits(sort, value as u64));
        }
        let id = TermId(self.entries.len() as u32);
        self.entries.push(Entry { node, sort, facts });
        let entries = &self.entries;
        self.table.insert_unique(hash, id, |id| hash_of(&entries[id.index()].node));
        id
    }
}

/// The halves of a product depend on all bits of both factors; what the table needs, and one multiplication.
#[inline]
fn hash_of(node: &Node) -> u64 {
    let (first, second) = node.key();
    let first = first ^ 0x2d35_8dcc_aa6c_78a5;
    let second = second ^ 0x8bb8_4b93_962e_acc9;
    let product = u128::from(first) * u128::from(second);
    (product as u64) ^ ((product >> 64) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_terms_have_equal_ids() {
        let mut terms = Terms::new();
        let x = terms.var("x", Sort::Bv32);
        assert_eq!(terms.var("x", Sort::Bv32), x);
        assert_ne!(terms.var("x", Sort::Bv64), x);
        let a = terms.intern(Node::Not(TermId::TRUE), Sort::Bool);
        assert_eq!(terms.intern(Node::Not(TermId::TRUE), Sort::Bool), a);
        assert_eq!(terms.as_const(TermId::FALSE), Some(Const::Bool(false)));
        assert_eq!(terms.as_const(TermId::TRUE), Some(Const::Bool(true)));
    }

    #[test]
    fn ids_survive_growth_of_the_table() {
        let mut terms = Terms::new();
        let ids: Vec<TermId> = (0..5000).map(|value| terms.constant(Const::Bv32(value))).collect();
        for (value, id) in ids.iter().enumerate() {
            assert_eq!(terms.constant(Const::Bv32(value as i32)), *id);
        }
        assert_eq!(terms.len(), 5002);
    }

    #[test]
    fn constants_are_canonical() {
        let mut terms = Terms::new();
        let nan = terms.constant(Const::F32(0xffff_ffff));
        assert_eq!(terms.as_const(nan), Some(Const::float(f32::NAN)));
    }
}
