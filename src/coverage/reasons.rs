//! Why no input shows an objective, in words, from the evaluations that are possible.

use std::collections::{BTreeMap, BTreeSet};

use super::criteria::Aim;
use super::subject::{Hook, Subject};
use super::words::short;
use crate::analysis::decisions::marking::Completion;

/// By decision, condition and the value that it cannot have: the conditions that contradict it, in words.
pub type Contradictions = BTreeMap<(u32, u16, bool), Vec<String>>;

/// Branches that a reader can take in.
pub const MOST_NAMED: usize = 4;

/// `rows`: the evaluations of the objective's decision that are possible, and perhaps more.
pub fn reason(subject: &Subject, aim: &Aim, rows: &[&Completion], contradictions: &Contradictions) -> String {
    if let Aim::Label(label) = aim {
        let line = subject.labels.get(*label as usize).map_or(0, |label| label.line);
        return format!("no input of the targets reaches line {line} with this true");
    }
    let Some(number) = aim.decision() else {
        return "no input of the targets gets there".into();
    };
    let Some(decision) = subject.decisions.get(number as usize) else { return String::new() };
    let line = decision.mapped.line;
    if rows.is_empty() {
        return format!("no input of the targets completes the decision on line {line}");
    }
    let text = |c: u16| {
        let condition = decision.mapped.conditions.get(usize::from(c));
        condition.map(|c| format!("{} (line {})", short(&c.text), c.line)).unwrap_or_default()
    };
    match aim {
        Aim::Outcome { value, .. } => format!("the decision on line {line} is {} for every input", !value),
        Aim::Row { row, .. } => format!("no input gives the conditions of line {line} the values {row}"),
        Aim::Shows { condition, value, .. }
        | Aim::UniqueCause { condition, value, .. }
        | Aim::Condition { condition, value, .. } => {
            let evaluated: Vec<_> = rows.iter().filter(|r| r.row.value(*condition).is_some()).collect();
            if evaluated.is_empty() {
                let before: Vec<String> = (0..*condition)
                    .filter_map(|c| {
                        let values: BTreeSet<bool> = rows.iter().filter_map(|r| r.row.value(c)).collect();
                        let only = values.first().filter(|_| values.len() == 1)?;
                        Some(format!("{} is always {only}", text(c)))
                    })
                    .collect();
                let because = if before.is_empty() { String::new() } else { format!(": {}", before.join(", ")) };
                return format!("{} is never evaluated{because}", text(*condition));
            }
            let with: Vec<_> = evaluated.iter().filter(|r| r.row.value(*condition) == Some(*value)).collect();
            if with.is_empty() {
                let lines = contradictions.get(&(number, *condition, *value));
                return always(!value, &text(*condition), lines.map_or(&[], Vec::as_slice));
            }
            // Which other conditions have one value in all rows in which this one has the wanted value.
            let mut others = Vec::new();
            for c in (0..decision.table.conditions() as u16).filter(|c| c != condition) {
                let values: BTreeSet<Option<bool>> = with.iter().map(|r| r.row.value(c)).collect();
                if let [Some(value)] = values.iter().copied().collect::<Vec<_>>()[..] {
                    others.push(format!("{} is {value}", text(c)));
                }
            }
            let whenever = format!("whenever {} is {value}, ", text(*condition));
            if others.is_empty() {
                whenever + "other conditions mask it"
            } else {
                format!("{whenever}it is masked: {}", others.join(", "))
            }
        }
        _ => String::new(),
    }
}

/// A condition that has one value wherever it is evaluated; with the conditions that contradict the other, if they were
/// found.
fn always(value: bool, text: &str, lines: &[String]) -> String {
    let plain = format!("{text} is {value} wherever it is evaluated");
    if lines.is_empty() { plain } else { format!("{plain}: {} contradicts {}", !value, lines.join(" and ")) }
}

/// `x > 3 being true (line 12)`, for a branch that is taken or not.
pub fn being(subject: &Subject, hook: &Hook, taken: bool) -> Option<String> {
    let Hook::Branch { decision, condition, taken_means } = *hook else { return None };
    let decision = subject.decisions.get(decision as usize)?;
    let described = decision.mapped.conditions.get(usize::from(condition))?;
    let line = if described.line > 0 { described.line } else { decision.mapped.line };
    Some(format!("{} being {} (line {line})", short(&described.text), taken == taken_means))
}
