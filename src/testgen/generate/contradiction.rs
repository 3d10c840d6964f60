//! Why a condition cannot have a value: the smallest set of earlier branches that contradicts it, in words.
//!
//! When the solver refutes the way that an open objective needs, assumptions are left out one by one for as long as the
//! rest still contradicts it (a minimal core). Each that remains is told by the condition and line it comes from.

use std::collections::BTreeSet;

use crate::coverage::compass::Compass;
use crate::coverage::goals::Goals;
use crate::coverage::reasons::{Contradictions, MOST_NAMED, being};
use crate::coverage::subject::Hook;
use crate::explore::engine::Refuted;
use crate::expr::TermId;
use crate::interp::{ForkReason, Vm};
use crate::search::Place;
use crate::solver::{Answer, Constraints};

/// Assumptions that are tried; a path with more is not explained.
const MOST_ASSUMPTIONS: usize = 80;

pub fn explain(refuted: &mut Refuted<'_>, compass: &mut Compass, goals: &Goals, known: &mut Contradictions) {
    let Some((place, ForkReason::Branch)) = refuted.waiting.way else { return };
    let vm = refuted.waiting.vm;
    let wanted: Vec<(u32, u16, bool)> = compass
        .hooks(vm, place)
        .iter()
        .filter_map(|hook| match *hook {
            Hook::Branch { decision, condition, taken_means } if goals.decision_is_open(decision) => {
                Some((decision, condition, (place.way == 1) == taken_means))
            }
            _ => None,
        })
        .filter(|key| !known.contains_key(key))
        .collect();
    if wanted.is_empty() {
        return;
    }
    let lines = core(refuted).map(|core| {
        let places: BTreeSet<Place> = core.into_iter().filter_map(|c| refuted.passed.place_of(c)).collect();
        let mut lines: Vec<String> = places.into_iter().filter_map(|p| words(vm, compass, p)).collect();
        lines.dedup();
        lines
    });
    let lines = lines.filter(|lines| lines.len() <= MOST_NAMED).unwrap_or_default();
    for key in wanted {
        known.insert(key, lines.clone());
    }
}

/// The numbers of assumptions that contradict the guard and of which none can be left out.
fn core(refuted: &mut Refuted<'_>) -> Option<Vec<usize>> {
    let path = &refuted.waiting.state.path.constraints;
    let mut all: Vec<TermId> = path.iter().collect();
    all.reverse();
    if all.len() > MOST_ASSUMPTIONS {
        return None;
    }
    let mut kept: Vec<usize> = (0..all.len()).collect();
    for number in 0..all.len() {
        let mut some = Constraints::new();
        kept.iter().filter(|n| **n != number).for_each(|n| some.push(all[*n]));
        if matches!(refuted.solver.check(refuted.terms, &some, None, refuted.guard), Answer::Unsat) {
            kept.retain(|n| *n != number);
        }
    }
    Some(kept)
}

/// `x > 3 being true (line 12)`.
fn words(vm: &Vm, compass: &mut Compass, place: Place) -> Option<String> {
    let hook = compass.hooks(vm, place).iter().copied().find(|hook| matches!(hook, Hook::Branch { .. }));
    if let Some(words) = hook.and_then(|hook| being(compass.subject(), &hook, place.way == 1)) {
        return Some(words);
    }
    let method = vm.program.method(place.method);
    let line = vm.program.line(method, place.at)?;
    let class = vm.program.class(method.class);
    Some(format!("the branch on line {line} of {}", class.java_name()))
}
