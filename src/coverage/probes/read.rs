//! From what a JVM recorded to facts, and how these compare with what was claimed.

use std::collections::BTreeMap;

use super::{Goes, Mode, Probes};
use crate::coverage::facts::{Fact, FactSet, Recorder, Trail};
use crate::coverage::labels::LABELS_IN_A_WORD;
use crate::coverage::subject::{Place, Subject};
use crate::expr::ops;
use crate::state::{Event, Seen};

/// One record of `obligato.Probe`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    /// Of the spot and its mode.
    pub number: u32,
    /// Of the stack; 0 where it does not matter.
    pub depth: u32,
    pub value: i32,
}

/// How the coverage of a test on the JVM compares with that in the VM.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Comparison {
    /// Facts of the VM that the JVM does not show.
    pub missing: Vec<u32>,
    /// Evaluations and ways of the JVM that the VM does not show. Lines may be more: a test's assertions call getters,
    /// which the VM does not need.
    pub surplus: Vec<u32>,
    /// Why something that was claimed could not be looked at.
    pub blind: Option<String>,
}

impl Probes {
    /// The facts that these records show, in the order in which they were made by one thread.
    pub fn facts(&self, recorder: &mut Recorder, told: &[Told]) -> Result<FactSet, String> {
        let subject = recorder.subject.clone();
        // Order and activations belong together for each of these alone, see the head of the module.
        let mut plain: Vec<Event> = Vec::new();
        let mut deep: Vec<Event> = Vec::new();
        let mut told = told.iter();
        let broken = || "what the JVM recorded does not fit together".to_string();
        while let Some(first) = told.next() {
            let watch = first.number / Mode::COUNT;
            let spot = subject.spots.get(watch as usize).ok_or_else(broken)?;
            let plan = self.plans.get(watch as usize).and_then(Option::as_ref).ok_or_else(broken)?;
            let events = if plan.mode == Mode::Depth { &mut deep } else { &mut plain };
            let event = |seen| Event { watch, depth: first.depth, seen };
            let mut record = Some(first);
            let mut next = || record.take().or_else(|| told.next()).filter(|r| r.number == first.number);
            for word in 0..plan.labels {
                let held = next().ok_or_else(broken)?.value;
                let bits = (0..LABELS_IN_A_WORD as u16).filter(|bit| held & (1 << bit) != 0);
                events.extend(bits.map(|bit| event(Seen::Holds(word * LABELS_IN_A_WORD as u16 + bit))));
            }
            if !plan.bits.is_empty() {
                let mut nonzero = 0;
                for bit in &plan.bits {
                    let value = next().ok_or_else(broken)?.value;
                    nonzero |= u32::from(value != 0) << bit;
                }
                events.push(event(Seen::Values(nonzero)));
            }
            if spot.look.reached {
                events.push(event(Seen::Reached));
            }
            if let Some(goes) = &plan.way {
                let value = next().ok_or_else(broken)?.value;
                events.push(event(Seen::Way(match goes {
                    Goes::Branch(op) => ops::cmp_i32(*op, value, 0).into(),
                    Goes::Switch(switch) => switch.target(value),
                })));
            }
        }
        let mut facts = FactSet::default();
        for events in [plain, deep] {
            let mut trail = Trail::default();
            recorder.take(&mut trail, &events);
            facts.add(trail.facts());
        }
        Ok(facts)
    }

    /// Compares what a test showed on the JVM with what it is said to show; blind spots say nothing.
    pub fn compare(&self, recorder: &Recorder, claimed: &FactSet, shown: &FactSet) -> Comparison {
        let unseen = self.unseen(&recorder.subject);
        let without = |one: &FactSet, other: &FactSet| -> Vec<u32> {
            let looked_at = |fact: &u32| {
                // The order of branches is not recorded on the JVM.
                let known = recorder.fact(*fact).filter(|fact| !matches!(fact, Fact::Path(_)));
                known.is_some_and(|fact| !unseen.contains_key(&fact.place()))
            };
            one.without(other).filter(looked_at).collect()
        };
        let blind = claimed.iter().filter_map(|fact| recorder.fact(fact)).find_map(|fact| unseen.get(&fact.place()));
        let mut surplus = without(shown, claimed);
        surplus.retain(|fact| !matches!(recorder.fact(*fact), Some(Fact::Line(_))));
        Comparison { missing: without(claimed, shown), surplus, blind: blind.map(|why| why.to_string()) }
    }

    /// What blind spots could have shown, with the reason why they are blind.
    fn unseen(&self, subject: &Subject) -> BTreeMap<Place, &str> {
        let mut unseen = BTreeMap::new();
        for (spot, why) in &self.blind {
            for hook in subject.spots.get(*spot as usize).iter().flat_map(|spot| &spot.hooks) {
                unseen.entry(hook.place()).or_insert(why.as_str());
            }
        }
        unseen
    }
}
