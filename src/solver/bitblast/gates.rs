//! Logic gates: each is a literal defined by clauses, made once per operands, folded where an operand is known.
//!
//! Invariants:
//! - A gate's clauses define it in both directions: given its inputs, its value is forced. So the clauses can never
//!   contradict each other, whatever is built, and every query is posed by assumptions alone.
//! - The number of variables is bounded: beyond [`MOST_VARIABLES`] nothing is added and [`Gates::is_full`] says so, after
//!   which nothing built may be believed.

use std::time::Instant;

use hashbrown::HashMap;

use super::sat::{Lit, Sat};

/// Variables between two looks at the clock.
const LOOK: u32 = 4096;
/// About 300 bytes each with their clauses.
const MOST_VARIABLES: u32 = 1_000_000;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Gate {
    And(Lit, Lit),
    Xor(Lit, Lit),
    Mux(Lit, Lit, Lit),
    Xor3(Lit, Lit, Lit),
    Majority(Lit, Lit, Lit),
}

/// A circuit, growing.
pub struct Gates {
    pub sat: Sat,
    /// Only asked, never iterated; so is the next.
    known: HashMap<Gate, Lit>,
    wide: HashMap<Box<[Lit]>, Lit>,
    full: bool,
    /// When the whole run ends: a circuit that would still grow then is given up as too large.
    pub deadline: Option<Instant>,
}

impl Gates {
    pub fn new() -> Gates {
        Gates { sat: Sat::new(), known: HashMap::new(), wide: HashMap::new(), full: false, deadline: None }
    }

    /// The circuit was too large: what was built since is meaningless.
    pub fn is_full(&self) -> bool {
        self.full
    }

    /// An input.
    pub fn fresh(&mut self) -> Lit {
        let variables = self.sat.variables();
        let late = || variables.is_multiple_of(LOOK) && self.deadline.is_some_and(|end| Instant::now() >= end);
        if self.full || variables >= MOST_VARIABLES || late() {
            self.full = true;
            return Lit::TRUE;
        }
        self.sat.fresh()
    }

    /// The output of a gate with these inputs.
    fn gate(&mut self, inputs: &[Lit]) -> Lit {
        let out = self.fresh();
        if !self.full {
            self.sat.computed_from(out, inputs);
        }
        out
    }

    /// Says that an input makes sense only together with others.
    pub fn depends(&mut self, input: Lit, others: &[Lit]) {
        if !self.full {
            self.sat.depends(input, others);
        }
    }

    /// A clause over what was built. Only for what the gates themselves do not say: definitions of fresh inputs that
    /// leave at least one value open for them.
    pub fn clause(&mut self, literals: &[Lit]) {
        if !self.full {
            self.sat.clause(literals);
        }
    }

    pub fn and(&mut self, a: Lit, b: Lit) -> Lit {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        // Constants have the smallest literals.
        match a {
            Lit::TRUE => return b,
            Lit::FALSE => return Lit::FALSE,
            _ if a == b => return a,
            _ if a == !b => return Lit::FALSE,
            _ => {}
        }
        if let Some(&known) = self.known.get(&Gate::And(a, b)) {
            return known;
        }
        let out = self.gate(&[a, b]);
        self.clause(&[!out, a]);
        self.clause(&[!out, b]);
        self.clause(&[out, !a, !b]);
        self.known.insert(Gate::And(a, b), out);
        out
    }

    pub fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    pub fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        let negate = a.is_negative() ^ b.is_negative();
        let (a, b) = (a.xor(a.is_negative()), b.xor(b.is_negative()));
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if a == Lit::TRUE {
            return b.xor(!negate);
        }
        if a == b {
            return Lit::constant(negate);
        }
        if let Some(&known) = self.known.get(&Gate::Xor(a, b)) {
            return known.xor(negate);
        }
        let out = self.gate(&[a, b]);
        self.clause(&[!out, a, b]);
        self.clause(&[!out, !a, !b]);
        self.clause(&[out, !a, b]);
        self.clause(&[out, a, !b]);
        self.known.insert(Gate::Xor(a, b), out);
        out.xor(negate)
    }

    pub fn equal(&mut self, a: Lit, b: Lit) -> Lit {
        !self.xor(a, b)
    }

    /// `a` where `condition`, else `b`.
    pub fn mux(&mut self, condition: Lit, a: Lit, b: Lit) -> Lit {
        match condition {
            Lit::TRUE => return a,
            Lit::FALSE => return b,
            _ if a == b => return a,
            _ => {}
        }
        let (condition, a, b) = if condition.is_negative() { (!condition, b, a) } else { (condition, a, b) };
        if a == Lit::TRUE || a == condition {
            return self.or(condition, b);
        }
        if a == Lit::FALSE || a == !condition {
            return self.and(!condition, b);
        }
        if b == Lit::TRUE || b == !condition {
            return self.or(!condition, a);
        }
        if b == Lit::FALSE || b == condition {
            return self.and(condition, a);
        }
        if a == !b {
            return self.equal(condition, a);
        }
        let negate = a.is_negative();
        let (a, b) = (a.xor(negate), b.xor(negate));
        if let Some(&known) = self.known.get(&Gate::Mux(condition, a, b)) {
            return known.xor(negate);
        }
        let out = self.gate(&[condition, a, b]);
        self.clause(&[!condition, !a, out]);
        self.clause(&[!condition, a, !out]);
        self.clause(&[condition, !b, out]);
        self.clause(&[condition, b, !out]);
        // Implied, but lets equal inputs decide before the condition is known.
        self.clause(&[!a, !b, out]);
        self.clause(&[a, b, !out]);
        self.known.insert(Gate::Mux(condition, a, b), out);
        out.xor(negate)
    }

    /// The sum bit of a full adder.
    pub fn xor3(&mut self, a: Lit, b: Lit, c: Lit) -> Lit {
        let negate = a.is_negative() ^ b.is_negative() ^ c.is_negative();
        let mut inputs = [a, b, c].map(|literal| literal.xor(literal.is_negative()));
        inputs.sort_unstable();
        let [a, b, c] = inputs;
        if a == Lit::TRUE {
            return self.xor(b, c).xor(!negate);
        }
        if a == b {
            return c.xor(negate);
        }
        if b == c {
            return a.xor(negate);
        }
        if let Some(&known) = self.known.get(&Gate::Xor3(a, b, c)) {
            return known.xor(negate);
        }
        let out = self.gate(&[a, b, c]);
        for bits in 0..8u32 {
            let flip = |at: u32| bits >> at & 1 == 1;
            let odd = bits.count_ones() % 2 == 1;
            self.clause(&[a.xor(flip(0)), b.xor(flip(1)), c.xor(flip(2)), out.xor(!odd)]);
        }
        self.known.insert(Gate::Xor3(a, b, c), out);
        out.xor(negate)
    }

    /// The carry bit of a full adder: at least two of three.
    pub fn majority(&mut self, a: Lit, b: Lit, c: Lit) -> Lit {
        let mut inputs = [a, b, c];
        inputs.sort_unstable();
        let [a, b, c] = inputs;
        match a {
            Lit::TRUE => return self.or(b, c),
            Lit::FALSE => return self.and(b, c),
            _ if a == b => return a,
            _ if b == c => return b,
            _ if a == !b => return c,
            _ if b == !c => return a,
            _ => {}
        }
        // Majority is its own dual, so one of the two polarities is enough.
        let negate = a.is_negative();
        let [a, b, c] = [a, b, c].map(|literal| literal.xor(negate));
        if let Some(&known) = self.known.get(&Gate::Majority(a, b, c)) {
            return known.xor(negate);
        }
        let out = self.gate(&[a, b, c]);
        for (x, y) in [(a, b), (a, c), (b, c)] {
            self.clause(&[!x, !y, out]);
            self.clause(&[x, y, !out]);
        }
        self.known.insert(Gate::Majority(a, b, c), out);
        out.xor(negate)
    }

    /// Whether all hold, as one gate.
    pub fn all(&mut self, literals: &[Lit]) -> Lit {
        let mut inputs: Vec<Lit> = literals.iter().copied().filter(|&literal| literal != Lit::TRUE).collect();
        inputs.sort_unstable();
        inputs.dedup();
        if inputs.first() == Some(&Lit::FALSE) || inputs.windows(2).any(|pair| pair[0] == !pair[1]) {
            return Lit::FALSE;
        }
        match *inputs {
            [] => return Lit::TRUE,
            [one] => return one,
            [one, two] => return self.and(one, two),
            _ => {}
        }
        if let Some(&known) = self.wide.get(&*inputs) {
            return known;
        }
        let out = self.gate(&inputs);
        let mut clause = vec![out];
        for &literal in &inputs {
            self.clause(&[!out, literal]);
            clause.push(!literal);
        }
        self.clause(&clause);
        self.wide.insert(inputs.into_boxed_slice(), out);
        out
    }

    /// Whether any holds.
    pub fn any(&mut self, literals: &[Lit]) -> Lit {
        let negated: Vec<Lit> = literals.iter().map(|&literal| !literal).collect();
        !self.all(&negated)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::bitblast::sat::Outcome;

    /// Every gate against its truth table, with each input a variable, its negation, or a constant.
    #[test]
    fn gates_have_their_truth_tables() {
        let mut gates = Gates::new();
        let vars = [gates.fresh(), gates.fresh(), gates.fresh()];
        let mut choices = vec![Lit::TRUE, Lit::FALSE];
        choices.extend(vars.iter().flat_map(|&v| [v, !v]));
        for &a in &choices {
            for &b in &choices {
                for &c in &choices {
                    let outs = [
                        gates.and(a, b),
                        gates.xor(a, b),
                        gates.mux(a, b, c),
                        gates.xor3(a, b, c),
                        gates.majority(a, b, c),
                        gates.all(&[a, b, c]),
                        gates.any(&[a, b, c]),
                    ];
                    for bits in 0..8 {
                        let assumed: Vec<Lit> = (0..3).map(|i| vars[i].xor(bits >> i & 1 == 0)).collect();
                        assert_eq!(gates.sat.solve(&assumed, 1000, None), Outcome::Sat);
                        let [x, y, z] = [a, b, c].map(|literal| gates.sat.value(literal));
                        let expected = [
                            x && y,
                            x ^ y,
                            if x { y } else { z },
                            x ^ y ^ z,
                            u8::from(x) + u8::from(y) + u8::from(z) >= 2,
                            x && y && z,
                            x || y || z,
                        ];
                        assert_eq!(outs.map(|out| gates.sat.value(out)), expected, "{a:?} {b:?} {c:?} {bits:03b}");
                    }
                }
            }
        }
    }
}
