//! Choices: terms of one condition after the other that end in other terms, as symbolic references do.
//!
//! Nothing here recurses into terms: they can be a million nodes deep.

use std::collections::{BTreeMap, BTreeSet};

use hashbrown::{HashMap, HashSet};

use super::node::{Node, TermId};
use super::ops::{Cmp, IntBin};
use super::sort::Const;
use super::terms::Terms;

/// A choice by more conditions, or of more nodes, is not ordered.
const MOST_CONDITIONS: usize = 24;
const MOST_NODES: usize = 300;
/// Nor one that is looked at more often than this on the way.
const MOST_LOOKS: usize = 600;

impl Terms {
    /// What a choice (a reference, say) can be: each term it ends in, once, with the condition under which it is that
    /// one. The conditions exclude each other and one of them holds. In order of the terms' ids.
    pub fn alternatives(&mut self, t: TermId) -> Vec<(TermId, TermId)> {
        // Greatest id first, so that a shared choice is taken apart after all that lead to it have been.
        let mut guards: BTreeMap<TermId, TermId> = BTreeMap::from([(t, TermId::TRUE)]);
        let mut found = Vec::new();
        while let Some((t, guard)) = guards.pop_last() {
            let Node::Ite(c, a, b) = *self.node(t) else {
                found.push((guard, t));
                continue;
            };
            let not_c = self.not(c);
            for (condition, branch) in [(c, a), (not_c, b)] {
                let guard = self.and(guard, condition);
                let before = guards.get(&branch).copied().unwrap_or(TermId::FALSE);
                let merged = self.or(before, guard);
                guards.insert(branch, merged);
            }
        }
        found.retain(|&(guard, _)| guard != TermId::FALSE);
        found.reverse();
        found
    }

    /// In how many steps a choice is taken apart, and how many ends it has.
    pub fn extent(&self, t: TermId) -> (usize, usize) {
        let (choices, ends) = self.ends(t);
        (choices, ends.len())
    }

    /// In how many steps a choice is taken apart, and its ends, also those that no condition allows.
    fn ends(&self, t: TermId) -> (usize, Vec<TermId>) {
        let mut seen: HashSet<TermId> = HashSet::from([t]);
        let mut pending = vec![t];
        let (mut choices, mut ends) = (0, Vec::new());
        while let Some(t) = pending.pop() {
            match *self.node(t) {
                Node::Ite(_, a, b) => {
                    choices += 1;
                    pending.extend([a, b].into_iter().filter(|&branch| seen.insert(branch)));
                }
                _ => ends.push(t),
            }
        }
        (choices, ends)
    }

    /// Whether a choice has more than so many nodes, with what its conditions are made of.
    pub fn is_long(&self, t: TermId, most: usize) -> bool {
        let mut seen: HashSet<TermId> = HashSet::from([t]);
        let mut pending = vec![t];
        while let Some(t) = pending.pop() {
            if seen.len() > most {
                return true;
            }
            if let node @ (Node::Ite(..) | Node::Not(_) | Node::And(..) | Node::Xor(..)) = self.node(t) {
                pending.extend(node.children().into_iter().filter(|&child| seen.insert(child)));
            }
        }
        seen.len() > most
    }

    /// The choice as a plain list of what it can be, if it is taken apart in many more steps than it has ends. Choices
    /// between choices, made again and again, would become ever longer to walk.
    pub fn flattened(&mut self, t: TermId, most: usize) -> TermId {
        let (choices, ends) = self.extent(t);
        if choices <= most || choices <= 2 * ends {
            return t;
        }
        let mut found = self.alternatives(t).into_iter().rev();
        let Some((_, mut list)) = found.next() else { return t };
        for (guard, end) in found {
            list = self.ite(guard, end, list);
        }
        list
    }

    /// The choice with the terms it ends in replaced. Its conditions stay as they are and are not even looked at: they
    /// can be far larger than the choice.
    pub fn replace_leaves(&mut self, root: TermId, replacements: &[(TermId, TermId)]) -> TermId {
        if replacements.is_empty() {
            return root;
        }
        self.rebuilt(root, replacements.iter().copied().collect(), &mut |_, _| None)
    }

    /// Whether two choices come to the same. Where one of them is known, only conditions are left of the other: the simplifier
    /// by itself does not go into choices between choices.
    pub fn same_end(&mut self, a: TermId, b: TermId) -> TermId {
        let (choice, known) = if self.as_const(a).is_some() { (b, a) } else { (a, b) };
        let (choices, ends) = self.ends(choice);
        if self.as_const(known).is_none() || choices < ends.len() {
            return self.eq(a, b);
        }
        let same = ends.into_iter().map(|end| (end, self.eq(end, known))).collect::<Vec<_>>();
        self.replace_leaves(choice, &same)
    }

    /// The choice without the conditions that are decided.
    pub fn settled(&mut self, root: TermId, decided: &mut dyn FnMut(&mut Terms, TermId) -> Option<bool>) -> TermId {
        self.rebuilt(root, HashMap::new(), decided)
    }

    fn rebuilt(
        &mut self,
        root: TermId,
        mut images: HashMap<TermId, TermId>,
        decided: &mut dyn FnMut(&mut Terms, TermId) -> Option<bool>,
    ) -> TermId {
        let mut seen: HashSet<TermId> = HashSet::from([root]);
        let mut choices = vec![root];
        let mut next = 0;
        while let Some(&t) = choices.get(next) {
            next += 1;
            if let Node::Ite(_, a, b) = *self.node(t)
                && !images.contains_key(&t)
            {
                choices.extend([a, b].into_iter().filter(|&branch| seen.insert(branch)));
            }
        }
        // Operands have smaller ids than what uses them.
        choices.sort_unstable();
        for t in choices {
            if let Node::Ite(c, a, b) = *self.node(t)
                && !images.contains_key(&t)
            {
                let image = |t: TermId| images.get(&t).copied().unwrap_or(t);
                let (a_image, b_image) = (image(a), image(b));
                let chosen = match decided(self, c) {
                    Some(true) => a_image,
                    Some(false) => b_image,
                    None if (a_image, b_image) == (a, b) => t,
                    None => self.ite(c, a_image, b_image),
                };
                images.insert(t, chosen);
            }
        }
        images.get(&root).copied().unwrap_or(root)
    }

    /// The choice written so that equal choices are the same term: by one simple condition after the other, in a fixed
    /// order, none of them twice on a way. Where a reference goes round in a circle, what it is after many rounds is then
    /// a term that was there before. `None` if that is too much work.
    pub fn in_order(&mut self, root: TermId) -> Option<TermId> {
        if let Some(found) = self.in_order.get(&root) {
            return *found;
        }
        let found = Shape::of(self, root).and_then(|shape| {
            let excluded = self.exclusions(&shape.conditions);
            self.split(&shape, &excluded, Facts::default(), &[], &mut { MOST_LOOKS })
        });
        self.in_order.insert(root, found);
        found
    }

    /// What is left of the choice where some conditions are known, by the others. `before` is what was known of the nodes with
    /// fewer conditions.
    fn split(
        &mut self,
        shape: &Shape,
        excluded: &[u32],
        facts: Facts,
        before: &[Known],
        looks: &mut usize,
    ) -> Option<TermId> {
        *looks = looks.checked_sub(1)?;
        let values = shape.values(facts, before);
        if let Some(end) = values.last().copied().flatten() {
            return Some(end);
        }
        let next = facts.known.trailing_ones();
        let &condition = shape.conditions.get(next as usize)?;
        let others = excluded.get(next as usize)?;
        let yes = self.split(shape, excluded, facts.with(next, true).without(*others), &values, looks);
        let no = self.split(shape, excluded, facts.with(next, false), &values, looks);
        let (yes, no) = (yes?, no?);
        Some(if yes == no { yes } else { self.ite(condition, yes, no) })
    }

    /// For each condition, those that are false where it holds: a bit for each.
    fn exclusions(&self, conditions: &[TermId]) -> Vec<u32> {
        let bit = |of: TermId| {
            move |(number, other): (usize, &TermId)| if self.exclude(of, *other) { 1_u32 << number } else { 0 }
        };
        let of = |condition: &TermId| conditions.iter().enumerate().map(bit(*condition)).fold(0, |all, bit| all | bit);
        conditions.iter().map(of).collect()
    }

    /// Whether the same term is compared with two different constants.
    fn exclude(&self, a: TermId, b: TermId) -> bool {
        let compared = |t| match *self.node(t) {
            Node::Cmp(Cmp::Eq, of, with) => self.as_const(with).map(|with| (of, with)),
            _ => None,
        };
        compared(a).zip(compared(b)).is_some_and(|((x, c), (y, d))| x == y && c != d)
    }
}

/// The nodes of a choice and of what its conditions are made of, operands before what uses them.
struct Shape {
    nodes: Vec<(TermId, Part)>,
    /// What conditions come down to, ascending: at most 32.
    conditions: Vec<TermId>,
}

/// What is known of conditions, a bit for each by its number: whether it is, and its truth.
#[derive(Clone, Copy, Default)]
struct Facts {
    known: u32,
    truth: u32,
}

impl Facts {
    fn with(self, number: u32, holds: bool) -> Self {
        Self { known: self.known | 1 << number, truth: self.truth | u32::from(holds) << number }
    }

    /// These are false, unless they are known.
    fn without(self, conditions: u32) -> Self {
        Self { known: self.known | conditions, ..self }
    }

    fn of(self, number: u32) -> Option<bool> {
        (self.known >> number & 1 != 0).then_some(self.truth >> number & 1 != 0)
    }
}

#[derive(Clone, Copy)]
enum Part {
    /// A condition by its number, or its opposite.
    Condition(u32, bool),
    /// Operands are positions of nodes.
    Not(usize),
    And(usize, usize),
    Xor(usize, usize),
    Ite(usize, usize, usize),
    End,
}

/// What is known of a node: a condition's truth, or what a choice ends in.
type Known = Option<TermId>;

impl Shape {
    fn of(terms: &mut Terms, root: TermId) -> Option<Shape> {
        let mut found: BTreeMap<TermId, Node> = BTreeMap::new();
        // Terms that are looked at for their truth are told from those that a choice ends in.
        let mut pending = vec![(root, false)];
        let mut ends: HashSet<TermId> = HashSet::new();
        while let Some((t, truth)) = pending.pop() {
            let node = *terms.node(t);
            if found.insert(t, node).is_some() {
                continue;
            }
            if found.len() > MOST_NODES {
                return None;
            }
            match node {
                Node::Ite(c, a, b) => pending.extend([(c, true), (a, truth), (b, truth)]),
                Node::Not(a) if truth => pending.push((a, true)),
                Node::And(a, b) | Node::Xor(a, b) if truth => pending.extend([(a, true), (b, true)]),
                _ if truth => {}
                _ => {
                    ends.insert(t);
                }
            }
        }
        let places: HashMap<TermId, usize> = found.keys().enumerate().map(|(place, t)| (*t, place)).collect();
        let mut nodes = Vec::with_capacity(found.len());
        for (t, node) in found {
            nodes.push(match node {
                _ if ends.contains(&t) => (t, Part::End),
                Node::Const(_) => (t, Part::End),
                Node::Ite(c, a, b) => (t, Part::Ite(places[&c], places[&a], places[&b])),
                Node::Not(a) => (t, Part::Not(places[&a])),
                Node::And(a, b) => (t, Part::And(places[&a], places[&b])),
                Node::Xor(a, b) => (t, Part::Xor(places[&a], places[&b])),
                // One form for a comparison and its opposite.
                Node::Cmp(Cmp::Ne | Cmp::Ge, ..) | Node::CmpUnsigned(Cmp::Ge, ..) => {
                    let opposite = terms.not(t);
                    let flipped = matches!(terms.node(opposite), Node::Cmp(..) | Node::CmpUnsigned(..));
                    if flipped { (opposite, Part::Condition(0, false)) } else { (t, Part::Condition(0, true)) }
                }
                _ => (t, Part::Condition(0, true)),
            });
        }
        let simple = nodes.iter().filter(|(_, part)| matches!(part, Part::Condition(..))).map(|(t, _)| *t);
        let conditions: Vec<TermId> = simple.collect::<BTreeSet<_>>().into_iter().collect();
        if conditions.len() > MOST_CONDITIONS {
            return None;
        }
        for (t, part) in &mut nodes {
            if let Part::Condition(number, _) = part {
                *number = conditions.binary_search(t).ok()? as u32;
            }
        }
        Some(Shape { nodes, conditions })
    }

    /// What is known of the nodes, of the choice itself last.
    fn values(&self, facts: Facts, before: &[Known]) -> Vec<Known> {
        let truth = |value: bool| if value { TermId::TRUE } else { TermId::FALSE };
        let opposite = |value: TermId| truth(value == TermId::FALSE);
        let mut values: Vec<Known> = Vec::with_capacity(self.nodes.len());
        for (place, &(t, part)) in self.nodes.iter().enumerate() {
            if let Some(known) = before.get(place).copied().flatten() {
                values.push(Some(known));
                continue;
            }
            let value = |place: usize| values.get(place).copied().flatten();
            let found = match part {
                Part::End => Some(t),
                Part::Condition(number, holds) => facts.of(number).map(|value| truth(value == holds)),
                Part::Not(a) => value(a).map(opposite),
                Part::And(a, b) => match (value(a), value(b)) {
                    (Some(TermId::FALSE), _) | (_, Some(TermId::FALSE)) => Some(TermId::FALSE),
                    (Some(TermId::TRUE), other) | (other, Some(TermId::TRUE)) => other,
                    _ => None,
                },
                Part::Xor(a, b) => value(a).zip(value(b)).map(|(a, b)| truth(a != b)),
                Part::Ite(c, a, b) => match value(c) {
                    Some(TermId::TRUE) => value(a),
                    Some(_) => value(b),
                    None => value(a).filter(|a| value(b) == Some(*a)),
                },
            };
            values.push(found);
        }
        values
    }
}

/// Choices inside choices that are looked at.
const DEEPEST_CHOICE: u32 = 8;

impl Terms {
    /// Whether a term can only be 0 or 1, as a Java boolean is.
    pub fn is_truth_value(&self, t: TermId) -> bool {
        self.is_made_of(t, DEEPEST_CHOICE, &|known| matches!(known, Const::Bv32(0 | 1)), true)
    }

    /// Whether a term is a choice between numbers that are known.
    pub fn is_choice_of_constants(&self, t: TermId) -> bool {
        self.is_made_of(t, DEEPEST_CHOICE, &|_| true, false)
    }

    fn is_made_of(&self, t: TermId, deepest: u32, leaf: &dyn Fn(Const) -> bool, combined: bool) -> bool {
        let Some(deeper) = deepest.checked_sub(1) else { return false };
        let both = |a, b| self.is_made_of(a, deeper, leaf, combined) && self.is_made_of(b, deeper, leaf, combined);
        match *self.node(t) {
            Node::Const(known) => leaf(known),
            Node::Ite(_, a, b) => both(a, b),
            Node::Int(IntBin::And | IntBin::Or | IntBin::Xor, a, b) if combined => both(a, b),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::sort::Sort;

    #[test]
    fn alternatives_are_guarded() {
        let mut t = Terms::new();
        let (p, q) = (t.var("p", Sort::Bool), t.var("q", Sort::Bool));
        let (null, one, two) = (t.null(), t.object(1), t.object(2));
        let inner = t.ite(q, one, two);
        let choice = t.ite(p, null, inner);
        let not_p = t.not(p);
        let not_q = t.not(q);
        let is_one = t.and(not_p, q);
        let is_two = t.and(not_p, not_q);
        assert_eq!(t.alternatives(choice), vec![(p, null), (is_one, one), (is_two, two)]);
        assert_eq!(t.alternatives(one), vec![(TermId::TRUE, one)]);
        let raw_shared = t.ite(q, choice, inner);
        let guards: Vec<TermId> = t.alternatives(raw_shared).into_iter().map(|(guard, _)| guard).collect();
        assert_eq!(t.any_of(&guards), TermId::TRUE);
    }

    /// Two ways of saying the same become one term; what a list leads round and round to, too.
    #[test]
    fn choices_in_order_are_the_same_term() {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::Bv32), t.var("y", Sort::Bv32));
        let (zero, one, two) = (t.int(0), t.int(1), t.int(2));
        let (a, b, null) = (t.object(1), t.object(2), t.null());
        let [x0, x1, y1] = [(x, zero), (x, one), (y, one)].map(|(of, with)| t.eq(of, with));
        // The next of A and of B, as an unknown list has them.
        let rest = t.ite(x1, b, a);
        let next_a = t.ite(x0, null, rest);
        let rest = t.ite(y1, a, b);
        let y0 = t.eq(y, zero);
        let next_b = t.ite(y0, null, rest);
        let mut reference = next_a;
        let mut met = Vec::new();
        for _ in 0..40 {
            let mut next = null;
            for (guard, end) in t.alternatives(reference) {
                let value = if end == a { next_a } else { next_b };
                if end != null {
                    next = t.ite(guard, value, next);
                }
            }
            reference = t.in_order(next).unwrap();
            met.push(reference);
        }
        let all: HashSet<TermId> = met.iter().copied().collect();
        assert!(all.len() < 8, "{} choices", all.len());
        // One condition is not asked for twice, nor one that an earlier one excludes.
        let x2 = t.eq(x, two);
        let inner = t.ite(x2, null, b);
        let other = t.ite(x1, inner, a);
        let plain = t.ite(x1, b, a);
        assert_eq!(t.in_order(other), Some(plain));
        assert_eq!(t.in_order(a), Some(a));
    }

    /// The order of conditions does not change what is chosen.
    #[test]
    fn choices_in_order_choose_the_same() {
        use crate::expr::{Assignment, EvalCache, eval_all};
        let mut t = Terms::new();
        let vars: Vec<TermId> = (0..5).map(|i| t.var(&format!("p{i}"), Sort::Bool)).collect();
        let mut state = 7_u64;
        let mut draw = |most: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % most
        };
        for _ in 0..60 {
            let mut choices: Vec<TermId> = (0..4).map(|i| t.object(i)).collect();
            for _ in 0..12 {
                let (p, q) = (vars[draw(5)], vars[draw(5)]);
                let condition = match draw(4) {
                    0 => p,
                    1 => t.and(p, q),
                    2 => t.or(p, q),
                    _ => t.xor(p, q),
                };
                let (a, b) = (choices[draw(choices.len())], choices[draw(choices.len())]);
                choices.push(t.ite(condition, a, b));
            }
            let last = choices[choices.len() - 1];
            let Some(ordered) = t.in_order(last) else { continue };
            let same = t.eq(last, ordered);
            for values in 0..32_u32 {
                let mut assignment = Assignment::new();
                for (i, var) in vars.iter().enumerate() {
                    assignment.set(t.as_var(*var).unwrap(), crate::expr::Const::Bool(values & (1 << i) != 0));
                }
                assert!(eval_all(&t, &[same], &assignment, &mut EvalCache::default()));
            }
        }
    }

    #[test]
    fn a_known_end_leaves_only_conditions() {
        let mut t = Terms::new();
        let [p, q, r] = ["p", "q", "r"].map(|name| t.var(name, Sort::Bool));
        let (null, one, two) = (t.null(), t.object(1), t.object(2));
        let (left, right) = (t.ite(q, one, two), t.ite(r, two, one));
        let inner = t.ite(p, left, right);
        let choice = t.ite(q, inner, right);
        for known in [null, one, two] {
            let same = t.same_end(choice, known);
            assert!(t.reachable(&[same]).into_iter().all(|t_| t.sort(t_) == Sort::Bool), "{}", t.to_smt(same));
            assert_eq!(same, t.same_end(known, choice));
        }
        assert_eq!(t.same_end(choice, null), TermId::FALSE);
    }

    #[test]
    fn what_is_decided_is_left_out() {
        let mut t = Terms::new();
        let (p, q) = (t.var("p", Sort::Bool), t.var("q", Sort::Bool));
        let (null, one, two) = (t.null(), t.object(1), t.object(2));
        let inner = t.ite(q, one, two);
        let choice = t.ite(p, null, inner);
        assert_eq!(t.settled(choice, &mut |_, c| (c == p).then_some(false)), inner);
        assert_eq!(t.settled(choice, &mut |_, c| (c == q).then_some(true)), t.ite(p, null, one));
        assert_eq!(t.settled(choice, &mut |_, _| None), choice);
    }
}
