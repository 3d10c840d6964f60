//! `diff.md`: a comment fit for a pull request. The answer comes first, what takes room is folded.
//!
//! Text of the program cannot act as Markdown or HTML: whatever could begin markup is written as a character reference,
//! which is text by CommonMark 2.5. Forges look for mentions (`@team`, `#12`) in what is rendered, so a mention is
//! broken by a zero-width space. Each section has its share of the 65,536 characters that GitHub allows; what does not
//! fit is counted.

use super::words::{self, affected, assigned, changed, sentence, word};
use crate::coverage::report::Verdict;
use crate::output::run::figures::{criterion, share};
use crate::output::terminal::{plural, short};
use crate::versions::report::{Answer, DiffReport, Difference, ImpactedDecision, Observed, TargetReport};

/// Characters of one text of the program.
const LONGEST: usize = 300;
/// The shares of the sections, in bytes.
const DIFFERENCES: usize = 20_000;
const REASONS: usize = 6_000;
const IMPACT: usize = 7_000;
const TESTS: usize = 7_000;
const NOTES: usize = 3_000;
/// Longer lists are no longer read.
const MOST_ROWS: usize = 100;

pub fn write(report: &DiffReport) -> String {
    let mut out = Comment { text: String::new(), end: usize::MAX };
    let sign = match report.answer {
        Answer::Equivalent => "✅",
        Answer::Different => "⚠️",
        Answer::Unknown => "❔",
    };
    out.add(&format!("## {sign} Obligato: {}\n\n", word(report.answer)));
    out.add(&format!("**{}.**\n\n", plain(&sentence(report))));
    out.add(&format!(
        "Old {}, new {}; {}.\n",
        code(&report.old.classpath),
        code(&report.new.classpath),
        plain(&changed(report))
    ));
    differences(&mut out, report);
    undecided(&mut out, report);
    equivalent(&mut out, report);
    scope(&mut out, report);
    impact(&mut out, report);
    tests(&mut out, report);
    notes(&mut out, report);
    out.end = usize::MAX;
    out.add(&format!("\n<sub>{}</sub>\n", plain(&report.tool)));
    out.text
}

/// A text that keeps to the share of each section.
struct Comment {
    text: String,
    end: usize,
}

impl Comment {
    /// What follows may take so many bytes.
    fn section(&mut self, bytes: usize) {
        self.end = self.text.len().saturating_add(bytes);
    }

    fn fits(&self, part: &str) -> bool {
        // Room for the ends of lists and folds.
        self.text.len() + part.len() + 200 <= self.end
    }

    fn add(&mut self, part: &str) {
        self.text += part;
    }

    /// As many of the lines as fit below the head, then how many did not; false where not even one did.
    fn list(&mut self, head: &str, lines: impl ExactSizeIterator<Item = String>) -> bool {
        let all = lines.len();
        let mut shown = 0;
        for line in lines.take(MOST_ROWS) {
            let first = if shown == 0 { head } else { "" };
            if !self.fits(&line) || !self.fits(first) {
                break;
            }
            self.add(first);
            self.add(&line);
            shown += 1;
        }
        if shown > 0 && shown < all {
            self.add(&format!("\nand {} more\n", all - shown));
        }
        shown > 0
    }

    fn fold(&mut self, title: &str, head: &str, lines: impl ExactSizeIterator<Item = String>) {
        let before = self.text.len();
        self.add(&format!("\n<details><summary>{title}</summary>\n\n"));
        if self.list(head, lines) {
            self.add("\n</details>\n");
        } else {
            self.text.truncate(before);
        }
    }
}

fn differences(out: &mut Comment, report: &DiffReport) {
    out.section(DIFFERENCES);
    let targets: Vec<&TargetReport> = report.targets.iter().filter(|target| !target.differences.is_empty()).collect();
    let mut left = targets.len();
    for target in targets {
        let head = format!("\n### {}\n\n| inputs | old | new | cause |\n|---|---|---|---|\n", code(&target.target));
        if !out.list(&head, target.differences.iter().map(row)) {
            break;
        }
        left -= 1;
    }
    if left > 0 {
        out.add(&format!("\nand {} more that differ\n", plural(left, "method")));
    }
}

fn row(difference: &Difference) -> String {
    let inputs = if difference.inputs.is_empty() { "none".to_string() } else { code(&assigned(&difference.inputs)) };
    let confirmed = match difference.on_jvm.as_str() {
        words::CONFIRMED => "confirmed on the JVM".to_string(),
        "" => "not run on the JVM".to_string(),
        other => format!("on the JVM: {}", plain(other)),
    };
    let cause = format!("{}; {confirmed}", plain(&difference.cause));
    format!("| {inputs} | {} | {} | {cause} |\n", observed(&difference.old), observed(&difference.new))
}

fn observed(observed: &Observed) -> String {
    let end = if observed.end.is_empty() { "not observed".to_string() } else { code(&observed.end) };
    if observed.state.is_empty() { end } else { format!("{end}<br>{}", code(&assigned(&observed.state))) }
}

fn undecided(out: &mut Comment, report: &DiffReport) {
    out.section(REASONS);
    let line = |target: &&TargetReport| {
        let reasons: Vec<String> =
            target.reasons.iter().take(3).map(|(why, count)| plain(&words::reason((why, *count)))).collect();
        let why = if reasons.is_empty() { plain(&target.because) } else { reasons.join("; ") };
        let advice: Vec<String> = target.advice.iter().take(2).map(|advice| plain(advice)).collect();
        let advice = if advice.is_empty() { String::new() } else { format!(" (**{}**)", advice.join(", ")) };
        format!("- {}: {why}{advice}\n", code(&target.target))
    };
    let unknown: Vec<&TargetReport> = of(report, Answer::Unknown);
    let left = unknown.len();
    if !out.list("\n### Not decided\n\n", unknown.iter().map(line)) && left > 0 {
        out.add(&format!("\n{} not decided\n", plural(left, "method")));
    }
}

fn of(report: &DiffReport, answer: Answer) -> Vec<&TargetReport> {
    report.targets.iter().filter(|target| target.answer == answer).collect()
}

fn equivalent(out: &mut Comment, report: &DiffReport) {
    out.section(NOTES);
    let same = of(report, Answer::Equivalent);
    let line = |target: &&TargetReport| {
        let because = if target.because.is_empty() { String::new() } else { format!(": {}", plain(&target.because)) };
        format!("- {}{because}\n", code(&target.target))
    };
    out.fold(&format!("{} with the same behaviour", plural(same.len(), "method")), "", same.iter().map(line));
}

/// Not folded: an answer is worth as much as what it assumes.
fn scope(out: &mut Comment, report: &DiffReport) {
    out.section(NOTES);
    let scope = words::scope(report);
    out.list("\n### As long as\n\n", scope.iter().map(|assumed| format!("- {}\n", plain(assumed))));
    out.list("\n### Granted\n\n", report.granted.iter().map(|granted| format!("- {}\n", plain(granted))));
}

fn impact(out: &mut Comment, report: &DiffReport) {
    out.section(IMPACT);
    if let Some(total) = &report.totals {
        let total = format!("{} obligations: {}", plain(criterion(&total.criterion)), plain(&share(total)));
        out.add(&format!("\n### Impacted obligations\n\n{total}.\n"));
    }
    let title = format!("{} that the change can influence", plural(report.impacted.len(), "decision"));
    let head = "| decision | where | obligations | because of |\n|---|---|---|---|\n";
    out.fold(&title, head, report.impacted.iter().map(decision));
}

fn decision(decision: &ImpactedDecision) -> String {
    let count = |wanted: fn(&Verdict) -> bool| decision.obligations.iter().filter(|o| wanted(&o.verdict)).count();
    let kinds = [
        (count(|verdict| matches!(verdict, Verdict::Covered { .. })), "covered"),
        (count(|verdict| matches!(verdict, Verdict::Infeasible { .. })), "infeasible"),
        (count(|verdict| matches!(verdict, Verdict::Open { .. })), "open"),
    ];
    let counted: Vec<String> =
        kinds.iter().filter(|(count, _)| *count > 0).map(|(count, word)| format!("{count} {word}")).collect();
    let line = if decision.line > 0 { format!(" line {}", decision.line) } else { String::new() };
    let old = if decision.chain_at.first().is_some_and(|place| place.old) { "old " } else { "" };
    let chain = decision.chain.first().map(|(what, line)| {
        let line = if *line > 0 { format!(" ({old}line {line})") } else { String::new() };
        format!("{}{line}", plain(what))
    });
    let place = format!("{}.{}", decision.class, decision.method);
    let chain = chain.unwrap_or_else(|| "changed itself".to_string());
    format!("| {} | {}{line} | {} | {chain} |\n", code(&decision.text), code(&place), counted.join(", "))
}

fn tests(out: &mut Comment, report: &DiffReport) {
    if let (Some((again, all)), Some(tests)) = (affected(report), &report.affected) {
        out.section(TESTS);
        let again_tests: Vec<_> = tests.iter().filter(|test| test.affected).collect();
        let line = |test: &&crate::versions::report::AffectedTest| {
            let words = [test.because.clone(), words::noticed(test)].into_iter().filter(|part| !part.is_empty());
            let words: Vec<String> = words.map(|part| plain(&part).to_string()).collect();
            let because = if words.is_empty() { String::new() } else { format!(": {}", words.join("; ")) };
            format!("- {}{because}\n", code(&test.test))
        };
        out.add(&format!("\n### Existing tests\n\n{again} of {all} can be affected and need to run again.\n"));
        if let Some(blind) = words::blind_sentence(report) {
            out.add(&format!("\n{blind}.\n"));
        }
        out.fold("Run these again", "", again_tests.iter().map(line));
    }
    if !report.tests.is_empty() {
        out.section(NOTES);
        let line = |test: &crate::versions::report::WrittenTest| {
            let shows = test.shows.first().map(|shows| format!(": {}", plain(shows))).unwrap_or_default();
            format!("- {}{shows}\n", code(&format!("{}.{}", test.class, test.method)))
        };
        let title = format!("{} written for the new version", plural(report.tests.len(), "test"));
        out.fold(&title, "", report.tests.iter().map(line));
    }
}

fn notes(out: &mut Comment, report: &DiffReport) {
    out.section(NOTES);
    let warnings = report.warnings.iter().map(|warning| format!("- warning: {}\n", plain(warning)));
    let other = report.changes.iter().flat_map(|class| class.other.iter().map(move |what| (class, what)));
    let other = other.map(|(class, what)| format!("- {}: {}\n", code(&class.class), plain(what)));
    let options = report.settings.iter().map(|(option, value)| format!("- {}\n", code(&format!("{option} {value}"))));
    let all: Vec<String> = warnings.chain(other).chain(options).collect();
    out.fold("Warnings and options", "", all.into_iter());
}

fn code(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("<code>{}</code>", plain(text)) }
}

/// Text on one line that is nothing but text, in a table as well.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in short(text, LONGEST).chars() {
        match c {
            '@' | '#' => out += &format!("&#{};\u{200b}", u32::from(c)),
            // `www.` and `GH-1` become links as well.
            '.' if ends_with(&out, "www") => out += "&#46;",
            '-' if ends_with(&out, "gh") => out += "&#45;",
            ',' | ';' | '.' | '=' | '/' | '-' | '?' | '%' | '+' | '(' | ')' | '\'' | '"' => out.push(c),
            c if c.is_ascii_punctuation() => out += &format!("&#{};", u32::from(c)),
            c => out.push(c),
        }
    }
    out
}

fn ends_with(text: &str, end: &str) -> bool {
    let from = text.len().checked_sub(end.len());
    from.and_then(|from| text.get(from..)).is_some_and(|tail| tail.eq_ignore_ascii_case(end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_nothing_but_text() {
        assert_eq!(plain("a | b"), "a &#124; b");
        assert_eq!(plain("`x` @all #12"), "&#96;x&#96; &#64;\u{200b}all &#35;\u{200b}12");
        assert_eq!(plain("<img>&amp;\n*"), "&#60;img&#62;&#38;amp;&#92;n&#42;");
        assert_eq!(plain("http://www.a.b"), "http&#58;//www&#46;a.b");
        assert_eq!(plain("GH-1 a-b 1.5"), "GH&#45;1 a-b 1.5");
        assert_eq!(code(""), "");
    }

    #[test]
    fn the_shares_stay_below_the_limit() {
        // A control character takes ten: a reference to a backslash and five more.
        let worst = plain(&"\u{1}".repeat(1000)).len();
        assert_eq!(worst, 10 * LONGEST + 3);
        // The sentence, two class paths and the tool.
        assert!(4 * worst + DIFFERENCES + REASONS + 4 * NOTES + IMPACT + TESTS + 500 <= 65_536);
    }
}
