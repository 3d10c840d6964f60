//! Decisions as XML; see `docs/decisions-schema.md`. What `read_xml` reads back is written here.

use std::io::{self, Write};

use super::{Report, SCHEMA, VERSION, java_name, listed_operands, operator_word, origin_word, role_word, strict_word};
use crate::analysis::decisions::obligations::{coupled, obligations};
use crate::analysis::decisions::table::{Effect, Table, Then};
use crate::analysis::decisions::{MappedDecision, Point};
use crate::source::tree::Tree;

pub fn write(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, r#"<?xml version="1.0" encoding="UTF-8"?>"#)?;
    writeln!(out, r#"<decisions schema="{SCHEMA}" version="{VERSION}">"#)?;
    for class in &report.classes {
        let (name, code) = (escape(&java_name(&class.name)), class.code);
        writeln!(out, r#"  <class name="{name}" branches="{}" statements="{}">"#, code.branches, code.statements)?;
        for decision in &class.found.decisions {
            write_decision(decision, out)?;
        }
        for unmapped in &class.found.unmapped {
            writeln!(
                out,
                r#"    <unmapped method="{}" descriptor="{}" line="{}" text="{}" reason="{}"/>"#,
                escape(&unmapped.method),
                escape(&unmapped.descriptor),
                unmapped.line,
                escape(&unmapped.text),
                escape(&unmapped.reason)
            )?;
        }
        writeln!(out, "  </class>")?;
    }
    for warning in &report.warnings {
        writeln!(out, r#"  <warning text="{}"/>"#, escape(warning))?;
    }
    writeln!(out, "</decisions>")
}

fn write_decision(decision: &MappedDecision, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        r#"    <decision id="{}" method="{}" descriptor="{}" origin="{}" role="{}" line="{}" text="{}">"#,
        decision.id,
        escape(&decision.method),
        escape(&decision.descriptor),
        origin_word(decision.origin),
        role_word(decision.role),
        decision.line,
        escape(&decision.text)
    )?;
    write_tree(&decision.tree, out)?;
    let table = Table::new(&decision.tree).ok();
    for (number, condition) in decision.conditions.iter().enumerate() {
        let text = escape(&condition.text);
        let (line, column) = (condition.line, condition.column);
        writeln!(out, r#"      <condition index="{number}" text="{text}" line="{line}" column="{column}">"#)?;
        for point in &condition.points {
            match point {
                Point::Branch { pc, taken_means } => {
                    writeln!(out, r#"        <branch pc="{pc}" taken-means="{taken_means}"/>"#)?;
                }
                Point::Value { pc, depth, nonzero_means } => {
                    writeln!(out, r#"        <value pc="{pc}" depth="{depth}" nonzero-means="{nonzero_means}"/>"#)?;
                }
            }
        }
        for value in [false, true] {
            if let Some(effect) = table.as_ref().and_then(|table| table.effect(number as u16, value)) {
                write_effect(effect, value, out)?;
            }
        }
        writeln!(out, "      </condition>")?;
    }
    let Some(table) = table else { return writeln!(out, "    </decision>") };
    for (number, operator) in table.operators().iter().enumerate() {
        let kind = strict_word(operator.kind);
        let fixed = operator.fixed_left.map_or(String::new(), |value| format!(r#" fixed-left="{value}""#));
        writeln!(out, r#"      <operator index="{number}" kind="{kind}"{fixed}>"#)?;
        write_effect(&operator.effects[0], false, out)?;
        write_effect(&operator.effects[1], true, out)?;
        writeln!(out, "      </operator>")?;
    }
    for duty in obligations(decision.id, &table) {
        let attainable = table.attainable(duty.condition);
        let (condition, value) = (duty.condition, duty.value);
        writeln!(
            out,
            r#"      <obligation id="{duty}" condition="{condition}" value="{value}" attainable="{attainable}"/>"#
        )?;
    }
    for group in coupled(&decision.conditions) {
        let conditions = spaced(group.conditions.iter());
        writeln!(out, r#"      <coupled conditions="{conditions}" may-differ="{}"/>"#, group.may_differ)?;
    }
    writeln!(out, "    </decision>")
}

fn spaced<T: ToString>(items: impl Iterator<Item = T>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

fn write_effect(effect: &Effect, value: bool, out: &mut dyn Write) -> io::Result<()> {
    let masks =
        if effect.masks.is_empty() { String::new() } else { format!(r#" masks="{}""#, spaced(effect.masks.iter())) };
    let then = match effect.then {
        Then::Next(next) => format!(r#"next="{next}""#),
        Then::Done(outcome) => format!(r#"outcome="{outcome}""#),
        Then::Left { operator, value, next } => format!(r#"left-of="{operator}" operand="{value}" next="{next}""#),
        Then::Right { operator, value } => format!(r#"right-of="{operator}" operand="{value}""#),
    };
    writeln!(out, r#"        <when value="{value}"{masks} {then}/>"#)
}

/// With a stack of its own, since trees are as deep as the input makes them.
fn write_tree(tree: &Tree, out: &mut dyn Write) -> io::Result<()> {
    enum Piece<'t> {
        Open(&'t Tree),
        Close(&'static str),
    }
    write!(out, "      <tree>")?;
    let mut todo = vec![Piece::Open(tree)];
    while let Some(piece) = todo.pop() {
        match piece {
            Piece::Close(word) => write!(out, "</{word}>")?,
            Piece::Open(Tree::Condition(number)) => write!(out, r#"<leaf condition="{number}"/>"#)?,
            Piece::Open(Tree::Constant(value)) => write!(out, r#"<constant value="{value}"/>"#)?,
            Piece::Open(tree) => {
                let Some(word) = operator_word(tree) else { continue };
                write!(out, "<{word}>")?;
                todo.push(Piece::Close(word));
                todo.extend(listed_operands(tree).into_iter().rev().map(Piece::Open));
            }
        }
    }
    writeln!(out, "</tree>")
}

/// For an attribute in double quotes. Characters that XML cannot say become U+FFFD; white space other than blanks is
/// spelled out, or readers would make it blanks.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' => escaped.push_str("&#9;"),
            '\n' => escaped.push_str("&#10;"),
            '\r' => escaped.push_str("&#13;"),
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}
