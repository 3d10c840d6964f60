//! The verdict on every objective that no test covers: infeasible, with the scope of the proof, or open, with the reason.
//!
//! An objective is infeasible if, for every target, some exploration of it could have shown the objective and did not:
//! nothing was given up at a place from which the objective can still be reached, and no bound cut off inputs. Places are
//! judged by the call graph, so an exploration that was cut short somewhere still proves what lies elsewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::hunt::{Evidence, Mode};
use super::means::refute::Refutal;
use super::{Explored, Generated, Request};
use crate::analysis::bits::Bits;
use crate::analysis::decisions::marking::Completion;
use crate::coverage::compass::{Compass, Positions};
use crate::coverage::criteria::Aim;
use crate::coverage::facts::{Completed, Fact, Recorder};
use crate::coverage::goals::Goals;
use crate::coverage::reasons::{Contradictions, reason};
use crate::coverage::report::Verdict;
use crate::coverage::subject::{Place, Subject};
use crate::explore::precondition;
use crate::explore::script::Receiver;
use crate::explore::target::Target;
use crate::world::{GRANTED, assuming};

/// The verdicts on what is not covered.
pub struct Judged<'a> {
    request: &'a Request<'a>,
    found: Found<'a>,
    /// For each target, for each exploration of it: why spots are not decided, with the spots.
    reasons: Vec<Vec<Vec<Reason>>>,
    /// What was not tried: the spots it may reach, and why.
    closed: Vec<(Bits, String)>,
    /// The spots that tell about something.
    about: BTreeMap<Place, BTreeSet<u32>>,
    /// Targets that were explored for proofs alone, not at all, or from any receiver with something to show.
    without_tests: Vec<usize>,
}

/// What a verdict goes by.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    pub recorder: &'a Recorder,
    pub goals: &'a Goals,
    pub explored: &'a [Explored],
    pub untested: &'a BTreeMap<usize, String>,
    pub contradictions: &'a Contradictions,
    pub refuted: &'a BTreeMap<usize, Refutal>,
    /// Targets that were not explored at all.
    pub not_begun: usize,
}

struct Reason {
    cause: &'static str,
    what: String,
    advice: String,
    spots: Rc<Bits>,
}

impl Reason {
    fn is_about(&self, spots: &BTreeSet<u32>) -> bool {
        has_one_of(&self.spots, spots)
    }
}

fn has_one_of(all: &Bits, spots: &BTreeSet<u32>) -> bool {
    spots.iter().any(|spot| all.contains(*spot as usize))
}

pub fn judge<'a>(request: &'a Request<'a>, generated: &'a Generated) -> Judged<'a> {
    let Generated { recorder, goals, explored, untested, contradictions, refuted, not_begun, .. } = generated;
    let not_begun = *not_begun;
    judge_found(request, Found { recorder, goals, explored, untested, contradictions, refuted, not_begun })
}

/// The same before all is generated.
pub fn judge_found<'a>(request: &'a Request<'a>, found: Found<'a>) -> Judged<'a> {
    let mut reasons: Vec<Vec<Vec<Reason>>> = Vec::new();
    for explored in found.explored {
        let calls = request.target(explored.number).map(|t| t.script.called(request.vm)).unwrap_or_default();
        let compass = request.compass(&calls);
        reasons.push(explored.evidence.iter().map(|e| reasons_of(e, &compass, &explored.name)).collect());
    }
    let closed = request.closed.iter().map(|(method, why)| {
        let spots = request.spots_of(std::slice::from_ref(method));
        (spots, format!("{}.{} could not be tried in all ways: {why}", method.0.replace('/', "."), method.1))
    });
    let for_tests = |explored: &Explored| {
        let built = |e: &Evidence| e.mode == Mode::Tests && (e.receiver != Receiver::Any || e.shown.is_empty());
        explored.evidence.iter().any(built)
    };
    let without_tests = (0..reasons.len()).filter(|n| !found.explored.get(*n).is_some_and(for_tests)).collect();
    let (closed, about) = (closed.collect(), spots_by_place(&request.subject));
    Judged { request, found, reasons, closed, about, without_tests }
}

fn reasons_of(evidence: &Evidence, compass: &Compass, target: &str) -> Vec<Reason> {
    let mut found = Vec::new();
    for (cause, positions) in &evidence.given_up {
        found.push(Reason {
            cause: cause.word(),
            what: format!("{cause} (exploring {target})"),
            advice: cause.advice().to_string(),
            spots: Rc::new(compass.reached_from(positions)),
        });
    }
    let mut positions = Positions::default();
    compass.beginning(&mut positions);
    let all = if evidence.cut.is_empty() { Bits::new(0) } else { compass.reached_from(&positions) };
    let all = Rc::new(all);
    for cut in &evidence.cut {
        found.push(Reason {
            cause: "bound",
            what: format!("not shown by any input within the bounds; left out: {cut}"),
            advice: cut.advice().into(),
            spots: Rc::clone(&all),
        });
    }
    found
}

impl Judged<'_> {
    /// The verdict on an objective that no test covers.
    pub fn verdict(&self, aim: &Aim) -> Verdict {
        if let Aim::Path(path) = aim
            && let Some(left) = self.request.subject.paths.borrow().get(*path as usize).and_then(|p| p.left_out.clone())
        {
            return open(
                "paths",
                format!("not everything was explored: {left}"),
                "do what is said behind each of them".into(),
            );
        }
        let numbers = self.found.goals.numbers_of(aim);
        if let Some(why) = numbers.iter().find_map(|number| self.found.untested.get(&(*number as usize))) {
            let reason = format!("a path shows it, but no test could be written: {why}");
            return open("no-test", reason, "write a test by hand, or change how the objects can be made".into());
        }
        let refuted = numbers.iter().find_map(|number| self.found.refuted.get(&(*number as usize)));
        // What was refuted was not looked for any more: explorations say nothing of it.
        match refuted {
            Some(refutal) => infeasible(refutal.words(), refutal.scope()),
            None => self.by_exploration(aim),
        }
    }

    /// What the explorations say of an objective that none of them showed.
    fn by_exploration(&self, aim: &Aim) -> Verdict {
        let numbers = self.found.goals.numbers_of(aim);
        let none = BTreeSet::new();
        let spots = self.about.get(&aim.place()).unwrap_or(&none);
        // Of thousands of targets few have something to do with one objective.
        let blocks = |target: &usize| {
            let reasons = self.reasons.get(*target);
            reasons.is_some_and(|of| of.iter().flatten().any(|reason| reason.is_about(spots)))
        };
        let blocking = (0..self.reasons.len()).filter(blocks);
        let doubtful: BTreeSet<usize> = blocking.chain(self.without_tests.iter().copied()).collect();
        // What the method itself leaves open says more than what others do on their way to it.
        let (own, others): (Vec<usize>, Vec<usize>) =
            doubtful.into_iter().partition(|target| self.is_of(*target, spots));
        for target in own.into_iter().chain(others) {
            if let Err(Some(left)) = self.proof(target, numbers, spots) {
                return left;
            }
        }
        if self.found.not_begun > 0 {
            let reason = format!("no time was left to explore {} of the targets", self.found.not_begun);
            return open("time", reason, "raise --budget, or name fewer targets".into());
        }
        let (mut scope, mut assumed) = (BTreeSet::new(), BTreeSet::new());
        for (number, target) in self.found.explored.iter().enumerate() {
            if let Ok(evidence) = self.proof(number, numbers, spots) {
                scope.insert(scope_of(&target.name, evidence));
                scope.extend(evidence.scope.iter().map(|what| format!("as long as {what}")));
                assumed.extend(&evidence.scope);
            }
        }
        if self.found.explored.is_empty() {
            return open("not-explored", "no target was explored".into(), "let it run".into());
        }
        if let Some((_, why)) = self.closed.iter().find(|(reached, _)| has_one_of(reached, spots)) {
            return open("not-explored", why.clone(), "name a target that makes such an object".into());
        }
        let config = &self.request.vm.config;
        let taken = config.world.in_words() + &self.assuming() + &config.stand_ins.in_words(assumed);
        infeasible(self.reason(aim) + &taken, scope)
    }

    /// Whether one of these spots is in the method that this exploration is of.
    fn is_of(&self, explored: usize, spots: &BTreeSet<u32>) -> bool {
        let (vm, subject) = (self.request.vm, &self.request.subject);
        let number = self.found.explored.get(explored).map(|explored| explored.number);
        let Some(target) = number.and_then(|number| self.request.target(number)) else { return false };
        let method = vm.program.method(target.script.target);
        let class = &vm.program.class(method.class).name;
        let mut own = spots.iter().filter_map(|spot| subject.methods.get(subject.spots.get(*spot as usize)?.method));
        own.any(|own| {
            let owner = subject.classes.get(own.class);
            own.name == *method.name && own.descriptor == *method.descriptor && owner.is_some_and(|c| c.name == **class)
        })
    }

    /// The exploration of a target that could have shown an objective and did not, or why it is open if there is none.
    fn proof(&self, target: usize, numbers: &[u32], spots: &BTreeSet<u32>) -> Result<&Evidence, Option<Verdict>> {
        let found = self.found.explored.get(target).zip(self.reasons.get(target));
        let Some((target, evidence)) = found else { return Err(None) };
        let pairs: Vec<(&Evidence, &Vec<Reason>)> = target.evidence.iter().zip(evidence).collect();
        let blocks = |reasons: &[Reason]| reasons.iter().position(|reason| reason.is_about(spots));
        // What began with any receiver and showed it proves nothing: calls may lead to such a receiver.
        let shows = |e: &Evidence| {
            let from_any = e.mode == Mode::Proof || e.receiver == Receiver::Any;
            from_any && numbers.iter().any(|number| e.shown.contains(number))
        };
        if let Some((evidence, _)) = pairs.iter().find(|(e, r)| !shows(e) && blocks(r).is_none()) {
            return Ok(evidence);
        }
        if pairs.iter().any(|(e, r)| e.mode == Mode::Tests && shows(e) && blocks(r).is_none()) {
            let reason =
                format!("a path of {} shows it, from field values that no calls were found to lead to", target.name);
            return Err(Some(open("no-test", reason, "write a test by hand that makes such an object".into())));
        }
        // The last exploration for tests went farthest.
        let tests = pairs.iter().rev().find(|(e, r)| e.mode == Mode::Tests && blocks(r).is_some());
        let Some((_, reasons)) = tests.or(pairs.first()) else { return Err(None) };
        Err(Some(match blocks(reasons).and_then(|at| reasons.get(at)) {
            Some(reason) => open(reason.cause, reason.what.clone(), reason.advice.clone()),
            None => open("not-explored", format!("{} was not explored", target.name), "let it run".into()),
        }))
    }

    /// The preconditions of the targets, as the end of a reason.
    fn assuming(&self) -> String {
        let of = |target: &Target| precondition::scope(self.request.vm, &target.script);
        let all: BTreeSet<String> = self.request.targets.iter().flat_map(of).collect();
        assuming(&all.into_iter().collect::<Vec<_>>())
    }

    /// Why no input can, from what all paths showed. What shows the objective began with a receiver that no calls make.
    fn reason(&self, aim: &Aim) -> String {
        let own = |fact: &&Fact| fact.place() == aim.place();
        let (beyond, seen): (Vec<&Fact>, Vec<&Fact>) =
            self.found.recorder.seen().filter(own).partition(|fact| aim.is_met_by(fact));
        let mut rows: Vec<&Completion> = Vec::new();
        for fact in seen {
            if let Fact::Evaluation(_, Completed(completion)) = fact {
                rows.push(completion);
            }
        }
        let reason = reason(&self.request.subject, aim, &rows, self.found.contradictions);
        match beyond.is_empty() {
            true => reason,
            false => format!("{reason}; only receivers would show it whose fields no calls lead to"),
        }
    }
}

/// A proof, with what it holds for and what it takes for granted.
fn infeasible(reason: String, scope: impl IntoIterator<Item = String>) -> Verdict {
    let granted = GRANTED.iter().map(|what| format!("granted: {what}"));
    Verdict::Infeasible { reason, scope: scope.into_iter().chain(granted).collect() }
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

/// The spots of a subject by what they tell about.
fn spots_by_place(subject: &Subject) -> BTreeMap<Place, BTreeSet<u32>> {
    let mut found: BTreeMap<Place, BTreeSet<u32>> = BTreeMap::new();
    for (number, spot) in subject.spots.iter().enumerate() {
        for hook in &spot.hooks {
            found.entry(hook.place()).or_default().insert(number as u32);
        }
    }
    found
}
