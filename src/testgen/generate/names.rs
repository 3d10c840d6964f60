//! What a test is called and what its comment says: the objective it was kept for, in words.

use std::collections::BTreeMap;

use super::Kept;
use crate::coverage::criteria::{Aim, Criterion};
use crate::coverage::facts::{Completed, Fact, FactSet, Recorder};
use crate::coverage::goals::Goals;
use crate::coverage::subject::Subject;
use crate::coverage::words::{short, what};
use crate::testgen::Note;

/// Characters of a name.
const LONGEST_NAME: usize = 64;
/// Lines of a comment.
const MOST_LINES: usize = 8;
/// A note for each test, in order: each says what it shows that those before it do not.
pub fn notes(
    subject: &Subject,
    criteria: &[&'static Criterion],
    recorder: &Recorder,
    existing: &[FactSet],
    tests: &[Kept],
) -> Vec<Note> {
    let mut goals = Goals::of_tests(recorder, criteria, existing);
    let mut used: BTreeMap<(String, String), u32> = BTreeMap::new();
    let mut notes = Vec::new();
    for (number, test) in tests.iter().enumerate() {
        let mut aims: Vec<Aim> = Vec::new();
        let mut rows: BTreeMap<u32, String> = BTreeMap::new();
        for fact in test.facts.iter().filter_map(|n| recorder.fact(n)) {
            let before = aims.len();
            aims.extend(goals.open_goals_of(fact).filter_map(|g| goals.aims.get(g as usize)).map(|(_, a)| a.clone()));
            if let (true, Fact::Evaluation(decision, Completed(completion))) = (aims.len() > before, fact) {
                let row = format!("{}: {}", completion.row.letters(), completion.row.outcome);
                rows.entry(*decision).and_modify(|all| *all += &format!(", {row}")).or_insert(row);
            }
        }
        if aims.is_empty() {
            aims.extend(test.kills.iter().map(|label| Aim::Label(*label)));
        }
        aims.sort();
        aims.dedup();
        goals.keep(recorder, (existing.len() + number) as u32, &test.facts);
        let stem = name(subject, &test.draft.method, &aims);
        let count = used.entry((test.draft.class.clone(), stem.clone())).or_default();
        *count += 1;
        // A number behind another would be read as one.
        let between = if stem.ends_with(|end: char| end.is_ascii_digit()) { "Case" } else { "" };
        let name = if *count == 1 { stem } else { format!("{stem}{between}{count}") };
        notes.push(Note { name, comment: comment(subject, &aims, &rows) });
    }
    notes
}

fn name(subject: &Subject, method: &str, aims: &[Aim]) -> String {
    let method = if method == "<init>" { "constructor" } else { method };
    let first = aims.iter().find_map(|aim| match aim {
        Aim::Shows { decision, condition, value }
        | Aim::UniqueCause { decision, condition, value }
        | Aim::Condition { decision, condition, value } => {
            let decision = subject.decisions.get(*decision as usize)?;
            let text = &decision.mapped.conditions.get(usize::from(*condition))?.text;
            Some(format!("{}Is{}", words(text), if *value { "True" } else { "False" }))
        }
        Aim::Outcome { decision, value } => {
            let decision = subject.decisions.get(*decision as usize)?;
            Some(format!("{}Is{}", words(&decision.mapped.text), if *value { "True" } else { "False" }))
        }
        Aim::Row { decision, row } => {
            let decision = subject.decisions.get(*decision as usize)?;
            Some(format!("Line{}Is{}", decision.mapped.line, row.replace('-', "x")))
        }
        Aim::Path(path) => Some(format!("Path{}", path + 1)),
        Aim::Label(label) => subject.labels.get(*label as usize).map(|label| words(&label.what)),
        Aim::Line(line) => subject.lines.get(*line as usize).map(|line| format!("Line{}", line.line)),
        Aim::Way(way) => subject.ways.get(*way as usize).map(|way| format!("Line{}{}", way.line, words(&way.text))),
    });
    match first {
        Some(first) if !first.is_empty() && method.len() + first.len() + 4 <= LONGEST_NAME => {
            format!("{method}When{first}")
        }
        Some(_) => {
            let line = aims.iter().find_map(Aim::decision).and_then(|d| subject.decisions.get(d as usize));
            line.map_or_else(|| method.to_string(), |d| format!("{method}Line{}", d.mapped.line))
        }
        None => method.to_string(),
    }
}

/// Java text as part of a name: `a.b() > 3` becomes `ABGreaterThan3`.
fn words(text: &str) -> String {
    const SIGNS: [(&str, &str); 20] = [
        ("==", "Equals"),
        ("!=", "NotEquals"),
        ("<=", "AtMost"),
        (">=", "AtLeast"),
        ("&&", "And"),
        ("||", "Or"),
        ("<<", "ShiftedBy"),
        (">>", "ShiftedBy"),
        ("<", "LessThan"),
        (">", "GreaterThan"),
        ("!", "Not"),
        ("+", "Plus"),
        ("-", "Minus"),
        ("*", "Times"),
        ("/", "By"),
        ("%", "Modulo"),
        ("&", "And"),
        ("|", "Or"),
        ("^", "Xor"),
        ("?", "Or"),
    ];
    let mut name = String::new();
    let mut rest = text;
    let mut start = true;
    // A constant, `MAX_SPEED`, reads as `MaxSpeed`.
    let mut constant = false;
    while let Some(c) = rest.chars().next() {
        if let Some((sign, word)) = SIGNS.iter().find(|(sign, _)| rest.starts_with(sign)) {
            name += word;
            rest = &rest[sign.len()..];
            start = true;
            continue;
        }
        rest = &rest[c.len_utf8()..];
        if c.is_ascii_alphanumeric() {
            if start {
                let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
                constant = c.is_ascii_uppercase() && !rest[..end].contains(|c: char| c.is_ascii_lowercase());
            }
            name.push(match (start, constant) {
                (true, _) => c.to_ascii_uppercase(),
                (false, true) => c.to_ascii_lowercase(),
                (false, false) => c,
            });
            start = false;
        } else {
            start = true;
        }
    }
    name
}

fn comment(subject: &Subject, aims: &[Aim], rows: &BTreeMap<u32, String>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut by_decision: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    let mut others: Vec<String> = Vec::new();
    for aim in aims {
        match aim.decision() {
            Some(decision) => by_decision.entry(decision).or_default().push(what(subject, aim)),
            None => others.push(what(subject, aim)),
        }
    }
    for (decision, shown) in by_decision {
        let Some(mapped) = subject.decisions.get(decision as usize).map(|d| &d.mapped) else { continue };
        let row = rows.get(&decision).map(|row| format!(" [{row}]")).unwrap_or_default();
        lines.push(format!("Line {}, {}{row}: shows {}.", mapped.line, short(&mapped.text), shown.join("; ")));
    }
    if !others.is_empty() {
        lines.push(format!("Here {}.", others.join(", ")));
    }
    if lines.len() > MOST_LINES {
        let more = lines.len() - (MOST_LINES - 1);
        lines.truncate(MOST_LINES - 1);
        lines.push(format!("And {more} decisions more."));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_as_parts_of_names() {
        for (text, name) in [
            ("a == b", "AEqualsB"),
            ("x.size() >= 3", "XSizeAtLeast3"),
            ("!done", "NotDone"),
            ("rate <= MAX_SPEED_2", "RateAtMostMaxSpeed2"),
            ("s.charAt(i) != '\\u0000'", "SCharAtINotEqualsU0000"),
            ("", ""),
        ] {
            assert_eq!(words(text), name);
        }
    }
}
