//! Objectives and methods in words.

use super::criteria::Aim;
use super::subject::Subject;

/// Characters of a condition that is quoted.
const LONGEST_TEXT: usize = 70;

/// An objective in words.
pub fn what(subject: &Subject, aim: &Aim) -> String {
    let decision = aim.decision().and_then(|d| subject.decisions.get(d as usize));
    let text = decision.map_or(String::new(), |d| short(&d.mapped.text));
    let condition = |number: &u16| {
        let found = decision.and_then(|d| d.mapped.conditions.get(usize::from(*number)));
        found.map_or(String::new(), |c| short(&c.text))
    };
    match aim {
        Aim::Shows { condition: c, value, .. } => format!("{} is {value} and decides", condition(c)),
        Aim::UniqueCause { condition: c, value, .. } => format!("{} is {value} and alone decides", condition(c)),
        Aim::Condition { condition: c, value, .. } => format!("{} is {value}", condition(c)),
        Aim::Outcome { value, .. } => format!("{text} is {value}"),
        Aim::Row { row, .. } => format!("{text} is evaluated as {row}"),
        Aim::Way(way) => {
            let text = subject.ways.get(*way as usize).map_or("", |way| &way.text);
            if text.ends_with("taken") { format!("a branch is {text}") } else { format!("the switch goes to {text}") }
        }
        Aim::Line(line) => {
            let line = subject.lines.get(*line as usize).map_or(0, |l| l.line);
            format!("line {line} is executed")
        }
        Aim::Path(path) => subject.paths.borrow().get(*path as usize).map(|path| path.what.clone()).unwrap_or_default(),
        Aim::Label(label) => subject.labels.get(*label as usize).map_or(String::new(), |label| short(&label.what)),
    }
}

/// The same with its line.
pub fn placed(subject: &Subject, aim: &Aim, line: u32) -> String {
    let what = what(subject, aim);
    if line == 0 || matches!(aim, Aim::Line(_)) { what } else { format!("{what} (line {line})") }
}

/// On one line, and not longer than one reads.
pub fn short(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= LONGEST_TEXT {
        return line;
    }
    line.chars().take(LONGEST_TEXT - 3).chain("...".chars()).collect()
}
