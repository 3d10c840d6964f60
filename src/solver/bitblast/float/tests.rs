//! Exactness of each float operation on the values where mistakes hide: zeros, subnormal numbers, ties, the greatest, the
//! infinities, NaN; and on random ones.

use crate::expr::ops::{Cmp, Compare3, Conv, FloatBin, FloatUn};
use crate::expr::{Const, Sort, TermId, Terms, sorts_of};

use super::super::tests::exact;

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// Bits with long runs, close exponents, and few set bits are more telling than uniform ones.
    fn float(&mut self, sort: Sort) -> Const {
        let (exponent, fraction) = if sort == Sort::F32 { (8, 23) } else { (11, 52) };
        let bias = (1u64 << (exponent - 1)) - 1;
        let field = match self.next() % 8 {
            0 => self.next() % (1 << exponent),
            1 => self.next() % 3,
            2 => (1 << exponent) - 1 - self.next() % 3,
            3 => bias + fraction - 3 + self.next() % 6,
            _ => bias - 4 + self.next() % 8,
        };
        let mask = (1u64 << fraction) - 1;
        let low = match self.next() % 6 {
            0 => self.next(),
            1 => u64::MAX << (self.next() % 60),
            2 => !(u64::MAX << (self.next() % 60)),
            3 => 1 << (self.next() % fraction),
            4 => !(1 << (self.next() % fraction)),
            _ => self.next() & self.next() & self.next(),
        };
        let sign = self.next() & 1;
        Const::from_bits(sort, sign << (exponent + fraction) | field << fraction | (low & mask))
    }
}

fn edges(sort: Sort) -> Vec<Const> {
    let values = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -0.5,
        1.5,
        2.5,
        -2.5,
        0.1,
        3.0,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        2147483647.0,
        -2147483648.0,
        2147483648.5,
        9.223372036854775e18,
        -9.3e18,
        0.49999999999999994,
        8388608.5,
        4503599627370495.5,
    ];
    let special: &[u64] = match sort {
        Sort::F32 => &[1, 0x8000_0001, 0x007f_ffff, 0x0080_0000, 0x7f7f_ffff, 0xff7f_ffff, 0x3f80_0001, 0x3eff_ffff],
        _ => &[
            1,
            1 << 63 | 1,
            (1 << 52) - 1,
            1 << 52,
            0x7fef_ffff_ffff_ffff,
            0x3ff0_0000_0000_0001,
            // About the least and the greatest floats, and half of them.
            0x36a0_0000_0000_0000,
            0x3690_0000_0000_0000,
            0x3690_0000_0000_0001,
            0x380f_ffff_ffff_ffff,
            0x47ef_ffff_e000_0000,
            0x47ef_ffff_f000_0000,
            0x47ef_ffff_efff_ffff,
        ],
    };
    let number = |&value: &f64| if sort == Sort::F32 { Const::float(value as f32) } else { Const::double(value) };
    let mut all: Vec<Const> = values.iter().map(number).collect();
    all.extend(special.iter().map(|&bits| Const::from_bits(sort, bits)));
    all
}

/// Rows of operands: edges with edges, thinned out, then random ones.
fn rows(sort: Sort, operands: usize, random: usize, thin: usize) -> Vec<Vec<Const>> {
    let edges = edges(sort);
    let mut state = Random(0x1234_5678_9abc_def1 + operands as u64);
    let mut rows: Vec<Vec<Const>> = match operands {
        1 => edges.iter().map(|&a| vec![a]).collect(),
        2 => edges.iter().flat_map(|&a| edges.iter().map(move |&b| vec![a, b])).collect(),
        _ => Vec::new(),
    };
    rows = rows.into_iter().step_by(thin).collect();
    if operands == 3 {
        for _ in 0..random {
            rows.push((0..3).map(|_| edges[state.next() as usize % edges.len()]).collect());
        }
    }
    for _ in 0..random {
        rows.push((0..operands).map(|_| state.float(sort)).collect());
    }
    rows
}

fn unary(sort: Sort, random: usize, build: impl Fn(&mut Terms, TermId) -> TermId) {
    let mut t = Terms::without_simplifier();
    let x = t.var("x", sort);
    let term = build(&mut t, x);
    exact(&mut t, term, &[x], &rows(sort, 1, random, 1));
}

fn binary(sort: Sort, random: usize, thin: usize, build: impl Fn(&mut Terms, TermId, TermId) -> TermId) {
    let mut t = Terms::without_simplifier();
    let (x, y) = (t.var("x", sort), t.var("y", sort));
    let term = build(&mut t, x, y);
    exact(&mut t, term, &[x, y], &rows(sort, 2, random, thin));
}

#[test]
fn comparisons_and_choices_are_exact() {
    for sort in [Sort::F32, Sort::F64] {
        for op in Cmp::ALL {
            binary(sort, 40, 3, |t, x, y| t.cmp(op, x, y));
        }
        binary(sort, 40, 3, |t, x, y| t.float_min(x, y));
        binary(sort, 40, 3, |t, x, y| t.float_max(x, y));
        let three =
            if sort == Sort::F32 { [Compare3::Fcmpl, Compare3::Fcmpg] } else { [Compare3::Dcmpl, Compare3::Dcmpg] };
        for op in three {
            binary(sort, 40, 3, |t, x, y| t.compare3(op, x, y));
        }
        for op in [FloatUn::Neg, FloatUn::Abs] {
            unary(sort, 20, |t, x| t.float_unary(op, x));
        }
    }
}

#[test]
fn rounding_to_whole_numbers_is_exact() {
    for sort in [Sort::F32, Sort::F64] {
        for op in [FloatUn::Floor, FloatUn::Ceil, FloatUn::Rint] {
            unary(sort, 150, |t, x| t.float_unary(op, x));
        }
    }
}

#[test]
fn conversions_are_exact() {
    for op in [Conv::F2I, Conv::F2L, Conv::D2I, Conv::D2L, Conv::F2D, Conv::D2F, Conv::F2Bits, Conv::D2Bits] {
        unary(sorts_of(op).0, 100, |t, x| t.convert(op, x));
    }
    for op in [Conv::I2F, Conv::I2D, Conv::L2F, Conv::L2D, Conv::Bits2F, Conv::Bits2D] {
        let from = sorts_of(op).0;
        let mut t = Terms::without_simplifier();
        let x = t.var("x", from);
        let term = t.convert(op, x);
        let mut state = Random(99);
        let mut rows: Vec<Vec<Const>> = super::super::tests::values(from, 30).into_iter().map(|v| vec![v]).collect();
        for _ in 0..60 {
            let bits = state.next() & u64::MAX << (state.next() % 64);
            rows.push(vec![Const::from_bits(from, bits >> (state.next() % 64))]);
            rows.push(vec![Const::from_bits(from, state.float(Sort::F64).bits())]);
            rows.push(vec![Const::from_bits(from, 0x7ff0_0000_7f80_0000 | state.next() & state.next())]);
        }
        exact(&mut t, term, &[x], &rows);
    }
}

#[test]
fn sums_are_exact() {
    for sort in [Sort::F32, Sort::F64] {
        for op in [FloatBin::Add, FloatBin::Sub] {
            binary(sort, 150, 4, |t, x, y| t.float_bin(op, x, y));
        }
    }
}

#[test]
fn products_and_quotients_are_exact() {
    for op in [FloatBin::Mul, FloatBin::Div] {
        binary(Sort::F32, 150, 5, |t, x, y| t.float_bin(op, x, y));
        binary(Sort::F64, 40, 19, |t, x, y| t.float_bin(op, x, y));
    }
}

#[test]
fn roots_are_exact() {
    unary(Sort::F32, 150, |t, x| t.float_unary(FloatUn::Sqrt, x));
    unary(Sort::F64, 30, |t, x| t.float_unary(FloatUn::Sqrt, x));
}

#[test]
fn fused_products_are_exact() {
    for (sort, random) in [(Sort::F32, 200), (Sort::F64, 25)] {
        let mut t = Terms::without_simplifier();
        let [x, y, z] = ["x", "y", "z"].map(|name| t.var(name, sort));
        let term = t.fma(x, y, z);
        let mut rows = rows(sort, 3, random, 1);
        // Almost the negated product: what cancellation leaves is the rounding error.
        for row in rows.clone() {
            let cancelled = match (row[0], row[1]) {
                (Const::F32(a), Const::F32(b)) => Const::float(-(f32::from_bits(a) * f32::from_bits(b))),
                (Const::F64(a), Const::F64(b)) => Const::double(-(f64::from_bits(a) * f64::from_bits(b))),
                _ => continue,
            };
            rows.push(vec![row[0], row[1], cancelled]);
        }
        exact(&mut t, term, &[x, y, z], &rows);
    }
}
