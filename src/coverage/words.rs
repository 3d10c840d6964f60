//! Objectives and methods in words.

use super::criteria::Aim;
use super::subject::Subject;
use crate::classfile::descriptor::{FieldType, parse_method_descriptor};

/// Characters of a condition that is quoted.
const LONGEST_TEXT: usize = 70;

/// An objective in words.
pub fn what(subject: &Subject, aim: &Aim) -> String {
    let condition = |decision: &u32, condition: &u16| {
        let decision = subject.decisions.get(*decision as usize);
        let text = decision.and_then(|d| d.mapped.conditions.get(usize::from(*condition))).map_or("", |c| &c.text);
        short(text)
    };
    match aim {
        Aim::Shows { decision, condition: c, value } => format!("{} = {value} decides", condition(decision, c)),
        Aim::UniqueCause { decision, condition: c, value } => {
            format!("{} = {value} alone decides", condition(decision, c))
        }
        Aim::Condition { decision, condition: c, value } => format!("{} = {value}", condition(decision, c)),
        Aim::Outcome { value, .. } => format!("the outcome {value}"),
        Aim::Row { row, .. } => format!("the row {row}"),
        Aim::Way(way) => match subject.ways.get(*way as usize) {
            Some(way) if way.line > 0 => format!("line {}: {}", way.line, way.text),
            Some(way) => format!("the branch at {}: {}", way.pc, way.text),
            None => String::new(),
        },
        Aim::Line(line) => subject.lines.get(*line as usize).map(|l| format!("line {}", l.line)).unwrap_or_default(),
    }
}

/// On one line, and not longer than one reads.
pub fn short(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= LONGEST_TEXT {
        return line;
    }
    line.chars().take(LONGEST_TEXT - 3).chain("...".chars()).collect()
}

/// `bar(int, String)`: types without their packages.
pub fn signature(name: &str, descriptor: &str) -> String {
    let simple = |t: &FieldType<'_>| {
        let full = t.java();
        full.rsplit(['.', '$']).next().unwrap_or(&full).to_string()
    };
    let types = parse_method_descriptor(descriptor).map(|t| t.params.iter().map(simple).collect::<Vec<_>>());
    format!("{name}({})", types.unwrap_or_default().join(", "))
}
