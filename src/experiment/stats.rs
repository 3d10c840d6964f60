//! Statistics over runs: what is in the middle, how sure that is, and whether two ways of searching differ.
//!
//! Paper 001 section V compares by a bootstrap permutation test over ten trials. Here the runs of two configurations are
//! paired by their seeds: signs of the differences are exchanged, exactly where that is feasible. Random choices have a
//! seed of their own, so that the same records give the same figures.
//!
//! All functions take finite numbers; of an empty sample nothing is known, and they say `None`.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

/// Differences up to which all signs are tried; more are drawn.
const MOST_EXACT: usize = 20;
const DRAWN: u32 = 100_000;
/// Samples of a bootstrap.
const RESAMPLES: usize = 10_000;
/// Of every drawing here.
const SEED: u64 = 0x0b11_6a70;
/// Sums in another order differ in their last digits and are the same.
const CLOSE: f64 = 1e-9;

/// The value below which this share of the sample lies, interpolated between neighbours (type 7 of Hyndman and Fan, which
/// is what NumPy and R do unless told otherwise).
pub fn quantile(sample: &[f64], share: f64) -> Option<f64> {
    let mut sorted = sample.to_vec();
    sorted.sort_by(f64::total_cmp);
    of_sorted(&sorted, share)
}

fn of_sorted(sorted: &[f64], share: f64) -> Option<f64> {
    let last = sorted.len().checked_sub(1)?;
    let place = share.clamp(0.0, 1.0) * last as f64;
    let (below, above) = (sorted.get(place.floor() as usize)?, sorted.get(place.ceil() as usize)?);
    // Equal neighbours as they are, infinite ones among them.
    if below == above { Some(*below) } else { Some(below + (above - below) * place.fract()) }
}

pub fn median(sample: &[f64]) -> Option<f64> {
    quantile(sample, 0.5)
}

/// First quartile, median, third quartile.
pub fn quartiles(sample: &[f64]) -> Option<[f64; 3]> {
    let mut sorted = sample.to_vec();
    sorted.sort_by(f64::total_cmp);
    Some([of_sorted(&sorted, 0.25)?, of_sorted(&sorted, 0.5)?, of_sorted(&sorted, 0.75)?])
}

pub fn mean(sample: &[f64]) -> Option<f64> {
    (!sample.is_empty()).then(|| sample.iter().sum::<f64>() / sample.len() as f64)
}

/// The interval that holds a statistic of 95 % of all samples drawn from this one with repetition (percentile bootstrap).
/// For paired samples give their differences.
pub fn interval(sample: &[f64], statistic: fn(&[f64]) -> Option<f64>) -> Option<(f64, f64)> {
    if sample.is_empty() {
        return None;
    }
    let mut random = SmallRng::seed_from_u64(SEED);
    let mut drawn = vec![0.0; sample.len()];
    let mut found = Vec::with_capacity(RESAMPLES);
    for _ in 0..RESAMPLES {
        for place in drawn.iter_mut() {
            *place = sample.get(random.random_range(0..sample.len())).copied().unwrap_or_default();
        }
        found.push(statistic(&drawn)?);
    }
    found.sort_by(f64::total_cmp);
    Some((of_sorted(&found, 0.025)?, of_sorted(&found, 0.975)?))
}

/// How likely differences are as far from zero in sum if it is chance which of a pair is which: the paired permutation
/// test, two-sided. Exact for few differences, drawn for many, with the observed one among the drawn.
pub fn paired_test(differences: &[f64]) -> Option<f64> {
    if differences.is_empty() {
        return None;
    }
    // The sign of a zero changes nothing.
    let sizes: Vec<f64> = differences.iter().map(|d| d.abs()).filter(|d| *d > 0.0).collect();
    let observed = differences.iter().sum::<f64>().abs();
    let enough = observed - CLOSE * sizes.iter().sum::<f64>();
    if sizes.len() > MOST_EXACT {
        return Some(drawn_test(&sizes, enough));
    }
    let mut sums = vec![0.0];
    for size in &sizes {
        let other: Vec<f64> = sums.iter().map(|sum| sum - size).collect();
        sums.iter_mut().for_each(|sum| *sum += size);
        sums.extend(other);
    }
    let extreme = sums.iter().filter(|sum| sum.abs() >= enough).count();
    Some(extreme as f64 / sums.len() as f64)
}

fn drawn_test(sizes: &[f64], enough: f64) -> f64 {
    let mut random = SmallRng::seed_from_u64(SEED);
    let mut extreme = 0u32;
    for _ in 0..DRAWN {
        let sum: f64 = sizes.iter().map(|size| if random.random::<bool>() { *size } else { -size }).sum();
        extreme += u32::from(sum.abs() >= enough);
    }
    f64::from(extreme + 1) / f64::from(DRAWN + 1)
}

/// Vargha and Delaney's A12: the chance that one of `a` is above one of `b`, ties counted half. 0.5 is no effect.
pub fn a12(a: &[f64], b: &[f64]) -> Option<f64> {
    if a.is_empty() || b.is_empty() {
        return None;
    }
    let mut halves = 0u64;
    for x in a {
        for y in b {
            halves += match x.total_cmp(y) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            };
        }
    }
    Some(halves as f64 / (2 * a.len() * b.len()) as f64)
}

/// The matched-pairs rank-biserial correlation (Kerby 2014): the share of ranks of positive differences less that of
/// negative ones, from -1 to 1. Zero differences have no rank.
pub fn paired_effect(differences: &[f64]) -> Option<f64> {
    if differences.is_empty() {
        return None;
    }
    let mut ordered: Vec<f64> = differences.iter().copied().filter(|d| *d != 0.0).collect();
    if ordered.is_empty() {
        return Some(0.0);
    }
    ordered.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
    let (mut above, mut all, mut first) = (0.0, 0.0, 0);
    while let Some(value) = ordered.get(first) {
        let same = ordered[first..].iter().take_while(|d| d.abs() == value.abs()).count();
        // Ties share the middle of their ranks.
        let rank = first as f64 + (same as f64 + 1.0) / 2.0;
        for difference in &ordered[first..first + same] {
            all += rank;
            above += if *difference > 0.0 { rank } else { 0.0 };
        }
        first += same;
    }
    Some((2.0 * above - all) / all)
}

/// Holm's correction: p-values of several tests, adjusted so that the chance of any false alarm stays what one says.
pub fn holm(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| values[*a].total_cmp(&values[*b]).then(a.cmp(b)));
    let mut adjusted = vec![0.0; values.len()];
    let mut least: f64 = 0.0;
    for (rank, place) in order.iter().enumerate() {
        least = least.max((values[*place] * (values.len() - rank) as f64).min(1.0));
        adjusted[*place] = least;
    }
    adjusted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: Option<f64>, expected: f64) {
        assert!(found.is_some_and(|f| (f - expected).abs() < 1e-12), "{found:?} is not {expected}");
    }

    /// Darwin's differences of crossed and self-fertilised maize, in eighths of an inch (Fisher, The Design of Experiments,
    /// 1935, section 21: of 32768 sums, 1726 are at least as far from zero).
    const DARWIN: [f64; 15] =
        [49.0, -67.0, 8.0, 16.0, 6.0, 23.0, 28.0, 41.0, 14.0, 29.0, 56.0, 24.0, 75.0, 60.0, -48.0];
    /// The depression scale data of the help page of R's `wilcox.test` (Hollander and Wolfe 1973, page 29).
    const X: [f64; 9] = [1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30];
    #[allow(clippy::approx_constant)]
    const Y: [f64; 9] = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];

    fn differences() -> Vec<f64> {
        X.iter().zip(Y).map(|(x, y)| x - y).collect()
    }

    #[test]
    fn quantiles_are_those_of_numpy() {
        // numpy.percentile([1, 2, 3, 4], [25, 50, 75]) of NumPy 2: 1.75, 2.5, 3.25; of DARWIN: 11, 24, 45.
        assert_eq!(quartiles(&[4.0, 1.0, 3.0, 2.0]), Some([1.75, 2.5, 3.25]));
        assert_eq!(quartiles(&DARWIN), Some([11.0, 24.0, 45.0]));
        assert_eq!(median(&[7.0]), Some(7.0));
        assert_eq!(median(&[]), None);
        assert_eq!(quantile(&[1.0, 2.0], 7.0), Some(2.0));
        assert_eq!(mean(&DARWIN).map(|m| (m * 15.0).round()), Some(314.0));
    }

    #[test]
    fn the_exact_test_is_that_of_fisher_and_scipy() {
        close(paired_test(&DARWIN), 1726.0 / 32768.0);
        // scipy.stats.permutation_test((x, y), mean of differences, permutation_type='samples', n_resamples=inf) of SciPy
        // 1.17.1: 0.02734375.
        close(paired_test(&differences()), 0.02734375);
        assert_eq!(paired_test(&[0.0, 0.0]), Some(1.0));
        assert_eq!(paired_test(&[]), None);
        // All of n differences on one side: two of 2^n.
        close(paired_test(&[0.1; 10]), 2.0 / 1024.0);
    }

    #[test]
    fn the_drawn_test_comes_near_the_exact_one() {
        let many = [
            0.3, -0.1, 0.8, 1.2, -0.5, 0.9, 0.4, 0.7, -0.2, 1.1, 0.6, 0.05, -0.9, 1.4, 0.25, 0.75, -0.35, 0.45, 0.95,
            -0.15, 0.55, 0.85,
        ];
        // All 2^22 sums, with NumPy: 0.005038738250732422. Three standard errors of 100000 draws are 0.0007.
        let found = paired_test(&many).unwrap();
        assert!((found - 0.005_038_738).abs() < 0.0007, "{found}");
        assert_eq!(paired_test(&many), Some(found), "the same every time");
    }

    #[test]
    fn effects_are_those_of_scipy() {
        // scipy.stats.mannwhitneyu(x, y).statistic of SciPy 1.17.1 is 58, of 81 pairs; with ties 11.5 of 20.
        close(a12(&X, &Y), 58.0 / 81.0);
        close(a12(&[1.0, 2.0, 2.0, 3.0, 5.0], &[2.0, 2.0, 4.0, 1.0]), 11.5 / 20.0);
        assert_eq!(a12(&[], &Y), None);
        // scipy.stats.wilcoxon(d, alternative='greater').statistic: 96 of 120 for DARWIN; 16 of 21 with a zero left out.
        close(paired_effect(&DARWIN), (96.0 - 24.0) / 120.0);
        close(paired_effect(&[0.0, 1.0, -1.0, 2.0, 3.0, -2.0, 5.0]), (16.0 - 5.0) / 21.0);
        assert_eq!(paired_effect(&[0.0]), Some(0.0));
    }

    #[test]
    fn intervals_come_near_those_of_scipy() {
        // scipy.stats.bootstrap((d,), ..., method='percentile', n_resamples=400000) of SciPy 1.17.1: median of X 1.3 to
        // 2.48, mean of DARWIN 1.333 to 38.133.
        assert_eq!(interval(&X, median), Some((1.3, 2.48)));
        let (low, high) = interval(&DARWIN, mean).unwrap();
        assert!((low - 1.333).abs() < 0.7 && (high - 38.133).abs() < 0.7, "{low} {high}");
        assert_eq!(interval(&[3.0], median), Some((3.0, 3.0)));
        assert_eq!(interval(&[], median), None);
    }

    #[test]
    fn holm_is_that_of_r() {
        // R: p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm") gives 0.03 0.06 0.06 0.02.
        let found = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (found, expected) in found.iter().zip([0.03, 0.06, 0.06, 0.02]) {
            close(Some(*found), expected);
        }
        assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
        assert_eq!(holm(&[]), Vec::<f64>::new());
    }
}
