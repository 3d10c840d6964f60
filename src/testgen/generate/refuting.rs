//! Asks once in a run which objectives no execution can show, without exploring paths (`coverage::refute`).

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use super::Request;
use crate::coverage::criteria::Aim;
use crate::coverage::goals::Goals;
use crate::coverage::refute::refute;
use crate::solver::Solver;

/// Which of these objectives cannot be shown by anything that a test can call, with the reason. Nothing if the time is over.
pub fn refuted(request: &Request<'_>, goals: &Goals, numbers: &[usize]) -> BTreeMap<usize, String> {
    let mut found = BTreeMap::new();
    if request.until.is_some_and(|until| Instant::now() >= until) {
        return found;
    }
    let all = request.targets.iter().chain(request.further);
    let mut roots: BTreeSet<(String, String, String)> =
        all.flat_map(|target| target.script.called(request.vm)).collect();
    roots.extend(request.closed.iter().map(|(method, _)| method.clone()));
    let roots: Vec<_> = roots.into_iter().collect();
    let files = |name: &str| request.vm.program.file(name);
    let mut solver = Solver::new(&request.solver);
    solver.set_deadline(request.until);
    let Some(mut known) = refute(&request.subject, &request.graph, &files, &roots, &mut solver) else { return found };
    let aims: Vec<(usize, &Aim)> =
        numbers.iter().filter_map(|n| goals.aims.get(*n).map(|(_, aim)| (*n, aim))).collect();
    for place in known.among(&aims.iter().map(|(_, aim)| *aim).collect::<Vec<_>>()) {
        if let Some((number, aim)) = aims.get(place) {
            found.insert(*number, known.reason(aim));
        }
    }
    found
}

/// Covered objectives that would be refuted: there are none. Looked at where debug assertions are on.
pub fn contradicted(request: &Request<'_>, goals: &Goals) -> Vec<String> {
    let covered: Vec<usize> = (0..goals.aims.len()).filter(|number| goals.is_covered(*number)).collect();
    let words = |(number, why): (usize, String)| format!("{:?}: {why}", goals.aims.get(number));
    refuted(request, goals, &covered).into_iter().map(words).collect()
}
