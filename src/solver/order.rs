//! Order: conditions that compare terms with each other and with constants, decided by what must come before what.
//!
//! Programs that sort, search and keep things in trees ask for little else, and circuits are bad at it: that a < b < c < a
//! has no model takes a search there. Here every comparison is a step from the lesser side to the greater, up by one where
//! it is strict; going the steps from the least values gives the least solution, or a round that never ends, or a term
//! above its greatest value.
//!
//! Invariants:
//! - A contradiction is one whatever the terms stand for, and names conjuncts that contradict each other by themselves.
//! - A solution is given only where every conjunct compares variables and constants; the caller evaluates it.
//! - Bounded: at most [`MOST_TERMS`] terms and [`MOST_STEPS`] steps, [`MOST_MOVES`] times.

use hashbrown::HashMap;

use crate::expr::ops::Cmp;
use crate::expr::{Assignment, Const, Node, TermId, Terms, VarId};

const MOST_TERMS: usize = 128;
const MOST_STEPS: usize = 512;
/// How often a value gives way to another that it must not be.
const MOST_MOVES: usize = 64;

pub enum Ordered {
    /// Conjuncts that have no model together.
    Contradiction(Vec<TermId>),
    /// Changes of the values that were given.
    Solution(Assignment),
}

/// `to` is at least `from`, or more than that.
struct Step {
    from: usize,
    to: usize,
    up: i64,
    by: TermId,
    /// What makes it strict, if that is another.
    and: Option<TermId>,
}

impl Step {
    fn conjuncts(&self) -> impl Iterator<Item = TermId> {
        std::iter::once(self.by).chain(self.and)
    }
}

/// A bound of a term, with the conjunct that says so; of the term itself if none does.
#[derive(Clone, Copy)]
struct Bound {
    value: i64,
    by: Option<TermId>,
}

enum Other {
    Term(usize),
    Value(i64),
}

struct Order<'t> {
    terms: &'t Terms,
    numbers: HashMap<TermId, usize>,
    all: Vec<TermId>,
    least: Vec<Bound>,
    greatest: Vec<Bound>,
    steps: Vec<Step>,
    /// What a term is not.
    differs: Vec<(usize, Other, TermId)>,
    /// Every conjunct is in it.
    whole: bool,
}

/// Decides conjuncts if order alone does. A solution keeps to `near` as far as it can.
pub fn order(terms: &Terms, conjuncts: &[TermId], near: Option<&Assignment>) -> Option<Ordered> {
    let mut order = Order {
        terms,
        numbers: HashMap::new(),
        all: Vec::new(),
        least: Vec::new(),
        greatest: Vec::new(),
        steps: Vec::new(),
        differs: Vec::new(),
        whole: true,
    };
    for &conjunct in conjuncts {
        order.read(conjunct);
        if order.all.len() > MOST_TERMS || order.steps.len().max(order.differs.len()) > MOST_STEPS {
            return None;
        }
    }
    // Without a step there is nothing that ranges do not know.
    if order.steps.is_empty() {
        return None;
    }
    order.make_strict();
    let mut values: Vec<i64> = order.least.iter().map(|bound| bound.value).collect();
    if let Err(core) = order.raise(&mut values) {
        return Some(Ordered::Contradiction(core));
    }
    if let Some(core) = order.forced_together(&values) {
        return Some(Ordered::Contradiction(core));
    }
    let variables: Vec<VarId> = order.variables()?;
    order.solve(&variables, near).map(Ordered::Solution)
}

impl Order<'_> {
    fn number(&mut self, mut t: TermId) -> Option<usize> {
        // The same number with more digits.
        while let Node::SignExtend(_, inner) = *self.terms.node(t) {
            t = inner;
        }
        if let Some(&known) = self.numbers.get(&t) {
            return Some(known);
        }
        let (low, high) = self.terms.signed_range(t)?;
        let number = self.all.len();
        self.numbers.insert(t, number);
        self.all.push(t);
        self.least.push(Bound { value: low, by: None });
        self.greatest.push(Bound { value: high, by: None });
        Some(number)
    }

    fn read(&mut self, conjunct: TermId) {
        let (comparison, truth) = match *self.terms.node(conjunct) {
            Node::Not(inner) => (inner, false),
            _ => (conjunct, true),
        };
        let read = match *self.terms.node(comparison) {
            Node::Cmp(op, a, b) if self.terms.sort(a).is_bit_vector() => {
                self.compare(if truth { op } else { op.negate() }, a, b, conjunct)
            }
            _ => None,
        };
        self.whole &= read.is_some();
    }

    fn compare(&mut self, op: Cmp, a: TermId, b: TermId, by: TermId) -> Option<()> {
        let value = |t: TermId| self.terms.as_const(t).and_then(Const::signed);
        match (value(a), value(b)) {
            (None, None) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                let mut step = |from, to, up| self.steps.push(Step { from, to, up, by, and: None });
                match op {
                    Cmp::Lt => step(a, b, 1),
                    Cmp::Le => step(a, b, 0),
                    Cmp::Gt => step(b, a, 1),
                    Cmp::Ge => step(b, a, 0),
                    Cmp::Eq => {
                        step(a, b, 0);
                        step(b, a, 0);
                    }
                    Cmp::Ne => self.differs.push((a, Other::Term(b), by)),
                }
            }
            (None, Some(value)) => self.bound(op, a, value, by)?,
            (Some(value), None) => self.bound(op.swap(), b, value, by)?,
            (Some(_), Some(_)) => return None,
        }
        Some(())
    }

    fn bound(&mut self, op: Cmp, t: TermId, value: i64, by: TermId) -> Option<()> {
        let number = self.number(t)?;
        let (least, greatest) = match op {
            Cmp::Eq => (Some(value), Some(value)),
            Cmp::Le => (None, Some(value)),
            Cmp::Ge => (Some(value), None),
            Cmp::Lt => (None, Some(value.checked_sub(1)?)),
            Cmp::Gt => (Some(value.checked_add(1)?), None),
            // Not the end of all its values.
            Cmp::Ne if self.greatest.get(number).is_some_and(|end| end.by.is_none() && end.value == value) => {
                (None, Some(value.checked_sub(1)?))
            }
            Cmp::Ne if self.least.get(number).is_some_and(|end| end.by.is_none() && end.value == value) => {
                (Some(value.checked_add(1)?), None)
            }
            Cmp::Ne => {
                self.differs.push((number, Other::Value(value), by));
                (None, None)
            }
        };
        if let (Some(value), Some(bound)) = (least, self.least.get_mut(number))
            && value > bound.value
        {
            *bound = Bound { value, by: Some(by) };
        }
        if let (Some(value), Some(bound)) = (greatest, self.greatest.get_mut(number))
            && value < bound.value
        {
            *bound = Bound { value, by: Some(by) };
        }
        Some(())
    }

    /// What is at most another and differs from it is less.
    fn make_strict(&mut self) {
        for (a, other, by) in &self.differs {
            let Other::Term(b) = *other else { continue };
            let between = |step: &Step| (step.from, step.to) == (*a, b) || (step.from, step.to) == (b, *a);
            for step in self.steps.iter_mut().filter(|step| step.up == 0 && between(step)) {
                (step.up, step.and) = (1, Some(*by));
            }
        }
    }

    /// Goes all steps up from these values, which are not below the least, until nothing changes. The conjuncts that do not
    /// let it end, or that lead beyond a bound.
    fn raise(&self, values: &mut [i64]) -> Result<(), Vec<TermId>> {
        // The step that a value comes from.
        let mut came: Vec<Option<&Step>> = vec![None; values.len()];
        if let Some(number) = values.iter().zip(&self.greatest).position(|(value, bound)| *value > bound.value) {
            return Err(self.explain(number, &came));
        }
        for round in 0.. {
            let mut changed = None;
            for step in &self.steps {
                let value = values[step.from].saturating_add(step.up);
                if value > values[step.to] {
                    values[step.to] = value;
                    came[step.to] = Some(step);
                    changed = Some(step.to);
                    if value > self.greatest[step.to].value {
                        return Err(self.explain(step.to, &came));
                    }
                }
            }
            match changed {
                None => return Ok(()),
                // As many rounds as there are terms are enough, unless a round of strict steps closes.
                Some(number) if round > values.len() => return Err(self.explain(number, &came)),
                Some(_) => {}
            }
        }
        Ok(())
    }

    /// The way that a value came: the round that it ends in, or the bounds at both ends and what is between them.
    fn explain(&self, number: usize, came: &[Option<&Step>]) -> Vec<TermId> {
        let mut way: Vec<&Step> = Vec::new();
        let mut at = number;
        while let Some(step) = came[at] {
            way.push(step);
            at = step.from;
            if let Some(closed) = way.iter().position(|earlier| earlier.to == at) {
                return way[closed..].iter().flat_map(|step| step.conjuncts()).collect();
            }
        }
        let ends = [self.least[at].by, self.greatest[number].by];
        way.into_iter().flat_map(Step::conjuncts).chain(ends.into_iter().flatten()).collect()
    }

    /// Two terms that differ, though each is at most the other.
    fn forced_together(&self, least: &[i64]) -> Option<Vec<TermId>> {
        self.differs.iter().find_map(|(a, other, by)| {
            let Other::Term(b) = *other else { return None };
            if least[*a] != least[b] {
                return None;
            }
            let mut core = self.way(*a, b)?;
            core.extend(self.way(b, *a)?);
            core.push(*by);
            Some(core)
        })
    }

    /// A shortest way from one term up to another.
    fn way(&self, from: usize, to: usize) -> Option<Vec<TermId>> {
        let mut came: Vec<Option<&Step>> = vec![None; self.all.len()];
        let (mut reached, mut next) = (vec![from], 0);
        while let Some(&here) = reached.get(next).filter(|_| came[to].is_none()) {
            next += 1;
            for step in self.steps.iter().filter(|step| step.from == here) {
                if step.to != from && came[step.to].is_none() {
                    came[step.to] = Some(step);
                    reached.push(step.to);
                }
            }
        }
        let mut way = Vec::new();
        let mut at = to;
        while at != from {
            let step = came[at]?;
            way.extend(step.conjuncts());
            at = step.from;
        }
        Some(way)
    }

    /// The variable that each term is, itself or made wider.
    fn variables(&self) -> Option<Vec<VarId>> {
        let variable = |t: TermId| match *self.terms.node(t) {
            Node::Var(variable) => Some(variable),
            Node::ZeroExtend(_, inner) => self.terms.as_var(inner),
            _ => None,
        };
        self.all.iter().map(|&t| variable(t)).collect::<Option<Vec<_>>>().filter(|_| self.whole)
    }

    /// Near the given values, and moved on where two must not meet.
    fn solve(&self, variables: &[VarId], near: Option<&Assignment>) -> Option<Assignment> {
        let highest = self.lower();
        let mut solution = near.cloned().unwrap_or_default();
        let mut values = Vec::new();
        for (number, &variable) in variables.iter().enumerate() {
            let sort = self.terms.variable(variable).sort;
            let value = match *self.terms.node(self.all[number]) {
                Node::ZeroExtend(..) => solution.get(variable, sort).bits() as i64,
                _ => solution.get(variable, sort).signed()?,
            };
            values.push(value.min(highest[number]).max(self.least[number].value));
        }
        for _ in 0..MOST_MOVES {
            self.raise(&mut values).ok()?;
            let meets = |(a, other, _): &&(usize, Other, TermId)| match *other {
                Other::Term(b) => values[*a] == values[b],
                Other::Value(value) => values[*a] == value,
            };
            let Some((a, other, _)) = self.differs.iter().find(meets) else {
                for (number, &variable) in variables.iter().enumerate() {
                    let sort = self.terms.variable(variable).sort;
                    solution.set(variable, Const::from_bits(sort, values[number] as u64 & sort.mask()));
                }
                return Some(solution);
            };
            // The one with more room above it moves.
            let room = |number: usize| highest[number].saturating_sub(values[number]);
            let moves = match *other {
                Other::Term(b) if room(b) > room(*a) => b,
                _ => *a,
            };
            if room(moves) == 0 {
                return None;
            }
            values[moves] += 1;
        }
        None
    }

    /// The greatest solution: all steps down from the greatest values. There is one if there is a least.
    fn lower(&self) -> Vec<i64> {
        let mut values: Vec<i64> = self.greatest.iter().map(|bound| bound.value).collect();
        for _ in 0..values.len() {
            let mut changed = false;
            for step in &self.steps {
                let value = values[step.to].saturating_sub(step.up);
                if value < values[step.from] {
                    values[step.from] = value;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::{EvalCache, Sort, eval_all};
    use crate::solver::bitblast::BitBlaster;
    use crate::solver::{Backend, Verdict};

    struct World {
        terms: Terms,
    }

    impl World {
        fn new() -> Self {
            Self { terms: Terms::new() }
        }

        /// `a<b`, `a<=3`, `a=b`, `a!b`, with single letters for variables; `A` is a byte made wider.
        fn read(&mut self, text: &str) -> Vec<TermId> {
            let side = |terms: &mut Terms, text: &str| match text.chars().next() {
                Some(letter) if letter.is_ascii_lowercase() => terms.var(text, Sort::Bv32),
                Some(letter) if letter.is_ascii_uppercase() => {
                    let byte = terms.var(text, Sort::Bv8);
                    terms.sign_extend(Sort::Bv32, byte)
                }
                _ => terms.int(text.parse().unwrap()),
            };
            let mut read = Vec::new();
            for condition in text.split_whitespace() {
                let ops =
                    [("<=", Cmp::Le), (">=", Cmp::Ge), ("<", Cmp::Lt), (">", Cmp::Gt), ("=", Cmp::Eq), ("!", Cmp::Ne)];
                let (sign, op) = ops.into_iter().find(|(sign, _)| condition.contains(sign)).unwrap();
                let (left, right) = condition.split_once(sign).unwrap();
                let (left, right) = (side(&mut self.terms, left), side(&mut self.terms, right));
                read.push(self.terms.cmp(op, left, right));
            }
            read
        }
    }

    #[test]
    fn contradictions_name_their_part() {
        let cases = [
            ("a<b b<c c<a", "a<b b<c c<a"),
            ("a<b d<a b<=c c<=a", "a<b b<=c c<=a"),
            ("a=b b=c a!c d<a", "a=b b=c a!c"),
            ("a<=b b<=a d<b a!b", "a<=b b<=a a!b"),
            ("a<b b<c a>=3 c<5 d<c", "a<b b<c a>=3 c<5"),
            ("A<a a<B A>=126 d<a", "A<a a<B A>=126"),
            ("a<2147483647 b<a b>=2147483646", "a<2147483647 b<a b>=2147483646"),
        ];
        for (all, part) in cases {
            let mut world = World::new();
            let (all, mut part) = (world.read(all), world.read(part));
            let Some(Ordered::Contradiction(mut core)) = order(&world.terms, &all, None) else {
                panic!("{all:?} has a solution")
            };
            core.sort_unstable();
            core.dedup();
            part.sort_unstable();
            assert_eq!(core, part);
        }
    }

    #[test]
    fn solutions_hold() {
        let cases = [
            "a<b b<c",
            "a<b b<c a!0 b!0 c!0 b!1 c<=4",
            "a=b b=c c<7 a>=6",
            "a<=b b<=c c<=a d!a d<=e e<=a",
            "a!b b!c a!c a<=b b<=c a>=0 c<=2",
            "A<a a<B B<b A!3",
            "a>b b>=-2147483647",
        ];
        for text in cases {
            let mut world = World::new();
            let all = world.read(text);
            let Some(Ordered::Solution(found)) = order(&world.terms, &all, None) else { panic!("no solution: {text}") };
            assert!(eval_all(&world.terms, &all, &found, &mut EvalCache::new()), "{text}");
        }
    }

    #[test]
    fn says_nothing_of_other_conditions() {
        let mut world = World::new();
        let mut all = world.read("a<b b<c");
        let (a, b) = (world.terms.var("a", Sort::Bv32), world.terms.var("b", Sort::Bv32));
        let sum = world.terms.int_bin(crate::expr::ops::IntBin::Add, a, b);
        all.push(world.terms.cmp(Cmp::Lt, sum, a));
        assert!(order(&world.terms, &all, None).is_none());
        // What contradicts does so whatever the terms are.
        all.push(world.terms.cmp(Cmp::Ge, sum, b));
        assert!(matches!(order(&world.terms, &all, None), Some(Ordered::Contradiction(core)) if core.len() == 3));
        let bounds = world.read("a<4 a>2");
        assert!(order(&world.terms, &bounds, None).is_none());
    }

    #[test]
    fn the_ends_of_longs_are_no_trap() {
        let mut terms = Terms::new();
        let (x, y) = (terms.var("x", Sort::Bv64), terms.var("y", Sort::Bv64));
        let end = terms.long(i64::MAX);
        let all = [terms.cmp(Cmp::Ge, x, end), terms.cmp(Cmp::Lt, x, y), terms.cmp(Cmp::Lt, y, x)];
        if let Some(Ordered::Solution(found)) = order(&terms, &all, None) {
            assert!(!eval_all(&terms, &all, &found, &mut EvalCache::new()));
        }
    }

    proptest::proptest! {
        /// What contradicts does so for the decision procedure too, and what is found holds.
        #[test]
        fn agrees_with_the_bit_blaster(seeds in proptest::collection::vec((0..6usize, 0..5u8, 0..9u8), 1..14)) {
            let mut world = World::new();
            let ops = ["<", "<=", "=", "!", ">", ">="];
            let text: Vec<String> = seeds
                .iter()
                .map(|(op, left, right)| {
                    let right = if *right < 5 { ((b'a' + right) as char).to_string() } else { (i32::from(*right) - 6).to_string() };
                    format!("{}{}{right}", (b'a' + left) as char, ops[*op])
                })
                .collect();
            let all = world.read(&text.join(" "));
            let verdict = |core: &[TermId]| BitBlaster::new().check(&world.terms, core, 5_000);
            match order(&world.terms, &all, None) {
                Some(Ordered::Contradiction(core)) => {
                    proptest::prop_assert!(core.iter().all(|part| all.contains(part)));
                    proptest::prop_assert!(matches!(verdict(&core), Verdict::Unsat(_)), "{}", text.join(" "));
                }
                Some(Ordered::Solution(found)) => {
                    proptest::prop_assert!(eval_all(&world.terms, &all, &found, &mut EvalCache::new()));
                }
                None => {}
            }
        }
    }
}
