//! What the experiments of paper 001, section V come to: how much sooner one way covers what both cover (RQ1, figure 6), and
//! what following coverage costs (RQ2, table II). Plain data over records; `output::bench::evidence` writes it.
//!
//! Runs are paired by seed. Ratios are medians of the ratios of pairs; p is that of the paired permutation test of their
//! logarithms, so that twice as fast and half as fast weigh the same.

use std::collections::BTreeSet;

use super::record::{End, Record};
use super::stats::{interval, median, paired_test};
use super::{Experiment, Mode};

/// Below it a time is not told from zero.
const SHORTEST: f64 = 1e-6;

/// Two figures of one kind: of the first side and of the second.
pub type Two = [f64; 2];

/// A ratio of pairs, the second by the first.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratio {
    pub pairs: usize,
    pub median: f64,
    /// 95 % for the median.
    pub interval: (f64, f64),
    pub p: f64,
}

/// RQ1 for one program.
#[derive(Clone, PartialEq, Debug)]
pub struct Race {
    pub subject: String,
    pub all: u64,
    /// The most that a run covered.
    pub most: [u64; 2],
    /// Medians.
    pub covered: Two,
    /// Objectives that both runs of a pair covered, the median, and the time that each needed for so many.
    pub same: f64,
    pub times: Two,
    /// Of those times; none where the second covered nothing.
    pub ratio: Option<Ratio>,
    pub states: Two,
    pub queries: Two,
    /// Runs that a budget ended.
    pub cut: [usize; 2],
    pub below: Below,
}

/// Where the first side's median of what is covered is below the second's.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Below {
    /// When for the first time, and until when at last.
    pub span: Option<(f64, f64)>,
    /// Seconds in all.
    pub seconds: f64,
    /// By how much at most.
    pub most: f64,
}

/// RQ2 for one program.
#[derive(Clone, PartialEq, Debug)]
pub struct Cost {
    pub subject: String,
    /// Of the mode without coverage, the median.
    pub paths: f64,
    /// Seconds without coverage and with it, medians.
    pub times: Two,
    pub ratio: Option<Ratio>,
    /// Runs that a budget ended: then times say nothing.
    pub cut: usize,
}

/// A strategy and a mode.
pub type Side<'s> = (&'s str, Mode);

/// Pairs of records of two sides of one subject, by seed.
fn pairs<'r>(records: &'r [Record], subject: &str, sides: [Side<'_>; 2]) -> Vec<[&'r Record; 2]> {
    let of = |(strategy, mode): Side<'_>, seed: u64| {
        let right = |r: &&Record| {
            let run = &r.run;
            (run.subject.name.as_str(), run.strategy.as_str(), run.mode, run.seed) == (subject, strategy, mode, seed)
        };
        records.iter().filter(|r| r.is_result()).find(right)
    };
    let seeds: BTreeSet<u64> = records.iter().map(|r| r.run.seed).collect();
    seeds.into_iter().filter_map(|seed| Some([of(sides[0], seed)?, of(sides[1], seed)?])).collect()
}

fn medians(pairs: &[[&Record; 2]], value: impl Fn(&Record) -> f64) -> Two {
    [0, 1].map(|side| median(&pairs.iter().map(|pair| value(pair[side])).collect::<Vec<_>>()).unwrap_or(0.0))
}

fn ratio(times: &[Two]) -> Option<Ratio> {
    let of = |[first, second]: &Two| second.max(SHORTEST) / first.max(SHORTEST);
    let ratios: Vec<f64> = times.iter().map(of).collect();
    let logarithms: Vec<f64> = ratios.iter().map(|ratio| ratio.ln()).collect();
    Some(Ratio {
        pairs: ratios.len(),
        median: median(&ratios)?,
        interval: interval(&ratios, median)?,
        p: paired_test(&logarithms)?,
    })
}

/// The first side against the second, program by program.
pub fn races(experiment: &Experiment, records: &[Record], sides: [Side<'_>; 2]) -> Vec<Race> {
    let race = |subject: &str| {
        let pairs = pairs(records, subject, sides);
        let covered = |record: &Record| record.covered.unwrap_or(0);
        let all = pairs.iter().flatten().filter_map(|record| record.all).max()?;
        let mut same = Vec::new();
        let mut times: Vec<Two> = Vec::new();
        for [first, second] in &pairs {
            let both = covered(first).min(covered(second));
            same.push(both as f64);
            if let Some((first, second)) = first.time_to(both).zip(second.time_to(both)).filter(|_| both > 0) {
                times.push([first, second]);
            }
        }
        let side = |side: usize| times.iter().map(|times| times[side]).collect::<Vec<_>>();
        let cut = |side: usize| pairs.iter().filter(|pair| pair[side].end != End::Done).count();
        Some(Race {
            subject: subject.to_string(),
            all,
            most: [0, 1].map(|side| pairs.iter().map(|pair| covered(pair[side])).max().unwrap_or(0)),
            covered: medians(&pairs, |record| covered(record) as f64),
            same: median(&same).unwrap_or(0.0),
            times: [0, 1].map(|number| median(&side(number)).unwrap_or(0.0)),
            ratio: ratio(&times),
            states: medians(&pairs, |record| record.states as f64),
            queries: medians(&pairs, |record| record.queries as f64),
            cut: [0, 1].map(cut),
            below: below(&pairs),
        })
    };
    experiment.subjects.iter().filter_map(|subject| race(&subject.name)).collect()
}

/// Compares the medians whenever something changes.
fn below(pairs: &[[&Record; 2]]) -> Below {
    let mut moments: Vec<f64> =
        pairs.iter().flatten().flat_map(|record| record.timeline.iter().map(|point| point.seconds)).collect();
    moments.sort_by(f64::total_cmp);
    moments.dedup();
    let mut found = Below::default();
    for (number, moment) in moments.iter().enumerate() {
        let [first, second] = medians(pairs, |record| record.covered_at(*moment) as f64);
        if second <= first {
            continue;
        }
        // After the last change there is no end to it.
        let next = moments.get(number + 1).copied().unwrap_or(*moment);
        found.span = Some((found.span.map_or(*moment, |(from, _)| from), next));
        found.seconds += next - moment;
        found.most = found.most.max(second - first);
    }
    found
}

/// What following coverage costs, program by program.
pub fn costs(experiment: &Experiment, records: &[Record]) -> Vec<Cost> {
    let strategy = experiment.strategies.first().map_or("", String::as_str);
    let cost = |subject: &str| {
        let pairs = pairs(records, subject, [Mode::None, Mode::Tracked].map(|mode| (strategy, mode)));
        let times: Vec<Two> = pairs.iter().map(|[without, with]| [without.seconds, with.seconds]).collect();
        (!pairs.is_empty()).then(|| Cost {
            subject: subject.to_string(),
            paths: medians(&pairs, |record| record.paths as f64)[0],
            times: medians(&pairs, |record| record.seconds),
            ratio: ratio(&times),
            cut: pairs.iter().flatten().filter(|record| record.end != End::Done).count(),
        })
    };
    experiment.subjects.iter().filter_map(|subject| cost(&subject.name)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::record::Point;
    use super::super::{Options, Subject};
    use super::*;

    const SIDES: [Side<'_>; 2] = [("directed", Mode::Preprocessed), ("directed", Mode::Instrumented)];

    fn experiment() -> Experiment {
        let subject = Subject {
            name: "A".into(),
            classpath: ".".into(),
            source: None,
            targets: vec!["A".into()],
            options: Options::default(),
        };
        let modes = vec![Mode::Preprocessed, Mode::Instrumented, Mode::None, Mode::Tracked];
        Experiment { subjects: vec![subject], modes, seeds: vec![0, 1], ..Experiment::default() }
    }

    fn record(mode: Mode, seed: u64, seconds: f64, steps: &[(f64, u64)]) -> Record {
        let run = experiment().runs().into_iter().find(|run| run.mode == mode && run.seed == seed).unwrap();
        let mut record = Record::new(&run);
        record.seconds = seconds;
        record.timeline =
            steps.iter().map(|(seconds, covered)| Point { seconds: *seconds, paths: 1, covered: *covered }).collect();
        record.covered = Some(steps.last().map_or(0, |step| step.1));
        record.all = Some(10);
        record
    }

    #[test]
    fn the_time_to_the_same_obligations_is_compared() {
        let mut records = Vec::new();
        for seed in 0..2 {
            records.push(record(Mode::Preprocessed, seed, 9.0, &[(0.5, 2), (1.0, 4), (6.0, 8)]));
            // Sooner at first, then later, and never as far.
            records.push(record(Mode::Instrumented, seed, 9.0, &[(0.25, 1), (4.0, 4)]));
        }
        let found = races(&experiment(), &records, SIDES);
        let [race] = &found[..] else { panic!("{found:?}") };
        assert_eq!((race.all, race.most, race.covered, race.same), (10, [8, 4], [8.0, 4.0], 4.0));
        assert_eq!(race.times, [1.0, 4.0]);
        let ratio = race.ratio.as_ref().unwrap();
        assert_eq!((ratio.pairs, ratio.median, ratio.p), (2, 4.0, 0.5));
        assert_eq!(race.below, Below { span: Some((0.25, 0.5)), seconds: 0.25, most: 1.0 });
    }

    #[test]
    fn nothing_covered_is_no_ratio() {
        let records = [record(Mode::Preprocessed, 0, 1.0, &[(0.5, 2)]), record(Mode::Instrumented, 0, 1.0, &[])];
        let found = races(&experiment(), &records, SIDES);
        assert_eq!((found[0].ratio.clone(), found[0].same, found[0].below.span), (None, 0.0, None));
        assert!(races(&experiment(), &[], SIDES).is_empty());
    }

    #[test]
    fn tracking_costs_what_pairs_say() {
        let mut records = Vec::new();
        for (seed, with) in [(0, 1.1), (1, 2.6)] {
            records.push(record(Mode::None, seed, if seed == 0 { 1.0 } else { 2.0 }, &[]));
            records.push(record(Mode::Tracked, seed, with, &[(0.1, 3)]));
        }
        let found = costs(&experiment(), &records);
        let ratio = found[0].ratio.as_ref().unwrap();
        assert!((ratio.median - 1.2).abs() < 1e-9 && found[0].cut == 0, "{found:?}");
        assert_eq!(found[0].times, [1.5, 1.85]);
    }
}
