//! Which mutants say nothing that another one at their place does not say already.
//!
//! A mutant is a *duplicate* if at the same place another differs from the original for exactly the same operands, and *subsumed*
//! if another differs for some of these only: every test that tells the other one from the original tells this one. Both are
//! proved, for all values of the operands; mutants at other places are not compared.
//!
//! There are many more pairs of mutants than there are kinds of pairs, so each means is asked only where the cheaper ones before
//! it say nothing: some operands ([`Samples`]) on which one holds and the other does not; the order of the numbers that both
//! compare ([`Worlds`]), which needs no solver; the solver, once for each pair of predicates, wherever their operands are. What
//! products and quotients have to do with one another is not asked at all.

use std::collections::BTreeMap;
use std::time::Instant;

use hashbrown::HashMap;

use super::labels::Label;
use crate::expr::ops::{IntBin, cmp_i32};
use crate::expr::{Const, Sort, TermId, Terms};
use crate::program::Kind;
use crate::program::operators::Binary;
use crate::program::predicate::{At, Num, Predicate};
use crate::solver::{Answer, Constraints, Options, Solver};

/// One question whether a mutant follows from another gets this part of what a path's gets: there may be many.
const SMALL: u64 = 100;

/// Why a mutant says nothing of its own: by the number of another at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Redundant {
    Same(usize),
    Subsumed(usize),
}

/// Mutants that are compared.
#[derive(Default)]
pub(super) struct Group<'a> {
    /// The kinds of the operands at each place.
    kinds: Vec<&'a [Kind]>,
    /// By mutant: when it differs, by place. It differs if it does so at any of them.
    mutants: Vec<Vec<(usize, &'a Predicate)>>,
}

impl<'a> Group<'a> {
    pub fn new(labels: impl Iterator<Item = &'a Label>) -> Self {
        let (mut group, mut known) = (Self::default(), Vec::new());
        for label in labels {
            let mut mutant = Vec::new();
            for (method, place) in &label.places {
                let here = (*method, place.at);
                let number = known.iter().position(|known| *known == here).unwrap_or_else(|| {
                    known.push(here);
                    group.kinds.push(&[]);
                    known.len() - 1
                });
                if let Some(kinds) = group.kinds.get_mut(number).filter(|kinds| kinds.len() < place.kinds.len()) {
                    *kinds = &place.kinds;
                }
                mutant.push((number, &place.predicate));
            }
            group.mutants.push(mutant);
        }
        group
    }
}

/// A mutant at one of its places, and on which samples it differs there.
struct Tried<'a> {
    place: usize,
    predicate: &'a Predicate,
    held: Option<u128>,
}

/// Compares mutants, and keeps what it found out.
pub(super) struct Comparison {
    samples: Samples,
    /// Pairs of predicates over operands with these kinds: whether the second follows from the first.
    asked: HashMap<(Vec<Kind>, Predicate, Predicate), bool>,
    terms: Terms,
    solver: Solver,
    until: Option<Instant>,
}

impl Comparison {
    /// After `until` nothing more is compared.
    pub fn new(until: Option<Instant>) -> Self {
        let all = Options::default();
        let mut solver = Solver::new(&Options { limit: all.limit / SMALL, ..all });
        solver.set_deadline(until);
        Self { samples: Samples::default(), asked: HashMap::new(), terms: Terms::new(), solver, until }
    }

    pub fn is_over(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// By mutant: what makes it redundant.
    pub fn of<'a>(&mut self, group: &Group<'a>) -> Vec<Option<Redundant>> {
        if self.is_over() {
            return Vec::new();
        }
        let kinds = |place: usize| group.kinds.get(place).copied().unwrap_or_default();
        let mut tried = |(place, predicate): &(usize, &'a Predicate)| Tried {
            place: *place,
            predicate,
            held: self.samples.of(predicate, kinds(*place)),
        };
        let mutants: Vec<Vec<Tried<'_>>> =
            group.mutants.iter().map(|mutant| mutant.iter().map(&mut tried).collect()).collect();
        let mut follows = |a: &[Tried<'_>], b: &[Tried<'_>]| {
            // Where one of them differs, the other does as well.
            a.iter().all(|p| {
                let mut there = b.iter().filter(|q| q.place == p.place && !refutes(p.held, q.held));
                there.any(|q| self.follows(kinds(p.place), p.predicate, q.predicate))
            })
        };
        let follows: Vec<Vec<bool>> = mutants
            .iter()
            .enumerate()
            .map(|(a, own)| mutants.iter().enumerate().map(|(b, other)| a != b && follows(own, other)).collect())
            .collect();
        let is = |a: usize, b: usize| follows.get(a).and_then(|row| row.get(b)) == Some(&true);
        let count = mutants.len();
        (0..count)
            .map(|own| {
                let same = (0..own).find(|other| is(own, *other) && is(*other, own));
                let narrower = (0..count).find(|other| is(*other, own) && !is(own, *other));
                same.map(Redundant::Same).or(narrower.map(Redundant::Subsumed))
            })
            .collect()
    }

    /// Whether `q` holds wherever `p` does.
    fn follows(&mut self, kinds: &[Kind], p: &Predicate, q: &Predicate) -> bool {
        if p == q || *q == Predicate::Always {
            return true;
        }
        if is_hard(p) || is_hard(q) {
            return false;
        }
        if Worlds::of([p, q]).is_some_and(|worlds| worlds.all(|world| !world.holds(p) || world.holds(q))) {
            return true;
        }
        let mut seen: Vec<(At, Kind)> = Vec::new();
        let mut elsewhere = |at: At| {
            let number = seen.iter().position(|(known, _)| *known == at).unwrap_or_else(|| {
                seen.push((at, kind_at(at, kinds)));
                seen.len() - 1
            });
            At::Operand(number as u8)
        };
        let (p, q) = (p.moved(&mut elsewhere), q.moved(&mut elsewhere));
        let key = (seen.into_iter().map(|(_, kind)| kind).collect(), p, q);
        if let Some(known) = self.asked.get(&key) {
            return *known;
        }
        let proved = self.prove(&key.0, &key.1, &key.2);
        self.asked.insert(key, proved);
        proved
    }

    fn prove(&mut self, kinds: &[Kind], p: &Predicate, q: &Predicate) -> bool {
        let terms = &mut self.terms;
        let Some((p, q)) = build(p, kinds, terms).zip(build(q, kinds, terms)) else { return false };
        let not = terms.not(q);
        let only = terms.and(p, not);
        match terms.as_const(only) {
            Some(known) => known == Const::Bool(false),
            None => matches!(self.solver.check(terms, &Constraints::default(), None, only), Answer::Unsat),
        }
    }
}

/// The kind of what is at a place.
fn kind_at(at: At, kinds: &[Kind]) -> Kind {
    match at {
        At::Operand(depth) => kinds.get(usize::from(depth)).copied().unwrap_or(Kind::Ref),
        At::Local { kind, .. } | At::Field { kind, .. } => kind,
        At::Null(_) => Kind::Int,
    }
}

/// A predicate over free operands; None for numbers that solvers are slow with.
fn build(predicate: &Predicate, kinds: &[Kind], terms: &mut Terms) -> Option<TermId> {
    let mut free: BTreeMap<usize, TermId> = BTreeMap::new();
    for (number, kind) in kinds.iter().enumerate() {
        let sort = match kind {
            Kind::Int => Sort::Bv32,
            Kind::Long => Sort::Bv64,
            _ => return None,
        };
        free.insert(number, terms.var(&format!("{kind:?} {number}"), sort));
    }
    predicate.term(terms, &mut |at| match at {
        At::Operand(depth) => free.get(&usize::from(depth)).copied(),
        _ => None,
    })
}

/// Whether a predicate multiplies or divides by what is not known.
fn is_hard(predicate: &Predicate) -> bool {
    predicate.any_number(&mut |number| match number {
        Num::Apply(Binary::Int(op) | Binary::Long(op), a, b) => match op {
            IntBin::Mul => !matches!((&**a, &**b), (Num::Const(_), _) | (_, Num::Const(_))),
            IntBin::Div | IntBin::Rem => !matches!(**b, Num::Const(by) if by != Const::Bv32(0) && by != Const::Bv64(0)),
            _ => false,
        },
        _ => false,
    })
}

/// Operands on which predicates are tried, and where each of them holds, a bit for each sample.
#[derive(Default)]
struct Samples {
    known: HashMap<Vec<Kind>, HashMap<Predicate, Option<u128>>>,
}

const NUMBERS: [i32; 8] = [0, 1, 2, -1, -3, 7, i32::MAX, i32::MIN];

fn refutes(p: Option<u128>, q: Option<u128>) -> bool {
    matches!((p, q), (Some(p), Some(q)) if p & !q != 0)
}

impl Samples {
    fn of(&mut self, predicate: &Predicate, kinds: &[Kind]) -> Option<u128> {
        if let Some(known) = self.known.get(kinds).and_then(|known| known.get(predicate)) {
            return *known;
        }
        let is_reference = |at| kind_at(at, kinds) == Kind::Ref;
        let held = (!predicate.any_place(&mut |at| is_reference(at))).then(|| {
            (0..u128::BITS).fold(0, |held, number| {
                let holds = predicate.holds(&|at| Some(sample(at, kind_at(at, kinds), number)));
                held | u128::from(holds) << number
            })
        });
        self.known.entry(kinds.to_vec()).or_default().insert(predicate.clone(), held);
        held
    }
}

/// The value at a place in a sample: the first two operands have all pairs of numbers.
fn sample(at: At, kind: Kind, number: u32) -> Const {
    let place = match at {
        At::Operand(depth) | At::Null(depth) => u32::from(depth),
        At::Local { written, .. } => 0x100 + u32::from(written),
        At::Field { pool, .. } => 0x1_0100 + u32::from(pool),
    };
    let chosen = match place {
        0 => number,
        1 => number >> 3,
        place => (place.wrapping_mul(0x9e37_79b9) ^ number.wrapping_mul(0x85eb_ca6b)).wrapping_mul(0xc2b2_ae35) >> 29,
    };
    let value = if let At::Null(_) = at { (chosen & 1) as i32 } else { NUMBERS[(chosen & 7) as usize] };
    match kind {
        Kind::Long => Const::Bv64(value.into()),
        Kind::Float => Const::float(value as f32),
        Kind::Double => Const::double(value.into()),
        _ => Const::Bv32(value),
    }
}

/// All ways in which predicates may come out, as far as that follows from how the numbers that they compare are ordered; whatever
/// else they ask may or may not hold.
struct Worlds<'p> {
    compared: Vec<(&'p Num, &'p Num)>,
    others: Vec<&'p Predicate>,
    count: usize,
}

/// One of them.
struct World<'w> {
    all: &'w Worlds<'w>,
    number: usize,
}

impl<'p> Worlds<'p> {
    const MOST: usize = 3 * 3 * 3 * 3 * 3;

    /// None where there are too many.
    fn of(predicates: [&'p Predicate; 2]) -> Option<Self> {
        let mut worlds = Self { compared: Vec::new(), others: Vec::new(), count: 1 };
        let mut todo = predicates.to_vec();
        while let Some(predicate) = todo.pop() {
            match predicate {
                Predicate::Always => {}
                Predicate::Compare(_, a, b) if !worlds.compared.contains(&(a, b)) => {
                    worlds.compared.push((a, b));
                    worlds.count *= 3;
                }
                Predicate::Compare(..) => {}
                Predicate::Xor(a, b) => todo.extend([&**a, b]),
                Predicate::All(all) => todo.extend(all),
                Predicate::Not(of) => todo.push(of),
                Predicate::True(_) | Predicate::Differ(..) | Predicate::Fails(_) => {
                    if !worlds.others.contains(&predicate) {
                        worlds.others.push(predicate);
                        worlds.count *= 2;
                    }
                }
            }
            if worlds.count > Self::MOST {
                return None;
            }
        }
        Some(worlds)
    }

    fn all(&self, mut is: impl FnMut(World<'_>) -> bool) -> bool {
        (0..self.count).all(|number| is(World { all: self, number }))
    }
}

impl World<'_> {
    fn holds(&self, predicate: &Predicate) -> bool {
        let Worlds { compared, others, .. } = self.all;
        match predicate {
            Predicate::Always => true,
            Predicate::Compare(op, a, b) => {
                let place = compared.iter().position(|known| *known == (a, b)).unwrap_or_default();
                let order = self.number / 3usize.pow(place as u32) % 3;
                cmp_i32(*op, order as i32, 1)
            }
            Predicate::Xor(a, b) => self.holds(a) != self.holds(b),
            Predicate::All(all) => all.iter().all(|one| self.holds(one)),
            Predicate::Not(of) => !self.holds(of),
            other => {
                let place = others.iter().position(|known| *known == other).unwrap_or_default();
                ((self.number / 3usize.pow(compared.len() as u32)) >> place) & 1 == 1
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::ops::Cmp;

    fn compare_with(op: Cmp, number: i32) -> Predicate {
        Predicate::Compare(op, Num::Operand(0), Num::Const(Const::Bv32(number)))
    }

    #[test]
    fn duplicates_and_subsumed_mutants_are_found() {
        let all = [
            compare_with(Cmp::Gt, 0),
            compare_with(Cmp::Ge, 1),
            Predicate::Always,
            compare_with(Cmp::Gt, 100),
            compare_with(Cmp::Lt, 0),
        ];
        let group = Group { kinds: vec![&[Kind::Int]], mutants: all.iter().map(|p| vec![(0, p)]).collect() };
        let found = Comparison::new(None).of(&group);
        let expected =
            [Some(Redundant::Subsumed(3)), Some(Redundant::Same(0)), Some(Redundant::Subsumed(0)), None, None];
        assert_eq!(found, expected);
    }

    /// A mutant that differs at one of two places is told by none that differs at the other.
    #[test]
    fn mutants_are_compared_place_by_place() {
        let (above, far) = (compare_with(Cmp::Gt, 0), compare_with(Cmp::Gt, 100));
        let mutants = vec![vec![(0, &above), (1, &above)], vec![(0, &far)], vec![(1, &above)]];
        let found = Comparison::new(None).of(&Group { kinds: vec![&[Kind::Int]; 2], mutants });
        assert_eq!(found, [Some(Redundant::Subsumed(1)), None, None]);
    }

    /// Each means alone says what the solver says, or nothing.
    #[test]
    fn cheap_answers_agree_with_the_solver() {
        let ops = [Cmp::Eq, Cmp::Ne, Cmp::Lt, Cmp::Ge, Cmp::Gt, Cmp::Le];
        let (a, b) = (Num::Operand(0), Num::Operand(1));
        let mut all: Vec<Predicate> = ops.map(|op| Predicate::Compare(op, b.clone(), a.clone())).into();
        all.extend(
            ops.map(|op| Predicate::xor(Predicate::Compare(op, b.clone(), a.clone()), compare_with(Cmp::Lt, 0))),
        );
        all.push(Predicate::differ(a.clone(), Num::Neg(Box::new(a.clone()))));
        all.push(Predicate::All(vec![compare_with(Cmp::Lt, 0), compare_with(Cmp::Ne, i32::MIN)]));
        let (kinds, mut comparison, mut samples) = ([Kind::Int; 2], Comparison::new(None), Samples::default());
        for p in &all {
            for q in &all {
                let proved = comparison.prove(&kinds, p, q);
                assert!(!proved || !refutes(samples.of(p, &kinds), samples.of(q, &kinds)), "{p:?} {q:?}");
                let by_order = Worlds::of([p, q]).unwrap().all(|world| !world.holds(p) || world.holds(q));
                assert!(proved || !by_order, "{p:?} {q:?}");
                assert_eq!(comparison.follows(&kinds, p, q), proved, "{p:?} {q:?}");
            }
        }
    }

    /// What a call with many arguments passes is compared as what few do.
    #[test]
    fn many_operands_cost_no_more_than_few() {
        let kinds = [Kind::Int; 14];
        let all: Vec<Predicate> = (0..14)
            .flat_map(|depth| {
                [Cmp::Lt, Cmp::Ne].map(|op| Predicate::Compare(op, Num::Operand(depth), Num::Const(Const::Bv32(0))))
            })
            .collect();
        let group = Group { kinds: vec![&kinds], mutants: all.iter().map(|p| vec![(0, p)]).collect() };
        let found = Comparison::new(None).of(&group);
        for (number, redundant) in found.into_iter().enumerate() {
            let expected = (number % 2 == 1).then(|| Redundant::Subsumed(number - 1));
            assert_eq!(redundant, expected, "{number}");
        }
    }
}
