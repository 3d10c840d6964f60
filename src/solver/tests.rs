//! The chain as a whole: with any of its layers left out it must say the same, and what it says must be so.

use std::rc::Rc;

use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::expr::ops::{Cmp, Compare3, FloatBin, IntBin};
use crate::expr::{Assignment, Const, Element, EvalCache, Node, Sort, TermId, Terms, VarId, eval_all};

use super::bitblast::BitBlaster;
use super::*;

/// Values in a range that satisfy all conditions over a few ints, found by trying all.
pub fn values_that_satisfy(
    terms: &Terms,
    variables: &[TermId],
    range: std::ops::RangeInclusive<i32>,
    conditions: &[TermId],
) -> Option<Vec<i32>> {
    let mut values = vec![*range.start(); variables.len()];
    loop {
        let mut assignment = Assignment::new();
        for (variable, value) in variables.iter().zip(&values) {
            let Node::Var(variable) = *terms.node(*variable) else { panic!("a variable") };
            assignment.set(variable, Const::Bv32(*value));
        }
        let mut cache = EvalCache::new();
        if eval_all(terms, conditions, &assignment, &mut cache) {
            return Some(values);
        }
        let at = values.iter().position(|value| value < range.end())?;
        values[at] += 1;
        values[..at].fill(*range.start());
    }
}

/// Conditions over six ints, as branches of a program make them.
fn condition(t: &mut Terms, seed: (u8, u8, u8, i32)) -> TermId {
    let (shape, a, b, c) = seed;
    let x = t.var(&format!("x{}", a % 6), Sort::Bv32);
    let y = t.var(&format!("x{}", b % 6), Sort::Bv32);
    let constant = t.int(c);
    let small = t.int(c % 100);
    let ten = t.int(10);
    let op = [Cmp::Eq, Cmp::Ne, Cmp::Lt, Cmp::Ge, Cmp::Gt, Cmp::Le][usize::from(a ^ b) % 6];
    match shape % 10 {
        0 | 1 => t.cmp(op, x, small),
        2 | 3 => t.cmp(op, x, y),
        4 => {
            let sum = t.int_bin(IntBin::Add, x, y);
            t.cmp(op, sum, constant)
        }
        5 => {
            let difference = t.int_bin(IntBin::Sub, x, y);
            t.cmp(op, difference, small)
        }
        6 => {
            let rest = t.int_bin(IntBin::Rem, x, ten);
            t.cmp(op, rest, small)
        }
        7 => {
            let (one, two) = (t.cmp(op, x, small), t.cmp(Cmp::Lt, y, constant));
            t.or(one, two)
        }
        8 => {
            let (one, two) = (t.cmp(op, x, constant), t.cmp(Cmp::Ge, y, small));
            t.and(one, two)
        }
        _ => {
            let less = t.cmp(Cmp::Lt, x, y);
            let greatest = t.ite(less, y, x);
            t.cmp(op, greatest, constant)
        }
    }
}

/// Conditions over the other sorts: longs, doubles, Booleans, references, arrays.
fn other_condition(t: &mut Terms, seed: Seed) -> TermId {
    let (shape, a, b, c) = seed;
    let op = [Cmp::Eq, Cmp::Ne, Cmp::Lt, Cmp::Ge, Cmp::Gt, Cmp::Le][usize::from(a ^ b) % 6];
    let (l, m) = (t.var(&format!("l{}", a % 3), Sort::Bv64), t.var(&format!("l{}", b % 3), Sort::Bv64));
    let (d, e) = (t.var(&format!("d{}", a % 2), Sort::F64), t.var(&format!("d{}", b % 2), Sort::F64));
    let i = t.var(&format!("i{}", a % 3), Sort::Bv32);
    let (p, q) = (t.var(&format!("p{}", a % 3), Sort::Bool), t.var(&format!("p{}", b % 3), Sort::Bool));
    let (o, u) = (t.var(&format!("o{}", a % 3), Sort::Ref), t.var(&format!("o{}", b % 3), Sort::Ref));
    let array = t.var("array", Sort::Array(Element::Bv32));
    let (small, long, real) = (t.int(c % 4), t.long(i64::from(c) << 8), t.double(f64::from(c % 50) / 4.0));
    match shape % 12 {
        0 => t.cmp(op, l, long),
        1 => {
            let sum = t.long_bin(IntBin::Add, l, m);
            let three = t.compare3(Compare3::Lcmp, sum, long);
            t.cmp(op, three, small)
        }
        2 | 3 => t.cmp(op, d, e),
        4 => t.cmp(op, d, real),
        5 => {
            let sum = t.float_bin(FloatBin::Add, d, real);
            t.cmp(op, sum, e)
        }
        6 => t.and(p, q),
        7 => t.xor(p, q),
        8 => {
            let object = t.object(c.unsigned_abs() % 4);
            t.cmp([Cmp::Eq, Cmp::Ne][usize::from(b) % 2], o, object)
        }
        9 => t.eq(o, u),
        10 => {
            let element = t.select(array, i);
            t.cmp(op, element, small)
        }
        _ => {
            let other = t.var(&format!("i{}", b % 3), Sort::Bv32);
            let written = t.store(array, i, small);
            let element = t.select(written, other);
            t.cmp(op, element, other)
        }
    }
}

type Seed = (u8, u8, u8, i32);
type Conditions = fn(&mut Terms, Seed) -> TermId;

fn seeds(most: usize) -> impl Strategy<Value = Vec<Seed>> {
    let constant = prop_oneof![-20..20i32, any::<i32>(), Just(i32::MAX), Just(i32::MIN)];
    prop::collection::vec((any::<u8>(), any::<u8>(), any::<u8>(), constant), 1..most)
}

/// Walks down one path, both sides of each branch asked, and gives the verdicts.
fn walk(solver: &mut Solver, conditions: Conditions, seeds: &[Seed]) -> (String, usize) {
    let mut t = Terms::new();
    let mut path = Constraints::new();
    let mut model: Model = Rc::default();
    let (mut verdicts, mut forks) = (String::new(), 0);
    for &seed in seeds {
        let condition = conditions(&mut t, seed);
        let negation = t.not(condition);
        let mut sides = Vec::new();
        for goal in [condition, negation] {
            match solver.check(&mut t, &path, Some(&model), goal) {
                Answer::Sat(found) => {
                    let mut all: Vec<TermId> = path.iter().collect();
                    all.push(goal);
                    assert!(eval_all(&t, &all, &found, &mut EvalCache::new()));
                    verdicts.push('s');
                    sides.push((goal, found));
                }
                Answer::Unsat => verdicts.push('u'),
                // From here on another chain, which knows more, could take another side.
                Answer::Unknown(_) => return (verdicts, forks),
            }
        }
        forks += usize::from(sides.len() == 2);
        // The side that a seed names, where there is a choice.
        let at = usize::from(seed.1 / 6) % sides.len().max(1);
        let Some((goal, found)) = sides.into_iter().nth(at) else { break };
        path.push(goal);
        model = found;
    }
    assert_eq!(solver.counters().disagreements, Vec::<String>::new());
    (verdicts, forks)
}

/// Every layer may be left out.
fn layers_do_not_matter(seeds: &[Seed], without: [bool; 9], other: bool) -> Result<(), TestCaseError> {
    let conditions = if other { other_condition } else { condition };
    // Sums of doubles can be hard to decide: these are given up early.
    let limit = if other { 300 } else { Options::default().limit };
    let bare = Options { without: Layer::above_backends(), limit, ..Options::default() };
    let (expected, _) = walk(&mut Solver::new(&bare), conditions, seeds);
    let some = Layer::ALL.into_iter().zip(without).filter(|(_, out)| *out).map(|(layer, _)| layer).collect();
    for (without, cases_first) in [(Vec::new(), false), (some, true)] {
        let options = Options { without, limit, cases_first, cross_check: true, memory: None };
        let (verdicts, _) = walk(&mut Solver::new(&options), conditions, seeds);
        // Which model is found differs, which side is taken does not.
        let both = expected.len().min(verdicts.len());
        prop_assert_eq!(&verdicts[..both], &expected[..both], "without {:?}", options.without);
        prop_assert!(other || verdicts.len() == expected.len());
    }
    Ok(())
}

/// The longest of these tests, so it uses two threads.
#[test]
fn layers_do_not_change_answers() {
    let config = ProptestConfig { source_file: Some(file!()), ..ProptestConfig::with_cases(20) };
    let half = || {
        let cases = (seeds(25), any::<[bool; 9]>(), any::<bool>());
        let tried = TestRunner::new(config.clone())
            .run(&cases, |(seeds, without, other)| layers_do_not_matter(&seeds, without, other));
        tried.unwrap_or_else(|wrong| panic!("{wrong}"));
    };
    std::thread::scope(|scope| {
        scope.spawn(half);
        scope.spawn(half);
    });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn simple_models_are_models(seeds in seeds(15)) {
        let mut t = Terms::new();
        let mut solver = Solver::new(&Options::default());
        let mut path = Constraints::new();
        let mut model: Model = Rc::default();
        for &seed in &seeds {
            let condition = condition(&mut t, seed);
            if let Answer::Sat(found) = solver.check(&mut t, &path, Some(&model), condition) {
                path.push(condition);
                model = found;
            }
        }
        let simple = solver.simple_model(&mut t, &path, &model);
        let all: Vec<TermId> = path.iter().collect();
        prop_assert!(eval_all(&t, &all, &simple, &mut EvalCache::new()));
    }
}

/// Few branches with two feasible sides reach a decision procedure.
#[test]
fn most_forks_need_no_backend() {
    let mut state = 12345u64;
    let mut next = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as u32
    };
    let (mut forks, mut calls, mut queries) = (0, 0, 0);
    for _ in 0..60 {
        let seeds: Vec<Seed> =
            (0..20).map(|_| (next() as u8, next() as u8, next() as u8, next() as i32 % 1000)).collect();
        let mut solver = Solver::new(&Options::default());
        forks += walk(&mut solver, condition, &seeds).1 as u64;
        calls += solver.counters().backend_calls();
        queries += solver.counters().queries;
    }
    assert!(calls * 10 <= forks * 6, "{calls} backend calls for {forks} forks in {queries} queries");
}

#[test]
fn a_path_without_a_model_is_solved_as_a_whole() {
    let mut t = Terms::new();
    let (x, y) = (t.var("x", Sort::Bv32), t.var("y", Sort::Bv32));
    let (five, six) = (t.int(5), t.int(6));
    let product = t.int_bin(IntBin::Mul, x, x);
    let never = t.eq(product, six);
    let small = t.cmp(Cmp::Lt, y, five);
    let mut path = Constraints::new();
    path.push(never);
    let mut solver = Solver::new(&Options::default());
    assert!(matches!(solver.check(&mut t, &path, None, small), Answer::Unsat));
    assert!(matches!(solver.check(&mut t, &Constraints::new(), None, small), Answer::Sat(_)));
    assert!(matches!(solver.check(&mut t, &path, None, TermId::TRUE), Answer::Unsat));
    assert!(matches!(solver.check(&mut t, &Constraints::new(), None, TermId::TRUE), Answer::Sat(_)));
}

#[test]
fn simple_models_are_simple() {
    let mut t = Terms::new();
    let [x, y, z] = ["x", "y", "z"].map(|name| t.var(name, Sort::Bv32));
    let c = t.var("c", Sort::Bv16);
    let (three, limit, nul) = (t.int(3), t.int(2000), t.constant(Const::Bv16(0)));
    let conjuncts = [t.cmp(Cmp::Gt, x, three), t.eq(y, z), t.cmp(Cmp::Gt, x, y), t.cmp(Cmp::Ne, c, nul)];
    let mut model = Assignment::new();
    for (id, value) in [(0, 123_456), (1, 55_555), (2, 55_555)] {
        model.set(VarId(id), Const::Bv32(value));
    }
    model.set(VarId(3), Const::Bv16(-30_000));
    let mut path = Constraints::new();
    conjuncts.into_iter().for_each(|conjunct| path.push(conjunct));
    let mut solver = Solver::new(&Options::default());
    let simple = solver.simple_model(&mut t, &path, &Rc::new(model.clone()));
    let values: Vec<i64> =
        (0..4).map(|id| simple.get(VarId(id), t.variable(VarId(id)).sort).signed().unwrap()).collect();
    assert!(values[0] <= 200 && values[1].abs() <= 100 && values[3] == 97, "{values:?}");
    // A bound is met, not exceeded by far.
    let mut path = Constraints::new();
    path.push(t.cmp(Cmp::Gt, x, limit));
    let simple = solver.simple_model(&mut t, &path, &Rc::new(model));
    assert_eq!(simple.get(VarId(0), Sort::Bv32), Const::Bv32(2001));
}

#[test]
fn a_wrong_model_is_noticed() {
    struct Liar;
    impl Backend for Liar {
        fn name(&self) -> &'static str {
            "liar"
        }
        fn check(&mut self, _: &Terms, _: &[TermId], _: u64) -> Verdict {
            Verdict::Sat(Assignment::new())
        }
        fn effort(&self) -> u64 {
            0
        }
        fn reset(&mut self) {}

        fn set_deadline(&mut self, _: Option<std::time::Instant>) {}
    }
    let mut t = Terms::new();
    let x = t.var("x", Sort::Bv32);
    let two = t.int(2);
    let product = t.int_bin(IntBin::Mul, x, x);
    let never = t.eq(product, two);
    let mut alone = Solver::with_backends(&Options::default(), vec![Box::new(Liar)], None);
    let answer = alone.check(&mut t, &Constraints::new(), None, never);
    assert!(matches!(answer, Answer::Unknown(Why::WrongModel)), "{answer:?}");
    assert_eq!(alone.counters().disagreements.len(), 1);
    let backends: Vec<Box<dyn Backend>> = vec![Box::new(Liar), Box::new(BitBlaster::new())];
    let mut both = Solver::with_backends(&Options::default(), backends, None);
    assert!(matches!(both.check(&mut t, &Constraints::new(), None, never), Answer::Unsat));
}

/// No layer recurses on the depth of a term.
#[test]
fn deep_terms_do_not_overflow_the_stack() {
    let mut t = Terms::without_simplifier();
    let (p, q) = (t.var("p", Sort::Bool), t.var("q", Sort::Bool));
    let mut deep = p;
    for _ in 0..100_000 {
        let both = t.and(deep, q);
        deep = t.not(both);
    }
    let mut path = Constraints::new();
    path.push(deep);
    let mut solver = Solver::new(&Options { cross_check: true, ..Options::default() });
    let not_q = t.not(q);
    let model = match solver.check(&mut t, &Constraints::new(), None, deep) {
        Answer::Sat(model) => model,
        other => panic!("{other:?}"),
    };
    assert!(matches!(solver.check(&mut t, &path, Some(&model), not_q), Answer::Sat(_)));
    let simple = solver.simple_model(&mut t, &path, &model);
    assert!(eval_all(&t, &[deep], &simple, &mut EvalCache::new()));
    assert_eq!(solver.counters().disagreements, Vec::<String>::new());
}

#[test]
fn it_describes_itself() {
    let options = Options { without: vec![Layer::Recent, Layer::Exact], ..Options::default() };
    let text = Solver::new(&options).describe();
    let backends = if cfg!(feature = "z3") { "bit-blaster, z3" } else { "bit-blaster" };
    let expected = format!(
        "model > rewrite > ranges > sums > slice > cores > order > repair > hulls > remainders > cases > backends ({backends}; limit 5000)"
    );
    assert_eq!(text, expected);
}
