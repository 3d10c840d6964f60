//! Plots as SVG: coverage over time or paths with quartile bands, and times to coverage run by run.
//!
//! A plot has classes and no colours. [`standalone`] adds a style for paper; the page has one of its own that follows its
//! colours. Series differ by dashes and labels as well, so that nothing depends on colours.

use std::fmt::Write;

use super::tables::{lead, number, title};
use crate::experiment::summary::{Band, BenchReport, Configuration, Group, label};
use crate::output::decisions::xml::escape;
use crate::output::run::figures::criterion;

/// Series that can be told apart; more share a look.
const LOOKS: usize = 8;
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 340.0;
/// Around the plot: left, right, top (below the legend), bottom.
const LEFT: f64 = 56.0;
const RIGHT: f64 = 16.0;
const BOTTOM: f64 = 44.0;
/// Of the legend.
const LEGEND_LINE: f64 = 20.0;
/// Where the last change is this many times the first one, the axis is logarithmic.
const WIDE_RANGE: f64 = 30.0;

/// What a curve goes over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Over {
    Time,
    Paths,
}

/// Colours of Okabe and Ito, which most people can tell apart, and greys.
const PAPER: &str = "text{font:12px Helvetica,Arial,sans-serif;fill:#222}.grid{stroke:#ddd}.axis{stroke:#222}\
.grid,.axis,.series,.mid{fill:none}.series{stroke-width:1.8}.mid{stroke-width:2.2}.band{stroke:none;opacity:.16}\
.dot{opacity:.75;stroke:none}.miss{fill:none;stroke-width:1.3}.row{stroke:#eee}\
.l0{stroke:#0072b2}.l1{stroke:#d55e00}.l2{stroke:#009e73}.l3{stroke:#cc79a7}.l4{stroke:#b8860b}.l5{stroke:#56b4e9}\
.l6{stroke:#444}.l7{stroke:#7b3294}.f0{fill:#0072b2}.f1{fill:#d55e00}.f2{fill:#009e73}.f3{fill:#cc79a7}.f4{fill:#b8860b}\
.f5{fill:#56b4e9}.f6{fill:#444}.f7{fill:#7b3294}.l1{stroke-dasharray:7 3}.l2{stroke-dasharray:2 2}\
.l3{stroke-dasharray:9 3 2 3}.l5{stroke-dasharray:7 3}.l6{stroke-dasharray:2 2}.l7{stroke-dasharray:9 3 2 3}\
.mid,.miss{stroke-dasharray:none}";

/// A file of its own, on white.
pub fn standalone(plot: &str) -> String {
    let head = plot.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
    let style = format!("><style>{PAPER}</style><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>");
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", head.replacen('>', &style, 1))
}

/// All plots of a report with the names of their files.
pub fn files(report: &BenchReport) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (number, group) in report.groups.iter().enumerate() {
        let name: String =
            title(report, group).chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        let plots = [
            ("time", curves(report, group, Over::Time)),
            ("paths", curves(report, group, Over::Paths)),
            ("reached", reached(report, group)),
        ];
        for (kind, plot) in plots {
            all.extend(plot.map(|plot| (format!("{}-{name}-{kind}.svg", number + 1), standalone(&plot))));
        }
    }
    all
}

/// From values to places.
struct Axis {
    low: f64,
    high: f64,
    logarithmic: bool,
    from: f64,
    to: f64,
}

impl Axis {
    fn place(&self, value: f64) -> f64 {
        let scale = |v: f64| if self.logarithmic { v.max(self.low).ln() } else { v };
        let (low, high) = (scale(self.low), scale(self.high));
        let share = if high > low { (scale(value) - low) / (high - low) } else { 0.0 };
        self.from + share.clamp(0.0, 1.0) * (self.to - self.from)
    }

    /// Round values on it, not too many.
    fn ticks(&self) -> Vec<f64> {
        if self.logarithmic {
            let (first, last) = (self.low.log10().floor() as i32, self.high.log10().ceil() as i32);
            let decades = last - first;
            let steps: &[f64] = if decades <= 2 { &[1.0, 2.0, 5.0] } else { &[1.0] };
            let all = (first..=last).flat_map(|exponent| steps.iter().map(move |step| step * 10f64.powi(exponent)));
            let thin = (decades / 8 + 1).max(1) as usize;
            return all.step_by(thin).filter(|v| *v >= self.low * 0.999 && *v <= self.high * 1.001).collect();
        }
        let span = self.high - self.low;
        if span <= 0.0 {
            return vec![self.low];
        }
        let rough = span / 5.0;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|m| m * power).into_iter().find(|s| *s >= rough).unwrap_or(power * 10.0);
        let first = (self.low / step).ceil() as i64;
        let count = (span / step).floor() as i64;
        (first..=first + count.min(50)).map(|n| n as f64 * step).filter(|v| *v <= self.high * 1.0001).collect()
    }
}

/// An axis for times or counts that begins near the first.
fn horizontal(values: &[f64], end: f64) -> Axis {
    let positive = || values.iter().copied().filter(|v| *v > 0.0);
    let first = positive().fold(f64::INFINITY, f64::min);
    let last = positive().fold(0.0, f64::max);
    let logarithmic = first.is_finite() && last / first > WIDE_RANGE;
    // Behind the last change there is nothing to see.
    let high = (last * 1.1).min(end.max(last)).max(f64::MIN_POSITIVE);
    let low = if logarithmic { first * 0.8 } else { 0.0 };
    Axis { low, high, logarithmic, from: LEFT, to: WIDTH - RIGHT }
}

/// Coverage over time or paths: the median and the quartiles of each configuration.
pub fn curves(report: &BenchReport, group: &Group, over: Over) -> Option<String> {
    let band = |c: &Configuration| if over == Over::Time { c.by_time.clone() } else { c.by_paths.clone() };
    let series: Vec<(usize, &Configuration, Vec<Band>)> = group
        .configurations
        .iter()
        .enumerate()
        .map(|(number, configuration)| (number, configuration, band(configuration)))
        .filter(|(.., band)| !band.is_empty())
        .collect();
    if series.is_empty() {
        return None;
    }
    let places: Vec<f64> = series.iter().flat_map(|(.., band)| band.iter().map(|b| b.at)).collect();
    let end = if over == Over::Time { group.horizon } else { f64::INFINITY };
    let x = horizontal(&places, end);
    let names: Vec<(usize, String)> =
        series.iter().map(|(number, c, _)| (*number, label(&report.experiment, c))).collect();
    let (legend, top) = legend(&names);
    let most = group.all.unwrap_or(group.best).max(group.best).max(1) as f64;
    // Where most cannot be covered, the plot shows what can.
    let high = if group.best as f64 * 2.0 < most { group.best as f64 * 1.1 } else { most };
    let y = Axis { low: 0.0, high, logarithmic: false, from: HEIGHT - BOTTOM, to: top };
    let what = if over == Over::Time { "time" } else { "paths" };
    let name = format!("{}: objectives covered over {what}, medians and quartiles", title(report, group));
    let mut out = begin(HEIGHT, &format!("{name}; {}", lead(group)));
    frame(&mut out, &x, &y, top);
    let axis_title = match (over, x.logarithmic) {
        (Over::Time, false) => "seconds",
        (Over::Time, true) => "seconds (logarithmic)",
        (Over::Paths, false) => "paths",
        (Over::Paths, true) => "paths (logarithmic)",
    };
    axis_titles(&mut out, axis_title, &format!("{} objectives covered", criterion(&group.criterion)), HEIGHT, top);
    for (number, _, band) in &series {
        let look = number % LOOKS;
        let upper = staircase(band, |b| b.high, &x, &y);
        let lower: Vec<String> = staircase(band, |b| b.low, &x, &y).into_iter().rev().collect();
        let _ = write!(out, "<polygon class=\"band f{look}\" points=\"{} {}\"/>", upper.join(" "), lower.join(" "));
    }
    for (number, _, band) in &series {
        let points = staircase(band, |b| b.median, &x, &y).join(" ");
        let _ = write!(out, "<polyline class=\"series l{}\" points=\"{points}\"/>", number % LOOKS);
    }
    out += &legend;
    out += "</svg>";
    Some(out)
}

/// The corners of a curve that stays until it changes, from zero to the end of the axis.
fn staircase(band: &[Band], value: fn(&Band) -> f64, x: &Axis, y: &Axis) -> Vec<String> {
    let mut points = vec![(x.from, y.place(0.0))];
    let mut level = y.place(0.0);
    for step in band {
        let at = x.place(step.at);
        let next = y.place(value(step));
        if next != level {
            points.push((at, level));
            points.push((at, next));
            level = next;
        }
    }
    points.push((x.to, level));
    points.into_iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect()
}

/// Times to shares of the best coverage: a dot for each run, a bar for the median, empty where it was not reached.
pub fn reached(report: &BenchReport, group: &Group) -> Option<String> {
    const ROW: f64 = 17.0;
    const GAP: f64 = 12.0;
    let covering: Vec<(usize, &Configuration)> =
        group.configurations.iter().enumerate().filter(|(_, c)| !c.reached.is_empty()).collect();
    let (_, first) = covering.first()?;
    let shares = first.reached.len();
    let times: Vec<f64> =
        covering.iter().flat_map(|(_, c)| c.reached.iter().flat_map(|r| r.times.iter().flatten().copied())).collect();
    let missed = covering.iter().any(|(_, c)| c.reached.iter().any(|r| r.times.iter().any(Option::is_none)));
    let mut x = horizontal(&times, group.horizon);
    // Room for what was not reached.
    x.to -= if missed { 70.0 } else { 0.0 };
    // And for a share with its number of objectives.
    x.from += 44.0;
    let names: Vec<(usize, String)> =
        covering.iter().map(|(number, c)| (*number, label(&report.experiment, c))).collect();
    let (legend, top) = legend(&names);
    let block = covering.len() as f64 * ROW + GAP;
    let height = top + block * shares as f64 + BOTTOM;
    let name = format!("{}: time to coverage, each run a dot", title(report, group));
    let mut out = begin(height, &name);
    let y = Axis { low: 0.0, high: 1.0, logarithmic: false, from: height - BOTTOM, to: top };
    vertical_grid(&mut out, &x, &y, top);
    let title = if x.logarithmic { "seconds (logarithmic)" } else { "seconds" };
    axis_titles(&mut out, title, "", height, top);
    if missed {
        let _ = write!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">not reached</text>",
            x.to + 40.0,
            height - BOTTOM + 16.0
        );
    }
    for share in 0..shares {
        let begin = top + block * share as f64 + GAP / 2.0;
        let goal = first.reached.get(share)?;
        let percent = goal.measure.trim_start_matches("time-");
        let _ = write!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent} % ({})</text>",
            x.from - 8.0,
            begin + (block - GAP) / 2.0 + 4.0,
            goal.goal
        );
        for (line, (number, configuration)) in covering.iter().enumerate() {
            let Some(found) = configuration.reached.get(share) else { continue };
            let middle = begin + ROW * (line as f64 + 0.5);
            let look = number % LOOKS;
            let mut misses = 0.0;
            for time in &found.times {
                match time {
                    Some(time) => {
                        let at = x.place(*time);
                        let _ =
                            write!(out, "<circle class=\"dot f{look}\" cx=\"{at:.1}\" cy=\"{middle:.1}\" r=\"3\"/>");
                    }
                    None => {
                        let at = x.to + 14.0 + misses;
                        misses = (misses + 5.0) % 55.0;
                        let _ =
                            write!(out, "<circle class=\"miss l{look}\" cx=\"{at:.1}\" cy=\"{middle:.1}\" r=\"2.6\"/>");
                    }
                }
            }
            if let Some(median) = found.median {
                let at = x.place(median);
                let _ =
                    write!(out, "<path class=\"mid l{look}\" d=\"M{at:.1} {:.1}V{:.1}\"/>", middle - 7.0, middle + 7.0);
            }
        }
    }
    out += &legend;
    out += "</svg>";
    Some(out)
}

fn begin(height: f64, name: &str) -> String {
    let name = escape(name);
    format!(
        "<svg class=\"plot\" viewBox=\"0 0 {WIDTH} {height:.0}\" width=\"{WIDTH}\" height=\"{height:.0}\" role=\"img\" aria-label=\"{name}\"><title>{name}</title>"
    )
}

fn frame(out: &mut String, x: &Axis, y: &Axis, top: f64) {
    for tick in y.ticks() {
        let at = y.place(tick);
        let _ = write!(out, "<path class=\"grid\" d=\"M{:.1} {at:.1}H{:.1}\"/>", x.from, x.to);
        let _ = write!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            x.from - 7.0,
            at + 4.0,
            mark(tick)
        );
    }
    vertical_grid(out, x, y, top);
}

fn vertical_grid(out: &mut String, x: &Axis, y: &Axis, top: f64) {
    for tick in x.ticks() {
        let at = x.place(tick);
        let _ = write!(out, "<path class=\"grid\" d=\"M{at:.1} {top:.1}V{:.1}\"/>", y.from);
        let _ =
            write!(out, "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>", y.from + 16.0, mark(tick));
    }
    let _ = write!(out, "<path class=\"axis\" d=\"M{:.1} {top:.1}V{:.1}H{:.1}\"/>", x.from, y.from, x.to);
}

/// The value of a tick, without zeros that say nothing.
fn mark(tick: f64) -> String {
    let shown = number(tick, "");
    match shown.contains('.') && !shown.contains('e') {
        true => shown.trim_end_matches('0').trim_end_matches('.').to_string(),
        false => shown,
    }
}

fn axis_titles(out: &mut String, x: &str, y: &str, height: f64, top: f64) {
    let middle = (LEFT + WIDTH - RIGHT) / 2.0;
    let _ = write!(out, "<text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{x}</text>", height - 8.0);
    if !y.is_empty() {
        let at = (top + height - BOTTOM) / 2.0;
        let _ = write!(
            out,
            "<text transform=\"translate(14 {at:.1}) rotate(-90)\" text-anchor=\"middle\">{}</text>",
            escape(y)
        );
    }
}

/// Names with their lines, in as many rows as they need; and where the plot below begins.
fn legend(names: &[(usize, String)]) -> (String, f64) {
    /// Of a character, about.
    const LETTER: f64 = 7.2;
    const LONGEST: usize = 60;
    let (mut at, mut line) = (LEFT, 0.0);
    let mut out = String::new();
    for (number, name) in names {
        let short: String = name.chars().take(LONGEST).collect();
        let width = 34.0 + LETTER * short.chars().count() as f64 + 14.0;
        if at > LEFT && at + width > WIDTH - RIGHT {
            at = LEFT;
            line += 1.0;
        }
        let y = 14.0 + line * LEGEND_LINE;
        let look = number % LOOKS;
        let _ = write!(
            out,
            "<path class=\"series l{look}\" d=\"M{at:.1} {:.1}h26\"/><text x=\"{:.1}\" y=\"{y:.1}\">{}</text>",
            y - 4.0,
            at + 32.0,
            escape(&short)
        );
        at += width;
    }
    (out, (line + 1.0) * LEGEND_LINE + 12.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        let axis = |low: f64, high: f64, logarithmic| Axis { low, high, logarithmic, from: 0.0, to: 100.0 };
        assert_eq!(axis(0.0, 9.3, false).ticks(), [0.0, 2.0, 4.0, 6.0, 8.0]);
        assert_eq!(axis(0.0, 0.0, false).ticks(), [0.0]);
        assert_eq!(axis(0.03, 3.0, true).ticks(), [0.1, 1.0]);
        for (low, high, logarithmic) in [(0.0, 1e-9, false), (0.0, 1e12, false), (1e-6, 1e9, true), (1.0, 1.0, true)] {
            assert!(axis(low, high, logarithmic).ticks().len() <= 25, "{low} {high}");
        }
        assert_eq!([0.1, 0.01, 1.0, 2.5, 40.0, 1e-5].map(mark), ["0.1", "0.01", "1", "2.5", "40", "1.0e-5"]);
        let log = axis(1.0, 100.0, true);
        assert_eq!([0.1, 1.0, 10.0, 1000.0].map(|v| log.place(v).round()), [0.0, 0.0, 50.0, 100.0]);
    }
}
