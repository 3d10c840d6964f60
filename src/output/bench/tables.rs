//! The figures of an experiment as tables of words: what every format shows.

use serde::Serialize;

use crate::experiment::summary::{BenchReport, Comparison, Configuration, Group, described, label};

/// Measures that are compared where there is little room.
pub const CHIEF: [&str; 6] = ["covered", "area", "time-90", "time-100", "seconds", "states"];
/// Below it a difference is called one.
const ALPHA: f64 = 0.05;

#[derive(Serialize)]
pub struct Table {
    pub title: &'static str,
    /// Titles; those of numbers begin with `#`.
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

/// A number with a unit, in as many digits as it is worth.
pub fn number(value: f64, unit: &str) -> String {
    match unit {
        "bytes" => format!("{:.0} MiB", value / f64::from(1 << 20)),
        "" => digits(value),
        unit => format!("{} {unit}", digits(value)),
    }
}

fn digits(value: f64) -> String {
    let size = value.abs();
    if value == 0.0 {
        "0".into()
    } else if value.fract() == 0.0 && size < 1e15 {
        grouped(value)
    } else if size >= 1000.0 {
        grouped(value.round())
    } else if size >= 100.0 {
        format!("{value:.0}")
    } else if size >= 10.0 {
        format!("{value:.1}")
    } else if size >= 1.0 {
        format!("{value:.2}")
    } else if size >= 0.001 {
        format!("{value:.3}")
    } else {
        format!("{value:.1e}")
    }
}

/// With a thin space between thousands, as papers have it.
fn grouped(value: f64) -> String {
    let plain = format!("{:.0}", value.abs());
    let mut out = String::new();
    for (place, digit) in plain.chars().enumerate() {
        if place > 0 && (plain.len() - place).is_multiple_of(3) && plain.len() > 4 {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    if value < 0.0 { format!("-{out}") } else { out }
}

/// A probability, never as zero.
fn chance(p: f64) -> String {
    if p < 0.001 { "<0.001".into() } else { format!("{p:.3}") }
}

fn spread(low: f64, high: f64, unit: &str) -> String {
    match unit {
        "bytes" => format!("{:.0} to {:.0}", low / f64::from(1 << 20), high / f64::from(1 << 20)),
        _ => format!("{} to {}", digits(low), digits(high)),
    }
}

/// `12 (10 to 14)`: the median and the quartiles.
fn figure(configuration: &Configuration, measure: &str) -> String {
    let Some(found) = configuration.figures.iter().find(|f| f.measure == measure) else { return String::new() };
    let (_, unit, _) = described(measure);
    let [low, median, high] = found.quartiles;
    match low == high {
        true => number(median, unit),
        false => format!("{} ({})", number(median, unit), spread(low, high, unit)),
    }
}

fn reached(configuration: &Configuration, measure: &str) -> String {
    let Some(found) = configuration.reached.iter().find(|r| r.measure == measure) else { return String::new() };
    let count = found.times.iter().flatten().count();
    let shown = found.median.map_or("not reached".to_string(), |median| number(median, "s"));
    if count == found.times.len() { shown } else { format!("{shown}, {count} of {} runs", found.times.len()) }
}

/// What each configuration covered, and when.
pub fn coverage(report: &BenchReport, group: &Group) -> Option<Table> {
    let covering = || group.configurations.iter().filter(|c| !c.reached.is_empty());
    covering().next()?;
    let head = ["Configuration", "#Runs", "#Covered", "#95 %", "#Area", "#To 50 %", "#To 90 %", "#To 100 %"];
    let row = |configuration: &Configuration| {
        let covered = configuration.figures.iter().find(|f| f.measure == "covered");
        vec![
            label(&report.experiment, configuration),
            configuration.seeds.len().to_string(),
            figure(configuration, "covered"),
            covered.map(|f| spread(f.interval.0, f.interval.1, "")).unwrap_or_default(),
            figure(configuration, "area"),
            reached(configuration, "time-50"),
            reached(configuration, "time-90"),
            reached(configuration, "time-100"),
        ]
    };
    Some(Table { title: "Coverage", head: head.map(str::to_string).to_vec(), rows: covering().map(row).collect() })
}

/// What it took.
pub fn effort(report: &BenchReport, group: &Group) -> Table {
    let measures = ["seconds", "paths", "states", "queries", "solver", "tests", "memory"];
    let titles = ["#Time", "#Paths", "#States", "#Queries", "#In the solver", "#Tests", "#Peak memory"];
    let mut head: Vec<String> = vec!["Configuration".into(), "#Runs".into(), "#Done".into()];
    head.extend(titles.map(str::to_string));
    let row = |configuration: &Configuration| {
        let mut cells = vec![
            label(&report.experiment, configuration),
            configuration.seeds.len().to_string(),
            configuration.done.to_string(),
        ];
        cells.extend(measures.map(|measure| figure(configuration, measure)));
        cells
    };
    Table { title: "Effort", head, rows: group.configurations.iter().map(row).collect() }
}

/// How the others compare with the first; `chief`: by the chief measures only.
pub fn comparisons(report: &BenchReport, group: &Group, chief: bool) -> Option<Table> {
    let wanted = |c: &&Comparison| !chief || CHIEF.contains(&c.measure.as_str());
    let rows: Vec<Vec<String>> =
        group.comparisons.iter().filter(wanted).filter_map(|c| comparison(report, group, c)).collect();
    let head = [
        "Measure",
        "Configuration",
        "Result",
        "#Pairs",
        "#Ratio",
        "#Difference",
        "#95 %",
        "#p",
        "#p (Holm)",
        "#A12",
        "#Effect",
    ];
    (!rows.is_empty()).then(|| Table { title: "Comparison", head: head.map(str::to_string).to_vec(), rows })
}

fn comparison(report: &BenchReport, group: &Group, c: &Comparison) -> Option<Vec<String>> {
    let configuration = group.configurations.get(c.configuration)?;
    let (title, unit, _) = described(&c.measure);
    let signed = |value: f64| if value > 0.0 { format!("+{}", number(value, unit)) } else { number(value, unit) };
    Some(vec![
        title.to_string(),
        label(&report.experiment, configuration),
        verdict(group, c).to_string(),
        c.pairs.to_string(),
        c.ratio.map(|ratio| format!("{ratio:.2}")).unwrap_or_default(),
        signed(c.difference),
        spread(c.interval.0, c.interval.1, unit),
        chance(c.p),
        chance(c.p_holm),
        format!("{:.2}", c.a12),
        format!("{:+.2}", c.effect),
    ])
}

/// What a comparison says, in a word.
fn verdict(group: &Group, c: &Comparison) -> &'static str {
    let (.., more_is_better) = described(&c.measure);
    // Not even differences that all go one way would be unlikely enough.
    let family = group.comparisons.iter().filter(|other| other.measure == c.measure).count();
    let least = family as f64 * 0.5f64.powi(c.pairs.saturating_sub(1).min(1_000) as i32);
    match (c.p_holm < ALPHA, more_is_better, c.effect > 0.0) {
        (false, ..) if least >= ALPHA && c.effect != 0.0 => "too few pairs",
        (false, ..) => "no difference shown",
        (true, Some(more), above) if more == above => "better",
        (true, Some(_), _) => "worse",
        (true, None, true) => "more",
        (true, None, false) => "fewer",
    }
}

/// Below a group's title: what it has.
pub fn lead(group: &Group) -> String {
    let all =
        group.all.map_or(String::new(), |all| format!("{all} objectives, at most {} covered by a run; ", group.best));
    format!("{all}{} for each run", number(group.budget, "s"))
}

/// A group in a word or two: what it is, and what is needed to tell it from others.
pub fn title(report: &BenchReport, group: &Group) -> String {
    let mut title = group.subject.clone();
    if report.experiment.criteria.len() > 1 {
        title += &format!(", {}", group.criterion);
    }
    if report.experiment.budgets.len() > 1 {
        title += &format!(", {}", number(group.budget, "s"));
    }
    title
}

/// How far the experiment is.
pub fn standing(report: &BenchReport) -> String {
    let failed = match report.failed.len() {
        0 => String::new(),
        count => format!(", {count} failed"),
    };
    let left = report.runs - (report.results + report.failed.len()).min(report.runs);
    let left = if left == 0 { String::new() } else { format!(", {left} not run") };
    format!("{} of {} runs have a result{failed}{left}", report.results, report.runs)
}

/// How to read the tables.
pub const NOTES: [&str; 5] = [
    "Figures are medians, in brackets the quartiles. 95 % is a percentile bootstrap interval: of the median, or of the median difference.",
    "Area is the mean share, over the time, of what the best run of all configurations covers. Times to coverage are to that share of it.",
    "Each configuration is compared with the first one, paired by seed: p is that of a two-sided permutation test of the signs of the differences, exact up to 20 pairs; p (Holm) is corrected for the number of configurations.",
    "A12 is the chance that a value of the configuration is larger than one of the first (Vargha and Delaney; 0.5 is no effect). Effect is the rank-biserial correlation of the pairs, from -1 to 1.",
    "A run that does not reach some coverage counts with the whole time in comparisons, and is told as not reached elsewhere.",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_digits_they_are_worth() {
        let shown =
            [0.0, 0.000_01, 0.1234, 1.0, 1.234, 12.34, 123.4, 1234.0, 12_345.6, -98_765.0].map(|n| number(n, ""));
        let expected = ["0", "1.0e-5", "0.123", "1", "1.23", "12.3", "123", "1234", "12\u{202f}346", "-98\u{202f}765"];
        assert_eq!(shown, expected);
        assert_eq!(number(3.0 * 1024.0 * 1024.0, "bytes"), "3 MiB");
        assert_eq!((chance(0.0004), chance(0.05)), ("<0.001".to_string(), "0.050".to_string()));
    }
}
