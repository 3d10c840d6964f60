//! Clauses and unit propagation: two watched literals per clause, clauses of two literals apart.
//!
//! Invariants:
//! - A clause lies in one block: its length, its distance (how many levels it joined when it was learnt, 0 for what was
//!   given), its literals. The first two are watched; the first is the one that it implied, if it implied any.
//! - `watches[l]` are the clauses to look at when `l` becomes true, since they watch its negation.

use super::{Lit, Sat, Truth};

/// Why a variable has its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Decided, assumed, or a fact.
    None,
    /// The other literal of a clause of two is false.
    Binary(Lit),
    Long(u32),
}

/// A clause that has become false.
#[derive(Clone, Copy, Debug)]
pub enum Conflict {
    Binary(Lit, Lit),
    Long(u32),
}

#[derive(Clone, Copy, Debug)]
pub struct Watch {
    clause: u32,
    /// A literal of the clause: where it is true the clause need not be looked at.
    blocker: Lit,
}

const HEAD: usize = 2;

/// All clauses of three and more literals.
#[derive(Default)]
pub struct Clauses {
    data: Vec<u32>,
    given: Vec<u32>,
    learnt: Vec<u32>,
}

impl Clauses {
    pub fn learnt(&self) -> usize {
        self.learnt.len()
    }

    fn add(&mut self, literals: &[Lit], distance: Option<u32>) -> u32 {
        let reference = self.data.len() as u32;
        self.data.extend([literals.len() as u32, distance.unwrap_or(0)]);
        self.data.extend(literals.iter().map(|literal| literal.0));
        if distance.is_some() { &mut self.learnt } else { &mut self.given }.push(reference);
        reference
    }

    pub fn length(&self, reference: u32) -> usize {
        self.data[reference as usize] as usize
    }

    pub fn literal(&self, reference: u32, at: usize) -> Lit {
        Lit(self.data[reference as usize + HEAD + at])
    }

    pub fn literals(&self, reference: u32) -> impl Iterator<Item = Lit> + '_ {
        let start = reference as usize + HEAD;
        self.data[start..start + self.length(reference)].iter().map(|&literal| Lit(literal))
    }
}

impl Sat {
    pub(super) fn attach_binary(&mut self, a: Lit, b: Lit) {
        self.binary[(!a).index()].push(b);
        self.binary[(!b).index()].push(a);
    }

    /// `distance` for a learnt clause.
    pub(super) fn attach(&mut self, literals: &[Lit], distance: Option<u32>) -> u32 {
        let clause = self.clauses.add(literals, distance);
        self.watch(clause, literals[0], literals[1]);
        clause
    }

    fn watch(&mut self, clause: u32, a: Lit, b: Lit) {
        self.watches[(!a).index()].push(Watch { clause, blocker: b });
        self.watches[(!b).index()].push(Watch { clause, blocker: a });
    }

    /// Assigns all that follows; gives a clause that became false, if one did.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        while let Some(&literal) = self.trail.get(self.head) {
            self.head += 1;
            self.propagations += 1;
            for at in 0..self.binary[literal.index()].len() {
                let other = self.binary[literal.index()][at];
                match self.truth(other) {
                    Truth::True => {}
                    Truth::Open => self.assign(other, Reason::Binary(!literal)),
                    Truth::False => return Some(Conflict::Binary(other, !literal)),
                }
            }
            if let Some(conflict) = self.propagate_long(literal) {
                return Some(conflict);
            }
        }
        None
    }

    fn propagate_long(&mut self, literal: Lit) -> Option<Conflict> {
        let mut watches = std::mem::take(&mut self.watches[literal.index()]);
        let now_false = (!literal).0;
        let (mut kept, mut at) = (0, 0);
        let mut conflict = None;
        'watches: while at < watches.len() {
            let watch = watches[at];
            at += 1;
            if self.truth(watch.blocker) == Truth::True {
                watches[kept] = watch;
                kept += 1;
                continue;
            }
            let start = watch.clause as usize + HEAD;
            let length = self.clauses.data[watch.clause as usize] as usize;
            let literals = &mut self.clauses.data[start..start + length];
            if literals[0] == now_false {
                literals.swap(0, 1);
            }
            let first = Lit(literals[0]);
            let again = Watch { clause: watch.clause, blocker: first };
            if first != watch.blocker && self.values[first.index()] == Truth::True {
                watches[kept] = again;
                kept += 1;
                continue;
            }
            for next in 2..length {
                let candidate = Lit(literals[next]);
                if self.values[candidate.index()] != Truth::False {
                    literals.swap(1, next);
                    self.watches[(!candidate).index()].push(again);
                    continue 'watches;
                }
            }
            watches[kept] = again;
            kept += 1;
            if self.values[first.index()] == Truth::False {
                conflict = Some(Conflict::Long(watch.clause));
                break;
            }
            self.assign(first, Reason::Long(watch.clause));
        }
        watches.copy_within(at.., kept);
        watches.truncate(kept + watches.len() - at);
        self.watches[literal.index()] = watches;
        conflict
    }

    /// Drops the worse half of what was learnt, and what level 0 satisfies. At level 0, where no reason is asked for.
    pub(super) fn clean_up(&mut self) {
        debug_assert!(self.limits.is_empty());
        let mut old = std::mem::take(&mut self.clauses);
        // What joins few levels is worth most; of equals the newer.
        old.learnt.sort_by_key(|&clause| (old.data[clause as usize + 1], u32::MAX - clause));
        let worth = old.learnt.iter().take_while(|&&clause| old.data[clause as usize + 1] <= 3).count();
        old.learnt.truncate(worth.max(old.learnt.len() / 2));
        old.learnt.sort_unstable();
        for watches in &mut self.watches {
            watches.clear();
        }
        let mut literals: Vec<Lit> = Vec::new();
        for &clause in old.given.iter().chain(&old.learnt) {
            literals.clear();
            literals.extend(old.literals(clause));
            if literals.iter().any(|&literal| self.truth(literal) == Truth::True) {
                continue;
            }
            literals.retain(|&literal| self.truth(literal) == Truth::Open);
            let distance = Some(old.data[clause as usize + 1]).filter(|&distance| distance > 0);
            match *literals {
                // Propagation at level 0 was complete, so no clause has become shorter than two.
                [] | [_] => debug_assert!(false, "a clause that should have been propagated"),
                [a, b] => self.attach_binary(a, b),
                _ => {
                    self.attach(&literals, distance);
                }
            }
        }
        for reason in &mut self.reason {
            *reason = Reason::None;
        }
    }
}
