//! Decisions for readers.

use std::io::{self, Write};

use super::{Report, java_name, method_text, method_words, role_word, strict_word};
use crate::analysis::decisions::obligations::coupled;
use crate::analysis::decisions::render::render;
use crate::analysis::decisions::table::{Effect, Start, Table, Then};
use crate::analysis::decisions::{MappedCondition, MappedDecision, Origin, Point};

pub fn write(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    for class in &report.classes {
        let mut method = None;
        for decision in &class.found.decisions {
            let here = (&decision.method, &decision.descriptor);
            if method.replace(here) != Some(here) {
                writeln!(out, "{}.{}", java_name(&decision.class), method_words(decision))?;
            }
            write_decision(decision, out)?;
        }
        for unmapped in &class.found.unmapped {
            let method = method_text(&unmapped.method, &unmapped.descriptor);
            writeln!(out, "{}.{method}", java_name(&unmapped.class))?;
            writeln!(out, "  {}{}", line(unmapped.line), one_line(&unmapped.text))?;
            writeln!(out, "    not mapped: {}", unmapped.reason)?;
        }
    }
    let totals = report.totals();
    let number = |count: Option<u128>| count.map_or("uncountably many".to_owned(), |count| count.to_string());
    let origin = match totals.from_bytecode {
        0 => String::new(),
        some if some == totals.decisions => " (from bytecode)".to_owned(),
        some => format!(" ({some} from bytecode)"),
    };
    let unmapped = match totals.unmapped {
        0 => String::new(),
        some => format!(", {some} not mapped"),
    };
    writeln!(out, "{}{origin}{unmapped}", counted(totals.decisions, "decision"))?;
    writeln!(
        out,
        "objectives: MC/DC {}, condition {}, decision {}, multiple condition {}, branch {}, statement {}",
        number(totals.mcdc),
        number(totals.condition),
        number(totals.decision),
        number(totals.multiple_condition),
        totals.branches,
        totals.statements
    )
}

fn counted(count: usize, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

fn line(line: u32) -> String {
    if line == 0 { String::new() } else { format!("line {line}: ") }
}

/// A text from several lines on one.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn write_decision(decision: &MappedDecision, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "  {}{}", line(decision.line), one_line(&decision.text))?;
    let origin = if decision.origin == Origin::Bytecode { ", from bytecode" } else { "" };
    let tree = render(&decision.tree, |number| format!("c{number}"));
    writeln!(out, "    {} decision {}{origin}: {tree}", role_word(decision.role), decision.id)?;
    let table = match Table::new(&decision.tree) {
        Ok(table) => table,
        Err(error) => return writeln!(out, "    no table: {error}"),
    };
    if let Start::Value(value) = table.start() {
        writeln!(out, "    always {value}: no condition is evaluated")?;
    }
    let mut rows = vec![["", "condition", "observed at", "if false", "if true"].map(str::to_owned)];
    for (number, condition) in decision.conditions.iter().enumerate() {
        let number = number as u16;
        let effect = |value| table.effect(number, value).map_or(String::new(), effect_words);
        let text = one_line(&condition.text);
        rows.push([format!("c{number}"), text, observed(condition), effect(false), effect(true)]);
    }
    for (number, operator) in table.operators().iter().enumerate() {
        let effect = |value: usize| effect_words(&operator.effects[value]);
        let text = format!("operator {}", strict_word(operator.kind));
        rows.push([format!("o{number}"), text, "its operands".to_owned(), effect(0), effect(1)]);
    }
    write_columns(&rows, out)?;
    let dead: Vec<u16> = (0..decision.conditions.len() as u16).filter(|c| !table.attainable(*c)).collect();
    let alive = (0..decision.conditions.len() as u16).filter(|c| table.attainable(*c));
    let obligations: Vec<String> = alive.flat_map(|c| [format!("{c}F"), format!("{c}T")]).collect();
    writeln!(out, "    obligations: {}", obligations.join(" "))?;
    if !dead.is_empty() {
        writeln!(out, "    without influence, because of constants: {}", numbers(&dead))?;
    }
    for group in coupled(&decision.conditions) {
        let what = if group.may_differ { "the same text, values may differ" } else { "coupled, the same text" };
        writeln!(out, "    {what}: {}", numbers(&group.conditions))?;
    }
    Ok(())
}

fn numbers(conditions: &[u16]) -> String {
    conditions.iter().map(|c| format!("c{c}")).collect::<Vec<_>>().join(" ")
}

fn observed(condition: &MappedCondition) -> String {
    let place = |point: &Point| match point {
        Point::Branch { pc, taken_means } => format!("pc {pc} (taken: {taken_means})"),
        Point::Value { pc, depth, nonzero_means: true } => format!("pc {pc} (operand {depth})"),
        Point::Value { pc, depth, nonzero_means: false } => format!("pc {pc} (operand {depth}, negated)"),
    };
    let places: Vec<String> = condition.points.iter().map(place).collect();
    let place = if places.is_empty() { "nowhere".to_owned() } else { places.join(", ") };
    if condition.line == 0 { place } else { format!("line {}, {place}", condition.line) }
}

fn effect_words(effect: &Effect) -> String {
    let masked: Vec<u16> = effect.masks.iter().map(|c| c as u16).collect();
    let masks = if masked.is_empty() { String::new() } else { format!("masks {}, ", numbers(&masked)) };
    match effect.then {
        Then::Next(next) => format!("{masks}then c{next}"),
        Then::Done(outcome) => format!("{masks}outcome {outcome}"),
        Then::Left { operator, value, next } => format!("{masks}left of o{operator} is {value}, then c{next}"),
        Then::Right { operator, value } => format!("{masks}right of o{operator} is {value}"),
    }
}

/// Columns as wide as they need to be, up to a width; the last is not padded.
fn write_columns(rows: &[[String; 5]], out: &mut dyn Write) -> io::Result<()> {
    const WIDEST: usize = 48;
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count().min(WIDEST)).max().unwrap_or(0);
    let widths: Vec<usize> = (0..5).map(width).collect();
    for row in rows {
        let mut text = String::from("   ");
        for (cell, width) in row.iter().zip(&widths) {
            let padding = width.saturating_sub(cell.chars().count());
            text.push(' ');
            text.push_str(cell);
            text.push_str(&" ".repeat(padding + 1));
        }
        writeln!(out, "{}", text.trim_end())?;
    }
    Ok(())
}
