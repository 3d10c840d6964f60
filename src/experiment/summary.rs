//! From records to what is told: for every program, the curves of coverage, the figures of each configuration, and how the
//! others compare with the first one. Plain data; every report of an experiment is a writer over it.
//!
//! Comparisons are paired by the seed: only seeds for which both have a result count. A run that does not reach some
//! coverage is taken to need the whole time that was looked at, which favours it. p-values come also corrected for the
//! number of configurations that one measure compares in one group (Holm).

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::record::{End, Point, Record};
use super::stats::{a12, holm, interval, median, paired_effect, paired_test, quartiles};
use super::{Experiment, Mode};

pub const SCHEMA: u32 = 1;
/// Steps of a curve; more cannot be told apart in a plot.
const MOST_STEPS: usize = 400;
/// Shares of what the best run covers for which the time is told.
const SHARES: [(&str, &str, f64); 3] =
    [("time-50", "time to 50 %", 0.5), ("time-90", "time to 90 %", 0.9), ("time-100", "time to 100 %", 1.0)];

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BenchReport {
    pub schema: u32,
    pub tool: String,
    pub experiment: Experiment,
    /// Of the experiment, and how many have a result.
    pub runs: usize,
    pub results: usize,
    /// Ids and reasons.
    pub failed: Vec<(String, String)>,
    pub groups: Vec<Group>,
}

/// What can be compared: one program, criterion and budget.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Group {
    pub subject: String,
    pub criterion: String,
    pub budget: f64,
    /// Objectives that there are, and the most that a run covered.
    pub all: Option<u64>,
    pub best: u64,
    /// The longest run, or the budget if one used it up: curves go on to there.
    pub horizon: f64,
    pub configurations: Vec<Configuration>,
    pub comparisons: Vec<Comparison>,
}

/// A strategy and a mode, with what their runs gave.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Configuration {
    pub strategy: String,
    pub mode: Mode,
    /// Seeds with a result.
    pub seeds: Vec<u64>,
    /// Runs that nothing was left to do for.
    pub done: usize,
    /// Quartiles of what is covered, by seconds and by paths. Empty without coverage.
    pub by_time: Vec<Band>,
    pub by_paths: Vec<Band>,
    pub figures: Vec<Figure>,
    pub reached: Vec<Reached>,
}

/// Quartiles of a staircase, from here to the next.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Band {
    pub at: f64,
    pub low: f64,
    pub median: f64,
    pub high: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// As in [`MEASURES`].
    pub measure: String,
    pub values: Vec<f64>,
    pub quartiles: [f64; 3],
    /// 95 % for the median.
    pub interval: (f64, f64),
}

/// When runs had covered some share of what the best one covers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reached {
    pub measure: String,
    /// Objectives.
    pub goal: u64,
    /// By seed; none if it was not reached.
    pub times: Vec<Option<f64>>,
    /// None where the middle one was not reached.
    pub median: Option<f64>,
}

/// A configuration against the first one of its group.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Comparison {
    /// Position in the group.
    pub configuration: usize,
    pub measure: String,
    /// Seeds that both have.
    pub pairs: usize,
    /// This one's median by that of the first.
    pub ratio: Option<f64>,
    /// This one less the first: median of the differences, and 95 % for it.
    pub difference: f64,
    pub interval: (f64, f64),
    /// Paired permutation test, by itself and corrected.
    pub p: f64,
    pub p_holm: f64,
    /// The chance that this one's value is the larger one (Vargha and Delaney).
    pub a12: f64,
    /// Rank-biserial correlation of the pairs.
    pub effect: f64,
}

/// What is measured of a run.
pub struct Measure {
    pub name: &'static str,
    pub title: &'static str,
    pub unit: &'static str,
    /// Whether more is better, where that can be said.
    pub more_is_better: Option<bool>,
    value: fn(&Record, &Context) -> Option<f64>,
}

struct Context {
    horizon: f64,
    best: u64,
}

const fn measure(
    name: &'static str,
    title: &'static str,
    unit: &'static str,
    more_is_better: Option<bool>,
    value: fn(&Record, &Context) -> Option<f64>,
) -> Measure {
    Measure { name, title, unit, more_is_better, value }
}

pub const MEASURES: &[Measure] = &[
    measure("covered", "covered", "", Some(true), |r, _| r.covered.map(|n| n as f64)),
    measure("area", "area under the curve", "%", Some(true), area),
    measure("seconds", "time", "s", Some(false), |r, _| Some(r.seconds)),
    measure("paths", "paths", "", None, |r, _| Some(r.paths as f64)),
    measure("states", "states", "", None, |r, _| Some(r.states as f64)),
    measure("queries", "queries", "", None, |r, _| Some(r.queries as f64)),
    measure("solver", "time in the solver", "s", None, |r, _| Some(r.solver_seconds)),
    measure("instructions", "instructions", "", None, |r, _| Some(r.instructions as f64)),
    measure("tests", "tests", "", None, |r, _| r.covered.map(|_| r.tests as f64)),
    measure("memory", "peak memory", "bytes", Some(false), |r, _| r.peak_memory.map(|n| n as f64)),
];

/// Title, unit and direction of a measure, times to coverage among them.
pub fn described(name: &str) -> (&'static str, &'static str, Option<bool>) {
    let plain = MEASURES.iter().find(|m| m.name == name).map(|m| (m.title, m.unit, m.more_is_better));
    let share = || SHARES.iter().find(|(known, ..)| *known == name).map(|(_, title, _)| (*title, "s", Some(false)));
    plain.or_else(share).unwrap_or(("", "", None))
}

/// How much of what the best run covers is covered, on average over the time, in percent.
fn area(record: &Record, context: &Context) -> Option<f64> {
    record.covered?;
    if context.best == 0 || context.horizon <= 0.0 {
        return None;
    }
    let mut sum = 0.0;
    for (number, point) in record.timeline.iter().enumerate() {
        let next = record.timeline.get(number + 1).map_or(context.horizon, |p| p.seconds);
        sum += point.covered as f64 * (next.min(context.horizon) - point.seconds.min(context.horizon)).max(0.0);
    }
    Some(100.0 * sum / (context.horizon * context.best as f64))
}

/// What records say of an experiment; those of other runs are left aside.
pub fn summarize(experiment: &Experiment, records: &[Record]) -> BenchReport {
    let runs = experiment.runs();
    let wanted: BTreeSet<&str> = runs.iter().map(|run| run.id.as_str()).collect();
    let records: Vec<&Record> = records.iter().filter(|r| wanted.contains(r.run.id.as_str())).collect();
    let mut failed = Vec::new();
    let mut groups: BTreeMap<(usize, usize, usize), Vec<&Record>> = BTreeMap::new();
    for record in &records {
        if let End::Failed { why } = &record.end {
            failed.push((record.run.id.clone(), why.clone()));
            continue;
        }
        let run = &record.run;
        let subject = experiment.subjects.iter().position(|s| s.name == run.subject.name);
        let criterion = experiment.criteria.iter().position(|c| *c == run.criterion);
        let budget = experiment.budgets.iter().position(|b| *b == run.budget);
        if let (Some(subject), Some(criterion), Some(budget)) = (subject, criterion, budget) {
            groups.entry((subject, criterion, budget)).or_default().push(record);
        }
    }
    failed.sort();
    BenchReport {
        schema: SCHEMA,
        tool: format!("obligato {}", env!("CARGO_PKG_VERSION")),
        experiment: experiment.clone(),
        runs: runs.len(),
        results: records.len() - failed.len(),
        failed,
        groups: groups.into_values().filter_map(|records| group(experiment, &records)).collect(),
    }
}

fn group(experiment: &Experiment, records: &[&Record]) -> Option<Group> {
    let run = &records.first()?.run;
    let used_up = records.iter().any(|r| matches!(&r.end, End::Budget { what } if what == "time"));
    let longest = records.iter().map(|r| r.seconds).fold(0.0, f64::max);
    let best = records.iter().filter_map(|r| r.covered).max().unwrap_or(0);
    let context = Context { horizon: if used_up { longest.max(run.budget) } else { longest }, best };
    let mut configurations = Vec::new();
    for (strategy, mode) in experiment.configurations() {
        let of = records.iter().filter(|r| r.run.strategy == strategy && r.run.mode == mode);
        let mut of: Vec<&Record> = of.copied().collect();
        of.sort_by_key(|r| r.run.seed);
        if !of.is_empty() {
            configurations.push((configuration(&strategy, mode, &of, &context), of));
        }
    }
    let comparisons = compare(&configurations, &context);
    Some(Group {
        subject: run.subject.name.clone(),
        criterion: run.criterion.clone(),
        budget: run.budget,
        all: records.iter().filter_map(|r| r.all).max(),
        best,
        horizon: context.horizon,
        configurations: configurations.into_iter().map(|(configuration, _)| configuration).collect(),
        comparisons,
    })
}

fn configuration(strategy: &str, mode: Mode, records: &[&Record], context: &Context) -> Configuration {
    let figures = MEASURES.iter().filter_map(|measure| {
        let values: Vec<f64> = records.iter().filter_map(|r| (measure.value)(r, context)).collect();
        let quartiles = quartiles(&values)?;
        Some(Figure { measure: measure.name.into(), quartiles, interval: interval(&values, median)?, values })
    });
    let covers = records.iter().any(|r| r.covered.is_some());
    let reached = SHARES.iter().filter(|_| covers && context.best > 0).map(|(name, _, share)| {
        let goal = goal(context, *share);
        let times: Vec<Option<f64>> = records.iter().map(|r| r.time_to(goal)).collect();
        Reached { measure: name.to_string(), goal, median: middle(&times), times }
    });
    Configuration {
        strategy: strategy.into(),
        mode,
        seeds: records.iter().map(|r| r.run.seed).collect(),
        done: records.iter().filter(|r| r.end == End::Done).count(),
        by_time: band(records, |point| point.seconds),
        by_paths: band(records, |point| point.paths as f64),
        figures: figures.collect(),
        reached: reached.collect(),
    }
}

fn goal(context: &Context, share: f64) -> u64 {
    (share * context.best as f64).ceil() as u64
}

/// The median where what was not reached comes after everything; none if it was not reached.
fn middle(times: &[Option<f64>]) -> Option<f64> {
    let sample: Vec<f64> = times.iter().map(|time| time.unwrap_or(f64::INFINITY)).collect();
    median(&sample).filter(|found| found.is_finite())
}

/// The quartiles over all runs, whenever one of them changes.
fn band(records: &[&Record], at: fn(&Point) -> f64) -> Vec<Band> {
    let mut places: Vec<f64> = records.iter().flat_map(|r| r.timeline.iter().map(at)).collect();
    places.sort_by(f64::total_cmp);
    places.dedup();
    let thin = places.len().div_ceil(MOST_STEPS).max(1);
    let last = places.len().saturating_sub(1);
    let chosen = places.iter().enumerate().filter(|(n, _)| n % thin == 0 || *n == last).map(|(_, place)| *place);
    let value = |record: &Record, place: f64| {
        record.timeline.iter().take_while(|p| at(p) <= place).last().map_or(0.0, |p| p.covered as f64)
    };
    chosen
        .filter_map(|place| {
            let sample: Vec<f64> = records.iter().map(|r| value(r, place)).collect();
            let [low, median, high] = quartiles(&sample)?;
            Some(Band { at: place, low, median, high })
        })
        .collect()
}

fn compare(configurations: &[(Configuration, Vec<&Record>)], context: &Context) -> Vec<Comparison> {
    let Some(((_, first), others)) = configurations.split_first() else { return Vec::new() };
    let shares = SHARES.map(|(name, _, share)| (name, Some(share)));
    let names = MEASURES.iter().map(|m| (m.name, None)).chain(shares);
    let mut all = Vec::new();
    for (name, share) in names {
        let value = |record: &Record| -> Option<f64> {
            match (share, MEASURES.iter().find(|m| m.name == name)) {
                (Some(share), _) => {
                    let covers = record.covered.is_some() && context.best > 0;
                    let time = record.time_to(goal(context, share)).unwrap_or(context.horizon);
                    covers.then_some(time.min(context.horizon))
                }
                (None, Some(measure)) => (measure.value)(record, context),
                (None, None) => None,
            }
        };
        let mut found: Vec<Comparison> = Vec::new();
        for (number, (_, records)) in others.iter().enumerate() {
            let pairs: Vec<(f64, f64)> = records
                .iter()
                .filter_map(|record| {
                    let other = first.iter().find(|other| other.run.seed == record.run.seed)?;
                    Some((value(record)?, value(other)?))
                })
                .collect();
            found.extend(comparison(number + 1, name, &pairs));
        }
        let corrected = holm(&found.iter().map(|c| c.p).collect::<Vec<_>>());
        found.iter_mut().zip(corrected).for_each(|(comparison, p)| comparison.p_holm = p);
        all.extend(found);
    }
    all
}

fn comparison(configuration: usize, measure: &str, pairs: &[(f64, f64)]) -> Option<Comparison> {
    let (this, first): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let differences: Vec<f64> = pairs.iter().map(|(a, b)| a - b).collect();
    let (own, base) = (median(&this)?, median(&first)?);
    Some(Comparison {
        configuration,
        measure: measure.into(),
        pairs: pairs.len(),
        ratio: (base > 0.0).then(|| own / base),
        difference: median(&differences)?,
        interval: interval(&differences, median)?,
        p: paired_test(&differences)?,
        p_holm: 1.0,
        a12: a12(&this, &first)?,
        effect: paired_effect(&differences)?,
    })
}

/// `directed`, or with its mode where there are several.
pub fn label(experiment: &Experiment, configuration: &Configuration) -> String {
    let (strategy, mode) = (&configuration.strategy, configuration.mode.name());
    match (experiment.strategies.len(), experiment.modes.len()) {
        (_, 0 | 1) => strategy.clone(),
        (0 | 1, _) => mode.to_string(),
        _ => format!("{strategy}, {mode}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::{Options, Run, Subject};

    fn experiment(strategies: &[&str], seeds: u64) -> Experiment {
        let subject = Subject {
            name: "A".into(),
            classpath: ".".into(),
            source: None,
            targets: vec!["A".into()],
            options: Options::default(),
        };
        Experiment {
            subjects: vec![subject],
            strategies: strategies.iter().map(|s| s.to_string()).collect(),
            seeds: (0..seeds).collect(),
            budgets: vec![10.0],
            ..Experiment::default()
        }
    }

    /// Covers `covered` at `at` seconds.
    fn record(run: &Run, at: f64, covered: u64) -> Record {
        let timeline = vec![Point { seconds: at, paths: 1 + run.seed, covered }];
        Record { covered: Some(covered), all: Some(12), seconds: 10.0, timeline, ..Record::new(run) }
    }

    #[test]
    fn configurations_are_compared_with_the_first_by_seed() {
        let experiment = experiment(&["dfs", "bfs", "random"], 5);
        let mut records: Vec<Record> = Vec::new();
        for run in experiment.runs() {
            let at = if run.strategy == "dfs" { 1.0 } else { 2.0 } + run.seed as f64 / 10.0;
            let covered = if run.strategy == "random" { 5 } else { 10 };
            // One seed of bfs is missing, so one pair is.
            if run.strategy == "bfs" && run.seed == 4 {
                records.push(Record::failed(&run, "killed"));
            } else {
                records.push(record(&run, at, covered));
            }
        }
        let report = summarize(&experiment, &records);
        assert_eq!((report.runs, report.results, report.failed.len(), report.groups.len()), (15, 14, 1, 1));
        let group = &report.groups[0];
        assert_eq!((group.best, group.all, group.horizon), (10, Some(12), 10.0));
        let of = |configuration: usize, measure: &str| {
            group.comparisons.iter().find(|c| c.configuration == configuration && c.measure == measure).unwrap()
        };
        let time = of(1, "time-90");
        assert_eq!((time.pairs, time.difference, time.a12, time.effect), (4, 1.0, 1.0, 1.0));
        // All four on one side: 2 of 16; corrected with the other configuration.
        assert_eq!(time.p, 0.125);
        assert_eq!(of(2, "time-90").difference, 10.0 - 1.2, "what is not reached takes all the time");
        assert_eq!(of(2, "time-90").p, 2.0 / 32.0);
        assert_eq!((of(1, "time-90").p_holm, of(2, "time-90").p_holm), (0.125, 0.125));
        assert_eq!((of(2, "covered").ratio, of(2, "covered").a12), (Some(0.5), 0.0));
        assert_eq!(of(1, "covered").p, 1.0);
        let random = &group.configurations[2];
        assert_eq!(random.reached.iter().map(|r| r.median.is_some()).collect::<Vec<_>>(), [true, false, false]);
        assert_eq!(random.by_paths.last().map(|b| (b.at, b.median)), Some((5.0, 5.0)));
    }

    #[test]
    fn a_band_is_made_of_quartiles() {
        let experiment = experiment(&["dfs"], 4);
        let records: Vec<Record> = experiment.runs().iter().map(|r| record(r, 1.0 + r.seed as f64, 8)).collect();
        let report = summarize(&experiment, &records);
        let band = &report.groups[0].configurations[0].by_time;
        assert_eq!(band.iter().map(|b| b.at).collect::<Vec<_>>(), [1.0, 2.0, 3.0, 4.0]);
        assert_eq!(band.iter().map(|b| b.median).collect::<Vec<_>>(), [0.0, 4.0, 8.0, 8.0]);
        let area = report.groups[0].configurations[0].figures.iter().find(|f| f.measure == "area").unwrap();
        assert_eq!(area.values, [90.0, 80.0, 70.0, 60.0]);
    }

    #[test]
    fn without_coverage_there_is_still_time() {
        let experiment = Experiment { modes: vec![Mode::None, Mode::Tracked], ..experiment(&["dfs"], 2) };
        let mut records = Vec::new();
        for run in experiment.runs() {
            let plain = Record { seconds: 2.0, ..Record::new(&run) };
            records.push(if run.mode == Mode::None { plain } else { Record { seconds: 3.0, ..record(&run, 1.0, 4) } });
        }
        let report = summarize(&experiment, &records);
        let group = &report.groups[0];
        assert!(group.configurations[0].by_time.is_empty() && group.configurations[0].reached.is_empty());
        let names: Vec<&str> = group.comparisons.iter().map(|c| c.measure.as_str()).collect();
        assert!(names.contains(&"seconds") && !names.contains(&"covered") && !names.contains(&"time-90"));
        assert_eq!(group.comparisons.iter().find(|c| c.measure == "seconds").unwrap().ratio, Some(1.5));
        assert_eq!(summarize(&experiment, &[]).groups, []);
    }
}
