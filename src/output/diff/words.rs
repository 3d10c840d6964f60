//! What several reports say in the same words: the answer in a sentence, what was compared, what changed.

use crate::output::terminal::plural;
use crate::versions::report::{AffectedTest, Answer, ChangeKind, DiffReport, Difference, Notice, TargetReport};

pub const CONFIRMED: &str = "confirmed";

pub fn word(answer: Answer) -> &'static str {
    match answer {
        Answer::Equivalent => "EQUIVALENT",
        Answer::Different => "DIFFERENT",
        Answer::Unknown => "UNKNOWN",
    }
}

/// The numbers of targets with each answer: equivalent, different, unknown.
pub fn counts(report: &DiffReport) -> [usize; 3] {
    let count = |answer| report.targets.iter().filter(|target| target.answer == answer).count();
    [count(Answer::Equivalent), count(Answer::Different), count(Answer::Unknown)]
}

pub fn differences(report: &DiffReport) -> impl Iterator<Item = &Difference> {
    report.targets.iter().flat_map(|target| &target.differences)
}

/// The reasons why targets are unknown, of all of them together; the most frequent first, else as they come.
pub fn reasons(report: &DiffReport) -> Vec<(&str, u64)> {
    let mut all: Vec<(&str, u64)> = Vec::new();
    for (reason, count) in undecided(report).flat_map(|target| &target.reasons) {
        match all.iter_mut().find(|(known, _)| known == reason) {
            Some((_, sum)) => *sum = sum.saturating_add(*count),
            None => all.push((reason, *count)),
        }
    }
    all.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    all
}

/// What to raise, of all unknown targets together.
pub fn advice(report: &DiffReport) -> Vec<&str> {
    let mut all: Vec<&str> = Vec::new();
    for advice in undecided(report).flat_map(|target| &target.advice) {
        if !all.contains(&advice.as_str()) {
            all.push(advice);
        }
    }
    all
}

fn undecided(report: &DiffReport) -> impl Iterator<Item = &TargetReport> {
    report.targets.iter().filter(|target| target.answer == Answer::Unknown)
}

/// A reason and how often; what was cut off before it could be counted has no number.
pub fn reason((reason, count): (&str, u64)) -> String {
    if count == 0 { reason.to_string() } else { format!("{count} x {reason}") }
}

/// The answer as a sentence without its full stop. It says no more than the report holds.
pub fn sentence(report: &DiffReport) -> String {
    let [equivalent, different, unknown] = counts(report);
    let methods = |count: usize| format!("{} of {}", count, plural(report.targets.len(), "method"));
    let early = report.ended_early.as_ref().map(|why| format!("; the run ended early: {why}")).unwrap_or_default();
    match report.answer {
        Answer::Equivalent if report.targets.is_empty() && report.changes.is_empty() => {
            "no class, method or field differs, so nothing had to be compared".to_string()
        }
        Answer::Equivalent => {
            let scope = if report.targets.iter().any(|target| !target.scope.is_empty()) { " in scope" } else { "" };
            let assumed: Vec<String> = report.assumed.iter().map(|what| format!(", assuming that {what}")).collect();
            let compared = plural(equivalent, "method");
            format!("{compared} compared, the same behaviour for all inputs{scope}{}", assumed.concat())
        }
        Answer::Different => {
            let all = differences(report).count();
            let confirmed = differences(report).filter(|difference| difference.on_jvm == CONFIRMED).count();
            let shown = match (all, confirmed) {
                (0, _) => String::new(),
                (1, 1) => "; 1 difference, confirmed on the JVM".to_string(),
                (all, confirmed) if all == confirmed => format!("; {all} differences, all confirmed on the JVM"),
                (all, confirmed) => {
                    format!("; {}, {confirmed} of them confirmed on the JVM", plural(all, "difference"))
                }
            };
            let rest = if unknown > 0 { format!("; {unknown} more not decided") } else { String::new() };
            let behave = if different == 1 { "behaves" } else { "behave" };
            format!("{} {behave} differently{shown}{rest}{early}", methods(different))
        }
        Answer::Unknown if report.targets.is_empty() && !report.changes.is_empty() => {
            format!("nothing was compared: no caller was found for what changed{early}")
        }
        Answer::Unknown if report.targets.is_empty() => format!("nothing was compared{early}"),
        Answer::Unknown => {
            let why = reasons(report).first().map(|first| format!(": {}", reason(*first))).unwrap_or_default();
            let raise = advice(report).first().map(|advice| format!(" ({advice})")).unwrap_or_default();
            format!("{} not decided{why}{raise}{early}", methods(unknown))
        }
    }
}

/// How many classes and methods differ.
pub fn changed(report: &DiffReport) -> String {
    if report.changes.is_empty() {
        return "no class differs".to_string();
    }
    let all = report.changes.iter().flat_map(|class| &class.methods);
    let kinds = [(ChangeKind::Changed, "changed"), (ChangeKind::Added, "added"), (ChangeKind::Removed, "removed")];
    let counted = kinds.map(|(kind, word)| (all.clone().filter(|method| method.kind == kind).count(), word));
    let methods: Vec<String> =
        counted.iter().filter(|(count, _)| *count > 0).map(|(count, word)| format!("{count} {word}")).collect();
    let classes = match report.changes.len() {
        1 => "1 class differs".to_string(),
        count => format!("{count} classes differ"),
    };
    if methods.is_empty() { classes } else { format!("{classes}; methods: {}", methods.join(", ")) }
}

/// The tests of the suite that have to run again, and all of them; none where no suite was given.
/// What an existing test has to do with the change, for people; empty where nothing is to be said.
pub fn noticed(test: &AffectedTest) -> String {
    match &test.notice {
        Some(Notice::ChecksNothing) => "runs what changed and checks nothing that it influences".into(),
        Some(Notice::DoesNotRun) => "does not run what changed".into(),
        Some(Notice::Checks) => "checks what it influences".into(),
        Some(Notice::Unknown { reason }) => format!("not known whether it checks what the change influences: {reason}"),
        None => String::new(),
    }
}

/// How many tests run what changed and would not notice it; none if there are none.
pub fn blind_sentence(report: &DiffReport) -> Option<String> {
    let tests = report.affected.iter().flatten();
    match tests.filter(|test| test.notice == Some(Notice::ChecksNothing)).count() {
        0 => None,
        1 => Some("1 test runs what changed and checks nothing that it influences".into()),
        blind => Some(format!("{blind} tests run what changed and check nothing that it influences")),
    }
}

pub fn affected(report: &DiffReport) -> Option<(usize, usize)> {
    let tests = report.affected.as_ref()?;
    Some((tests.iter().filter(|test| test.affected).count(), tests.len()))
}

/// Names and values, in one line: `x = 3, y = "a"`.
pub fn assigned(values: &[(String, String)]) -> String {
    values.iter().map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ")
}

/// What is assumed, each assumption once.
pub fn scope(report: &DiffReport) -> Vec<&str> {
    let mut all: Vec<&str> = Vec::new();
    for assumed in report.targets.iter().flat_map(|target| &target.scope) {
        if !all.contains(&assumed.as_str()) {
            all.push(assumed);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(answer: Answer) -> TargetReport {
        TargetReport { answer, ..TargetReport::default() }
    }

    #[test]
    fn the_sentence_claims_only_what_is_known() {
        let mut report = DiffReport::default();
        assert_eq!(sentence(&report), "nothing was compared");
        report.answer = Answer::Equivalent;
        assert_eq!(sentence(&report), "no class, method or field differs, so nothing had to be compared");
        report.targets = vec![target(Answer::Equivalent)];
        assert_eq!(sentence(&report), "1 method compared, the same behaviour for all inputs");
        report.targets[0].scope.push("strings of at most 8 characters".to_string());
        assert_eq!(sentence(&report), "1 method compared, the same behaviour for all inputs in scope");

        report.answer = Answer::Different;
        report.targets.extend([target(Answer::Different), target(Answer::Unknown)]);
        report.targets[1].differences = vec![Difference::default(); 2];
        report.targets[1].differences[0].on_jvm = CONFIRMED.to_string();
        let expected = "1 of 3 methods behaves differently; 2 differences, 1 of them confirmed on the JVM; \
            1 more not decided";
        assert_eq!(sentence(&report), expected);

        report.answer = Answer::Unknown;
        report.targets.remove(1);
        report.targets[1].reasons = vec![("loop bound".to_string(), 3)];
        report.targets[1].advice = vec!["raise --loops".to_string()];
        report.ended_early = Some("interrupted".to_string());
        let expected = "1 of 2 methods not decided: 3 x loop bound (raise --loops); the run ended early: interrupted";
        assert_eq!(sentence(&report), expected);
    }
}
