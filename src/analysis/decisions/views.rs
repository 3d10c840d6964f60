//! Coverage criteria as views of the same tables and evaluations (paper 001, section III-D).
//!
//! Decision coverage looks at outcomes, condition coverage at the values of evaluated conditions, MC/DC at what is not
//! masked, multiple-condition coverage at whole rows, which are counted and never listed. Branch coverage takes the
//! outcomes of control decisions, and the ways out of switches and of branches that belong to no decision. Statement
//! coverage takes the lines of a method with the places where their code begins.

use std::collections::{BTreeMap, BTreeSet};

use super::from_bytecode::is_generated;
use super::marking::{Completion, Row};
use super::table::Table;
use super::{DecisionId, MappedDecision, Point, Role};
use crate::analysis::bits::Bits;
use crate::analysis::cfg::{Cfg, EdgeKind};
use crate::classfile::{self, ClassFile};
use crate::program::{Code, decode};
use crate::util::LiteralId;

/// Criteria about a single decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Criterion {
    Decision,
    Condition,
    DecisionCondition,
    Mcdc,
    MultipleCondition,
}

/// Different rows kept for multiple-condition coverage; beyond this they are not counted.
const MOST_ROWS: usize = 100_000;

/// How many objectives a criterion has for a decision, without those that its constants make impossible. None if there
/// are more than can be counted.
pub fn objectives(table: &Table, criterion: Criterion) -> Option<u128> {
    let outcomes = [false, true].into_iter().filter(|outcome| table.rows(*outcome) != Some(0)).count();
    let evaluated = table.conditions() - table.never_evaluated().count();
    let values = (0..table.conditions()).filter(|c| !table.never_evaluated().contains(*c)).map(|_| 2).sum::<usize>();
    Some(match criterion {
        // A decision without a condition is never evaluated at a place that could be watched.
        _ if evaluated == 0 => 0,
        Criterion::Decision => outcomes as u128,
        Criterion::Condition => values as u128,
        Criterion::DecisionCondition => (outcomes + values) as u128,
        Criterion::Mcdc => (0..table.conditions() as u16).filter(|c| table.attainable(*c)).count() as u128 * 2,
        Criterion::MultipleCondition => table.rows(false)?.checked_add(table.rows(true)?)?,
    })
}

/// What the evaluations of one decision have covered so far.
#[derive(Clone, Debug)]
pub struct Seen {
    outcomes: [bool; 2],
    /// Conditions that were false, and that were true.
    values: [Bits; 2],
    met: [Bits; 2],
    rows: BTreeSet<Row>,
}

impl Seen {
    pub fn nothing(table: &Table) -> Self {
        let none = || [Bits::new(table.conditions()), Bits::new(table.conditions())];
        Self { outcomes: [false; 2], values: none(), met: none(), rows: BTreeSet::new() }
    }

    /// Whether something new was covered, by any criterion.
    pub fn add(&mut self, completion: &Completion) -> bool {
        let row = &completion.row;
        let mut new = !std::mem::replace(&mut self.outcomes[usize::from(row.outcome)], true);
        for condition in row.evaluated.iter() {
            let value = usize::from(row.values.contains(condition));
            new |= self.values[value].insert(condition);
            new |= completion.met.contains(condition) && self.met[value].insert(condition);
        }
        if self.rows.len() < MOST_ROWS && !self.rows.contains(row) {
            self.rows.insert(row.clone());
            new = true;
        }
        new
    }

    pub fn covered(&self, criterion: Criterion) -> u128 {
        let outcomes = self.outcomes.iter().filter(|seen| **seen).count();
        let values: usize = self.values.iter().map(Bits::count).sum();
        (match criterion {
            Criterion::Decision => outcomes,
            Criterion::Condition => values,
            Criterion::DecisionCondition => outcomes + values,
            Criterion::Mcdc => self.met.iter().map(Bits::count).sum(),
            Criterion::MultipleCondition => self.rows.len(),
        }) as u128
    }

    pub fn has_outcome(&self, outcome: bool) -> bool {
        self.outcomes[usize::from(outcome)]
    }

    /// Whether the condition was evaluated to this value, masked or not.
    pub fn has_value(&self, condition: u16, value: bool) -> bool {
        self.values[usize::from(value)].contains(condition.into())
    }

    /// Whether the obligation is met.
    pub fn has_met(&self, condition: u16, value: bool) -> bool {
        self.met[usize::from(value)].contains(condition.into())
    }
}

/// An objective of branch coverage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BranchObjective {
    Outcome {
        decision: DecisionId,
        outcome: bool,
    },
    /// A way out of a branch that belongs to no decision, or of a switch.
    Way {
        pc: u32,
        way: EdgeKind,
    },
}

/// The objectives of branch coverage in a method. `decisions` are those of the method.
pub fn branch_objectives<'d>(
    code: &Code,
    cfg: &Cfg,
    decisions: impl IntoIterator<Item = &'d MappedDecision>,
) -> Vec<BranchObjective> {
    let mut claimed = BTreeSet::new();
    let mut found = Vec::new();
    for decision in decisions {
        let points = decision.conditions.iter().flat_map(|condition| &condition.points);
        claimed.extend(points.filter(|point| matches!(point, Point::Branch { .. })).map(|point| point.pc()));
        if decision.role == Role::Control {
            let objective = |outcome| BranchObjective::Outcome { decision: decision.id, outcome };
            found.extend([false, true].map(objective));
        }
    }
    for block in cfg.blocks() {
        let Some(pc) = code.pcs.get(block.end as usize - 1).map(|pc| u32::from(*pc)) else { continue };
        let ways = block.successors.iter().map(|edge| edge.kind);
        let ways = ways.filter(|way| matches!(way, EdgeKind::Taken | EdgeKind::NotTaken | EdgeKind::Case(_)));
        if !claimed.contains(&pc) {
            found.extend(ways.map(|way| BranchObjective::Way { pc, way }));
        }
    }
    found
}

/// How many objectives of branch and statement coverage the methods of a class have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CodeObjectives {
    pub branches: usize,
    pub statements: usize,
}

/// Methods that cannot be decoded have none. Neither have those that stand in no source, in which no decisions are.
pub fn code_objectives(file: &ClassFile, decisions: &[MappedDecision]) -> CodeObjectives {
    let mut found = CodeObjectives::default();
    // Copies of a decision in several constructors are one.
    let mut outcomes = BTreeSet::new();
    for method in file.methods.iter().filter(|method| !is_generated(method)) {
        let Some(info) = &method.code else { continue };
        let Ok(code) = decode(file, method, info, &mut |_| LiteralId(0)) else { continue };
        let Ok(cfg) = Cfg::new(&code) else { continue };
        let here = |d: &&MappedDecision| *d.method == *method.name && *d.descriptor == *method.descriptor;
        let decisions: Vec<&MappedDecision> = decisions.iter().filter(here).collect();
        let branches = branch_objectives(&code, &cfg, decisions.iter().copied());
        found.branches += branches
            .into_iter()
            .filter(|objective| matches!(objective, BranchObjective::Way { .. }) || outcomes.insert(*objective))
            .count();
        found.statements += statements(info, &code, &cfg).len();
    }
    found
}

/// The lines of a method that can be reached, each with the byte offsets where code of it begins. A line is executed when
/// control is at one of these. Empty without a line table.
pub fn statements(info: &classfile::Code, code: &Code, cfg: &Cfg) -> BTreeMap<u32, Vec<u32>> {
    let mut lines: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for block in cfg.blocks() {
        let mut before = None;
        for index in block.first..block.end {
            let Some(pc) = code.pcs.get(index as usize) else { continue };
            let line = info.line_at(*pc);
            if line != before
                && let Some(line) = line
            {
                lines.entry(line.into()).or_default().push(u32::from(*pc));
            }
            before = line;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::tree::{Strict, Tree};

    fn c(number: u16) -> Box<Tree> {
        Box::new(Tree::Condition(number))
    }

    #[test]
    fn covered_by_criterion() {
        use Criterion::*;
        let table = Table::new(&Tree::And(c(0), Box::new(Tree::Or(c(1), c(2))))).unwrap();
        let all = [Decision, Condition, DecisionCondition, Mcdc, MultipleCondition];
        assert_eq!(all.map(|criterion| objectives(&table, criterion)), [2, 6, 8, 6, 4].map(Some));
        let mut seen = Seen::nothing(&table);
        let mut add = |row: &str| {
            let new = seen.add(&table.evaluate(|c| Some(row.as_bytes()[usize::from(c)] == b'T')).unwrap());
            (new, all.map(|criterion| seen.covered(criterion)))
        };
        assert_eq!(add("TFF"), (true, [1, 3, 4, 2, 1]));
        assert_eq!(add("TFT"), (true, [2, 4, 6, 4, 2]));
        assert_eq!(add("TFT"), (false, [2, 4, 6, 4, 2]));
        assert_eq!(add("FTT"), (true, [2, 5, 7, 5, 3]));
        assert_eq!(add("TTT"), (true, [2, 6, 8, 6, 4]));
        assert!(seen.has_met(0, true) && seen.has_value(2, false) && seen.has_outcome(false));
    }

    #[test]
    fn constants_take_objectives_away() {
        let constant = || Box::new(Tree::Constant(false));
        let table = Table::new(&Tree::And(c(0), constant())).unwrap();
        assert_eq!(objectives(&table, Criterion::Decision), Some(1));
        assert_eq!(objectives(&table, Criterion::Mcdc), Some(0));
        assert_eq!(objectives(&table, Criterion::Condition), Some(2));
        let table = Table::new(&Tree::And(constant(), c(0))).unwrap();
        assert_eq!(objectives(&table, Criterion::DecisionCondition), Some(0));
    }

    #[test]
    fn huge_tables_are_counted_or_said_to_be_uncountable() {
        let xor = |n: u16| (1..n).fold(Tree::Condition(0), |tree, i| Tree::Strict(Strict::Xor, Box::new(tree), c(i)));
        assert_eq!(objectives(&Table::new(&xor(100)).unwrap(), Criterion::MultipleCondition), Some(1 << 100));
        assert_eq!(objectives(&Table::new(&xor(200)).unwrap(), Criterion::MultipleCondition), None);
    }
}
