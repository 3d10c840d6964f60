//! From branches that a change affects to the objectives at them (paper 001, section IV-B: the set ImpConds).
//!
//! For each affected branch its condition and decision are looked up in the preprocessed subject; both values of the
//! condition are wanted. Objectives that belong to no condition count if an affected instruction tells of them.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::analysis::callgraph::Node;
use crate::analysis::impact::{Impact, Step};
use crate::coverage::criteria::{Aim, Criterion};
use crate::coverage::subject::{Hook, SharedSubject, Subject};

/// The parts of a subject that a change can influence, each with the affected instruction that says so.
#[derive(Clone, Debug, Default)]
pub struct Impacted {
    conditions: BTreeMap<(u32, u16), Node>,
    ways: BTreeMap<u32, Node>,
    lines: BTreeMap<u32, Node>,
    labels: BTreeMap<u32, Node>,
}

impl Impacted {
    /// The subject must be one of the new version.
    pub fn new(subject: &Subject, impact: &Impact) -> Self {
        let mut found = Self::default();
        for spot in &subject.spots {
            let Some(method) = subject.methods.get(spot.method) else { continue };
            let class = subject.classes.get(method.class).map_or("", |c| &c.name);
            let index = impact.calls().method(class, &method.name, &method.descriptor);
            let Some(node) = index.and_then(|m| impact.calls().node(m, spot.at)) else { continue };
            if !impact.is_affected(node) {
                continue;
            }
            for hook in &spot.hooks {
                match *hook {
                    Hook::Branch { decision, condition, .. } | Hook::Value { decision, condition, .. } => {
                        found.conditions.entry((decision, condition)).or_insert(node);
                    }
                    Hook::Way { way, .. } => _ = found.ways.entry(way).or_insert(node),
                    Hook::Line(line) => _ = found.lines.entry(line).or_insert(node),
                    Hook::Label { label, .. } => _ = found.labels.entry(label).or_insert(node),
                }
            }
        }
        found
    }

    /// The same; the subject wants nothing else from now on. None if the subject is shared, and cannot be changed.
    pub fn alone(subject: &mut SharedSubject, impact: &Impact, criterion: &Criterion) -> Option<Self> {
        let found = Self::new(subject, impact);
        let wanted = criterion.aims(subject).into_iter().filter(|aim| found.wants(aim)).collect();
        Rc::get_mut(subject)?.only = Some(wanted);
        Some(found)
    }

    pub fn is_empty(&self) -> bool {
        self.conditions.is_empty() && self.ways.is_empty() && self.lines.is_empty() && self.labels.is_empty()
    }

    /// Whether an objective is impacted.
    pub fn wants(&self, aim: &Aim) -> bool {
        self.node(aim).is_some()
    }

    fn node(&self, aim: &Aim) -> Option<Node> {
        match aim {
            Aim::Shows { decision, condition, .. }
            | Aim::UniqueCause { decision, condition, .. }
            | Aim::Condition { decision, condition, .. } => self.conditions.get(&(*decision, *condition)).copied(),
            // Those of a whole decision: where any of its conditions is impacted.
            Aim::Outcome { decision, .. } | Aim::Row { decision, .. } => {
                self.conditions.range((*decision, 0)..=(*decision, u16::MAX)).next().map(|(_, node)| *node)
            }
            Aim::Way(way) => self.ways.get(way).copied(),
            Aim::Line(line) => self.lines.get(line).copied(),
            Aim::Label(label) => self.labels.get(label).copied(),
            Aim::Path(_) => None,
        }
    }

    /// The impacted decisions, ascending.
    pub fn decisions(&self) -> Vec<u32> {
        let mut all: Vec<u32> = self.conditions.keys().map(|(decision, _)| *decision).collect();
        all.dedup();
        all
    }

    /// Its impacted conditions, ascending.
    pub fn conditions(&self, decision: u32) -> Vec<u16> {
        self.conditions.range((decision, 0)..=(decision, u16::MAX)).map(|((_, condition), _)| *condition).collect()
    }

    /// Why a decision is impacted: the shortest way from a change to one of its conditions.
    pub fn chain(&self, impact: &Impact, decision: u32) -> Vec<Step> {
        let nodes = self.conditions.range((decision, 0)..=(decision, u16::MAX)).map(|(_, node)| *node);
        nodes.map(|node| impact.chain(node)).min_by_key(Vec::len).unwrap_or_default()
    }
}
