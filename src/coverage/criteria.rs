//! The criteria: which objectives each has for a subject, and which of them a fact meets (paper 001, section III-D).
//!
//! A new criterion is one entry in [`CRITERIA`]. All of them read the same facts, so several can be asked for at once.

use super::facts::{Completed, Fact};
use super::labels::{self, Labelling};
use super::paths::Bound;
use super::subject::{Decision, Place, Subject};
use crate::analysis::decisions::Role;
use crate::analysis::decisions::marking::Completion;
use crate::analysis::decisions::obligations::Obligation;
use crate::analysis::decisions::pairs::Form;

/// Rows of one decision that are listed for multiple-condition coverage; a decision with more has none of them listed,
/// and is said to be too large.
pub const MOST_ROWS: u128 = 1 << 12;

/// What an objective asks for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Aim {
    /// A condition has a value, is evaluated and not masked, and the decision completes.
    Shows {
        decision: u32,
        condition: u16,
        value: bool,
    },
    /// The same, and there is a pair in which nothing else changes.
    UniqueCause {
        decision: u32,
        condition: u16,
        value: bool,
    },
    /// A condition is evaluated to a value.
    Condition {
        decision: u32,
        condition: u16,
        value: bool,
    },
    Outcome {
        decision: u32,
        value: bool,
    },
    /// One row of the truth table, as `T-F`.
    Row {
        decision: u32,
        row: String,
    },
    Way(u32),
    Line(u32),
    /// A label of the subject.
    Label(u32),
    /// One of the paths that were found.
    Path(u32),
}

impl Aim {
    pub fn place(&self) -> Place {
        match self {
            Aim::Shows { decision, .. }
            | Aim::UniqueCause { decision, .. }
            | Aim::Condition { decision, .. }
            | Aim::Outcome { decision, .. }
            | Aim::Row { decision, .. } => Place::Decision(*decision),
            Aim::Way(way) => Place::Way(*way),
            Aim::Line(line) => Place::Line(*line),
            Aim::Label(label) => Place::Label(*label),
            Aim::Path(path) => Place::Path(*path),
        }
    }

    pub fn decision(&self) -> Option<u32> {
        match self.place() {
            Place::Decision(decision) => Some(decision),
            Place::Way(_) | Place::Line(_) | Place::Label(_) | Place::Path(_) => None,
        }
    }

    /// Whether a fact meets it by itself: what [`met_by`] lists.
    pub fn is_met_by(&self, fact: &Fact) -> bool {
        match (self, fact) {
            (Aim::Way(way), Fact::Way(taken)) => way == taken,
            (Aim::Line(line), Fact::Line(run)) => line == run,
            (Aim::Label(label), Fact::Label(held)) => label == held,
            (Aim::Path(path), Fact::Path(taken)) => path == taken,
            (Aim::Way(_) | Aim::Line(_) | Aim::Label(_) | Aim::Path(_), _)
            | (_, Fact::Way(_) | Fact::Line(_) | Fact::Label(_) | Fact::Path(_)) => false,
            (_, Fact::Evaluation(decision, _)) if self.decision() != Some(*decision) => false,
            (_, Fact::Evaluation(_, Completed(Completion { row, met }))) => match self {
                Aim::Shows { condition, value, .. } => {
                    met.contains(usize::from(*condition)) && row.value(*condition) == Some(*value)
                }
                Aim::Condition { condition, value, .. } => row.value(*condition) == Some(*value),
                Aim::Outcome { value, .. } => row.outcome == *value,
                Aim::Row { row: letters, .. } => row.has_letters(letters),
                Aim::UniqueCause { .. } | Aim::Way(_) | Aim::Line(_) | Aim::Label(_) | Aim::Path(_) => false,
            },
        }
    }

    /// Stable across moves of the code where decisions are concerned; ways and lines are named by their place.
    pub fn id(&self, subject: &Subject) -> String {
        let of = |decision: &u32| subject.decisions.get(*decision as usize).map(|d| d.mapped.id).unwrap_or_default();
        match self {
            Aim::Shows { decision, condition, value } | Aim::UniqueCause { decision, condition, value } => {
                Obligation { decision: of(decision), condition: *condition, value: *value }.to_string()
            }
            Aim::Condition { decision, condition, value } => {
                format!("{}.{condition}{}", of(decision), if *value { 't' } else { 'f' })
            }
            Aim::Outcome { decision, value } => format!("{}.{}", of(decision), if *value { 'T' } else { 'F' }),
            Aim::Row { decision, row } => format!("{}.{row}", of(decision)),
            Aim::Way(way) => match subject.ways.get(*way as usize) {
                Some(way) => {
                    let method = subject.methods.get(way.method);
                    let class = method.and_then(|m| subject.classes.get(m.class)).map_or("", |c| &c.name);
                    let name = method.map(|m| format!("{}{}", m.name, m.descriptor)).unwrap_or_default();
                    format!("{}.{name}@{}:{}", class.replace('/', "."), way.pc, way.text)
                }
                None => String::new(),
            },
            Aim::Line(line) => match subject.lines.get(*line as usize) {
                Some(line) => {
                    let class = subject.classes.get(line.class).map_or("", |c| &c.name);
                    format!("{}:{}", class.replace('/', "."), line.line)
                }
                None => String::new(),
            },
            Aim::Path(path) => {
                subject.paths.borrow().get(*path as usize).map(|path| path.id.clone()).unwrap_or_default()
            }
            Aim::Label(label) => match subject.labels.get(*label as usize) {
                Some(label) => {
                    let method = subject.methods.get(label.method);
                    let class = method.and_then(|m| subject.classes.get(m.class)).map_or("", |c| &c.name);
                    let name = method.map(|m| format!("{}{}", m.name, m.descriptor)).unwrap_or_default();
                    format!("{}.{name}@{}:{}", class.replace('/', "."), label.pc, label.what)
                }
                None => String::new(),
            },
        }
    }
}

/// What the objectives of a criterion are about. Whoever treats criteria differently asks for this, not for names.
#[derive(Clone, Copy, Debug)]
pub enum About {
    /// Each is a formula over one evaluation of a decision.
    Evaluations,
    /// The same, and conditions are shown by pairs of evaluations.
    Pairs(Form),
    /// Ways out of branches.
    Ways,
    /// Lines: methods without branches have objectives too.
    Lines,
    /// Predicates at locations, as this function finds them; methods without branches have some too.
    Labels(Labelling),
    /// Whole paths, which are not known beforehand; methods without branches have one too.
    Paths(Bound),
}

impl About {
    /// Whether code without branches is to be reached as well.
    pub fn is_everywhere(self) -> bool {
        matches!(self, About::Lines | About::Labels(_) | About::Paths(_))
    }
}

/// A criterion: its name, what it asks for, and its objectives.
pub struct Criterion {
    pub name: &'static str,
    /// As people write it.
    pub title: &'static str,
    /// What it asks for, in words.
    pub asks: &'static str,
    pub about: About,
    /// From outside a criterion of one's own is made with this; see `examples/extending`.
    pub aims: fn(&Subject) -> Vec<Aim>,
}

pub const CRITERIA: &[Criterion] = &[
    Criterion {
        name: "mcdc",
        title: "MC/DC",
        asks: "each condition is shown to matter, masking allowed",
        about: About::Pairs(Form::Masking),
        aims: mcdc,
    },
    Criterion {
        name: "unique-cause",
        title: "unique-cause MC/DC",
        asks: "MC/DC by pairs in which nothing but the condition changes",
        about: About::Pairs(Form::UniqueCause),
        aims: unique_cause,
    },
    Criterion {
        name: "statement",
        title: "statement",
        asks: "each line with code is executed",
        about: About::Lines,
        aims: statement,
    },
    Criterion { name: "branch", title: "branch", asks: "each branch goes each way", about: About::Ways, aims: branch },
    Criterion {
        name: "decision",
        title: "decision",
        asks: "each decision has both outcomes",
        about: About::Evaluations,
        aims: decision,
    },
    Criterion {
        name: "condition",
        title: "condition",
        asks: "each condition has both values",
        about: About::Evaluations,
        aims: condition,
    },
    Criterion {
        name: "decision-condition",
        title: "decision/condition",
        asks: "both outcomes of decisions and both values of conditions",
        about: About::Evaluations,
        aims: decision_condition,
    },
    Criterion {
        name: "multiple-condition",
        title: "multiple condition",
        asks: "each row of the truth tables, as short-circuit evaluation has them",
        about: About::Evaluations,
        aims: multiple_condition,
    },
    Criterion {
        name: "labels",
        title: "label",
        asks: "each label, of --labels or a call of Obligato.label, is reached with a true condition",
        about: About::Labels(labels::calls::labels),
        aims: |subject| labelled(subject, "labels"),
    },
    Criterion {
        name: labels::input_domain::CRITERION,
        title: "input domain",
        asks: "each block of --partition is entered by a test",
        about: About::Labels(labels::input_domain::labels),
        aims: |subject| labelled(subject, labels::input_domain::CRITERION),
    },
    Criterion {
        name: labels::runtime_errors::CRITERION,
        title: "run-time error",
        asks: "each instruction that can throw is seen to throw, or proved not to",
        about: About::Labels(labels::runtime_errors::labels),
        aims: |subject| labelled(subject, labels::runtime_errors::CRITERION),
    },
    Criterion {
        name: labels::weak_mutation::CRITERION,
        title: "weak mutation",
        asks: "each mutant differs from the original right after its place",
        about: About::Labels(labels::weak_mutation::labels),
        aims: |subject| labelled(subject, labels::weak_mutation::CRITERION),
    },
    Criterion {
        name: "paths",
        title: "path",
        asks: "each feasible path of the target is taken; loop-K, block-K and depth-K: each within a bound",
        about: About::Paths(Bound::All),
        aims: paths,
    },
];

/// The labelling functions of these criteria, with the names of the criteria.
pub fn labellings(criteria: &[&'static Criterion]) -> Vec<(&'static str, Labelling)> {
    let of = |criterion: &&'static Criterion| match criterion.about {
        About::Labels(labelling) => Some((criterion.name, labelling)),
        _ => None,
    };
    criteria.iter().filter_map(of).collect()
}

/// The labels of a criterion.
pub fn labelled(subject: &Subject, criterion: &str) -> Vec<Aim> {
    let own = subject.labels.iter().enumerate().filter(|(_, label)| label.criterion == criterion);
    own.map(|(number, _)| Aim::Label(number as u32)).collect()
}

/// The names of all, for help texts.
pub fn names() -> String {
    CRITERIA.iter().map(|criterion| criterion.name).collect::<Vec<_>>().join(", ")
}

/// A criterion with a number in its name. There are few in a run, and they stay.
fn bounded(name: &str) -> Option<&'static Criterion> {
    let bound = Bound::parse(name)?;
    let (title, asks) = ("bounded path", "each feasible path within a bound is taken");
    let name: &'static str = Box::leak(name.to_string().into_boxed_str());
    Some(Box::leak(Box::new(Criterion { name, title, asks, about: About::Paths(bound), aims: paths })))
}

impl Criterion {
    pub fn named(name: &str) -> Option<&'static Criterion> {
        CRITERIA.iter().find(|c| c.name == name).or_else(|| bounded(name))
    }

    /// Which paths it asks for, if it does.
    pub fn paths(&self) -> Option<Bound> {
        match self.about {
            About::Paths(bound) => Some(bound),
            _ => None,
        }
    }

    pub fn aims(&self, subject: &Subject) -> Vec<Aim> {
        (self.aims)(subject)
    }

    /// How conditions are shown by pairs, if they are.
    pub fn pairs(&self) -> Option<Form> {
        match self.about {
            About::Pairs(form) => Some(form),
            About::Evaluations | About::Ways | About::Lines | About::Labels(_) | About::Paths(_) => None,
        }
    }
}

fn paths(subject: &Subject) -> Vec<Aim> {
    (0..subject.paths.borrow().len() as u32).map(Aim::Path).collect()
}

/// For every condition of every decision and both values.
fn for_conditions(subject: &Subject, aim: impl Fn(u32, u16, bool) -> Aim) -> Vec<Aim> {
    let mut found = Vec::new();
    for (number, decision) in subject.decisions.iter().enumerate() {
        for condition in 0..decision.table.conditions() as u16 {
            found.extend([false, true].map(|value| aim(number as u32, condition, value)));
        }
    }
    found
}

fn for_outcomes(subject: &Subject, wanted: impl Fn(&Decision) -> bool) -> Vec<Aim> {
    let decisions = subject.decisions.iter().enumerate().filter(|(_, d)| wanted(d));
    decisions
        .flat_map(|(number, _)| [false, true].map(|value| Aim::Outcome { decision: number as u32, value }))
        .collect()
}

fn mcdc(subject: &Subject) -> Vec<Aim> {
    for_conditions(subject, |decision, condition, value| Aim::Shows { decision, condition, value })
}

fn unique_cause(subject: &Subject) -> Vec<Aim> {
    for_conditions(subject, |decision, condition, value| Aim::UniqueCause { decision, condition, value })
}

fn condition(subject: &Subject) -> Vec<Aim> {
    for_conditions(subject, |decision, condition, value| Aim::Condition { decision, condition, value })
}

fn decision(subject: &Subject) -> Vec<Aim> {
    for_outcomes(subject, |_| true)
}

fn decision_condition(subject: &Subject) -> Vec<Aim> {
    decision(subject).into_iter().chain(condition(subject)).collect()
}

fn branch(subject: &Subject) -> Vec<Aim> {
    let mut found = for_outcomes(subject, |d| d.mapped.role == Role::Control);
    found.extend((0..subject.ways.len() as u32).map(Aim::Way));
    found
}

fn statement(subject: &Subject) -> Vec<Aim> {
    (0..subject.lines.len() as u32).map(Aim::Line).collect()
}

/// Decisions whose tables are too large to be listed are left out here and named by [`too_large`].
fn multiple_condition(subject: &Subject) -> Vec<Aim> {
    let mut found = Vec::new();
    for (number, decision) in subject.decisions.iter().enumerate() {
        if listed(decision) {
            rows(decision, &mut |row| found.push(Aim::Row { decision: number as u32, row }));
        }
    }
    found
}

fn listed(decision: &Decision) -> bool {
    let rows = decision.table.rows(false).zip(decision.table.rows(true)).and_then(|(a, b)| a.checked_add(b));
    rows.is_some_and(|rows| rows <= MOST_ROWS)
}

/// Decisions whose rows are too many to be objectives.
pub fn too_large(subject: &Subject) -> impl Iterator<Item = &Decision> {
    subject.decisions.iter().filter(|d| !listed(d))
}

/// Every different evaluation, found by answering the conditions in all ways, depth first.
fn rows(decision: &Decision, found: &mut dyn FnMut(String)) {
    let table = &decision.table;
    // Values of conditions in the order in which they are asked for.
    let mut answers: Vec<bool> = Vec::new();
    loop {
        let mut asked = 0;
        let mut wanted: Vec<bool> = answers.clone();
        let completion = table.evaluate(|_| {
            if asked == wanted.len() {
                wanted.push(false);
            }
            asked += 1;
            wanted.get(asked - 1).copied()
        });
        let Some(completion) = completion else { return };
        found(completion.row.letters());
        answers = wanted;
        // The next in order: the last false becomes true.
        while answers.last() == Some(&true) {
            answers.pop();
        }
        match answers.last_mut() {
            Some(last) => *last = true,
            None => return,
        }
    }
}

/// The objectives that a fact meets by itself; pairs are looked for among all facts.
pub fn met_by(fact: &Fact, aim: &mut dyn FnMut(Aim)) {
    match fact {
        Fact::Way(way) => aim(Aim::Way(*way)),
        Fact::Line(line) => aim(Aim::Line(*line)),
        Fact::Label(label) => aim(Aim::Label(*label)),
        Fact::Path(path) => aim(Aim::Path(*path)),
        Fact::Evaluation(decision, Completed(completion)) => {
            let decision = *decision;
            aim(Aim::Outcome { decision, value: completion.row.outcome });
            for (condition, value) in completion.obligations() {
                aim(Aim::Shows { decision, condition, value });
            }
            for condition in completion.row.evaluated.iter() {
                let value = completion.row.values.contains(condition);
                aim(Aim::Condition { decision, condition: condition as u16, value });
            }
            aim(Aim::Row { decision, row: completion.row.letters() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::decisions::table::Table;
    use crate::analysis::decisions::{DecisionId, MappedDecision, Origin};
    use crate::source::tree::{Strict, Tree};

    fn decision(tree: Tree) -> Decision {
        let table = Table::new(&tree).unwrap();
        let mapped = MappedDecision {
            class: "A".into(),
            method: "m".into(),
            descriptor: "()V".into(),
            origin: Origin::Source,
            role: Role::Value,
            line: 1,
            text: String::new(),
            tree,
            conditions: Vec::new(),
            id: DecisionId(7),
        };
        Decision { mapped, table }
    }

    fn c(number: u16) -> Box<Tree> {
        Box::new(Tree::Condition(number))
    }

    /// The two functions say the same, of every row and every objective.
    #[test]
    fn facts_meet_what_they_list() {
        let trees = [
            Tree::And(c(0), Box::new(Tree::Or(c(1), c(2)))),
            Tree::Strict(Strict::Xor, Box::new(Tree::And(c(0), c(1))), c(2)),
            Tree::Ternary(c(0), c(1), c(2)),
        ];
        let mut subject = Subject::default();
        subject.decisions.extend(trees.map(decision));
        subject.lines.extend([1, 2].map(|line| crate::coverage::subject::Line { class: 0, line }));
        let aims: Vec<Aim> = CRITERIA.iter().flat_map(|criterion| criterion.aims(&subject)).collect();
        let mut facts = vec![Fact::Line(0), Fact::Line(1), Fact::Way(0)];
        for (number, decision) in subject.decisions.iter().enumerate() {
            for values in 0..8 {
                let completion = decision.table.evaluate(|c| Some(values & (1 << c) != 0)).unwrap();
                facts.push(Fact::Evaluation(number as u32, Completed(completion)));
            }
        }
        for fact in &facts {
            let mut listed = Vec::new();
            met_by(fact, &mut |aim| listed.push(aim));
            for aim in &aims {
                assert_eq!(aim.is_met_by(fact), listed.contains(aim), "{aim:?} {fact:?}");
            }
        }
    }

    #[test]
    fn every_row_is_listed_once() {
        let trees = [
            Tree::Condition(0),
            Tree::And(c(0), Box::new(Tree::Or(c(1), c(2)))),
            Tree::Strict(Strict::Xor, Box::new(Tree::And(c(0), c(1))), c(2)),
            Tree::Ternary(c(0), c(1), Box::new(Tree::Or(c(2), c(3)))),
            Tree::And(c(0), Box::new(Tree::Constant(false))),
            Tree::Constant(true),
        ];
        for tree in trees {
            let decision = decision(tree);
            let mut found = Vec::new();
            rows(&decision, &mut |row| found.push(row));
            let count = found.len() as u128;
            found.sort();
            found.dedup();
            assert_eq!(found.len() as u128, count);
            let all = decision.table.rows(false).unwrap() + decision.table.rows(true).unwrap();
            let evaluated = decision.table.conditions() > 0;
            assert_eq!(count, if evaluated { all } else { 0 }, "{found:?}");
        }
    }

    #[test]
    fn objectives_of_each_criterion() {
        let mut subject = Subject::default();
        subject.decisions.push(decision(Tree::And(c(0), Box::new(Tree::Or(c(1), c(2))))));
        let count = |name: &str| Criterion::named(name).unwrap().aims(&subject).len();
        let names = ["mcdc", "unique-cause", "decision", "condition", "decision-condition", "multiple-condition"];
        assert_eq!(names.map(count), [6, 6, 2, 6, 8, 4]);
        // A decision whose value is only passed on has no branch of its own.
        assert_eq!([count("branch"), count("statement")], [0, 0]);
        let ids: std::collections::BTreeSet<String> = CRITERIA
            .iter()
            .filter(|c| c.name != "unique-cause" && c.name != "decision-condition")
            .flat_map(|c| c.aims(&subject))
            .map(|aim| aim.id(&subject))
            .collect();
        assert_eq!(ids.len(), 6 + 2 + 6 + 4, "ids tell objectives apart");
    }
}
