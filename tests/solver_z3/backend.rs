//! What the backend promises beyond deciding: cores, limits, independence, exact values.

use obligato::expr::ops::{Cmp, Conv, FloatBin, FloatUn, IntBin};
use obligato::expr::{Assignment, Const, Element, EvalCache, Sort, TermId, Terms, eval_all};
use obligato::solver::z3::Z3;
use obligato::solver::{Backend, Verdict, Why};

const LIMIT: u64 = 20_000;

fn value(terms: &Terms, model: &Assignment, t: TermId) -> Const {
    model.get(terms.as_var(t).unwrap(), terms.sort(t))
}

fn sat(z3: &mut Z3, terms: &Terms, query: &[TermId]) -> Assignment {
    match z3.check(terms, query, LIMIT) {
        Verdict::Sat(model) => {
            assert!(eval_all(terms, query, &model, &mut EvalCache::new()));
            model
        }
        other => panic!("{other:?}"),
    }
}

fn core(z3: &mut Z3, terms: &Terms, query: &[TermId]) -> Vec<TermId> {
    match z3.check(terms, query, LIMIT) {
        Verdict::Unsat(core) => core,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_core_is_what_contradicts() {
    let mut t = Terms::new();
    let (x, y) = (t.var("x", Sort::Bv32), t.var("y", Sort::Bv32));
    let (two, five) = (t.int(2), t.int(5));
    let a = t.cmp(Cmp::Gt, x, five);
    let b = t.cmp(Cmp::Lt, y, five);
    let c = t.cmp(Cmp::Lt, x, two);
    let mut z3 = Z3::new();
    assert_eq!(core(&mut z3, &t, &[a, b, c]), [a, c]);
    sat(&mut z3, &t, &[a, b]);
    sat(&mut z3, &t, &[b, c]);
    assert_eq!(core(&mut z3, &t, &[TermId::FALSE, a]), [TermId::FALSE]);
    assert!(matches!(z3.check(&t, &[], LIMIT), Verdict::Sat(_)));
}

#[test]
fn a_limit_ends_a_query_and_only_that_one() {
    let mut t = Terms::new();
    let (x, y) = (t.var("x", Sort::Bv64), t.var("y", Sort::Bv64));
    let one = t.long(1);
    let half = t.long(1 << 32);
    let product = t.long_bin(IntBin::Mul, x, y);
    // A product of two primes: its factors are not found by propagation.
    let product_of_primes = t.long(2_147_483_647 * 2_147_483_629);
    let mut hard = vec![t.cmp(Cmp::Eq, product, product_of_primes)];
    for factor in [x, y] {
        hard.push(t.cmp(Cmp::Gt, factor, one));
        hard.push(t.cmp(Cmp::Lt, factor, half));
    }
    let less = t.cmp(Cmp::Lt, x, y);
    let mut z3 = Z3::new();
    for _ in 0..2 {
        assert!(matches!(z3.check(&t, &hard, 1), Verdict::Unknown(Why::Limit)));
        sat(&mut z3, &t, &[less]);
    }
}

#[test]
fn models_have_exact_values() {
    let mut t = Terms::new();
    let mut z3 = Z3::new();
    let d = t.var("d", Sort::F64);
    let not_itself = t.cmp(Cmp::Ne, d, d);
    let model = sat(&mut z3, &t, &[not_itself]);
    assert_eq!(value(&t, &model, d), Const::double(f64::NAN));

    let f = t.var("f", Sort::F32);
    let bits = t.convert(Conv::F2Bits, f);
    let subnormal = t.int(0x8000_0001_u32 as i32);
    let query = t.cmp(Cmp::Eq, bits, subnormal);
    let model = sat(&mut z3, &t, &[query]);
    assert_eq!(value(&t, &model, f), Const::F32(0x8000_0001));

    let zero = t.double(0.0);
    let one = t.double(1.0);
    let least = t.double(f64::NEG_INFINITY);
    let inverse = t.float_bin(FloatBin::Div, one, d);
    let query = [t.cmp(Cmp::Eq, d, zero), t.cmp(Cmp::Eq, inverse, least)];
    let model = sat(&mut z3, &t, &query);
    assert_eq!(value(&t, &model, d), Const::double(-0.0));

    let r = t.var("r", Sort::Ref);
    let object = t.object(u32::MAX);
    let query = t.cmp(Cmp::Eq, r, object);
    let model = sat(&mut z3, &t, &[query]);
    assert_eq!(value(&t, &model, r), Const::Ref(u32::MAX));
}

#[test]
fn arrays_of_every_sort_have_models() {
    let elements = [
        (Element::Bool, Const::Bool(true)),
        (Element::Bv8, Const::Bv8(-3)),
        (Element::Bv16, Const::Bv16(-300)),
        (Element::Bv32, Const::Bv32(7)),
        (Element::Bv64, Const::Bv64(i64::MIN)),
        (Element::F32, Const::float(-0.0)),
        (Element::F64, Const::double(2.5)),
        (Element::Ref, Const::Ref(9)),
    ];
    let mut t = Terms::new();
    let mut z3 = Z3::new();
    let (i, j) = (t.var("i", Sort::Bv32), t.var("j", Sort::Bv32));
    let apart = t.cmp(Cmp::Ne, i, j);
    for (element, wanted) in elements {
        let array = t.var("a", Sort::Array(element));
        let (at_i, at_j) = (t.select(array, i), t.select(array, j));
        let wanted = t.constant(wanted);
        let first = t.cmp(Cmp::Eq, at_i, wanted);
        let equal = t.cmp(Cmp::Eq, at_j, wanted);
        let second = t.not(equal);
        sat(&mut z3, &t, &[apart, first, second]);
        let together = t.cmp(Cmp::Eq, i, j);
        let contradiction = core(&mut z3, &t, &[first, together, second]);
        assert_eq!(contradiction, [first, together, second]);
    }
}

#[test]
fn remainders_of_floats_are_exact_or_open() {
    let mut t = Terms::without_simplifier();
    let d = t.var("d", Sort::F64);
    let bits = t.convert(Conv::D2Bits, d);
    let mut z3 = Z3::new();
    let inf = f64::INFINITY;
    let rows = [
        (5.5, 2.0),
        (-5.5, 2.0),
        (5.5, -2.0),
        (0.3, 0.1),
        (1.0, 0.1),
        (-6.0, 3.0),
        (1e15, 0.7),
        (f64::MIN_POSITIVE, 5e-324),
        (1.7, inf),
        (inf, 3.0),
        (2.0, 0.0),
        (2.9999999999999996, 3.0),
        (-0.0, 3.0),
    ];
    for (a, b) in rows {
        let pin = t.long(Const::double(a).bits() as i64);
        let pin = t.cmp(Cmp::Eq, bits, pin);
        let divisor = t.double(b);
        let rest = t.float_bin(FloatBin::Rem, d, divisor);
        let rest = t.convert(Conv::D2Bits, rest);
        let expected = t.long(Const::double(a % b).bits() as i64);
        let right = t.cmp(Cmp::Eq, rest, expected);
        let wrong = t.not(right);
        sat(&mut z3, &t, &[pin, right]);
        core(&mut z3, &t, &[pin, wrong]);
    }
    // A quotient beyond the significand: nothing false is said of it.
    let (huge, three, one) = (t.double(1e300), t.double(3.0), t.double(1.0));
    let pin = t.cmp(Cmp::Eq, d, huge);
    let rest = t.float_bin(FloatBin::Rem, d, three);
    let claim = t.cmp(Cmp::Eq, rest, one);
    assert!(matches!(z3.check(&t, &[pin, claim], LIMIT), Verdict::Unknown(Why::Theory)), "{}", 1e300 % 3.0);
}

#[test]
fn conversions_saturate_and_rounding_keeps_the_sign() {
    let mut t = Terms::without_simplifier();
    let mut z3 = Z3::new();
    let d = t.var("d", Sort::F64);
    let as_int = t.convert(Conv::D2I, d);
    let (max, zero) = (t.int(i32::MAX), t.int(0));
    let at_max = t.cmp(Cmp::Eq, as_int, max);
    let great = t.double(1e10);
    let greater = t.cmp(Cmp::Gt, d, great);
    let below = t.cmp(Cmp::Ne, as_int, max);
    sat(&mut z3, &t, &[at_max, greater]);
    core(&mut z3, &t, &[greater, below]);
    let nan = t.cmp(Cmp::Ne, d, d);
    let not_zero = t.cmp(Cmp::Ne, as_int, zero);
    core(&mut z3, &t, &[nan, not_zero]);
    let up = t.float_unary(FloatUn::Ceil, d);
    let bits = t.convert(Conv::D2Bits, up);
    let negative_zero = t.long(i64::MIN);
    let half = t.double(-0.5);
    let query = [t.cmp(Cmp::Eq, d, half), t.cmp(Cmp::Ne, bits, negative_zero)];
    core(&mut z3, &t, &query);
}

#[test]
fn answers_do_not_depend_on_other_sessions() {
    let mut t = Terms::new();
    let vars: Vec<TermId> = (0..6).map(|n| t.var(&format!("x{n}"), Sort::Bv32)).collect();
    let mut queries = Vec::new();
    for at in 0..40 {
        let (x, y, z) = (vars[at % 6], vars[(at * 5 + 1) % 6], vars[(at / 6) % 6]);
        let sum = t.int_bin(IntBin::Add, x, y);
        let limit = t.int(at as i32 * 37 - 500);
        let (a, b) = (t.cmp(Cmp::Lt, sum, z), t.cmp(Cmp::Gt, z, limit));
        queries.push([a, b]);
        let (d, e) = (t.convert(Conv::I2D, x), t.var("e", Sort::F64));
        let total = t.float_bin(FloatBin::Add, d, e);
        if at % 8 == 0 {
            queries.push([t.cmp(Cmp::Gt, total, d), b]);
        }
    }
    let run = |other: &mut dyn FnMut()| -> Vec<String> {
        let mut z3 = Z3::new();
        let answer = |query: &[TermId; 2]| {
            other();
            format!("{:?}", z3.check(&t, query, LIMIT))
        };
        queries.iter().map(answer).collect()
    };
    let alone = run(&mut || ());
    let mut second = Z3::new();
    let mut count = 0;
    let mut interleaved = || {
        count += 1;
        second.check(&t, &queries[count % 7], LIMIT);
    };
    assert_eq!(run(&mut || ()), alone);
    assert_eq!(run(&mut interleaved), alone);
}

#[test]
fn after_a_reset_ids_mean_other_terms() {
    let mut z3 = Z3::new();
    let mut first = Terms::new();
    let x = first.var("x", Sort::Bv32);
    let one = first.int(1);
    let query = first.cmp(Cmp::Lt, x, one);
    sat(&mut z3, &first, &[query]);
    z3.reset();
    let mut second = Terms::new();
    let d = second.var("d", Sort::F64);
    let one = second.double(1.0);
    let other = second.cmp(Cmp::Gt, d, one);
    assert_eq!(query, other);
    sat(&mut z3, &second, &[other]);
}

#[test]
fn deep_terms_are_no_danger() {
    for depth in [1000, 100_000] {
        let mut t = Terms::without_simplifier();
        let (x, y) = (t.var("x", Sort::Bv32), t.var("y", Sort::Bv32));
        let d = t.var("d", Sort::F64);
        let (mut sum, mut sign, mut all, mut choice) = (x, d, TermId::TRUE, x);
        for at in 0..depth {
            sum = t.int_bin(IntBin::Add, sum, y);
            sign = t.float_unary(FloatUn::Neg, sign);
            let number = t.int(at);
            let differs = t.cmp(Cmp::Ne, y, number);
            all = t.and(all, differs);
            let equal = t.cmp(Cmp::Eq, x, number);
            choice = t.ite(equal, y, choice);
        }
        let query = [t.cmp(Cmp::Lt, sum, x), t.cmp(Cmp::Lt, sign, d), all, t.cmp(Cmp::Lt, choice, y)];
        for conjunct in query {
            match Z3::new().check(&t, &[conjunct], LIMIT) {
                Verdict::Sat(model) => assert!(eval_all(&t, &[conjunct], &model, &mut EvalCache::new())),
                Verdict::Unsat(core) => assert_eq!(core, [conjunct]),
                Verdict::Unknown(why) => assert_eq!((why, depth), (Why::Limit, 100_000)),
            }
        }
    }
}
