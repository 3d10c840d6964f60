//! Property tests of the whole layer: random terms are built twice, with and without the simplifier, and have to mean
//! the same under random and boundary assignments; the facts have to hold; what was simplified stays as it is.
//!
//! A random term is a recipe: a list of steps that pick an operation and its operands among the terms built so far, so
//! that a failing recipe shrinks to a short one.

use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestCaseResult};

use super::ops::{Cmp, Compare3, Conv, FloatBin, FloatUn, IntBin};
use super::simplify::{Effort, MAX_STEPS};
use super::*;

/// One step of a recipe: what to build, and numbers that pick the operands.
type Pick = (u8, u16, u16, u16);

const SCALARS: [Sort; 8] = [Sort::Bool, Sort::Bv8, Sort::Bv16, Sort::Bv32, Sort::Bv64, Sort::F32, Sort::F64, Sort::Ref];
const ARRAYS: [Sort; 3] = [Sort::Array(Element::Bv32), Sort::Array(Element::Bv8), Sort::Array(Element::Bool)];
const INTEGERS: [i64; 30] = [
    0,
    1,
    -1,
    2,
    -2,
    3,
    4,
    7,
    8,
    10,
    15,
    16,
    24,
    31,
    32,
    33,
    63,
    64,
    100,
    127,
    128,
    -128,
    255,
    256,
    65535,
    1 << 24,
    i32::MAX as i64,
    i32::MIN as i64,
    i64::MAX,
    i64::MIN,
];
const DOUBLES: [f64; 17] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    2.0,
    2.5,
    -3.5,
    10.0,
    1e10,
    -1e20,
    2147483647.0,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    f64::MIN_POSITIVE,
    5e-324,
];

/// Few enough that equal and neighbouring constants meet often.
const SMALL_INTEGERS: [i64; 8] = [0, 1, 2, 3, 4, -1, i64::MAX, i64::MIN];
const SMALL_DOUBLES: [f64; 8] = [0.0, -0.0, 1.0, 2.0, 2.5, -1.0, f64::NAN, f64::INFINITY];

/// The kinds of steps (see [`Workshop::step`]) that make terms of one family, for denser tests of its rules.
const FAMILIES: [&[u8]; 5] = [
    &[0, 0, 0, 0, 9, 12, 12, 12, 15, 24],
    &[12, 12, 12, 12, 15, 17, 17, 17, 20, 23, 0],
    &[9, 12, 12, 12, 26, 27, 27, 28, 28, 29, 20],
    &[30, 30, 30, 31, 31, 31, 0, 20, 24],
    &[24, 24, 24, 26, 26, 26, 0, 12, 7],
];

fn small(sort: Sort, pick: u16) -> Const {
    let which = usize::from(pick) % 8;
    match sort {
        Sort::F32 => Const::float(SMALL_DOUBLES[which] as f32),
        Sort::F64 => Const::double(SMALL_DOUBLES[which]),
        Sort::Ref => Const::Ref(u32::from(pick) % 3),
        _ => {
            let (least, greatest) = sort.signed_bounds();
            let value = SMALL_INTEGERS[which];
            Const::from_bits(sort, if sort == Sort::Bool { value } else { value.clamp(least, greatest) } as u64)
        }
    }
}

/// A boundary value of a sort, or one with bits of no particular kind.
fn interesting(sort: Sort, pick: u16) -> Const {
    let which = usize::from(pick);
    if pick % 5 == 4 {
        return Const::from_bits(sort, u64::from(pick).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17));
    }
    match sort {
        Sort::F32 => Const::float(DOUBLES[which % DOUBLES.len()] as f32),
        Sort::F64 => Const::double(DOUBLES[which % DOUBLES.len()]),
        Sort::Ref => Const::Ref(u32::from(pick) % 4),
        _ => Const::from_bits(sort, INTEGERS[which % INTEGERS.len()] as u64),
    }
}

/// The same term with and without simplification.
#[derive(Clone, Copy, Debug)]
struct Twin {
    simple: TermId,
    raw: TermId,
}

struct Workshop {
    simple: Terms,
    raw: Terms,
    twins: Vec<Twin>,
    value: fn(Sort, u16) -> Const,
}

impl Workshop {
    fn new(max_steps: u32, value: fn(Sort, u16) -> Const) -> Workshop {
        let (simple, raw) = (Terms::new(), Terms::without_simplifier());
        let mut workshop = Workshop { simple, raw, twins: Vec::new(), value };
        workshop.simple.effort = Effort::new(max_steps);
        for sort in SCALARS {
            for number in 0..2 {
                workshop.push(|terms, _| terms.var(&format!("v{number}"), sort), &[]);
            }
        }
        for sort in ARRAYS {
            workshop.push(|terms, _| terms.var("a", sort), &[]);
        }
        workshop
    }

    fn push(&mut self, build: impl Fn(&mut Terms, &[TermId]) -> TermId, operands: &[Twin]) {
        let simple: Vec<TermId> = operands.iter().map(|twin| twin.simple).collect();
        let raw: Vec<TermId> = operands.iter().map(|twin| twin.raw).collect();
        let twin = Twin { simple: build(&mut self.simple, &simple), raw: build(&mut self.raw, &raw) };
        self.twins.push(twin);
    }

    /// A constant, or a term of the sort built so far, recent ones more often; there is always a variable.
    fn operand(&mut self, sort: Sort, pick: u16) -> Twin {
        if pick.is_multiple_of(5) && !matches!(sort, Sort::Array(_)) {
            let value = (self.value)(sort, pick / 5);
            return Twin { simple: self.simple.constant(value), raw: self.raw.constant(value) };
        }
        let fitting: Vec<Twin> = self.twins.iter().copied().filter(|twin| self.raw.sort(twin.raw) == sort).collect();
        let back = usize::from(pick >> 1) % fitting.len();
        let back = if pick & 1 == 1 { back.min(usize::from(pick >> 1) % 3) } else { back };
        fitting[fitting.len() - 1 - back]
    }

    fn step(&mut self, (kind, a, b, c): Pick) {
        fn of<T: Copy>(all: &[T], pick: u16) -> T {
            all[usize::from(pick) % all.len()]
        }
        match kind % 32 {
            0..=6 => {
                let op = of(&IntBin::ALL, c);
                let operands = [self.operand(Sort::Bv32, a), self.operand(Sort::Bv32, b)];
                self.push(|t, x| t.int_bin(op, x[0], x[1]), &operands);
            }
            7..=8 => {
                let op = of(&IntBin::ALL, c);
                let operands = [self.operand(Sort::Bv64, a), self.operand(Sort::Bv64, b)];
                self.push(|t, x| t.long_bin(op, x[0], x[1]), &operands);
            }
            9..=11 => {
                let sort = of(&[Sort::Bv32, Sort::Bv32, Sort::Bv32, Sort::Bv64, Sort::Bv8, Sort::F64, Sort::F32], c);
                let value = (self.value)(sort, a);
                self.push(|t, _| t.constant(value), &[]);
            }
            12..=14 => {
                let sort = of(&[Sort::Bv32, Sort::Bv64, Sort::Bv8, Sort::Bv16, Sort::F32, Sort::F64], c >> 3);
                let op = of(&Cmp::ALL, c);
                let operands = [self.operand(sort, a), self.operand(sort, b)];
                self.push(|t, x| t.cmp(op, x[0], x[1]), &operands);
            }
            15 => {
                let sort = of(&[Sort::Bv32, Sort::Bv64, Sort::Bv8, Sort::Bv16], c >> 3);
                let op = of(&Cmp::ALL, c);
                let operands = [self.operand(sort, a), self.operand(sort, b)];
                self.push(|t, x| t.cmp_unsigned(op, x[0], x[1]), &operands);
            }
            16 => {
                let op = of(&[Cmp::Eq, Cmp::Ne], c);
                let sort = of(&[Sort::Ref, Sort::Bool], c >> 1);
                let operands = [self.operand(sort, a), self.operand(sort, b)];
                self.push(|t, x| t.cmp(op, x[0], x[1]), &operands);
            }
            17..=19 => {
                let operands = [self.operand(Sort::Bool, a), self.operand(Sort::Bool, b)];
                match c % 6 {
                    0 | 1 => self.push(|t, x| t.and(x[0], x[1]), &operands),
                    2 | 3 => self.push(|t, x| t.or(x[0], x[1]), &operands),
                    4 => self.push(|t, x| t.xor(x[0], x[1]), &operands),
                    _ => self.push(|t, x| t.not(x[0]), &operands),
                }
            }
            20..=22 => {
                let sort = of(&[Sort::Bv32, Sort::Bool, Sort::Ref, Sort::F64, ARRAYS[0], Sort::Bv8, Sort::Bv64], c);
                let operands = [self.operand(Sort::Bool, a), self.operand(sort, b), self.operand(sort, c >> 3)];
                self.push(|t, x| t.ite(x[0], x[1], x[2]), &operands);
            }
            23 => {
                let operands = [self.operand(Sort::Bool, a)];
                self.push(|t, x| t.bool_to_int(x[0]), &operands);
            }
            24..=25 => self.widths(a, b, c),
            26 => {
                let op = of(&Conv::ALL, c);
                let operands = [self.operand(sorts_of(op).0, a)];
                self.push(|t, x| t.convert(op, x[0]), &operands);
            }
            27 => {
                let sort = of(&[Sort::F32, Sort::F64], c >> 3);
                let op = of(&FloatBin::ALL, c);
                let operands = [self.operand(sort, a), self.operand(sort, b)];
                self.push(|t, x| t.float_bin(op, x[0], x[1]), &operands);
            }
            28 => {
                let sort = of(&[Sort::F32, Sort::F64], c);
                let operands = [self.operand(sort, a), self.operand(sort, b), self.operand(sort, c >> 2)];
                match c >> 4 & 7 {
                    0 => self.push(|t, x| t.fma(x[0], x[1], x[2]), &operands),
                    1 => self.push(|t, x| t.float_min(x[0], x[1]), &operands),
                    2 => self.push(|t, x| t.float_max(x[0], x[1]), &operands),
                    function => {
                        let op = of(&FloatUn::ALL, function);
                        self.push(|t, x| t.float_unary(op, x[0]), &operands);
                    }
                }
            }
            29 => {
                let op = of(&Compare3::ALL, c);
                let sort = [Sort::Bv64, Sort::F32, Sort::F32, Sort::F64, Sort::F64][usize::from(c) % 5];
                let operands = [self.operand(sort, a), self.operand(sort, b)];
                self.push(|t, x| t.compare3(op, x[0], x[1]), &operands);
            }
            30 => {
                let sort = of(&ARRAYS, c);
                let operands = [self.operand(sort, a), self.operand(Sort::Bv32, b)];
                self.push(|t, x| t.select(x[0], x[1]), &operands);
            }
            _ => {
                let sort = of(&ARRAYS, c);
                let Sort::Array(element) = sort else { return };
                let value = self.operand(element.sort(), c >> 2);
                let operands = [self.operand(sort, a), self.operand(Sort::Bv32, b), value];
                if c % 7 == 0 {
                    self.push(|t, x| t.const_array(x[0]), &[value]);
                } else {
                    self.push(|t, x| t.store(x[0], x[1], x[2]), &operands);
                }
            }
        }
    }

    fn widths(&mut self, a: u16, b: u16, c: u16) {
        let vectors = [Sort::Bv8, Sort::Bv16, Sort::Bv32, Sort::Bv64];
        let (narrow, wide) = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)][usize::from(c >> 2) % 6];
        let (narrow, wide) = (vectors[narrow], vectors[wide]);
        match c % 4 {
            0 => {
                let operands = [self.operand(narrow, a)];
                self.push(|t, x| t.sign_extend(wide, x[0]), &operands);
            }
            1 => {
                let operands = [self.operand(narrow, a)];
                self.push(|t, x| t.zero_extend(wide, x[0]), &operands);
            }
            2 => {
                let room = wide.width().unwrap() - narrow.width().unwrap();
                let low = if b & 1 == 0 { 0 } else { u32::from(b) % (room + 1) };
                let operands = [self.operand(wide, a)];
                self.push(|t, x| t.extract(narrow, low, x[0]), &operands);
            }
            _ => {
                let part = vectors[usize::from(c >> 2) % 3];
                let operands = [self.operand(part, a), self.operand(part, b)];
                self.push(|t, x| t.concat(x[0], x[1]), &operands);
            }
        }
    }

    /// Values for the variables, which both arenas number alike.
    fn assignment(&self, picks: &[u16]) -> Assignment {
        let mut assignment = Assignment::new();
        let mut picks = picks.iter().copied().cycle();
        for (index, variable) in self.raw.all_variables().iter().enumerate() {
            let id = VarId(index as u32);
            let mut next = || picks.next().unwrap_or(0);
            match variable.sort {
                Sort::Array(element) => {
                    let value = |pick| (self.value)(element.sort(), pick).bits();
                    let elements = (-1..4).map(|at| (at, value(next()))).collect();
                    assignment.set_array(id, ArrayValue { default: 0, elements });
                }
                sort => assignment.set(id, (self.value)(sort, next())),
            }
        }
        assignment
    }

    fn check_values(&self, assignment: &Assignment) -> TestCaseResult {
        let (mut simple_cache, mut raw_cache) = (EvalCache::new(), EvalCache::new());
        let mut simple = Evaluation::new(&self.simple, assignment, &mut simple_cache);
        let mut raw = Evaluation::new(&self.raw, assignment, &mut raw_cache);
        for twin in &self.twins {
            let text = || format!("{}\n  became {}", self.raw.to_smt(twin.raw), self.simple.to_smt(twin.simple));
            if matches!(self.raw.sort(twin.raw), Sort::Array(_)) {
                prop_assert_eq!(raw.array(twin.raw), simple.array(twin.simple), "{}", text());
                continue;
            }
            let expected = raw.value(twin.raw);
            prop_assert_eq!(expected, simple.value(twin.simple), "{}", text());
            for (terms, t) in [(&self.raw, twin.raw), (&self.simple, twin.simple)] {
                if let (Some((low, high)), Some(value)) = (terms.signed_range(t), expected.signed()) {
                    prop_assert!(low <= value && value <= high, "{} not in {}..={}: {}", value, low, high, text());
                    prop_assert!(expected.bits() & !terms.facts(t).ones == 0, "{:?}: {}", expected, text());
                }
            }
        }
        Ok(())
    }

    /// Building a simplified node once more, from the same operands, changes nothing. Sums are left out: a longer sum
    /// contains parts that were never simplified as sums of their own.
    fn check_stable(&mut self) -> TestCaseResult {
        for index in 0..self.simple.len() {
            let t = TermId(index as u32);
            let (node, sort) = (*self.simple.node(t), self.simple.sort(t));
            if matches!(node, Node::Int(IntBin::Add | IntBin::Sub | IntBin::Mul, ..)) {
                continue;
            }
            let again = self.simple.build(node, sort);
            prop_assert_eq!(t, again, "{}\n  became {}", self.simple.to_smt(t), self.simple.to_smt(again));
        }
        Ok(())
    }

    /// Putting in the values of the variables gives the value of the term.
    fn check_substitution(&mut self, assignment: &Assignment) -> TestCaseResult {
        let mut replacements = Vec::new();
        for (index, variable) in self.simple.all_variables().to_vec().iter().enumerate() {
            if !matches!(variable.sort, Sort::Array(_)) {
                let value = assignment.get(VarId(index as u32), variable.sort);
                replacements.push((variable.term, self.simple.constant(value)));
            }
        }
        for twin in self.twins.clone() {
            let replaced = self.simple.substitute(twin.simple, &replacements);
            if let Some(value) = self.simple.as_const(replaced) {
                let mut cache = EvalCache::new();
                prop_assert_eq!(value, eval(&self.raw, twin.raw, assignment, &mut cache));
            } else {
                // Only the elements of arrays were not put in.
                let scalars_left = self
                    .simple
                    .variables(replaced)
                    .iter()
                    .any(|&id| !matches!(self.simple.variable(id).sort, Sort::Array(_)));
                prop_assert!(!scalars_left);
            }
        }
        Ok(())
    }
}

fn config(cases: u32) -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(cases);
    let seed = std::env::var("PROPTEST_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    ProptestConfig { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(seed), ..ProptestConfig::default() }
}

fn recipe(length: usize) -> impl Strategy<Value = Vec<Pick>> {
    prop::collection::vec(any::<Pick>(), 1..length)
}

fn picks() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 23)
}

proptest! {
    #![proptest_config(config(5000))]

    #[test]
    fn simplification_keeps_the_meaning(recipe in recipe(40), values in prop::collection::vec(picks(), 4)) {
        let mut workshop = Workshop::new(MAX_STEPS, interesting);
        for step in recipe {
            workshop.step(step);
        }
        for picks in &values {
            let assignment = workshop.assignment(picks);
            workshop.check_values(&assignment)?;
        }
    }

    #[test]
    fn each_family_keeps_the_meaning(
        recipe in recipe(25),
        family in 0..FAMILIES.len(),
        values in prop::collection::vec(picks(), 8),
    ) {
        let mut workshop = Workshop::new(MAX_STEPS, small);
        for (kind, a, b, c) in recipe {
            let kinds = FAMILIES[family];
            workshop.step((kinds[usize::from(kind) % kinds.len()], a, b, c));
        }
        for picks in &values {
            let assignment = workshop.assignment(picks);
            workshop.check_values(&assignment)?;
        }
    }

    #[test]
    fn cutting_simplification_short_keeps_the_meaning(
        recipe in recipe(30),
        values in prop::collection::vec(picks(), 2),
        max_steps in 1u32..6,
    ) {
        let mut workshop = Workshop::new(max_steps, interesting);
        for step in recipe {
            workshop.step(step);
        }
        for picks in &values {
            let assignment = workshop.assignment(picks);
            workshop.check_values(&assignment)?;
        }
    }
}

proptest! {
    #![proptest_config(config(500))]

    #[test]
    fn simplified_terms_are_stable(recipe in recipe(25)) {
        let mut workshop = Workshop::new(MAX_STEPS, interesting);
        for step in recipe {
            workshop.step(step);
        }
        workshop.check_stable()?;
        prop_assert_eq!(workshop.simple.effort.cuts, 0);
    }

    #[test]
    fn substitution_and_evaluation_agree(recipe in recipe(25), picks in picks()) {
        let mut workshop = Workshop::new(MAX_STEPS, interesting);
        for step in recipe {
            workshop.step(step);
        }
        let assignment = workshop.assignment(&picks);
        workshop.check_substitution(&assignment)?;
    }

    #[test]
    fn every_term_prints(recipe in recipe(25)) {
        let mut workshop = Workshop::new(MAX_STEPS, interesting);
        for step in recipe {
            workshop.step(step);
        }
        for twin in &workshop.twins {
            for (terms, t) in [(&workshop.raw, twin.raw), (&workshop.simple, twin.simple)] {
                let text = terms.to_smt(t);
                prop_assert_eq!(text.matches('(').count(), text.matches(')').count());
                let text = terms.to_java(t);
                prop_assert_eq!(text.matches('(').count(), text.matches(')').count());
            }
        }
    }
}
