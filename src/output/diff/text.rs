//! What the terminal shows after a comparison. The last line begins with the answer: EQUIVALENT, DIFFERENT or UNKNOWN.
//!
//! Text of the program is on one line, without control characters, and never begins a line: it cannot fake an answer.

use std::fmt::Result;

use super::FORMATS;
use super::words::{self, assigned, changed, sentence, word};
use crate::coverage::report::Verdict;
use crate::output::run::figures::{criterion, share};
use crate::output::terminal::{Out, paint, plural, short};
use crate::versions::report::{Answer, DiffReport, Difference, Observed, TargetReport};

/// Targets, tests, and so on.
const MOST: usize = 10;
/// Below a target or decision.
const MOST_EACH: usize = 5;
/// Characters of the last line, which is not wrapped.
const LAST: usize = 300;

pub fn summary(report: &DiffReport, colours: bool) -> String {
    let mut out = Out::new(colours);
    // Writing to a string cannot fail.
    let _ = all(&mut out, report);
    let last = paint(colours, colour(report.answer), word(report.answer));
    format!("{}\n{last}: {}\n", out.finish(), short(&sentence(report), LAST))
}

fn colour(answer: Answer) -> &'static str {
    match answer {
        Answer::Equivalent => "1;32",
        Answer::Different => "1;31",
        Answer::Unknown => "1;33",
    }
}

fn all(out: &mut Out, report: &DiffReport) -> Result {
    out.painted("", &format!("diff {} -> {}", report.old.classpath, report.new.classpath), "1")?;
    out.paragraph("  ", &changed(report))?;
    if let Some(why) = &report.ended_early {
        out.painted("  ", &format!("ended early: {why}"), "1;33")?;
    }
    changes(out, report)?;
    targets(out, report)?;
    // What a verdict rests on is shown whole.
    let scope = words::scope(report);
    list(out, "as long as", &scope, scope.len())?;
    list(out, "granted", &report.granted, report.granted.len())?;
    impacted(out, report)?;
    tests(out, report)?;
    affected(out, report)?;
    list(out, "warnings", &report.warnings, MOST)?;
    look(out, report)
}

/// Lines below a heading, if there are any, so many at most.
fn list<T: AsRef<str>>(out: &mut Out, title: &str, lines: &[T], most: usize) -> Result {
    if lines.is_empty() {
        return Ok(());
    }
    out.heading(title, "")?;
    for line in lines.iter().take(most) {
        out.paragraph("  ", line.as_ref())?;
    }
    out.more(2, lines.len(), most)
}

/// What differs beside the code of methods: it may matter to callers, and no target shows it.
fn changes(out: &mut Out, report: &DiffReport) -> Result {
    let said = |class: &crate::versions::report::ClassChange| -> Vec<String> {
        class.other.iter().map(|what| format!("{}: {what}", class.class)).collect()
    };
    let other: Vec<String> = report.changes.iter().flat_map(said).collect();
    list(out, "changed beside code", &other, MOST)
}

fn targets(out: &mut Out, report: &DiffReport) -> Result {
    if report.targets.is_empty() {
        return Ok(());
    }
    let [equivalent, different, unknown] = words::counts(report);
    let counts = [(equivalent, "equivalent"), (different, "different"), (unknown, "unknown")];
    let counts: Vec<String> =
        counts.iter().filter(|(count, _)| *count > 0).map(|(count, word)| format!("{count} {word}")).collect();
    out.heading("compared", &format!("({}: {})", plural(report.targets.len(), "method"), counts.join(", ")))?;
    // What needs a look comes first.
    for answer in [Answer::Different, Answer::Unknown, Answer::Equivalent] {
        let found: Vec<&TargetReport> = report.targets.iter().filter(|target| target.answer == answer).collect();
        for target in found.iter().take(MOST) {
            one_target(out, target)?;
        }
        if found.len() > MOST {
            let rest = found.len() - MOST;
            out.paragraph("  ", &format!("and {rest} more {}", word(answer).to_lowercase()))?;
        }
    }
    Ok(())
}

fn one_target(out: &mut Out, target: &TargetReport) -> Result {
    let because = if target.because.is_empty() { String::new() } else { format!(": {}", target.because) };
    let line = format!("{} {}{because}", word(target.answer).to_lowercase(), target.target);
    out.painted("  ", &line, colour(target.answer))?;
    let several = target.differences.len() > 1;
    for (number, difference) in target.differences.iter().take(MOST_EACH).enumerate() {
        let title = if several { format!("{} of {}: ", number + 1, target.differences.len()) } else { String::new() };
        one_difference(out, &title, difference)?;
    }
    out.more(4, target.differences.len(), MOST_EACH)?;
    for (reason, count) in target.reasons.iter().take(MOST_EACH) {
        out.paragraph("    ", &words::reason((reason, *count)))?;
    }
    out.more(4, target.reasons.len(), MOST_EACH)?;
    for advice in target.advice.iter().take(MOST_EACH) {
        out.painted("      ", advice, "1")?;
    }
    Ok(())
}

fn one_difference(out: &mut Out, title: &str, difference: &Difference) -> Result {
    out.paragraph("    ", &format!("{title}{}: {}", difference.kind, difference.cause))?;
    let inputs = assigned(&difference.inputs);
    out.paragraph("      inputs  ", if inputs.is_empty() { "none" } else { &inputs })?;
    out.paragraph("      old     ", &observed(&difference.old))?;
    out.paragraph("      new     ", &observed(&difference.new))?;
    let mut notes = vec![format!("on the JVM: {}", known(&difference.on_jvm))];
    if difference.count > 1 {
        notes.push(format!("{} pairs of paths", difference.count));
    }
    out.painted("      ", &notes.join("; "), "2")
}

fn known(on_jvm: &str) -> &str {
    if on_jvm.is_empty() { "not tried" } else { on_jvm }
}

fn observed(observed: &Observed) -> String {
    let end = if observed.end.is_empty() { "not observed" } else { &observed.end };
    if observed.state.is_empty() { end.to_string() } else { format!("{end}; {}", assigned(&observed.state)) }
}

fn impacted(out: &mut Out, report: &DiffReport) -> Result {
    if report.impacted.is_empty() && report.totals.is_none() {
        return Ok(());
    }
    out.heading("impacted", &format!("({})", plural(report.impacted.len(), "decision")))?;
    if let Some(total) = &report.totals {
        out.paragraph("  ", &format!("{} obligations: {}", criterion(&total.criterion), share(total)))?;
    }
    let open = |(class, line, text): (&str, u32, &str), obligation: &crate::versions::report::ImpactedObligation| {
        let Verdict::Open { reason, advice, .. } = &obligation.verdict else { return None };
        let advice = if advice.is_empty() { String::new() } else { format!(" ({advice})") };
        let at = if line > 0 { format!(" line {line}") } else { String::new() };
        Some(format!("open: {class}{at}: {text}: {}: {reason}{advice}", obligation.what))
    };
    let all = report.impacted.iter().flat_map(|decision| {
        let place = (decision.class.as_str(), decision.line, decision.text.as_str());
        decision.obligations.iter().filter_map(move |obligation| open(place, obligation))
    });
    let all: Vec<String> = all.collect();
    for line in all.iter().take(MOST) {
        out.paragraph("  ", line)?;
    }
    out.more(2, all.len(), MOST)
}

fn tests(out: &mut Out, report: &DiffReport) -> Result {
    if report.tests.is_empty() {
        return Ok(());
    }
    let mut files: Vec<&str> = report.tests.iter().map(|test| test.file.as_str()).filter(|f| !f.is_empty()).collect();
    files.sort_unstable();
    files.dedup();
    let note = format!("({} in {})", plural(report.tests.len(), "test"), plural(files.len(), "file"));
    out.heading("tests for the new version", &note)?;
    let folder = report.out.as_deref().map(|folder| format!("{}/", folder.trim_end_matches('/'))).unwrap_or_default();
    for file in files.iter().take(MOST) {
        out.paragraph("  ", &format!("{folder}{file}"))?;
    }
    out.more(2, files.len(), MOST)
}

fn affected(out: &mut Out, report: &DiffReport) -> Result {
    let (Some((again, all)), Some(tests)) = (words::affected(report), &report.affected) else { return Ok(()) };
    out.heading("existing tests", &format!("({again} of {all} can be affected and need to run again)"))?;
    for test in tests.iter().filter(|test| test.affected).take(MOST) {
        let words = [test.because.clone(), words::noticed(test)].into_iter().filter(|part| !part.is_empty());
        let words: Vec<String> = words.collect();
        let because = if words.is_empty() { String::new() } else { format!(": {}", words.join("; ")) };
        out.paragraph("  ", &format!("{}{because}", test.test))?;
    }
    out.more(2, again, MOST)?;
    match words::blind_sentence(report) {
        Some(blind) => out.paragraph("  ", &blind),
        None => Ok(()),
    }
}

fn look(out: &mut Out, report: &DiffReport) -> Result {
    let Some(folder) = &report.out else { return Ok(()) };
    let folder = folder.trim_end_matches('/');
    out.heading("reports", "")?;
    out.paragraph("  ", &format!("open {folder}/diff.html in a browser"))?;
    let others: Vec<&str> = FORMATS.iter().map(|format| format.file).filter(|file| *file != "diff.html").collect();
    out.paragraph("  ", &format!("for other tools: {folder}/ {}", others.join(", ")))
}
