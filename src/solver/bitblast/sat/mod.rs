//! The SAT solver under the bit-blaster: conflict-driven clause learning, made for circuits that grow and are asked about
//! in parts.
//!
//! - here: variables, clauses, searches under assumptions. `propagate`: unit propagation. `analyse`: what a conflict
//!   teaches, and which assumptions are to blame. `order`: which variable to decide next.
//!
//! What the general solvers lack is the cone: a query assumes a few literals of a large circuit, and only the gates below
//! these matter. Each variable says what it is computed from ([`Sat::depends`]); a search decides variables of the cone only
//! and ends when all of them have values. That is sound because every gate has a value for all values of its inputs, so
//! what is outside the cone can always be completed; learnt clauses follow from the gates and so are satisfied too.
//!
//! Invariants:
//! - Variable 0 is the constant true, so literals of constants need no special case in clauses.
//! - The effort limit counts conflicts and propagations: repeatable, unlike time.
//! - Clauses are added at decision level 0 only.

mod analyse;
mod order;
mod propagate;
#[cfg(test)]
mod tests;

use std::time::Instant;

use order::Order;
use propagate::{Clauses, Conflict, Reason, Watch};

/// A variable of the SAT solver or its negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lit(u32);

impl Lit {
    pub const TRUE: Lit = Lit(0);
    pub const FALSE: Lit = Lit(1);

    pub fn constant(value: bool) -> Lit {
        if value { Lit::TRUE } else { Lit::FALSE }
    }

    pub fn as_constant(self) -> Option<bool> {
        match self {
            Lit::TRUE => Some(true),
            Lit::FALSE => Some(false),
            _ => None,
        }
    }

    pub fn is_negative(self) -> bool {
        self.0 & 1 == 1
    }

    /// This literal, negated if `negate`.
    pub fn xor(self, negate: bool) -> Lit {
        Lit(self.0 ^ u32::from(negate))
    }

    fn variable(self) -> usize {
        (self.0 >> 1) as usize
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::ops::Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

/// How a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Sat,
    Unsat,
    Limit,
}

/// The value of a literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Truth {
    Open,
    True,
    False,
}

/// Propagations that weigh as much as a conflict, where there are few of these.
const PROPAGATIONS_PER_CONFLICT: u64 = 5000;
/// Conflicts of the first attempt, which decides the inputs in order, with the values they had last: a model is often near the
/// one before. Proofs go better from the conditions down, which is what comes next.
const TRIAL: u64 = 100;
/// Conflicts between restarts, times the Luby sequence.
const RESTART: u64 = 64;
/// Learnt clauses before the first clean-up, and how many more before each next one.
const KEEP: usize = 3000;
const KEEP_MORE: usize = 500;

/// Clauses, and searches under assumptions.
pub struct Sat {
    /// By literal.
    values: Vec<Truth>,
    level: Vec<u32>,
    reason: Vec<Reason>,
    /// The value that a variable had last: what it is tried with.
    phase: Vec<bool>,
    /// Whether a variable is an input of the circuit.
    free: Vec<bool>,
    /// Where the inputs of a variable are in `inputs`, and how many.
    depends: Vec<(u32, u32)>,
    inputs: Vec<u32>,
    /// The search in whose cone a variable was last.
    cone: Vec<u32>,
    search: u32,
    order: Order,
    trail: Vec<Lit>,
    /// How long the trail was when each level began.
    limits: Vec<usize>,
    /// How much of the trail has been propagated.
    head: usize,
    /// By literal: what follows when it becomes true.
    binary: Vec<Vec<Lit>>,
    watches: Vec<Vec<Watch>>,
    clauses: Clauses,
    keep: usize,
    seen: Vec<bool>,
    levels_met: Vec<u32>,
    meeting: u32,
    /// Kept for their memory.
    scratch: Vec<Lit>,
    pending: Vec<Lit>,
    core: Vec<Lit>,
    consistent: bool,
    conflicts: u64,
    propagations: u64,
}

impl Sat {
    pub fn new() -> Sat {
        let mut sat = Sat {
            values: Vec::new(),
            level: Vec::new(),
            reason: Vec::new(),
            phase: Vec::new(),
            free: Vec::new(),
            depends: Vec::new(),
            inputs: Vec::new(),
            cone: Vec::new(),
            search: 0,
            order: Order::default(),
            trail: Vec::new(),
            limits: Vec::new(),
            head: 0,
            binary: Vec::new(),
            watches: Vec::new(),
            clauses: Clauses::default(),
            keep: KEEP,
            seen: Vec::new(),
            levels_met: vec![0],
            meeting: 0,
            scratch: Vec::new(),
            pending: Vec::new(),
            core: Vec::new(),
            consistent: true,
            conflicts: 0,
            propagations: 0,
        };
        let constant = sat.fresh();
        debug_assert_eq!(constant, Lit::TRUE);
        sat.clause(&[Lit::TRUE]);
        sat
    }

    pub fn variables(&self) -> u32 {
        self.level.len() as u32
    }

    pub fn fresh(&mut self) -> Lit {
        let literal = Lit(self.variables() << 1);
        self.values.extend([Truth::Open; 2]);
        self.level.push(0);
        self.reason.push(Reason::None);
        self.phase.push(false);
        self.free.push(true);
        self.depends.push((0, 0));
        self.cone.push(0);
        self.order.grow();
        self.binary.extend([Vec::new(), Vec::new()]);
        self.watches.extend([Vec::new(), Vec::new()]);
        self.seen.push(false);
        self.levels_met.push(0);
        literal
    }

    /// Says that a variable is the output of a gate: computed from these. Said once, before the first search that asks for it.
    pub fn computed_from(&mut self, output: Lit, inputs: &[Lit]) {
        self.free[output.variable()] = false;
        self.depends(output, inputs);
    }

    /// Says that a variable makes sense only together with others; it is an input for all that.
    pub fn depends(&mut self, on_these: Lit, inputs: &[Lit]) {
        let start = self.inputs.len() as u32;
        let variables = inputs.iter().map(|input| input.0 >> 1).filter(|&variable| variable != 0);
        self.inputs.extend(variables);
        if let Some(place) = self.depends.get_mut(on_these.variable()) {
            *place = (start, self.inputs.len() as u32 - start);
        }
    }

    pub fn clause(&mut self, literals: &[Lit]) {
        self.backtrack(0);
        let mut clause = std::mem::take(&mut self.scratch);
        clause.clear();
        clause.extend_from_slice(literals);
        clause.sort_unstable();
        clause.dedup();
        let tautology = clause.windows(2).any(|pair| pair[0] == !pair[1]);
        if !tautology && clause.iter().all(|&literal| self.truth(literal) != Truth::True) {
            clause.retain(|&literal| self.truth(literal) == Truth::Open);
            self.add(&clause);
        }
        self.scratch = clause;
    }

    /// A clause of open literals, each once.
    fn add(&mut self, clause: &[Lit]) {
        match *clause {
            [] => self.consistent = false,
            [only] => self.assign(only, Reason::None),
            [a, b] => self.attach_binary(a, b),
            _ => {
                self.attach(clause, None);
            }
        }
    }

    /// The literal's value in the model of the last search that ended in `Sat`. Outside its cone, where every value has a
    /// completion, false.
    pub fn value(&self, literal: Lit) -> bool {
        self.truth(literal) == Truth::True
    }

    /// Whether a literal was among those that the last search had to give a value.
    pub fn in_cone(&self, literal: Lit) -> bool {
        self.cone.get(literal.variable()) == Some(&self.search)
    }

    /// Whether the assumption is one of those that the last search refuted.
    pub fn refuted(&self, assumption: Lit) -> bool {
        self.core.contains(&assumption)
    }

    /// Whether the clauses alone can still be satisfied.
    pub fn is_consistent(&self) -> bool {
        self.consistent
    }

    pub fn conflicts(&self) -> u64 {
        self.conflicts
    }

    /// What all searches took, in the units of their limits.
    pub fn effort(&self) -> u64 {
        self.conflicts + self.propagations / PROPAGATIONS_PER_CONFLICT
    }

    fn truth(&self, literal: Lit) -> Truth {
        self.values[literal.index()]
    }

    /// Searches for values of all that the assumptions depend on, for `limit` units of effort and up to the deadline.
    /// The values stay readable until the next clause or search.
    pub fn solve(&mut self, assumptions: &[Lit], limit: u64, deadline: Option<Instant>) -> Outcome {
        self.backtrack(0);
        self.core.clear();
        if !self.consistent || self.propagate().is_some() {
            self.consistent = false;
            return Outcome::Unsat;
        }
        let members = self.mark_cone(assumptions);
        // All else follows from the inputs.
        let inputs: Vec<u32> = members.iter().copied().filter(|&member| self.free[member as usize]).collect();
        self.order.rebuild(&inputs, true);
        let (conflicts, propagations) = (self.conflicts, self.propagations);
        let limit = limit.max(1);
        for round in 0u64.. {
            let until = self.conflicts + if round == 0 { TRIAL } else { RESTART * luby(round - 1) };
            if let Some(outcome) = self.run(assumptions, until) {
                return outcome;
            }
            let spent = (self.propagations - propagations) / PROPAGATIONS_PER_CONFLICT;
            if self.conflicts - conflicts + spent >= limit || deadline.is_some_and(|end| Instant::now() >= end) {
                break;
            }
            self.backtrack(0);
            if round == 0 {
                self.order.rebuild(&members, false);
            }
            if self.clauses.learnt() > self.keep {
                self.keep += KEEP_MORE;
                self.clean_up();
            }
        }
        Outcome::Limit
    }

    /// Searches until an outcome, or for so many conflicts.
    fn run(&mut self, assumptions: &[Lit], until: u64) -> Option<Outcome> {
        let patience = self.propagations + RESTART * PROPAGATIONS_PER_CONFLICT;
        loop {
            if let Some(conflict) = self.propagate() {
                self.conflicts += 1;
                if self.limits.is_empty() {
                    self.consistent = false;
                    return Some(Outcome::Unsat);
                }
                self.learn(conflict);
                self.order.decay();
                continue;
            }
            if self.conflicts >= until || self.propagations >= patience {
                return None;
            }
            // First the assumptions, one level each, then what the cone leaves open.
            let next = match assumptions.get(self.limits.len()) {
                Some(&assumption) => match self.truth(assumption) {
                    Truth::True => {
                        self.limits.push(self.trail.len());
                        continue;
                    }
                    Truth::False => {
                        self.blame(assumption);
                        return Some(Outcome::Unsat);
                    }
                    Truth::Open => assumption,
                },
                None => match self.pick() {
                    Some(literal) => literal,
                    None => return Some(Outcome::Sat),
                },
            };
            self.limits.push(self.trail.len());
            self.assign(next, Reason::None);
        }
    }

    /// The most active variable without a value, with the value it had last.
    fn pick(&mut self) -> Option<Lit> {
        while let Some(variable) = self.order.pop() {
            let literal = Lit((variable as u32) << 1);
            if self.truth(literal) == Truth::Open {
                return Some(literal.xor(!self.phase[variable]));
            }
        }
        None
    }

    /// The open variables that the roots depend on.
    fn mark_cone(&mut self, roots: &[Lit]) -> Vec<u32> {
        self.search = match self.search.checked_add(1) {
            Some(next) => next,
            None => {
                self.cone.fill(0);
                1
            }
        };
        let mut members: Vec<u32> = Vec::new();
        for root in roots {
            self.enter_cone(root.0 >> 1, &mut members);
        }
        let mut next = 0;
        while let Some(&variable) = members.get(next) {
            next += 1;
            let (start, count) = self.depends[variable as usize];
            for at in start..start + count {
                let input = self.inputs[at as usize];
                self.enter_cone(input, &mut members);
            }
        }
        members.retain(|&variable| self.values[variable as usize * 2] == Truth::Open);
        members
    }

    fn enter_cone(&mut self, variable: u32, members: &mut Vec<u32>) {
        let mark = &mut self.cone[variable as usize];
        if *mark != self.search {
            *mark = self.search;
            members.push(variable);
        }
    }

    fn assign(&mut self, literal: Lit, reason: Reason) {
        let variable = literal.variable();
        self.values[literal.index()] = Truth::True;
        self.values[(!literal).index()] = Truth::False;
        self.level[variable] = self.limits.len() as u32;
        self.reason[variable] = reason;
        self.trail.push(literal);
    }

    /// Undoes all levels above one.
    fn backtrack(&mut self, level: usize) {
        let Some(&start) = self.limits.get(level) else { return };
        for at in (start..self.trail.len()).rev() {
            let literal = self.trail[at];
            let variable = literal.variable();
            self.values[literal.index()] = Truth::Open;
            self.values[(!literal).index()] = Truth::Open;
            self.phase[variable] = !literal.is_negative();
            if self.cone[variable] == self.search && (self.free[variable] || !self.order.inputs_first) {
                self.order.insert(variable);
            }
        }
        self.trail.truncate(start);
        self.limits.truncate(level);
        self.head = start;
    }

    /// Learns from a conflict and goes back to where the lesson applies.
    fn learn(&mut self, conflict: Conflict) {
        let (clause, level, distance) = self.analyse(conflict);
        self.backtrack(level);
        match *clause {
            [] => self.consistent = false,
            [only] => self.assign(only, Reason::None),
            [only, other] => {
                self.attach_binary(only, other);
                self.assign(only, Reason::Binary(other));
            }
            [only, ..] => {
                let reference = self.attach(&clause, Some(distance));
                self.assign(only, Reason::Long(reference));
            }
        }
    }
}

/// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...
fn luby(at: u64) -> u64 {
    let (mut at, mut size, mut power) = (at, 1u64, 0u32);
    while size < at + 1 {
        size = 2 * size + 1;
        power += 1;
    }
    while size - 1 != at {
        size = (size - 1) / 2;
        power = power.saturating_sub(1);
        at %= size;
    }
    1 << power
}
