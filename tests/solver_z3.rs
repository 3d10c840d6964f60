//! The Z3 backend against the evaluator, the simplifier and the bit-blaster, on random terms.
//!
//! `PROPTEST_CASES` and `PROPTEST_SEED` run more, or others.

#![cfg(feature = "z3")]
mod backend;
mod recipes;

use obligato::expr::ops::FloatBin;
use obligato::expr::{EvalCache, Evaluation, Node, Sort, TermId, Terms, VarId, eval_all};
use obligato::solver::bitblast::BitBlaster;
use obligato::solver::z3::Z3;
use obligato::solver::{Answer, Backend, Constraints, Model, Options, Solver, Verdict, Why};
use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestCaseResult};

use recipes::{Family, Leaves, Pick, Workshop, has_value, same};

#[test]
fn the_library_is_the_one_that_setup_fetches() {
    let expected = env!("Z3_SYS_Z3_VERSION");
    assert!(z3::full_version().starts_with(expected), "{} is linked, not {expected}", z3::full_version());
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
    prop::collection::vec(any::<u16>(), 17)
}

fn is_scalar(terms: &Terms, t: TermId) -> bool {
    !matches!(terms.sort(t), Sort::Array(_))
}

fn has_remainder(terms: &Terms, query: &[TermId]) -> bool {
    terms.reachable(query).iter().any(|&t| matches!(terms.node(t), Node::Float(FloatBin::Rem, ..)))
}

/// Under these conditions no term of a recipe has another value than the evaluator says.
fn check_values(workshop: &mut Workshop, picks: &[u16]) -> TestCaseResult {
    let assignment = workshop.assignment(picks);
    let mut terms = workshop.terms.clone();
    let mut pins = Vec::new();
    for (at, variable) in workshop.terms.all_variables().iter().enumerate() {
        let value = assignment.get(VarId(at as u32), variable.sort);
        pins.push(has_value(&mut terms, variable.term, value));
    }
    let scalars: Vec<TermId> =
        workshop.twins.iter().map(|twin| twin.written).filter(|&t| is_scalar(&terms, t)).collect();
    let mut cache = EvalCache::new();
    let mut evaluation = Evaluation::new(&workshop.terms, &assignment, &mut cache);
    let values: Vec<_> = scalars.iter().map(|&t| evaluation.value(t)).collect();
    let claims: Vec<TermId> = scalars.iter().zip(&values).map(|(&t, &value)| has_value(&mut terms, t, value)).collect();

    let mut z3 = Z3::new();
    let mut query = pins.clone();
    query.extend(&claims);
    match z3.check(&terms, &query, 20_000) {
        Verdict::Sat(model) => prop_assert!(eval_all(&terms, &query, &model, &mut EvalCache::new())),
        // The value of a great remainder is open.
        Verdict::Unknown(why) => prop_assert!(why == Why::Theory && has_remainder(&terms, &query), "{:?}", why),
        Verdict::Unsat(core) => {
            let wrong: Vec<String> = core.iter().map(|&t| terms.to_smt(t)).collect();
            prop_assert!(false, "Z3 says this cannot be:\n{}", wrong.join("\n"));
        }
    }
    let all = terms.all_of(&claims);
    let other = terms.not(all);
    pins.push(other);
    let verdict = z3.check(&terms, &pins, 20_000);
    if let Verdict::Sat(model) = &verdict {
        let wrong: Vec<String> = claims
            .iter()
            .filter(|&&claim| !eval_all(&terms, &[claim], model, &mut EvalCache::new()))
            .map(|&claim| terms.to_smt(claim))
            .collect();
        prop_assert!(false, "Z3 has other values: {}", wrong.join("\n"));
    }
    let open = matches!(verdict, Verdict::Unknown(Why::Theory)) && has_remainder(&terms, &pins);
    prop_assert!(open || matches!(verdict, Verdict::Unsat(_)), "{:?}", verdict);
    Ok(())
}

/// Each term is what its simplified form is.
fn check_simplified(workshop: &Workshop, limit: u64) -> TestCaseResult {
    let mut terms = workshop.terms.clone();
    let mut z3 = Z3::new();
    for twin in workshop.twins.iter().rev().filter(|twin| twin.written != twin.simple).take(3) {
        if !is_scalar(&terms, twin.written) {
            continue;
        }
        let equal = same(&mut terms, twin.written, twin.simple);
        let differ = terms.not(equal);
        match z3.check(&terms, &[differ], limit) {
            Verdict::Unsat(core) => prop_assert_eq!(core, vec![differ]),
            Verdict::Sat(model) => {
                let agrees = eval_all(&terms, &[differ], &model, &mut EvalCache::new());
                let text = format!("{}\n  became {}", terms.to_smt(twin.written), terms.to_smt(twin.simple));
                prop_assert!(false, "{}\n  differ under {:?}; the evaluator agrees: {}", text, model, agrees);
            }
            // Products and quotients of two variables can be too hard.
            Verdict::Unknown(_) => {}
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn constants_have_the_values_that_we_compute(recipe in recipe(30), picks in picks()) {
        let mut workshop = Workshop::follow(Leaves::Constants, Family::Everything, &recipe, &picks);
        check_values(&mut workshop, &picks)?;
    }

    #[test]
    fn float_constants_have_the_values_that_we_compute(recipe in recipe(30), picks in picks()) {
        let mut workshop = Workshop::follow(Leaves::Constants, Family::Floats, &recipe, &picks);
        check_values(&mut workshop, &picks)?;
    }

    #[test]
    fn integers_have_the_values_that_we_compute(recipe in recipe(20), picks in picks()) {
        let mut workshop = Workshop::follow(Leaves::Variables, Family::Integers, &recipe, &picks);
        check_values(&mut workshop, &picks)?;
    }

    #[test]
    fn arrays_have_the_values_that_we_compute(recipe in recipe(20), picks in picks()) {
        let mut workshop = Workshop::follow(Leaves::Variables, Family::Arrays, &recipe, &picks);
        check_values(&mut workshop, &picks)?;
    }

    #[test]
    fn simplified_integers_are_the_same(recipe in recipe(8)) {
        let workshop = Workshop::follow(Leaves::AllVariables, Family::Integers, &recipe, &[]);
        check_simplified(&workshop, 100)?;
    }

    #[test]
    fn simplified_arrays_are_the_same(recipe in recipe(10)) {
        let workshop = Workshop::follow(Leaves::AllVariables, Family::Arrays, &recipe, &[]);
        check_simplified(&workshop, 100)?;
    }
}

proptest! {
    #![proptest_config(config(12))]

    #[test]
    fn floats_have_the_values_that_we_compute(recipe in recipe(6), picks in picks()) {
        let mut workshop = Workshop::follow(Leaves::Variables, Family::Floats, &recipe, &picks);
        check_values(&mut workshop, &picks)?;
    }

    #[test]
    fn simplified_floats_are_the_same(recipe in recipe(5)) {
        let workshop = Workshop::follow(Leaves::AllVariables, Family::Floats, &recipe, &[]);
        check_simplified(&workshop, 100)?;
    }
}

/// The Booleans of a recipe, as conjuncts of queries.
fn conditions(workshop: &Workshop) -> Vec<TermId> {
    let is_condition = |t: &TermId| workshop.terms.sort(*t) == Sort::Bool && workshop.terms.as_const(*t).is_none();
    workshop.twins.iter().map(|twin| twin.simple).filter(is_condition).collect()
}

/// Asks Z3 and the bit-blaster for one conjunct more each time, as it stands or negated, so that both use what they kept.
fn check_blaster(workshop: &Workshop, chosen: u16) -> TestCaseResult {
    let mut terms = workshop.terms.clone();
    let mut query = Vec::new();
    let (mut z3, mut blaster) = (Z3::new(), BitBlaster::new());
    for (at, condition) in conditions(workshop).into_iter().enumerate().take(6) {
        query.push(if chosen >> at & 1 == 0 { condition } else { terms.not(condition) });
        match (z3.check(&terms, &query, 200), blaster.check(&terms, &query, 2000)) {
            (Verdict::Sat(model), Verdict::Sat(other)) => {
                for model in [model, other] {
                    prop_assert!(eval_all(&terms, &query, &model, &mut EvalCache::new()));
                }
            }
            (Verdict::Unsat(core), Verdict::Unsat(other)) => {
                for core in [&core, &other] {
                    prop_assert!(!core.is_empty() && core.iter().all(|conjunct| query.contains(conjunct)));
                }
                prop_assert!(!matches!(z3.check(&terms, &other, 200), Verdict::Sat(_)));
                prop_assert!(!matches!(blaster.check(&terms, &core, 2000), Verdict::Sat(_)));
                query.pop();
            }
            (Verdict::Unknown(_), _) | (_, Verdict::Unknown(_)) => {}
            (z3, blaster) => {
                let text: Vec<String> = query.iter().map(|&conjunct| terms.to_smt(conjunct)).collect();
                prop_assert!(false, "{:?} and {:?} of\n{}", z3, blaster, text.join("\n"));
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn the_bit_blaster_agrees(recipe in recipe(16), chosen in any::<u16>()) {
        check_blaster(&Workshop::follow(Leaves::AllVariables, Family::Arrays, &recipe, &[]), chosen)?;
    }
}

proptest! {
    #![proptest_config(config(15))]

    #[test]
    fn the_bit_blaster_agrees_on_floats(recipe in recipe(10), chosen in any::<u16>()) {
        check_blaster(&Workshop::follow(Leaves::AllVariables, Family::Floats, &recipe, &[]), chosen)?;
    }
}

proptest! {
    #![proptest_config(config(30))]

    #[test]
    fn the_chain_never_contradicts_z3(recipe in recipe(12), chosen in any::<u16>()) {
        let workshop = Workshop::follow(Leaves::AllVariables, Family::Everything, &recipe, &[]);
        let mut terms = workshop.terms.clone();
        let mut solver = Solver::new(&Options { cross_check: true, limit: 100, ..Options::default() });
        let mut path = Constraints::new();
        let mut model = Model::default();
        for (at, condition) in conditions(&workshop).into_iter().enumerate().take(6) {
            let goal = if chosen >> at & 1 == 0 { condition } else { terms.not(condition) };
            if let Answer::Sat(found) = solver.check(&mut terms, &path, Some(&model), goal) {
                path.push(goal);
                model = found;
            }
        }
        prop_assert_eq!(&solver.counters().disagreements, &Vec::<String>::new());
    }
}
