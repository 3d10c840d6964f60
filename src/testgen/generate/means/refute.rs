//! Asks which objectives no execution can show, without exploring paths (`coverage::refute`): first whatever
//! fields hold, then with what the classes keep true of their private fields (`analysis::invariants`).

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::time::Instant;

use super::{Means, Offer};
use crate::analysis::invariants::Invariants;
use crate::coverage::criteria::Aim;
use crate::coverage::goals::Goals;
use crate::coverage::refute::refute;
use crate::solver::Solver;
use crate::testgen::generate::Request;
use crate::testgen::generate::run::Run;

/// Asks once which open objectives no execution can show, whatever calls what: they are not looked for any more.
pub struct Refute {
    by_invariants: bool,
    asked: bool,
}

impl Refute {
    pub fn whatever_fields_hold() -> Self {
        Self { by_invariants: false, asked: false }
    }

    /// With what classes keep true.
    pub fn by_invariants() -> Self {
        Self { by_invariants: true, asked: false }
    }
}

impl<'r> Means<'r> for Refute {
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        // Other strategies are for those who want to see what comes of them alone, so there this comes last.
        let waits = self.by_invariants && !run.is_by_urge() && !run.targets_are_over();
        Offer::of(if self.asked || waits { 0 } else { run.shared.goals.open() }).map(Offer::with_end)
    }

    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        self.asked = true;
        let goals = &run.shared.goals;
        let open: Vec<usize> = (0..goals.aims.len()).filter(|number| goals.is_open(*number)).collect();
        let refuted = if self.by_invariants { refuted_by_kept } else { refuted };
        let found = refuted(run.request, goals, &open, run.end.until);
        run.shared.refute(found);
        // It has no other turn to compare with.
        most
    }
}

/// When nothing more is asked.
type Until = Option<Instant>;

/// Why an objective cannot be shown.
#[derive(Clone)]
pub struct Refutal {
    pub reason: String,
    /// What is kept true of private fields, as far as the proof needs it.
    pub kept: Vec<String>,
}

impl Refutal {
    /// What the proof holds for.
    pub fn scope(&self) -> Vec<String> {
        let all = "all calls of the targets, whatever their arguments and all fields hold".to_string();
        if self.kept.is_empty() {
            return vec![all];
        }
        let made =
            "all calls of the targets, whatever their arguments, on objects that constructors made and calls changed";
        vec![made.to_string()]
    }

    pub fn words(&self) -> String {
        match self.kept.is_empty() {
            true => self.reason.clone(),
            false => format!("{}; between calls always {}", self.reason, self.kept.join(", ")),
        }
    }
}

/// Which of these objectives cannot be shown by anything that a test can call, whatever fields hold. Nothing if the time is
/// over.
pub fn refuted(request: &Request<'_>, goals: &Goals, numbers: &[usize], until: Until) -> BTreeMap<usize, Refutal> {
    with(request, goals, numbers, &Invariants::default(), until)
}

/// The same with what classes keep true of their private fields; that takes longer.
pub fn refuted_by_kept(
    request: &Request<'_>,
    goals: &Goals,
    numbers: &[usize],
    until: Until,
) -> BTreeMap<usize, Refutal> {
    let invariants = invariants(request, until);
    if invariants.is_empty() { BTreeMap::new() } else { with(request, goals, numbers, &invariants, until) }
}

/// What the classes with something to cover keep true.
fn invariants(request: &Request<'_>, until: Until) -> Invariants {
    let classes: Vec<Rc<str>> = request.subject.classes.iter().map(|class| class.name.as_str().into()).collect();
    let files = |name: &str| request.vm.program.file(name);
    Invariants::of(&classes, &request.graph, &files, &request.solver, until)
}

fn with(
    request: &Request<'_>,
    goals: &Goals,
    numbers: &[usize],
    invariants: &Invariants,
    until: Until,
) -> BTreeMap<usize, Refutal> {
    let mut found = BTreeMap::new();
    if until.is_some_and(|until| Instant::now() >= until) {
        return found;
    }
    let all = request.targets.iter().chain(request.further);
    let mut roots: BTreeSet<(String, String, String)> =
        all.flat_map(|target| target.script.called(request.vm)).collect();
    roots.extend(request.closed.iter().map(|(method, _)| method.clone()));
    let roots: Vec<_> = roots.into_iter().collect();
    let files = |name: &str| request.vm.program.file(name);
    let mut solver = Solver::new(&request.solver);
    solver.set_deadline(until);
    let known = refute(&request.subject, &request.graph, &files, &roots, invariants, &mut solver, until);
    let Some(mut known) = known else { return found };
    let aims: Vec<(usize, &Aim)> =
        numbers.iter().filter_map(|n| goals.aims.get(*n).map(|(_, aim)| (*n, aim))).collect();
    for place in known.among(&aims.iter().map(|(_, aim)| *aim).collect::<Vec<_>>()) {
        if let Some((number, aim)) = aims.get(place) {
            let (reason, kept) = known.reason(aim);
            found.insert(*number, Refutal { reason, kept });
        }
    }
    found
}

/// Covered objectives that would be refuted: there are none. Looked at where debug assertions are on. What is kept true
/// does not hold of objects that a test makes by reflection.
pub fn contradicted(request: &Request<'_>, goals: &Goals, by_reflection: bool) -> Vec<String> {
    let covered: Vec<usize> = (0..goals.aims.len()).filter(|number| goals.is_covered(*number)).collect();
    let words = |(number, why): (usize, Refutal)| format!("{:?}: {}", goals.aims.get(number), why.words());
    let mut found = refuted(request, goals, &covered, request.until);
    if !by_reflection {
        found.append(&mut refuted_by_kept(request, goals, &covered, request.until));
    }
    found.into_iter().map(words).collect()
}
