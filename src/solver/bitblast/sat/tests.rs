//! The solver against enumeration, on random clauses small enough for it.

use super::*;

#[test]
fn assumptions_come_and_go() {
    let mut sat = Sat::new();
    let (a, b, c) = (sat.fresh(), sat.fresh(), sat.fresh());
    sat.depends(a, &[b, c]);
    sat.clause(&[!a, b]);
    assert_eq!(sat.solve(&[a, c], 100, None), Outcome::Sat);
    assert!(sat.value(a) && sat.value(b) && sat.value(c) && !sat.value(!c));
    assert_eq!(sat.solve(&[c, a, !b], 100, None), Outcome::Unsat);
    assert_eq!((sat.refuted(a), sat.refuted(!b), sat.refuted(c)), (true, true, false));
    assert_eq!(sat.solve(&[!b], 100, None), Outcome::Sat);
    assert!(!sat.value(a) && sat.value(Lit::TRUE) && sat.is_consistent());
    assert_eq!(sat.solve(&[Lit::FALSE], 100, None), Outcome::Unsat);
    assert!(sat.is_consistent() && sat.refuted(Lit::FALSE));
}

#[test]
fn the_restart_sequence_is_lubys() {
    let start: Vec<u64> = (0..15).map(luby).collect();
    assert_eq!(start, vec![1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
}

struct Random(u64);

impl Random {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as u32) % bound
    }
}

/// Random clauses with random assumptions, clauses added between the searches. Outcomes, models and cores are compared
/// with enumeration.
#[test]
fn random_clauses_agree_with_enumeration() {
    const VARIABLES: u32 = 10;
    let mut random = Random(7);
    let (mut sat_count, mut unsat_count) = (0, 0);
    for _ in 0..300 {
        let mut sat = Sat::new();
        let variables: Vec<Lit> = (0..VARIABLES).map(|_| sat.fresh()).collect();
        // A root that needs them all: the clauses here are no gates.
        let root = sat.fresh();
        sat.depends(root, &variables);
        let mut clauses: Vec<Vec<Lit>> = Vec::new();
        for _ in 0..6 {
            for _ in 0..8 {
                let length = 1 + random.below(4).max(1);
                let literal = |random: &mut Random| {
                    let negate = random.below(2) == 1;
                    variables[random.below(VARIABLES) as usize].xor(negate)
                };
                let clause: Vec<Lit> = (0..length).map(|_| literal(&mut random)).collect();
                sat.clause(&clause);
                clauses.push(clause);
            }
            for _ in 0..3 {
                let mut assumptions = vec![root];
                for _ in 0..random.below(5) {
                    let negate = random.below(2) == 1;
                    assumptions.push(variables[random.below(VARIABLES) as usize].xor(negate));
                }
                let holds = |bits: u32, literal: Lit| {
                    let at = literal.variable() as u32 - 1;
                    at >= VARIABLES || (bits >> at & 1 == 1) != literal.is_negative()
                };
                let possible = |assumed: &[Lit]| {
                    (0..1u32 << VARIABLES).any(|bits| {
                        assumed.iter().all(|&literal| holds(bits, literal))
                            && clauses.iter().all(|clause| clause.iter().any(|&literal| holds(bits, literal)))
                    })
                };
                match sat.solve(&assumptions, 1_000_000, None) {
                    Outcome::Sat => {
                        sat_count += 1;
                        assert!(assumptions.iter().all(|&literal| sat.value(literal)));
                        assert!(clauses.iter().all(|clause| clause.iter().any(|&literal| sat.value(literal))));
                    }
                    Outcome::Unsat => {
                        unsat_count += 1;
                        let core: Vec<Lit> = assumptions.iter().copied().filter(|&a| sat.refuted(a)).collect();
                        assert!(!possible(&core), "core {core:?} of {assumptions:?}");
                    }
                    Outcome::Limit => panic!("a limit that is out of reach"),
                }
            }
        }
    }
    assert!(sat_count > 500 && unsat_count > 500, "{sat_count} {unsat_count}");
}

/// One pigeon too many: hard enough for restarts, clean-ups and the limit.
#[test]
fn pigeons_do_not_fit() {
    let (pigeons, holes) = (8, 7);
    let mut sat = Sat::new();
    sat.keep = 200;
    let root = sat.fresh();
    let seats: Vec<Vec<Lit>> = (0..pigeons).map(|_| (0..holes).map(|_| sat.fresh()).collect()).collect();
    sat.depends(root, &seats.concat());
    for pigeon in &seats {
        let mut clause = pigeon.clone();
        clause.push(!root);
        sat.clause(&clause);
    }
    for (one, first) in seats.iter().enumerate() {
        for second in &seats[..one] {
            for (&a, &b) in first.iter().zip(second) {
                sat.clause(&[!a, !b]);
            }
        }
    }
    assert_eq!(sat.solve(&[root], 10, None), Outcome::Limit);
    assert_eq!(sat.solve(&[root], 10_000_000, None), Outcome::Unsat);
    assert!(sat.is_consistent() && sat.refuted(root));
    assert_eq!(sat.solve(&[!root], 100, None), Outcome::Sat);
    let mut again = Sat::new();
    std::mem::swap(&mut again, &mut sat);
    assert!(again.conflicts > 100, "{} conflicts", again.conflicts);
}
