//! What the terminal shows after a run: how much is covered, where the tests are, what is open and what to do about it.
//!
//! Lines are wrapped by [`Out`]. Colours are off unless asked for.

use std::collections::BTreeMap;
use std::fmt::Result;

use super::figures::{criterion, share};
use crate::coverage::criteria::Criterion;
use crate::coverage::report::{CONFIRMED, Finding, Objective, RunReport, TestReport, Total, Verdict};
use crate::output::terminal::{Out, plural};
use crate::world::{GRANTED_IN_SHORT, assuming};

/// Reasons for open objectives, infeasible objectives, and so on.
const MOST: usize = 8;
/// Objectives below a reason.
const MOST_EACH: usize = 3;

/// How to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    pub colour: bool,
}

pub fn text(report: &RunReport, style: Style) -> String {
    let mut out = Out::new(style.colour);
    // Writing to a string cannot fail.
    let _ = all(&mut out, report);
    out.finish()
}

fn all(out: &mut Out, report: &RunReport) -> Result {
    let targets = report.settings.targets.join(", ");
    out.painted("", &format!("{} {targets} ({:.1} s)", report.command, report.seconds), "1")?;
    if let Some(why) = &report.ended_early {
        out.painted("  ", &format!("ended early: {why}"), "1;33")?;
    }
    let width = report.totals.iter().map(|total| criterion(&total.criterion).chars().count()).max().unwrap_or(0);
    for total in &report.totals {
        one_total(out, total, width)?;
    }
    if let Some(total) = &report.distinct_mutants {
        out.paragraph("  ", &format!("without duplicate and subsumed mutants: {}", share(total)))?;
    }
    let tried: Vec<bool> = report.mutants.iter().filter_map(|mutant| mutant.killed).collect();
    if !tried.is_empty() {
        let killed = tried.iter().filter(|killed| **killed).count();
        let what = format!(
            "strongly killed: tests fail on {killed} of {} mutants (the others may be equivalent)",
            tried.len()
        );
        out.paragraph("  ", &what)?;
    }
    if report.objectives.is_empty() {
        out.paragraph("  ", &nothing(report))?;
    }
    paths(out, report)?;
    tests(out, report)?;
    means(out, report)?;
    open(out, report)?;
    infeasible(out, report)?;
    partitions(out, report)?;
    removed(out, report)?;
    stale(out, report)?;
    unexplored(out, report)?;
    models(out, report)?;
    for (number, warning) in report.warnings.iter().enumerate() {
        if number == 0 {
            out.heading("warnings", "")?;
        }
        if number < MOST {
            out.paragraph("  ", warning)?;
        }
    }
    out.more(2, report.warnings.len(), MOST)?;
    look(out, report)
}

/// What proofs depend on.
fn models(out: &mut Out, report: &RunReport) -> Result {
    if !report.models.is_empty() {
        out.heading("models that proofs depend on", "")?;
    }
    for used in report.models.iter().take(MOST) {
        out.paragraph("  ", &format!("{} by {}", used.method, used.model))?;
    }
    out.more(2, report.models.len(), MOST)
}

/// How many paths there are, and which is the longest.
fn paths(out: &mut Out, report: &RunReport) -> Result {
    for (number, found) in report.paths.iter().enumerate() {
        if number == 0 {
            out.heading("paths", "")?;
        }
        let all = match found.complete {
            true => format!("these are all{}", assuming(&found.assumed)),
            false => "there may be more".to_string(),
        };
        out.paragraph("  ", &format!("{}: {}, {all}", found.target, plural(found.paths as usize, "path")))?;
        if let Some((id, instructions)) = &found.longest {
            let objective = report.objectives.iter().find(|objective| objective.id == *id);
            let test = objective.and_then(|objective| match &objective.verdict {
                Verdict::Covered { tests, .. } => report.tests.get(*tests.first()?),
                _ => None,
            });
            let test = test.map(|test| format!(" ({})", test.method)).unwrap_or_default();
            out.paragraph("    ", &format!("the longest runs {instructions} instructions{test}"))?;
        }
        for why in &found.left_out {
            out.paragraph("    ", &format!("left out: {why}"))?;
        }
    }
    Ok(())
}

/// What to say where there is nothing to cover.
fn nothing(report: &RunReport) -> String {
    let criteria = &report.settings.criteria;
    let bounded = criteria.iter().find(|name| Criterion::named(name).and_then(|c| c.paths()).is_some());
    let why = match bounded {
        Some(name) if name != "paths" => {
            return format!("nothing to cover: every path goes beyond {name}; a larger number asks for more");
        }
        Some(_) => "no path runs to its end",
        None if criteria.iter().any(|name| matches!(name.as_str(), "branch" | "statement")) => "there is no such code",
        None => "there are no decisions (a switch is none); --criterion branch or statement asks for more",
    };
    format!("nothing to cover: {why}")
}

fn one_total(out: &mut Out, total: &Total, width: usize) -> Result {
    let all = total.not_run == 0 && total.covered.saturating_add(total.infeasible) >= total.all;
    let code = if all { "32" } else { "33" };
    out.painted(&format!("  {:width$}  ", criterion(&total.criterion)), &share(total), code)
}

fn tests(out: &mut Out, report: &RunReport) -> Result {
    let tests = &report.tests;
    let count = |wanted: &dyn Fn(&TestReport) -> bool| tests.iter().filter(|test| wanted(test)).count();
    let written = count(&|test| test.file.is_some());
    let mut files: Vec<&str> = tests.iter().filter_map(|test| test.file.as_deref()).collect();
    files.sort_unstable();
    files.dedup();
    out.heading("tests", "")?;
    if report.command == "measure" {
        out.paragraph("  ", &format!("{} run", plural(tests.len(), "test")))?;
    } else {
        let junit = report.settings.junit.map(|version| format!(", JUnit {version}")).unwrap_or_default();
        let in_files = format!("{} written to {}{junit}", plural(written, "test"), plural(files.len(), "file"));
        out.paragraph("  ", if written == 0 { "none written" } else { &in_files })?;
    }
    let folder = report.settings.out.as_deref().map(|folder| format!("{}/", folder.trim_end_matches('/')));
    for file in files.iter().take(MOST) {
        out.paragraph("    ", &format!("{}{file}", folder.as_deref().unwrap_or_default()))?;
    }
    out.more(4, files.len(), MOST)?;
    let (ours, theirs): (Vec<_>, Vec<_>) = tests.iter().partition(|test| test.file.is_some());
    if report.command == "measure" || theirs.is_empty() {
        results(out, "in the VM", tests.iter().map(|test| Some(test.in_vm.as_str())))?;
    } else {
        results(out, "in the VM", ours.iter().map(|test| Some(test.in_vm.as_str())))?;
        results(out, "in the existing suite", theirs.iter().map(|test| Some(test.in_vm.as_str())))?;
    }
    let coverage: Vec<&str> = tests.iter().filter_map(|test| test.coverage_on_jvm.as_deref()).collect();
    let confirmed = coverage.iter().filter(|end| **end == CONFIRMED).count();
    let all = tests.iter().filter(|test| test.on_jvm.is_some()).count();
    if confirmed > 0 && confirmed == all {
        out.paragraph("  ", &format!("all {all} passed on the JVM, which confirms their coverage"))?;
    } else {
        results(out, "on the JVM", tests.iter().map(|test| test.on_jvm.as_deref()))?;
        counted(out, "coverage on the JVM", CONFIRMED, coverage.into_iter())?;
    }
    for withheld in report.withheld.iter().take(MOST) {
        let count = plural(usize::try_from(withheld.count).unwrap_or(usize::MAX), "test");
        out.painted("  ", &format!("withheld: {count}: {}", withheld.reason), "33")?;
    }
    out.more(2, report.withheld.len(), MOST)
}

/// What brought something, and how much.
fn means(out: &mut Out, report: &RunReport) -> Result {
    let counted = |count: u64, what: &str| (count > 0).then(|| format!("{count} {what}"));
    let brought = report.means.iter().filter_map(|means| {
        let parts = [counted(means.covered, "covered"), counted(means.proved, "proved")];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        (!parts.is_empty()).then(|| format!("{} ({})", means.means, parts.join(", ")))
    });
    let brought: Vec<String> = brought.collect();
    if brought.is_empty() {
        return Ok(());
    }
    out.paragraph("  ", &format!("objectives by means: {}", brought.join(", ")))
}

/// How tests ended in one place, counted.
fn results<'r>(out: &mut Out, place: &str, ends: impl Iterator<Item = Option<&'r str>>) -> Result {
    let ends: Vec<&str> = ends.flatten().collect();
    match ends.len() {
        0 => Ok(()),
        all if ends.iter().all(|end| *end == "passed") => out.paragraph("  ", &format!("all {all} passed {place}")),
        _ => counted(out, place, "passed", ends.into_iter()),
    }
}

/// What was said of tests, counted: first what is best.
fn counted<'r>(out: &mut Out, place: &str, best: &str, ends: impl Iterator<Item = &'r str>) -> Result {
    let mut counts = BTreeMap::<&str, usize>::new();
    for end in ends {
        *counts.entry(end).or_default() += 1;
    }
    if counts.is_empty() {
        return Ok(());
    }
    let good = counts.remove(best).unwrap_or(0);
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let mut parts: Vec<String> = (good > 0).then(|| format!("{good} {best}")).into_iter().collect();
    parts.extend(counts.iter().take(MOST).map(|(end, count)| format!("{count} {end}")));
    out.painted("  ", &format!("{place}: {}", parts.join(", ")), "33")
}

/// Whether blocks are a partition, and what is against it.
fn partitions(out: &mut Out, report: &RunReport) -> Result {
    for (number, about) in report.partitions.iter().enumerate() {
        if number == 0 {
            out.heading("partition", "")?;
        }
        let blocks = format!("{} for {}", plural(about.blocks.len(), "block"), about.target);
        if about.is_proved {
            let assuming = report.settings.assuming();
            out.painted("  ", &format!("{blocks}: proved to be a partition of its inputs{assuming}"), "32")?;
            continue;
        }
        let is_known = about.findings.iter().any(|finding| finding.test.is_some());
        let verdict = if is_known { "no partition of its inputs" } else { "not known to be a partition" };
        out.painted("  ", &format!("{blocks}: {verdict}"), "33")?;
        for finding in about.findings.iter().take(MOST) {
            out.paragraph("    ", &against(finding))?;
        }
        out.more(4, about.findings.len(), MOST)?;
    }
    Ok(())
}

fn against(finding: &Finding) -> String {
    let blocks = finding.blocks.join(" and ");
    let what = match finding.kind.as_str() {
        "overlap" if finding.blocks.len() == 1 => format!("{blocks} overlaps with another block"),
        "overlap" => format!("{blocks} overlap"),
        "throws" => format!("{blocks} throws an exception"),
        _ => "an input is in no block".to_string(),
    };
    match finding.test {
        Some(_) => format!("{what}: {}", finding.input),
        None => format!("not known whether {what}: {}", finding.reason),
    }
}

/// By reason, the most frequent first.
fn open(out: &mut Out, report: &RunReport) -> Result {
    let mut reasons: Vec<(&str, &str, Vec<&Objective>)> = Vec::new();
    let mut by_reason = BTreeMap::new();
    let mut accepted = Vec::new();
    for objective in &report.objectives {
        let Verdict::Open { reason, advice, .. } = &objective.verdict else { continue };
        if objective.justified.is_some() {
            accepted.push(objective);
            continue;
        }
        let at = *by_reason.entry((reason, advice)).or_insert_with(|| {
            reasons.push((reason, advice, Vec::new()));
            reasons.len() - 1
        });
        reasons[at].2.push(objective);
    }
    reasons.sort_by_key(|(_, _, objectives)| std::cmp::Reverse(objectives.len()));
    if !reasons.is_empty() || !accepted.is_empty() {
        let count: usize = reasons.iter().map(|(_, _, objectives)| objectives.len()).sum();
        let said = match (count, accepted.len()) {
            (0, accepted) => format!("{}, all justified", plural(accepted, "objective")),
            (_, 0) => plural(count, "objective"),
            (_, accepted) => format!("{}, {accepted} more justified", plural(count, "objective")),
        };
        out.heading("open", &format!("({said})"))?;
    }
    for (reason, advice, objectives) in reasons.iter().take(MOST) {
        out.paragraph(&format!("  {} x ", objectives.len()), reason)?;
        if !advice.is_empty() {
            out.painted("      ", advice, "1")?;
        }
        for objective in objectives.iter().take(MOST_EACH) {
            // The id is what a justification names.
            out.painted("      ", &format!("{} [{}]", place(report, objective), objective.id), "2")?;
        }
        out.more(6, objectives.len(), MOST_EACH)?;
    }
    out.more(2, reasons.len(), MOST)
}

fn place(report: &RunReport, objective: &Objective) -> String {
    let file = objective.file.and_then(|number| report.files.get(number));
    let file = file.map(|file| file.path.rsplit('/').next().unwrap_or(&file.path));
    let line = if objective.line > 0 { format!(":{}", objective.line) } else { String::new() };
    let at = file.map(|file| format!("{file}{line}  ")).unwrap_or_default();
    let shown = if report.totals.len() > 1 { format!("{}: ", criterion(&objective.criterion)) } else { String::new() };
    format!("{at}{shown}{}", objective.what)
}

fn infeasible(out: &mut Out, report: &RunReport) -> Result {
    let found: Vec<_> = report
        .objectives
        .iter()
        .filter_map(|objective| match &objective.verdict {
            Verdict::Infeasible { reason, scope } => Some((objective, reason, scope)),
            _ => None,
        })
        .collect();
    if found.is_empty() {
        return Ok(());
    }
    out.heading("infeasible", &format!("({}, proved)", plural(found.len(), "objective")))?;
    for (objective, reason, _) in found.iter().take(MOST) {
        out.paragraph("  ", &place(report, objective))?;
        out.painted("      ", reason, "2")?;
    }
    out.more(2, found.len(), MOST)?;
    let mut conditions: BTreeMap<&str, usize> = BTreeMap::new();
    for (.., scope) in &found {
        for condition in scope.iter().filter_map(|what| what.strip_prefix("as long as ")) {
            *conditions.entry(condition).or_default() += 1;
        }
    }
    for (condition, count) in conditions {
        let of = if count == found.len() { String::new() } else { format!(" ({count} of these)") };
        out.paragraph("  ", &format!("as long as {condition}{of}"))?;
    }
    out.painted("  ", &format!("granted: {GRANTED_IN_SHORT}"), "2")
}

fn removed(out: &mut Out, report: &RunReport) -> Result {
    if !report.removed.is_empty() {
        out.heading("removed by the compiler", &format!("({}, without objectives)", report.removed.len()))?;
    }
    for decision in report.removed.iter().take(MOST) {
        out.paragraph("  ", decision)?;
    }
    out.more(2, report.removed.len(), MOST)
}

fn stale(out: &mut Out, report: &RunReport) -> Result {
    let stale: Vec<_> = report.justifications.iter().filter_map(|j| Some((j, j.stale.as_ref()?))).collect();
    if !stale.is_empty() {
        out.heading("stale justifications", &format!("({})", stale.len()))?;
    }
    for (justification, why) in stale.iter().take(MOST) {
        let test = justification.test.and_then(|number| report.tests.get(number));
        let test = test.map(|test| format!(" (test {})", test.method)).unwrap_or_default();
        out.paragraph("  ", &format!("{}: {why}{test}", justification.objective))?;
    }
    out.more(2, stale.len(), MOST)
}

fn unexplored(out: &mut Out, report: &RunReport) -> Result {
    let partial: Vec<_> = report.exploration.iter().filter(|explored| !explored.exhaustive).collect();
    if !partial.is_empty() {
        out.heading("not explored to the end", &format!("({} of {})", partial.len(), report.exploration.len()))?;
    }
    for explored in partial.iter().take(MOST) {
        // Inputs that were cut off before there were paths are not counted.
        let said = |(cause, count): &(String, u64)| match count {
            0 => cause.clone(),
            count => format!("{count} x {cause}"),
        };
        let causes: Vec<String> = explored.left_out.iter().take(MOST_EACH).map(said).collect();
        let causes = if causes.is_empty() { String::new() } else { format!(": {}", causes.join(", ")) };
        let paths = plural(usize::try_from(explored.paths).unwrap_or(usize::MAX), "path");
        out.paragraph("  ", &format!("{} ({paths}){causes}", explored.target))?;
    }
    out.more(2, partial.len(), MOST)
}

fn look(out: &mut Out, report: &RunReport) -> Result {
    let Some(folder) = &report.settings.out else { return Ok(()) };
    out.heading("reports", "")?;
    let folder = folder.trim_end_matches('/');
    out.paragraph("  ", &format!("open {folder}/report.html in a browser"))?;
    let others: Vec<&str> = super::FORMATS.iter().map(|format| format.file).filter(|f| *f != "report.html").collect();
    out.paragraph("  ", &format!("for other tools: {folder}/ {}", others.join(", ")))
}
