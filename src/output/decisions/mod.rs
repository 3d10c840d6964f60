//! Reports of the decisions of classes: text for readers, JSON and XML for programs, and XML read back.
//!
//! `docs/decisions-schema.md` describes the JSON and XML formats; [`VERSION`] is theirs.

pub mod json;
pub mod read_xml;
pub mod text;
pub mod xml;

use std::collections::BTreeSet;

use crate::analysis::decisions::ClassDecisions;
use crate::analysis::decisions::table::Table;
use crate::analysis::decisions::views::{CodeObjectives, Criterion, objectives};
use crate::analysis::decisions::{MappedDecision, Origin, Role};
use crate::source::tree::{Strict, Tree};

/// The name and version of the formats. The version grows when something is removed or changes its meaning.
pub const SCHEMA: &str = "obligato-decisions";
pub const VERSION: u32 = 1;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub classes: Vec<ClassReport>,
    pub warnings: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassReport {
    /// Internal form: `java/lang/String`.
    pub name: String,
    pub found: ClassDecisions,
    /// Of branch and statement coverage, for which the decisions are not enough.
    pub code: CodeObjectives,
}

/// Numbers over all classes of a report; copies of a decision count once. Sums that cannot be counted are None.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    pub classes: usize,
    pub decisions: usize,
    pub from_bytecode: usize,
    pub unmapped: usize,
    pub conditions: usize,
    pub decision: Option<u128>,
    pub condition: Option<u128>,
    pub mcdc: Option<u128>,
    pub multiple_condition: Option<u128>,
    pub branches: usize,
    pub statements: usize,
}

impl Report {
    pub fn totals(&self) -> Totals {
        let zero = Some(0);
        let mut totals =
            Totals { decision: zero, condition: zero, mcdc: zero, multiple_condition: zero, ..Totals::default() };
        let add = |sum: &mut Option<u128>, more: Option<u128>| {
            *sum = (*sum).and_then(|sum| sum.checked_add(more?));
        };
        for class in &self.classes {
            totals.classes += 1;
            totals.unmapped += class.found.unmapped.len();
            totals.branches += class.code.branches;
            totals.statements += class.code.statements;
            let mut known = BTreeSet::new();
            for decision in class.found.decisions.iter().filter(|decision| known.insert(decision.id)) {
                totals.decisions += 1;
                totals.from_bytecode += usize::from(decision.origin == Origin::Bytecode);
                totals.conditions += decision.conditions.len();
                let Ok(table) = Table::new(&decision.tree) else { continue };
                add(&mut totals.decision, objectives(&table, Criterion::Decision));
                add(&mut totals.condition, objectives(&table, Criterion::Condition));
                add(&mut totals.mcdc, objectives(&table, Criterion::Mcdc));
                add(&mut totals.multiple_condition, objectives(&table, Criterion::MultipleCondition));
            }
        }
        totals
    }
}

fn origin_word(origin: Origin) -> &'static str {
    match origin {
        Origin::Source => "source",
        Origin::Bytecode => "bytecode",
    }
}

fn role_word(role: Role) -> &'static str {
    match role {
        Role::Control => "control",
        Role::Value => "value",
    }
}

/// The name of an operator in the formats; None for leaves.
fn operator_word(tree: &Tree) -> Option<&'static str> {
    Some(match tree {
        Tree::Condition(_) | Tree::Constant(_) => return None,
        Tree::Not(_) => "not",
        Tree::And(..) => "and",
        Tree::Or(..) => "or",
        Tree::Ternary(..) => "choice",
        Tree::Strict(op, ..) => strict_word(*op),
    })
}

fn strict_word(op: Strict) -> &'static str {
    match op {
        Strict::And => "strict-and",
        Strict::Or => "strict-or",
        Strict::Xor => "xor",
        Strict::Eq => "eq",
        Strict::Ne => "ne",
    }
}

/// The operands as the formats list them: those of a chain of `&&` or of `||`, as Java groups it from the left, side by
/// side.
fn listed_operands(tree: &Tree) -> Vec<&Tree> {
    let mut rest = Vec::new();
    let mut now = tree;
    loop {
        match (tree, now) {
            (Tree::And(..), Tree::And(left, right)) | (Tree::Or(..), Tree::Or(left, right)) => {
                rest.push(&**right);
                now = left;
            }
            _ if std::ptr::eq(tree, now) => {
                return crate::analysis::decisions::table::operands(tree).into_iter().flatten().collect();
            }
            _ => break,
        }
    }
    rest.push(now);
    rest.reverse();
    rest
}

/// `int classify(int, int)` without the result: `classify(int, int)`.
fn method_words(decision: &MappedDecision) -> String {
    method_text(&decision.method, &decision.descriptor)
}

fn method_text(method: &str, descriptor: &str) -> String {
    use crate::classfile::descriptor::MethodType;
    match MethodType::parse(descriptor) {
        Ok(signature) => {
            let params: Vec<String> = signature.params.iter().map(|p| p.java()).collect();
            format!("{method}({})", params.join(", "))
        }
        Err(_) => format!("{method}{descriptor}"),
    }
}

fn java_name(internal: &str) -> String {
    internal.replace('/', ".")
}

#[cfg(test)]
mod tests;
