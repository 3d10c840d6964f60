//! Exactness: each operation, at each width, on the values where mistakes hide and on random ones, must be what the
//! evaluator says and cannot be anything else; models of random terms must evaluate to true.

use proptest::prelude::*;

use crate::expr::ops::{Cmp, Compare3, Conv, IntBin};
use crate::expr::{Assignment, Const, EvalCache, Sort, TermId, Terms, eval, eval_all, sorts_of};
use crate::solver::{Backend, Verdict};

use super::BitBlaster;

/// Values of a sort at its edges, then random ones.
pub(super) fn values(sort: Sort, random: usize) -> Vec<Const> {
    let edges: &[u64] = match sort {
        Sort::F32 => &[
            0,
            0x8000_0000,
            1,
            0x007f_ffff,
            0x0080_0000,
            0x3f80_0000,
            0x7f7f_ffff,
            0x7f80_0000,
            0xff80_0000,
            0x7fc0_0000,
        ],
        Sort::F64 => &[
            0,
            1 << 63,
            1,
            (1 << 52) - 1,
            1 << 52,
            0x3ff0_0000_0000_0000,
            0x7fef_ffff_ffff_ffff,
            0x7ff0_0000_0000_0000,
            0xfff0_0000_0000_0000,
            0x7ff8_0000_0000_0000,
        ],
        _ => &[
            0,
            1,
            2,
            3,
            7,
            10,
            31,
            32,
            63,
            u64::MAX,
            u64::MAX - 1,
            1 << 31,
            1 << 63,
            0x7fff_ffff,
            i64::MAX as u64,
            0x80,
            0x8000,
        ],
    };
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut values: Vec<Const> = edges.iter().map(|&bits| Const::from_bits(sort, bits)).collect();
    for _ in 0..random {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        values.push(Const::from_bits(sort, state));
    }
    values.dedup();
    values
}

/// Checks that a term of the variables is exactly what the evaluator says, for each row of their values. A float is
/// compared by its bits: as a number -0.0 equals 0.0, and NaN nothing.
pub(super) fn exact(terms: &mut Terms, term: TermId, variables: &[TermId], rows: &[Vec<Const>]) {
    let mut blaster = BitBlaster::new();
    let as_bits = |terms: &mut Terms, t: TermId| match terms.sort(t) {
        Sort::F32 => terms.convert(Conv::F2Bits, t),
        Sort::F64 => terms.convert(Conv::D2Bits, t),
        _ => t,
    };
    let term_bits = as_bits(terms, term);
    for row in rows {
        let mut assignment = Assignment::new();
        let mut conjuncts = Vec::new();
        for (&variable, &value) in variables.iter().zip(row) {
            assignment.set(terms.as_var(variable).unwrap(), value);
            let bits = as_bits(terms, variable);
            let constant = Const::from_bits(terms.sort(bits), value.bits());
            let constant = terms.constant(constant);
            conjuncts.push(terms.eq(bits, constant));
        }
        let value = eval(terms, term_bits, &assignment, &mut EvalCache::new());
        let value = terms.constant(value);
        let same = terms.eq(term_bits, value);
        let other = terms.not(same);
        conjuncts.push(same);
        let verdict = blaster.check(terms, &conjuncts, 1_000_000);
        assert!(matches!(verdict, Verdict::Sat(_)), "{} with {row:?}: {verdict:?}", terms.to_smt(term));
        conjuncts.pop();
        conjuncts.push(other);
        let verdict = blaster.check(terms, &conjuncts, 1_000_000);
        assert!(matches!(verdict, Verdict::Unsat(_)), "{} with {row:?}: {verdict:?}", terms.to_smt(term));
    }
}

fn pairs(of: &[Const], with: &[Const]) -> Vec<Vec<Const>> {
    of.iter().flat_map(|&a| with.iter().map(move |&b| vec![a, b])).collect()
}

#[test]
fn integer_operations_are_exact() {
    for (sort, random) in [(Sort::Bv32, 6), (Sort::Bv64, 2)] {
        let all = values(sort, random);
        for op in IntBin::ALL {
            let mut t = Terms::without_simplifier();
            let (x, y) = (t.var("x", sort), t.var("y", sort));
            let term = if sort == Sort::Bv32 { t.int_bin(op, x, y) } else { t.long_bin(op, x, y) };
            let rows = pairs(&all, &all);
            let step = if sort == Sort::Bv64 && matches!(op, IntBin::Mul | IntBin::Div | IntBin::Rem) { 7 } else { 2 };
            let rows: Vec<Vec<Const>> = rows.into_iter().step_by(step).collect();
            exact(&mut t, term, &[x, y], &rows);
        }
    }
}

#[test]
fn operations_with_a_constant_are_exact() {
    let some = [-7, -1, 0, 1, 3, 10, 100, 1000, 65_535, i32::MIN, i32::MAX, 0x5555_5555];
    let all = values(Sort::Bv32, 3);
    for constant in some {
        let mut t = Terms::without_simplifier();
        let x = t.var("x", Sort::Bv32);
        let c = t.int(constant);
        for op in IntBin::ALL {
            let rows: Vec<Vec<Const>> = all.iter().step_by(2).map(|&a| vec![a]).collect();
            let right = t.int_bin(op, x, c);
            exact(&mut t, right, &[x], &rows);
            let left = t.int_bin(op, c, x);
            exact(&mut t, left, &[x], &rows[..5]);
        }
    }
}

#[test]
fn a_narrow_divisor_may_be_zero() {
    let mut t = Terms::without_simplifier();
    let (x, byte) = (t.var("x", Sort::Bv32), t.var("b", Sort::Bv8));
    let divisor = t.zero_extend(Sort::Bv32, byte);
    let rows = pairs(&values(Sort::Bv32, 3), &values(Sort::Bv8, 1)[..6]);
    for op in [IntBin::Div, IntBin::Rem] {
        let term = t.int_bin(op, x, divisor);
        exact(&mut t, term, &[x, byte], &rows);
    }
}

#[test]
fn comparisons_are_exact() {
    for sort in [Sort::Bv8, Sort::Bv16, Sort::Bv32, Sort::Bv64] {
        let all = values(sort, 2);
        let rows: Vec<Vec<Const>> = pairs(&all, &all).into_iter().step_by(3).collect();
        let mut t = Terms::without_simplifier();
        let (x, y) = (t.var("x", sort), t.var("y", sort));
        for op in Cmp::ALL {
            let signed = t.cmp(op, x, y);
            exact(&mut t, signed, &[x, y], &rows);
            let unsigned = t.cmp_unsigned(op, x, y);
            exact(&mut t, unsigned, &[x, y], &rows);
        }
        if sort == Sort::Bv64 {
            let three = t.compare3(Compare3::Lcmp, x, y);
            exact(&mut t, three, &[x, y], &rows);
        }
    }
}

#[test]
fn widths_change_exactly() {
    for from in [Sort::Bv8, Sort::Bv16, Sort::Bv32, Sort::Bv64] {
        let rows: Vec<Vec<Const>> = values(from, 5).into_iter().map(|value| vec![value]).collect();
        let mut t = Terms::without_simplifier();
        let x = t.var("x", from);
        let bits = from.width().unwrap();
        for to in [Sort::Bv8, Sort::Bv16, Sort::Bv32, Sort::Bv64] {
            let wanted = to.width().unwrap();
            if wanted > bits {
                let signed = t.sign_extend(to, x);
                exact(&mut t, signed, &[x], &rows);
                let unsigned = t.zero_extend(to, x);
                exact(&mut t, unsigned, &[x], &rows);
            }
            for low in [0, 8, 16, 24, 32, 48] {
                if low + wanted < bits {
                    let part = t.extract(to, low, x);
                    exact(&mut t, part, &[x], &rows);
                }
            }
        }
        if bits < 64 {
            let y = t.var("y", from);
            let both = t.concat(x, y);
            let rows: Vec<Vec<Const>> = rows.windows(2).map(|pair| vec![pair[0][0], pair[1][0]]).collect();
            exact(&mut t, both, &[x, y], &rows);
        }
    }
    for op in [Conv::I2L, Conv::L2I, Conv::I2B, Conv::I2C, Conv::I2S] {
        let mut t = Terms::without_simplifier();
        let x = t.var("x", sorts_of(op).0);
        let rows: Vec<Vec<Const>> = values(sorts_of(op).0, 5).into_iter().map(|value| vec![value]).collect();
        let converted = t.convert(op, x);
        exact(&mut t, converted, &[x], &rows);
    }
}

/// A read over two writes, of a constant array and of an unknown one.
#[test]
fn reads_see_the_newest_write() {
    let mut t = Terms::without_simplifier();
    let [i, j, k, v, w] = ["i", "j", "k", "v", "w"].map(|name| t.var(name, Sort::Bv32));
    let zero = t.int(9);
    let empty = t.const_array(zero);
    let once = t.store(empty, i, v);
    let twice = t.store(once, j, w);
    let p = t.var("p", Sort::Bool);
    let chosen = t.ite(p, twice, once);
    let read = t.select(chosen, k);
    let mut rows = Vec::new();
    for bits in 0..54u32 {
        let at = |n: u32| Const::Bv32((bits / 3u32.pow(n) % 3) as i32 - 1);
        rows.push(vec![at(0), at(1), at(2), Const::Bv32(5), Const::Bv32(6), Const::Bool(bits >= 27)]);
    }
    exact(&mut t, read, &[i, j, k, v, w, p], &rows);
}

#[test]
fn unknown_arrays_are_functions() {
    let mut t = Terms::new();
    let array = t.var("a", Sort::Array(crate::expr::Element::Bv32));
    let (i, j) = (t.var("i", Sort::Bv32), t.var("j", Sort::Bv32));
    let (one, two) = (t.select(array, i), t.select(array, j));
    let differ = t.cmp(Cmp::Lt, one, two);
    let same_index = t.eq(i, j);
    let mut blaster = BitBlaster::new();
    let Verdict::Sat(model) = blaster.check(&t, &[differ], 10_000) else { panic!("two elements can differ") };
    assert!(eval_all(&t, &[differ], &model, &mut EvalCache::new()));
    let Verdict::Unsat(core) = blaster.check(&t, &[same_index, differ], 10_000) else { panic!("one element") };
    assert_eq!(core, vec![same_index, differ]);
}

#[test]
fn unknown_arrays_of_floats_have_one_nan() {
    let mut t = Terms::new();
    let array = t.var("a", Sort::Array(crate::expr::Element::F64));
    let (i, j) = (t.var("i", Sort::Bv32), t.var("j", Sort::Bv32));
    let (one, two) = (t.select(array, i), t.select(array, j));
    let (one_bits, two_bits) = (t.convert(Conv::D2Bits, one), t.convert(Conv::D2Bits, two));
    let (nan_one, nan_two) = (t.cmp(Cmp::Ne, one, one), t.cmp(Cmp::Ne, two, two));
    let apart = t.cmp(Cmp::Ne, i, j);
    let differ = t.cmp(Cmp::Ne, one_bits, two_bits);
    let mut blaster = BitBlaster::new();
    let Verdict::Sat(model) = blaster.check(&t, &[nan_one, differ], 10_000) else { panic!("one is a number") };
    assert!(eval_all(&t, &[nan_one, differ], &model, &mut EvalCache::new()));
    let verdict = blaster.check(&t, &[nan_one, nan_two, apart, differ], 10_000);
    assert!(matches!(verdict, Verdict::Unsat(_)), "{verdict:?}");
}

#[test]
fn a_core_leaves_out_what_is_not_needed() {
    let mut t = Terms::new();
    let [x, y, z] = ["x", "y", "z"].map(|name| t.var(name, Sort::Bv32));
    let (a, b, c) = (t.cmp(Cmp::Lt, x, y), t.cmp(Cmp::Lt, y, z), t.cmp(Cmp::Lt, z, x));
    let (five, extra) = (t.int(5), t.var("w", Sort::Bv32));
    let aside = t.cmp(Cmp::Lt, extra, five);
    let mut blaster = BitBlaster::new();
    let Verdict::Unsat(core) = blaster.check(&t, &[aside, a, b, c], 10_000) else { panic!("a cycle") };
    assert_eq!(core, vec![a, b, c]);
    let Verdict::Sat(model) = blaster.check(&t, &[aside, a, b], 10_000) else { panic!("a chain") };
    assert!(eval_all(&t, &[aside, a, b], &model, &mut EvalCache::new()));
}

#[test]
fn it_forgets_and_goes_on() {
    let mut t = Terms::new();
    let mut blaster = BitBlaster::new();
    for round in 0..40 {
        let (x, y) = (t.var(&format!("x{round}"), Sort::Bv32), t.var("y", Sort::Bv32));
        let c = t.int(1000 + round);
        let product = t.int_bin(IntBin::Mul, x, c);
        let sum = t.int_bin(IntBin::Add, product, y);
        let condition = t.cmp(Cmp::Gt, sum, c);
        let Verdict::Sat(model) = blaster.check(&t, &[condition], 100_000) else { panic!("round {round}") };
        assert!(eval_all(&t, &[condition], &model, &mut EvalCache::new()));
    }
    assert!(blaster.circuit.gates.sat.variables() < 3 * super::YOUNG);
}

/// A recipe for a term: each step takes two earlier terms.
#[derive(Clone, Debug)]
pub(super) struct Step(pub u8, pub u8, pub u8, pub i32);

pub(super) fn steps(most: usize) -> impl Strategy<Value = Vec<Step>> {
    let constant = prop_oneof![-3..4i32, Just(i32::MIN), Just(i32::MAX), any::<i32>()];
    prop::collection::vec((any::<u8>(), any::<u8>(), any::<u8>(), constant), 1..most)
        .prop_map(|all| all.into_iter().map(|(op, a, b, c)| Step(op, a, b, c)).collect())
}

/// Conditions over three ints, with everything in between that is cheap to solve.
pub(super) fn conditions(t: &mut Terms, steps: &[Step]) -> Vec<TermId> {
    let mut ints = vec![t.var("x", Sort::Bv32), t.var("y", Sort::Bv32), t.var("z", Sort::Bv32)];
    let mut conditions = Vec::new();
    for &Step(op, a, b, c) in steps {
        let x = ints[usize::from(a) % ints.len()];
        let y = if op & 1 == 0 { ints[usize::from(b) % ints.len()] } else { t.int(c) };
        let new = match op >> 1 & 15 {
            0 => t.int_bin(IntBin::Sub, x, y),
            1 => t.int_bin(IntBin::And, x, y),
            2 => t.int_bin(IntBin::Or, x, y),
            3 => t.int_bin(IntBin::Xor, x, y),
            4 => t.int_bin(IntBin::Shl, x, y),
            5 => t.int_bin(IntBin::UShr, x, y),
            6 => t.convert(Conv::I2B, x),
            7 => {
                let ten = t.int(10);
                t.int_bin(IntBin::Rem, x, ten)
            }
            8 | 9 => {
                let less = t.cmp(Cmp::Lt, x, y);
                t.ite(less, x, y)
            }
            10 => {
                let three = t.int(c & 0xff);
                t.int_bin(IntBin::Mul, x, three)
            }
            _ => t.int_bin(IntBin::Add, x, y),
        };
        ints.push(new);
        conditions.push(t.cmp(Cmp::ALL[usize::from(b) % 6], new, y));
    }
    conditions
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// A model satisfies what it was asked for; a core has no model when it is asked for alone. Few terms in a thousand are
    /// hard, and would take all day: these are left.
    #[test]
    fn verdicts_on_random_terms_can_be_believed(steps in steps(12)) {
        let mut t = Terms::new();
        let all = conditions(&mut t, &steps);
        let mut blaster = BitBlaster::new();
        for known in 1..=all.len() {
            match blaster.check(&t, &all[..known], 1_000) {
                Verdict::Sat(model) => prop_assert!(eval_all(&t, &all[..known], &model, &mut EvalCache::new())),
                Verdict::Unsat(core) => {
                    prop_assert!(core.iter().all(|conjunct| all[..known].contains(conjunct)));
                    let again = BitBlaster::new().check(&t, &core, 5_000);
                    prop_assert!(!matches!(again, Verdict::Sat(_)), "{:?}", again);
                    break;
                }
                Verdict::Unknown(_) => {}
            }
        }
    }
}
