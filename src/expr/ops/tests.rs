//! The operations against wide integer arithmetic and an independent implementation of floating point.

use super::*;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// The operation on unbounded integers, to be cut to `bits` by the caller.
fn wide(op: IntBin, a: i128, b: i128, bits: u32) -> Option<i128> {
    let count = b.rem_euclid(i128::from(bits)) as u32;
    let unsigned = a.rem_euclid(1 << bits);
    Some(match op {
        IntBin::Add => a + b,
        IntBin::Sub => a - b,
        IntBin::Mul => a * b,
        IntBin::Div => return a.checked_div(b),
        IntBin::Rem => return a.checked_rem(b),
        IntBin::And => a & b,
        IntBin::Or => a | b,
        IntBin::Xor => a ^ b,
        IntBin::Shl => a << count,
        IntBin::Shr => a.div_euclid(1 << count),
        IntBin::UShr => (unsigned as u128 >> count) as i128,
    })
}

fn check_ints(a: i64, b: i64) {
    for op in IntBin::ALL {
        let (x, y) = (a as i32, b as i32);
        assert_eq!(int32(op, x, y), wide(op, x.into(), y.into(), 32).map(|v| v as i32), "{op:?} {x} {y}");
        assert_eq!(int64(op, a, b), wide(op, a.into(), b.into(), 64).map(|v| v as i64), "{op:?} {a} {b}");
    }
    for op in Cmp::ALL {
        assert_eq!(cmp_i64(op, a, b), !cmp_i64(op.negate(), a, b));
        assert_eq!(cmp_i64(op, a, b), cmp_i64(op.swap(), b, a));
        assert_eq!(cmp_u64(op, a, b), ordered(op, &i128::from(a as u64), &i128::from(b as u64)));
        assert_eq!(cmp_u32(op, a as i32, b as i32), cmp_u64(op, a & 0xffff_ffff, b & 0xffff_ffff));
    }
    assert_eq!(lcmp(a, b), a.cmp(&b) as i32);
    assert_eq!(i128::from(neg_i64(a)), i128::from((-i128::from(a)) as i64));
    assert_eq!(i2b(a as i32), ((a & 0xff) as i32 ^ 0x80) - 0x80);
    assert_eq!(i2s(a as i32), ((a & 0xffff) as i32 ^ 0x8000) - 0x8000);
    assert_eq!(i2c(a as i32), (a & 0xffff) as i32);
}

const INTERESTING: [i64; 17] =
    [0, 1, -1, 2, 31, 32, 33, 63, 64, 65, 255, -128, 65536, i32::MAX as i64, i32::MIN as i64, i64::MAX, i64::MIN];

#[test]
fn integers_agree_with_wide_arithmetic_at_the_boundaries() {
    for a in INTERESTING {
        for b in INTERESTING {
            check_ints(a, b);
        }
    }
    assert_eq!(int32(IntBin::Div, i32::MIN, -1), Some(i32::MIN));
    assert_eq!(int64(IntBin::Rem, i64::MIN, -1), Some(0));
    assert_eq!(int32(IntBin::Div, 1, 0), None);
    assert_eq!(int64(IntBin::Rem, 1, 0), None);
}

const FLOATS: [f64; 16] = [
    0.0,
    -0.0,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    1e9,
    4e9,
    -4e9,
    1e19,
    -1e19,
    f64::MIN_POSITIVE,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

/// Java's rule of narrowing, said with wide integers.
fn saturate(a: f64, least: i128, most: i128) -> i128 {
    if a.is_nan() { 0 } else { (libm::trunc(a) as i128).clamp(least, most) }
}

fn check_floats(a: f64, b: f64) {
    let same = |x: f64, y: f64| assert!(d2bits_canonical(x) == d2bits_canonical(y), "{a} {b}: {x} {y}");
    assert_eq!(i128::from(d2i(a)), saturate(a, i32::MIN.into(), i32::MAX.into()));
    assert_eq!(i128::from(d2l(a)), saturate(a, i64::MIN.into(), i64::MAX.into()));
    let f = a as f32;
    assert_eq!(i128::from(f2i(f)), saturate(f.into(), i32::MIN.into(), i32::MAX.into()));
    assert_eq!(i128::from(f2l(f)), saturate(f.into(), i64::MIN.into(), i64::MAX.into()));
    same(float64(FloatBin::Rem, a, b), libm::fmod(a, b));
    same(float_un64(FloatUn::Rint, a), libm::rint(a));
    same(float_un64(FloatUn::Floor, a), libm::floor(a));
    same(float_un64(FloatUn::Ceil, a), libm::ceil(a));
    same(float_un64(FloatUn::Sqrt, a), libm::sqrt(a));
    same(fma_f64(a, b, 1.0), libm::fma(a, b, 1.0));
    let less = |x: f64, y: f64| x.total_cmp(&y).is_lt();
    if a.is_nan() || b.is_nan() {
        assert!(min_f64(a, b).is_nan() && max_f64(a, b).is_nan());
        assert_eq!((dcmpl(a, b), dcmpg(a, b)), (-1, 1));
        assert_eq!((fcmpl(a as f32, b as f32), fcmpg(a as f32, b as f32)), (-1, 1));
        for op in Cmp::ALL {
            assert_eq!(cmp_f64(op, a, b), op == Cmp::Ne);
            assert_eq!(cmp_f32(op, a as f32, b as f32), op == Cmp::Ne);
        }
    } else {
        same(min_f64(a, b), if less(b, a) { b } else { a });
        same(max_f64(a, b), if less(a, b) { b } else { a });
        let outcome = a.partial_cmp(&b).map(|order| order as i32);
        assert_eq!((Some(dcmpl(a, b)), Some(dcmpg(a, b))), (outcome, outcome));
        assert_eq!(min_f32(a as f32, b as f32), min_f64((a as f32).into(), (b as f32).into()) as f32);
        assert_eq!(max_f32(a as f32, b as f32), max_f64((a as f32).into(), (b as f32).into()) as f32);
    }
}

#[test]
fn floats_agree_with_another_implementation() {
    for a in FLOATS {
        for b in FLOATS {
            check_floats(a, b);
        }
    }
    assert_eq!(f2bits_canonical(f32::from_bits(0xffc0_0001)), CANONICAL_NAN_F32 as i32);
    assert_eq!(d2bits(bits2d(0x7ff0_0000_0000_0001)), 0x7ff0_0000_0000_0001);
}

#[test]
fn the_order_of_fractions_is_that_of_numbers() {
    assert_eq!(in_order(1.0f64.next_up()) - in_order(1.0), 1);
    assert_eq!(in_order(-1.0) - in_order((-1.0f64).next_down()), 1);
    for a in FLOATS.into_iter().filter(|a| !a.is_nan()) {
        assert!(at_order(in_order(a)) == a);
        for b in FLOATS.into_iter().filter(|b| !b.is_nan()) {
            assert_eq!(in_order(a) < in_order(b), a < b);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default()
    })]

    #[test]
    fn integers_agree_with_wide_arithmetic(a in any::<i64>(), b in any::<i64>(), narrow in 0u32..64) {
        check_ints(a, b);
        check_ints(a >> narrow, b >> (63 - narrow));
    }

    #[test]
    fn random_floats_agree(a in any::<f64>(), b in any::<f64>(), scale in -40i32..40) {
        check_floats(a, b);
        check_floats(libm::scalbn(libm::fmod(a, 2.0), scale), libm::scalbn(1.5, scale));
    }
}
