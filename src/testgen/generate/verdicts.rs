//! The verdict on every objective that no test covers: infeasible, with the scope of the proof, or open, with the reason.
//!
//! An objective is infeasible if, for every target, some exploration of it could have shown the objective and did not:
//! nothing was given up at a place from which the objective can still be reached, and no bound cut off inputs. Places are
//! judged by the call graph, so an exploration that was cut short somewhere still proves what lies elsewhere.

use std::collections::{BTreeMap, BTreeSet};

use super::contradiction::Contradictions;
use super::hunt::{Evidence, Mode};
use super::{Explored, Generated, Request};
use crate::coverage::compass::{Compass, Positions};
use crate::coverage::criteria::Aim;
use crate::coverage::facts::{Completed, Fact, Recorder};
use crate::coverage::goals::Goals;
use crate::coverage::report::Verdict;
use crate::coverage::subject::{Hook, Subject};
use crate::coverage::words::short;
use crate::explore::script::Receiver;

/// The verdicts on what is not covered.
pub struct Judged<'a> {
    request: &'a Request<'a>,
    found: Found<'a>,
    /// For each target, for each exploration of it: why spots are not decided, with the spots.
    reasons: Vec<Vec<Vec<Reason>>>,
    /// What was not tried: the spots it may reach, and why.
    closed: Vec<(BTreeSet<u32>, String)>,
}

/// What a verdict goes by.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    pub recorder: &'a Recorder,
    pub goals: &'a Goals,
    pub explored: &'a [Explored],
    pub untested: &'a BTreeMap<usize, String>,
    pub contradictions: &'a Contradictions,
}

struct Reason {
    cause: &'static str,
    what: String,
    advice: String,
    spots: BTreeSet<u32>,
}

pub fn judge<'a>(request: &'a Request<'a>, generated: &'a Generated) -> Judged<'a> {
    let Generated { recorder, goals, explored, untested, contradictions, .. } = generated;
    judge_found(request, Found { recorder, goals, explored, untested, contradictions })
}

/// The same before all is generated.
pub fn judge_found<'a>(request: &'a Request<'a>, found: Found<'a>) -> Judged<'a> {
    let mut reasons = Vec::new();
    for explored in found.explored {
        let calls = request.target(explored.number).map(|t| t.script.called(request.vm)).unwrap_or_default();
        let compass = request.compass(&calls);
        reasons.push(explored.evidence.iter().map(|e| reasons_of(e, &compass, &explored.name)).collect());
    }
    let closed = request.closed.iter().map(|(method, why)| {
        let spots = request.spots_of(std::slice::from_ref(method));
        (spots, format!("{}.{} could not be tried by itself: {why}", method.0.replace('/', "."), method.1))
    });
    Judged { request, found, reasons, closed: closed.collect() }
}

fn reasons_of(evidence: &Evidence, compass: &Compass, target: &str) -> Vec<Reason> {
    let mut found = Vec::new();
    for (cause, positions) in &evidence.given_up {
        found.push(Reason {
            cause: cause.word(),
            what: format!("{cause} (exploring {target})"),
            advice: cause.advice().to_string(),
            spots: compass.reached_from(positions),
        });
    }
    for cut in &evidence.cut {
        let mut positions = Positions::default();
        compass.beginning(&mut positions);
        found.push(Reason {
            cause: "bound",
            what: format!("not shown by any input within the bounds; left out: {cut}"),
            advice: if cut.contains("static") { "try --symbolic-statics" } else { "raise the bound" }.into(),
            spots: compass.reached_from(&positions),
        });
    }
    found
}

impl Judged<'_> {
    /// The verdict on an objective that no test covers.
    pub fn verdict(&self, aim: &Aim) -> Verdict {
        let subject = &*self.request.subject;
        let numbers = self.found.goals.numbers_of(aim);
        if let Some(why) = numbers.iter().find_map(|number| self.found.untested.get(&(*number as usize))) {
            let reason = format!("a path shows it, but no test could be written: {why}");
            return open("no-test", reason, "write a test by hand, or change how the objects can be made".into());
        }
        let spots = spots_of(subject, aim);
        let mut scope = BTreeSet::new();
        for (target, evidence) in self.found.explored.iter().zip(&self.reasons) {
            let pairs: Vec<(&Evidence, &Vec<Reason>)> = target.evidence.iter().zip(evidence).collect();
            let blocks = |evidence: &Evidence, reasons: &[Reason]| {
                let shown = numbers.iter().any(|number| evidence.shown.contains(number));
                let blocked = reasons.iter().position(|r| !r.spots.is_disjoint(&spots));
                (shown, blocked)
            };
            let proof = pairs.iter().find(|(e, r)| {
                let (shown, blocked) = blocks(e, r);
                !(shown && e.mode == Mode::Proof) && blocked.is_none()
            });
            match proof {
                Some((evidence, _)) => {
                    scope.insert(scope_of(&target.name, evidence));
                    scope.extend(evidence.scope.iter().map(|what| format!("as long as {what}")));
                }
                None => {
                    // The last exploration for tests went farthest.
                    let tests = pairs.iter().rev().find(|(e, r)| e.mode == Mode::Tests && blocks(e, r).1.is_some());
                    let Some((evidence, reasons)) = tests.or(pairs.first()) else { continue };
                    let reason = blocks(evidence, reasons).1.and_then(|at| reasons.get(at));
                    return match reason {
                        Some(reason) => open(reason.cause, reason.what.clone(), reason.advice.clone()),
                        None => open("not-explored", format!("{} was not explored", target.name), "let it run".into()),
                    };
                }
            }
        }
        if self.found.explored.is_empty() {
            return open("not-explored", "no target was explored".into(), "let it run".into());
        }
        if let Some((_, why)) = self.closed.iter().find(|(reached, _)| !reached.is_disjoint(&spots)) {
            return open("not-explored", why.clone(), "name a target that makes such an object".into());
        }
        Verdict::Infeasible { reason: self.reason(aim), scope: scope.into_iter().collect() }
    }

    /// Why no input can, from what all paths showed.
    fn reason(&self, aim: &Aim) -> String {
        let subject = &*self.request.subject;
        let Some(number) = aim.decision() else {
            return "no input of the targets gets there".into();
        };
        let Some(decision) = subject.decisions.get(number as usize) else { return String::new() };
        let recorder = self.found.recorder;
        let rows: Vec<_> = (0..recorder.count() as u32)
            .filter_map(|n| match recorder.fact(n)? {
                Fact::Evaluation(d, Completed(completion)) if *d == number => Some(completion),
                _ => None,
            })
            .collect();
        let line = decision.mapped.line;
        if rows.is_empty() {
            return format!("no input of the targets completes the decision on line {line}");
        }
        let text = |c: u16| {
            let condition = decision.mapped.conditions.get(usize::from(c));
            condition.map(|c| format!("{} (line {})", short(&c.text), c.line)).unwrap_or_default()
        };
        match aim {
            Aim::Outcome { value, .. } => format!("the decision on line {line} is {} for every input", !value),
            Aim::Row { row, .. } => format!("no input gives the conditions of line {line} the values {row}"),
            Aim::Shows { condition, value, .. }
            | Aim::UniqueCause { condition, value, .. }
            | Aim::Condition { condition, value, .. } => {
                let evaluated: Vec<_> = rows.iter().filter(|r| r.row.value(*condition).is_some()).collect();
                if evaluated.is_empty() {
                    let before: Vec<String> = (0..*condition)
                        .filter_map(|c| {
                            let values: BTreeSet<bool> = rows.iter().filter_map(|r| r.row.value(c)).collect();
                            let only = values.first().filter(|_| values.len() == 1)?;
                            Some(format!("{} is always {only}", text(c)))
                        })
                        .collect();
                    let because = if before.is_empty() { String::new() } else { format!(": {}", before.join(", ")) };
                    return format!("{} is never evaluated{because}", text(*condition));
                }
                let with: Vec<_> = evaluated.iter().filter(|r| r.row.value(*condition) == Some(*value)).collect();
                if with.is_empty() {
                    return self.always(number, *condition, !value, &text(*condition));
                }
                // Which other conditions have one value in all rows in which this one has the wanted value.
                let mut others = Vec::new();
                for c in (0..decision.table.conditions() as u16).filter(|c| c != condition) {
                    let values: BTreeSet<Option<bool>> = with.iter().map(|r| r.row.value(c)).collect();
                    if let [Some(value)] = values.iter().copied().collect::<Vec<_>>()[..] {
                        others.push(format!("{} is {value}", text(c)));
                    }
                }
                let whenever = format!("whenever {} is {value}, ", text(*condition));
                if others.is_empty() {
                    whenever + "other conditions mask it"
                } else {
                    format!("{whenever}it is masked: {}", others.join(", "))
                }
            }
            _ => String::new(),
        }
    }

    /// A condition that has one value wherever it is evaluated; with the conditions that contradict the other, if they
    /// were found.
    fn always(&self, decision: u32, condition: u16, value: bool, text: &str) -> String {
        let plain = format!("{text} is {value} wherever it is evaluated");
        match self.found.contradictions.get(&(decision, condition, !value)) {
            Some(lines) if !lines.is_empty() => format!("{plain}: {} contradicts {}", !value, lines.join(" and ")),
            _ => plain,
        }
    }
}

fn open(cause: &str, reason: String, advice: String) -> Verdict {
    Verdict::Open { cause: cause.into(), reason, advice }
}

fn scope_of(target: &str, evidence: &Evidence) -> String {
    match (evidence.mode, evidence.receiver) {
        (Mode::Proof, _) => format!("all inputs of {target}, whatever the fields of the receiver hold"),
        (Mode::Tests, Receiver::Any) => format!("all inputs of {target}, whatever the fields of the receiver hold"),
        (Mode::Tests, Receiver::Built { .. }) => format!("all inputs of {target}, all paths explored"),
    }
}

/// The spots that tell about an objective.
fn spots_of(subject: &Subject, aim: &Aim) -> BTreeSet<u32> {
    let about = |hook: &Hook| match (hook, aim) {
        (Hook::Branch { decision, .. } | Hook::Value { decision, .. }, _) => aim.decision() == Some(*decision),
        (Hook::Way { way, .. }, Aim::Way(wanted)) => way == wanted,
        (Hook::Line(line), Aim::Line(wanted)) => line == wanted,
        _ => false,
    };
    let spots = subject.spots.iter().enumerate();
    spots.filter(|(_, spot)| spot.hooks.iter().any(about)).map(|(n, _)| n as u32).collect()
}
