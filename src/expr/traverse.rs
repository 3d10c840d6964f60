//! Walks over terms: reachable nodes, variables, size, folds and substitution.
//!
//! Nothing here recurses: terms can be a million nodes deep. A node's operands have smaller ids, so visiting the
//! reachable ids in ascending order is visiting operands before what uses them.

use hashbrown::{HashMap, HashSet};

use super::node::{Children, Node, TermId, VarId};
use super::terms::Terms;

impl Terms {
    /// The term and all below it, each once, operands before what uses them.
    pub fn reachable(&self, roots: &[TermId]) -> Vec<TermId> {
        let mut seen: HashSet<TermId> = HashSet::new();
        let mut found: Vec<TermId> = Vec::new();
        for &root in roots {
            if seen.insert(root) {
                found.push(root);
            }
        }
        let mut next = 0;
        while let Some(&t) = found.get(next) {
            next += 1;
            for child in self.children(t) {
                if seen.insert(child) {
                    found.push(child);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// The variables in a term, each once, in order of their index.
    pub fn variables(&self, t: TermId) -> Vec<VarId> {
        let mut variables: Vec<VarId> = self.reachable(&[t]).into_iter().filter_map(|t| self.as_var(t)).collect();
        variables.sort_unstable();
        variables
    }

    /// The number of distinct nodes of a term.
    pub fn size(&self, t: TermId) -> usize {
        self.reachable(&[t]).len()
    }

    /// The terms whose conjunction a Boolean term is, each once, in order of their ids.
    pub fn conjuncts(&self, t: TermId) -> Vec<TermId> {
        let mut seen: HashSet<TermId> = HashSet::new();
        let mut pending = vec![t];
        let mut found = Vec::new();
        while let Some(t) = pending.pop() {
            if !seen.insert(t) {
                continue;
            }
            match *self.node(t) {
                Node::And(a, b) => pending.extend([a, b]),
                _ => found.push(t),
            }
        }
        found.sort_unstable();
        found
    }

    /// Computes `f` bottom-up for a term and all below it that `memo` does not know yet. A memo that is kept from call
    /// to call makes this lazy and once per term, which is how terms are translated to a solver.
    pub fn fold<'m, T>(
        &self,
        root: TermId,
        memo: &'m mut TermMap<T>,
        mut f: impl FnMut(TermId, Operands<'_, T>) -> T,
    ) -> &'m T {
        let mut pending = Vec::new();
        if memo.get(root).is_none() {
            pending.push(root);
        }
        while let Some(&t) = pending.last() {
            let children = self.children(t);
            let before = pending.len();
            pending.extend(children.iter().filter(|&&child| memo.get(child).is_none()));
            if pending.len() == before {
                pending.pop();
                // A shared operand can have been pending twice.
                if memo.get(t).is_none() {
                    let value = f(t, Operands { memo, children });
                    memo.insert(t, value);
                }
            }
        }
        &memo[root]
    }

    /// The term with every occurrence of a `from` replaced by its `to` (of the same sort), simplified anew. Replaced
    /// terms are not searched again.
    pub fn substitute(&mut self, root: TermId, replacements: &[(TermId, TermId)]) -> TermId {
        let mut images: HashMap<TermId, TermId> = HashMap::new();
        for &(from, to) in replacements {
            let to = if self.sort(from) == self.sort(to) { to } else { self.ill_sorted(self.sort(from)) };
            images.insert(from, to);
        }
        for t in self.reachable(&[root]) {
            if images.contains_key(&t) {
                continue;
            }
            let node = *self.node(t);
            let image = node.map(|child| images.get(&child).copied().unwrap_or(child));
            let image = if image == node { t } else { self.build(image, self.sort(t)) };
            images.insert(t, image);
        }
        images.get(&root).copied().unwrap_or(root)
    }

    /// A term of another arena as one of this, simplified anew. `images` has what stands here for terms there, such as its variables,
    /// and gets what is made; a variable without one keeps its name.
    pub fn import(&mut self, from: &Terms, root: TermId, images: &mut HashMap<TermId, TermId>) -> TermId {
        let mut pending = vec![root];
        while let Some(&t) = pending.last() {
            if images.contains_key(&t) {
                pending.pop();
                continue;
            }
            let before = pending.len();
            pending.extend(from.children(t).iter().filter(|child| !images.contains_key(*child)));
            if pending.len() > before {
                continue;
            }
            let sort = from.sort(t);
            let image = match *from.node(t) {
                Node::Const(value) => self.constant(value),
                Node::Var(id) => self.var(&from.variable(id).name, sort),
                node => {
                    let node = node.map(|child| images.get(&child).copied().unwrap_or(TermId::FALSE));
                    self.build(node, sort)
                }
            };
            images.insert(t, image);
            pending.pop();
        }
        images.get(&root).copied().unwrap_or(TermId::FALSE)
    }
}

/// Values for some of an arena's terms, found by index.
#[derive(Clone, Debug)]
pub struct TermMap<T> {
    /// Position in `values` plus one; zero for a term without a value.
    positions: Vec<u32>,
    values: Vec<T>,
}

impl<T> Default for TermMap<T> {
    fn default() -> Self {
        TermMap { positions: Vec::new(), values: Vec::new() }
    }
}

impl<T> TermMap<T> {
    pub fn new() -> TermMap<T> {
        TermMap::default()
    }

    pub fn get(&self, t: TermId) -> Option<&T> {
        let position = self.positions.get(t.index())?.checked_sub(1)?;
        self.values.get(position as usize)
    }

    pub fn insert(&mut self, t: TermId, value: T) {
        if self.positions.len() <= t.index() {
            self.positions.resize(t.index() + 1, 0);
        }
        match self.positions[t.index()] {
            0 => {
                self.values.push(value);
                self.positions[t.index()] = self.values.len() as u32;
            }
            position => self.values[position as usize - 1] = value,
        }
    }

    pub fn len(&self) -> usize {
        self.values.len()
    }

    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    pub fn clear(&mut self) {
        self.positions.clear();
        self.values.clear();
    }
}

/// The value of a term that has one: for terms that a fold has been through.
impl<T> std::ops::Index<TermId> for TermMap<T> {
    type Output = T;

    fn index(&self, t: TermId) -> &T {
        &self.values[(self.positions[t.index()] as usize).wrapping_sub(1)]
    }
}

/// The values of a node's operands during a fold: `operands[0]` is the first one's.
pub struct Operands<'m, T> {
    memo: &'m TermMap<T>,
    children: Children,
}

impl<T> Operands<'_, T> {
    pub fn len(&self) -> usize {
        self.children.len()
    }

    pub fn is_empty(&self) -> bool {
        self.children.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.children.iter().map(|&child| &self.memo[child])
    }
}

impl<T> std::ops::Index<usize> for Operands<'_, T> {
    type Output = T;

    fn index(&self, at: usize) -> &T {
        &self.memo[self.children[at]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::ops::{Cmp, IntBin};
    use crate::expr::sort::Sort;

    #[test]
    fn size_and_variables_count_shared_terms_once() {
        let mut t = Terms::new();
        let y = t.var("y", Sort::Bv32);
        let x = t.var("x", Sort::Bv32);
        let product = t.int_bin(IntBin::Mul, x, y);
        let sum = t.int_bin(IntBin::Xor, product, x);
        let condition = t.cmp(Cmp::Lt, sum, product);
        assert_eq!(t.size(condition), 5);
        assert_eq!(t.variables(condition), vec![VarId(0), VarId(1)]);
        assert_eq!(t.reachable(&[condition]), vec![y, x, product, sum, condition]);
    }

    #[test]
    fn conjuncts_are_found_once() {
        let mut t = Terms::without_simplifier();
        let mut all = t.var("p", Sort::Bool);
        let p = all;
        for _ in 0..200 {
            all = t.and(all, all);
        }
        let q = t.var("q", Sort::Bool);
        let both = t.and(q, all);
        assert_eq!(t.conjuncts(both), vec![p, q]);
    }

    #[test]
    fn folds_visit_each_term_once_and_remember() {
        let mut t = Terms::without_simplifier();
        let mut deep = t.var("x", Sort::Bv32);
        for _ in 0..100_000 {
            deep = t.int_bin(IntBin::Mul, deep, deep);
        }
        let mut memo = TermMap::new();
        let mut calls = 0;
        let depth = *t.fold(deep, &mut memo, |_, operands| {
            calls += 1;
            operands.iter().max().map_or(0, |below| below + 1)
        });
        assert_eq!((depth, calls), (100_000, 100_001));
        let not_called = *t.fold(deep, &mut memo, |_, _| -1);
        assert_eq!(not_called, 100_000);
    }

    #[test]
    fn substitution_simplifies() {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::Bv32), t.var("y", Sort::Bv32));
        let (one, five) = (t.int(1), t.int(5));
        let sum = t.int_bin(IntBin::Add, x, y);
        let condition = t.cmp(Cmp::Lt, sum, five);
        assert_eq!(t.substitute(condition, &[(x, one), (y, one)]), TermId::TRUE);
        assert_eq!(t.substitute(condition, &[(sum, five)]), TermId::FALSE);
        let swapped = t.substitute(sum, &[(x, y), (y, x)]);
        assert_eq!(swapped, sum);
        assert_eq!(t.substitute(condition, &[]), condition);
    }

    #[test]
    fn terms_of_another_arena_are_made_anew() {
        let mut there = Terms::new();
        let (a, b) = (there.var("a", Sort::Bv32), there.var("b", Sort::Bv32));
        let sum = there.int_bin(IntBin::Add, a, b);
        let five = there.int(5);
        let small = there.cmp(Cmp::Lt, sum, five);
        let chosen = there.ite(small, sum, a);
        let mut here = Terms::new();
        let (x, one) = (here.var("x", Sort::Bv32), here.int(1));
        let mut images = HashMap::from([(a, x), (b, one)]);
        let found = here.import(&there, chosen, &mut images);
        let (next, five) = (here.int_bin(IntBin::Add, x, one), here.int(5));
        let small = here.cmp(Cmp::Lt, next, five);
        assert_eq!(found, here.ite(small, next, x));
        let mut images = HashMap::from([(a, one), (b, one)]);
        assert_eq!(here.import(&there, chosen, &mut images), here.int(2));
    }

    #[test]
    fn a_map_takes_values_in_any_order() {
        let mut map = TermMap::new();
        map.insert(TermId(5), 'a');
        map.insert(TermId(2), 'b');
        map.insert(TermId(5), 'c');
        assert_eq!((map.get(TermId(5)), map.get(TermId(3)), map.get(TermId(9))), (Some(&'c'), None, None));
        assert_eq!((map[TermId(2)], map.len()), ('b', 2));
    }
}
