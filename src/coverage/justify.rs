//! Justifications: open objectives that the user accepts, in a file of the user's repository.
//!
//! One line each: the id of the objective, white space, the text. `#` starts a comment. Ids are made of the decision's class,
//! method, shape and text, not of its line, so an entry survives moves and goes stale when the decision changes.

use std::path::Path;

use super::report::{JustificationReport, RunReport, Verdict};
use crate::util::InputError;
use crate::util::error::Result;

/// Larger files were not written by a person.
const MOST_BYTES: u64 = 8 << 20;

/// One entry of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub objective: String,
    pub text: String,
}

pub fn read(path: &Path) -> Result<Vec<Entry>> {
    let about = std::fs::metadata(path).map_err(|e| InputError::file(path, format!("cannot be read: {e}")))?;
    if about.len() > MOST_BYTES {
        return Err(InputError::file(path, "is larger than any file of justifications"));
    }
    let text = std::fs::read_to_string(path).map_err(|e| InputError::file(path, format!("cannot be read: {e}")))?;
    parse(&text).map_err(|(line, what)| InputError::file(path, format!("line {line}: {what}")))
}

fn parse(text: &str) -> std::result::Result<Vec<Entry>, (usize, String)> {
    let mut found: Vec<Entry> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (objective, text) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if text.trim().is_empty() {
            return Err((number + 1, format!("'{objective}' has no text: say why it is accepted")));
        }
        if found.iter().any(|e| e.objective == objective) {
            return Err((number + 1, format!("'{objective}' is there twice")));
        }
        found.push(Entry { objective: objective.to_string(), text: text.trim().to_string() });
    }
    Ok(found)
}

/// Marks what is accepted, and says which entries are stale and why.
pub fn apply(entries: &[Entry], report: &mut RunReport) {
    for entry in entries {
        let number = report.justifications.len();
        let mut stale = None;
        let mut test = None;
        match report.objectives.iter_mut().find(|o| o.id == entry.objective) {
            None => {
                let decision = entry.objective.split('.').next().unwrap_or_default();
                let known = report.decisions.iter().any(|d| d.id == decision);
                stale = Some(if known {
                    "the decision has no such objective by this criterion".to_string()
                } else {
                    "the decision changed, or is not part of this run".to_string()
                });
            }
            Some(objective) => match &objective.verdict {
                Verdict::Covered { tests, .. } => {
                    test = tests.first().copied();
                    stale = Some("a test covers the objective".to_string());
                }
                Verdict::Infeasible { .. } => stale = Some("the objective is proved infeasible".to_string()),
                Verdict::Open { .. } => objective.justified = Some(number),
            },
        }
        report.justifications.push(JustificationReport {
            objective: entry.objective.clone(),
            text: entry.text.clone(),
            stale,
            test,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::report::{DecisionReport, Objective};

    #[test]
    fn entries_need_a_text_and_are_there_once() {
        let good = "# why\n\n0123456789abcdef.2T  guards against a broken sensor\n";
        assert_eq!(parse(good).unwrap()[0].text, "guards against a broken sensor");
        assert_eq!(parse("a.0T\n").unwrap_err().0, 1);
        assert_eq!(parse("a.0T x\na.0T y\n").unwrap_err().0, 2);
    }

    #[test]
    fn stale_entries_say_why() {
        let objective = |id: &str, verdict| Objective {
            id: id.into(),
            criterion: "mcdc".into(),
            decision: Some(0),
            condition: None,
            value: None,
            file: None,
            line: 1,
            what: String::new(),
            verdict,
            justified: None,
            assertion: None,
        };
        let open = Verdict::Open { cause: "time".into(), reason: String::new(), advice: String::new() };
        let mut report = RunReport {
            decisions: vec![DecisionReport { id: "d".into(), ..DecisionReport::default() }],
            objectives: vec![
                objective("d.0T", open),
                objective("d.0F", Verdict::Covered { tests: vec![3], not_run: None }),
                objective("d.1F", Verdict::Infeasible { reason: String::new(), scope: Vec::new() }),
            ],
            ..RunReport::default()
        };
        let entry = |objective: &str| Entry { objective: objective.into(), text: "accepted".into() };
        apply(&["d.0T", "d.0F", "d.1F", "e.0T", "d.9T"].map(entry), &mut report);
        assert_eq!(report.objectives[0].justified, Some(0));
        assert_eq!(report.justifications[1].test, Some(3));
        let stale: Vec<bool> = report.justifications.iter().map(|j| j.stale.is_some()).collect();
        assert_eq!(stale, [false, true, true, true, true]);
        assert!(report.justifications[3].stale.as_ref().is_some_and(|s| s.contains("changed")));
    }
}
