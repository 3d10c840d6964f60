//! What a conflict teaches: the clause of the first unique implication point, made small; and which assumptions are to
//! blame when one of them cannot hold.

use super::propagate::{Conflict, Reason};
use super::{Lit, Sat};

impl Sat {
    /// The learnt clause (its first literal is the one that it implies after going back), the level to go back to, and the
    /// number of levels it joins.
    pub(super) fn analyse(&mut self, conflict: Conflict) -> (Vec<Lit>, usize, u32) {
        let current = self.limits.len() as u32;
        let mut clause: Vec<Lit> = vec![Lit::TRUE];
        let mut open = 0usize;
        let mut at = self.trail.len();
        let mut touched: Vec<usize> = Vec::new();
        match conflict {
            Conflict::Binary(a, b) => {
                self.resolve(a, current, &mut clause, &mut open, &mut touched);
                self.resolve(b, current, &mut clause, &mut open, &mut touched);
            }
            Conflict::Long(reference) => {
                self.resolve_long(reference, None, current, &mut clause, &mut open, &mut touched)
            }
        }
        // Back along the trail, until one literal of this level is left.
        while at > 0 {
            at -= 1;
            let literal = self.trail[at];
            if !self.seen[literal.variable()] {
                continue;
            }
            open = open.saturating_sub(1);
            if open == 0 {
                clause[0] = !literal;
                break;
            }
            match self.reason[literal.variable()] {
                Reason::None => {}
                Reason::Binary(other) => self.resolve(other, current, &mut clause, &mut open, &mut touched),
                Reason::Long(reference) => {
                    self.resolve_long(reference, Some(literal), current, &mut clause, &mut open, &mut touched);
                }
            }
        }
        self.minimise(&mut clause, &mut touched);
        for variable in touched {
            self.seen[variable] = false;
        }

        // The second literal is of the highest level among the others: the one to go back to.
        let mut back = 0;
        for next in 1..clause.len() {
            let level = self.level[clause[next].variable()];
            if level > back || next == 1 {
                back = level;
                clause.swap(1, next);
            }
        }
        let distance = self.levels_joined(&clause);
        (clause, back as usize, distance)
    }

    fn resolve_long(
        &mut self,
        reference: u32,
        without: Option<Lit>,
        current: u32,
        clause: &mut Vec<Lit>,
        open: &mut usize,
        touched: &mut Vec<usize>,
    ) {
        for at in 0..self.clauses.length(reference) {
            let literal = self.clauses.literal(reference, at);
            if Some(literal) != without {
                self.resolve(literal, current, clause, open, touched);
            }
        }
    }

    fn resolve(
        &mut self,
        literal: Lit,
        current: u32,
        clause: &mut Vec<Lit>,
        open: &mut usize,
        touched: &mut Vec<usize>,
    ) {
        let variable = literal.variable();
        if self.seen[variable] || self.level[variable] == 0 {
            return;
        }
        self.seen[variable] = true;
        touched.push(variable);
        self.order.bump(variable);
        if self.level[variable] >= current {
            *open += 1;
        } else {
            clause.push(literal);
        }
    }

    /// Drops literals that the others imply.
    fn minimise(&mut self, clause: &mut Vec<Lit>, touched: &mut Vec<usize>) {
        let mut kept = 1;
        for at in 1..clause.len() {
            let literal = clause[at];
            if self.reason[literal.variable()] == Reason::None || !self.is_implied(literal, touched) {
                clause[kept] = literal;
                kept += 1;
            }
        }
        clause.truncate(kept);
    }

    /// Whether a literal follows from what is marked, going back through reasons. What was found so is marked too.
    fn is_implied(&mut self, literal: Lit, touched: &mut Vec<usize>) -> bool {
        let before = touched.len();
        let mut pending = std::mem::take(&mut self.pending);
        pending.clear();
        pending.push(literal);
        let mut implied = true;
        'search: while let Some(literal) = pending.pop() {
            let (length, reference) = match self.reason[literal.variable()] {
                Reason::None => (0, 0),
                Reason::Binary(_) => (1, 0),
                Reason::Long(reference) => (self.clauses.length(reference), reference),
            };
            for at in 0..length {
                let input = match self.reason[literal.variable()] {
                    Reason::Binary(other) => other,
                    _ => self.clauses.literal(reference, at),
                };
                let variable = input.variable();
                if self.seen[variable] || self.level[variable] == 0 || variable == literal.variable() {
                    continue;
                }
                if self.reason[variable] == Reason::None {
                    for variable in touched.drain(before..) {
                        self.seen[variable] = false;
                    }
                    implied = false;
                    break 'search;
                }
                self.seen[variable] = true;
                touched.push(variable);
                pending.push(input);
            }
        }
        self.pending = pending;
        implied
    }

    fn levels_joined(&mut self, clause: &[Lit]) -> u32 {
        self.meeting = match self.meeting.checked_add(1) {
            Some(next) => next,
            None => {
                self.levels_met.fill(0);
                1
            }
        };
        let mut count = 0;
        for literal in clause {
            let level = self.level[literal.variable()] as usize;
            if let Some(met) = self.levels_met.get_mut(level)
                && *met != self.meeting
            {
                *met = self.meeting;
                count += 1;
            }
        }
        count.max(1)
    }

    /// An assumption is false under those before it: finds which of these are to blame.
    pub(super) fn blame(&mut self, assumption: Lit) {
        self.core.clear();
        self.core.push(assumption);
        let first = self.limits.first().copied().unwrap_or(self.trail.len());
        let mut touched = vec![assumption.variable()];
        self.seen[assumption.variable()] = true;
        for at in (first..self.trail.len()).rev() {
            let literal = self.trail[at];
            if !self.seen[literal.variable()] {
                continue;
            }
            let mut mark = |sat: &mut Sat, input: Lit| {
                if sat.level[input.variable()] > 0 && !sat.seen[input.variable()] {
                    sat.seen[input.variable()] = true;
                    touched.push(input.variable());
                }
            };
            match self.reason[literal.variable()] {
                // Without a search all decisions are assumptions.
                Reason::None => self.core.push(literal),
                Reason::Binary(other) => mark(self, other),
                Reason::Long(reference) => {
                    let inputs: Vec<Lit> = self.clauses.literals(reference).collect();
                    inputs.into_iter().filter(|&input| input != literal).for_each(|input| mark(self, input));
                }
            }
        }
        for variable in touched {
            self.seen[variable] = false;
        }
    }
}
