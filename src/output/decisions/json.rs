//! Decisions as JSON; see `docs/decisions-schema.md`. The structs here are that schema, field by field.

use std::io::{self, Write};

use serde::ser::{SerializeMap, Serializer};
use serde::{Serialize, ser};

use super::{Report, SCHEMA, VERSION, java_name, listed_operands, operator_word, origin_word, role_word, strict_word};
use crate::analysis::decisions::obligations::{coupled, obligations};
use crate::analysis::decisions::render::render;
use crate::analysis::decisions::table::{Effect, Start, Table, Then, operands};
use crate::analysis::decisions::views::CodeObjectives;
use crate::analysis::decisions::{MappedDecision, Point};
use crate::source::tree::Tree;

/// Trees that are nested deeper are left out: neither writers nor readers of JSON go to any depth. The text of the tree
/// is there all the same.
const DEEPEST: usize = 1000;

pub fn write(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let classes = report.classes.iter().map(|class| Class {
        name: java_name(&class.name),
        code: class.code,
        decisions: class.found.decisions.iter().map(Decision::new).collect(),
        unmapped: class.found.unmapped.iter().map(|u| Unmapped {
            method: &u.method,
            descriptor: &u.descriptor,
            line: u.line,
            text: &u.text,
            reason: &u.reason,
        }),
    });
    let classes = Lazily(std::cell::RefCell::new(Some(classes)));
    let file = File { schema: SCHEMA, version: VERSION, classes, warnings: &report.warnings };
    serde_json::to_writer_pretty(&mut *out, &file)?;
    writeln!(out)
}

/// A sequence whose elements are made when they are written.
struct Lazily<I>(std::cell::RefCell<Option<I>>);

impl<T: Serialize, I: Iterator<Item = T>> Serialize for Lazily<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let elements = self.0.borrow_mut().take();
        serializer.collect_seq(elements.into_iter().flatten())
    }
}

#[derive(Serialize)]
struct File<'r, C: Serialize> {
    schema: &'static str,
    version: u32,
    classes: C,
    warnings: &'r [String],
}

struct Class<'r, U> {
    name: String,
    code: CodeObjectives,
    decisions: Vec<Decision<'r>>,
    unmapped: U,
}

impl<'r, U: Iterator<Item = Unmapped<'r>> + Clone> Serialize for Class<'r, U> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(5))?;
        map.serialize_entry("class", &self.name)?;
        map.serialize_entry("branches", &self.code.branches)?;
        map.serialize_entry("statements", &self.code.statements)?;
        map.serialize_entry("decisions", &self.decisions)?;
        map.serialize_entry("unmapped", &self.unmapped.clone().collect::<Vec<_>>())?;
        map.end()
    }
}

#[derive(Serialize)]
struct Unmapped<'r> {
    method: &'r str,
    descriptor: &'r str,
    line: u32,
    text: &'r str,
    reason: &'r str,
}

#[derive(Serialize)]
struct Decision<'r> {
    id: String,
    method: &'r str,
    descriptor: &'r str,
    origin: &'static str,
    role: &'static str,
    line: u32,
    text: &'r str,
    /// With `c0`, `c1` for the conditions.
    expression: String,
    tree: Option<Shape<'r>>,
    conditions: Vec<Condition<'r>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Rules>,
    obligations: Vec<Duty>,
    coupled: Vec<Couple>,
}

#[derive(Serialize)]
struct Condition<'r> {
    index: usize,
    text: &'r str,
    line: u32,
    column: u32,
    points: Vec<Place>,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase", tag = "kind")]
enum Place {
    Branch { pc: u32, taken_means: bool },
    Value { pc: u32, depth: u8, nonzero_means: bool },
}

#[derive(Serialize)]
struct Rules {
    /// The first condition; none where constants decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<u16>,
    conditions: Vec<Both>,
    operators: Vec<Operator>,
    /// Counts of evaluations as decimal digits; null if they cannot be counted.
    rows_false: Option<String>,
    rows_true: Option<String>,
}

#[derive(Serialize)]
struct Operator {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixed_left: Option<bool>,
    #[serde(flatten)]
    both: Both,
}

#[derive(Serialize)]
struct Both {
    #[serde(rename = "false")]
    no: Meaning,
    #[serde(rename = "true")]
    yes: Meaning,
}

#[derive(Serialize)]
struct Meaning {
    masks: Vec<usize>,
    #[serde(flatten)]
    then: Next,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Next {
    Condition { next: u16 },
    Outcome { outcome: bool },
    Left { left_of: u16, value: bool, next: u16 },
    Right { right_of: u16, value: bool },
}

#[derive(Serialize)]
struct Duty {
    id: String,
    condition: u16,
    value: bool,
    attainable: bool,
}

#[derive(Serialize)]
struct Couple {
    conditions: Vec<u16>,
    may_differ: bool,
}

impl<'r> Decision<'r> {
    fn new(decision: &'r MappedDecision) -> Self {
        let table = Table::new(&decision.tree).ok();
        let duties = table.iter().flat_map(|table| {
            obligations(decision.id, table).map(|duty| Duty {
                id: duty.to_string(),
                condition: duty.condition,
                value: duty.value,
                attainable: table.attainable(duty.condition),
            })
        });
        Self {
            id: decision.id.to_string(),
            method: &decision.method,
            descriptor: &decision.descriptor,
            origin: origin_word(decision.origin),
            role: role_word(decision.role),
            line: decision.line,
            text: &decision.text,
            expression: render(&decision.tree, |number| format!("c{number}")),
            tree: (depth(&decision.tree) <= DEEPEST).then_some(Shape(&decision.tree)),
            conditions: decision
                .conditions
                .iter()
                .enumerate()
                .map(|(index, c)| Condition {
                    index,
                    text: &c.text,
                    line: c.line,
                    column: c.column,
                    points: c.points.iter().map(|point| place(*point)).collect(),
                })
                .collect(),
            obligations: duties.collect(),
            coupled: coupled(&decision.conditions)
                .into_iter()
                .map(|group| Couple { conditions: group.conditions, may_differ: group.may_differ })
                .collect(),
            table: table.as_ref().map(rules),
        }
    }
}

fn place(point: Point) -> Place {
    match point {
        Point::Branch { pc, taken_means } => Place::Branch { pc, taken_means },
        Point::Value { pc, depth, nonzero_means } => Place::Value { pc, depth, nonzero_means },
    }
}

fn rules(table: &Table) -> Rules {
    let count = |outcome| table.rows(outcome).map(|rows| rows.to_string());
    let of = |condition: u16, value| table.effect(condition, value).map(meaning);
    let conditions = (0..table.conditions() as u16).filter_map(|c| Some(Both { no: of(c, false)?, yes: of(c, true)? }));
    let operators = table.operators().iter().map(|operator| Operator {
        kind: strict_word(operator.kind),
        fixed_left: operator.fixed_left,
        both: Both { no: meaning(&operator.effects[0]), yes: meaning(&operator.effects[1]) },
    });
    Rules {
        first: match table.start() {
            Start::Condition(first) => Some(first),
            Start::Value(_) => None,
        },
        conditions: conditions.collect(),
        operators: operators.collect(),
        rows_false: count(false),
        rows_true: count(true),
    }
}

fn meaning(effect: &Effect) -> Meaning {
    let then = match effect.then {
        Then::Next(next) => Next::Condition { next },
        Then::Done(outcome) => Next::Outcome { outcome },
        Then::Left { operator, value, next } => Next::Left { left_of: operator, value, next },
        Then::Right { operator, value } => Next::Right { right_of: operator, value },
    };
    Meaning { masks: effect.masks.iter().collect(), then }
}

/// How deeply operators are nested.
fn depth(tree: &Tree) -> usize {
    let mut deepest = 0;
    let mut todo = vec![(tree, 1)];
    while let Some((tree, depth)) = todo.pop() {
        deepest = deepest.max(depth);
        todo.extend(operands(tree).into_iter().flatten().map(|operand| (operand, depth + 1)));
    }
    deepest
}

/// A tree: a number for a condition, true or false for a constant, `{"and": [...]}` and so on for an operator.
struct Shape<'t>(&'t Tree);

impl Serialize for Shape<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self.0, operator_word(self.0)) {
            (Tree::Condition(number), _) => serializer.serialize_u16(*number),
            (Tree::Constant(value), _) => serializer.serialize_bool(*value),
            (tree, Some(word)) => {
                let mut map = serializer.serialize_map(Some(1))?;
                map.serialize_entry(word, &listed_operands(tree).into_iter().map(Shape).collect::<Vec<_>>())?;
                map.end()
            }
            (_, None) => Err(ser::Error::custom("an operator without a name")),
        }
    }
}
