//! Whether the coverage of a test on the JVM is what is claimed of it: the evaluations and ways that probes show there are
//! exactly those of its runs in the VM, and no line is missing. Where they are others, the test counts for what both show.

use std::collections::{BTreeMap, BTreeSet};

use super::Generated;
use crate::coverage::facts::{Completed, Fact};
use crate::coverage::probes::Probes;
use crate::coverage::subject::Subject;
use crate::testgen::Recorded;
use crate::world::{Beyond, LeftOut};

/// What the JVM says about the claimed coverage of a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Coverage {
    Confirmed,
    /// It could not be looked at, for this reason.
    Open(String),
    /// It is something else, for example this; only what both show is claimed now.
    Differs(String),
}

/// The coverage of the tests of which there is a record. `failed` do not pass on the JVM with the classes as they are.
pub fn confirm(
    generated: &mut Generated,
    probes: &Probes,
    recorded: BTreeMap<usize, Result<Recorded, String>>,
    failed: &BTreeSet<usize>,
) -> BTreeMap<usize, Coverage> {
    let mut surplus = BTreeSet::new();
    let fails = |case: &usize| failed.contains(case);
    let one = |(case, recorded)| Some((case, judge(generated, probes, (case, fails(&case)), recorded, &mut surplus)?));
    let coverage: BTreeMap<usize, Coverage> = recorded.into_iter().filter_map(one).collect();
    doubt(generated, &surplus, &coverage, failed);
    coverage
}

/// Where the JVM goes another way than the VM, explorations in the VM prove nothing, and what was seen only on the JVM
/// is possible, whatever is said of it.
fn doubt(
    generated: &mut Generated,
    surplus: &BTreeSet<u32>,
    coverage: &BTreeMap<usize, Coverage>,
    failed: &BTreeSet<usize>,
) {
    let differs = coverage.values().find_map(|coverage| match coverage {
        Coverage::Differs(what) => Some(what.clone()),
        _ => None,
    });
    // A test that fails may have gone any way, unless its way was seen to be the one in the VM.
    let lost = failed.iter().find(|case| coverage.get(case) != Some(&Coverage::Confirmed));
    let lost = lost.and_then(|case| generated.tests.get(*case)).map(|test| format!("a test of {}", test.case.target));
    let other = differs.or(lost).map(|what| format!("other ways, which only the JVM goes ({what})"));
    let other = other.map(|what| LeftOut::new(Beyond::Runs, what));
    let Some(other) = other else { return };
    for evidence in generated.explored.iter_mut().flat_map(|explored| &mut explored.evidence) {
        evidence.cut.insert(other.clone());
    }
    for fact in surplus.iter().filter_map(|fact| generated.recorder.fact(*fact)) {
        let goals = generated.goals.goals_of(fact).map(|goal| goal as usize);
        for goal in goals.filter(|goal| !generated.goals.is_covered(*goal)) {
            generated.untested.entry(goal).or_insert_with(|| "on the JVM a test shows it, in the VM none does".into());
        }
    }
}

fn judge(
    generated: &mut Generated,
    probes: &Probes,
    (case, fails): (usize, bool),
    recorded: Result<Recorded, String>,
    surplus: &mut BTreeSet<u32>,
) -> Option<Coverage> {
    let Generated { recorder, tests, .. } = generated;
    let test = tests.get_mut(case)?;
    let recorded = match recorded {
        Ok(recorded) => recorded,
        Err(why) => return Some(Coverage::Open(why)),
    };
    if recorded.full {
        return Some(Coverage::Open("it does more than is recorded".into()));
    }
    let shown = match probes.facts(recorder, &recorded.told) {
        Ok(shown) => shown,
        Err(why) => return Some(Coverage::Open(why)),
    };
    let mut comparison = probes.compare(recorder, &test.facts, &shown);
    comparison.surplus.retain(|fact| !test.sometimes.contains(*fact));
    let name = |fact: &u32| recorder.fact(*fact).map(|fact| named(&recorder.subject, fact)).unwrap_or_default();
    let differs = !comparison.missing.is_empty() || !comparison.surplus.is_empty();
    // The copies are not the classes, and messages may show it. That says nothing about the coverage unless it differs,
    // and where the classes themselves do something else than in the VM the copies are not to blame.
    if let Some(why) = recorded.failure.filter(|_| differs && !fails) {
        return Some(Coverage::Open(format!("it does not pass with probes: {why}")));
    }
    surplus.extend(&comparison.surplus);
    test.facts.remove(&comparison.missing);
    Some(match (comparison.missing.first(), comparison.surplus.first(), comparison.blind) {
        (Some(fact), ..) => Coverage::Differs(format!("{} only in the VM", name(fact))),
        (None, Some(fact), _) => Coverage::Differs(format!("{} only there", name(fact))),
        (None, None, Some(why)) => Coverage::Open(why),
        (None, None, None) => Coverage::Confirmed,
    })
}

/// A fact, for people.
fn named(subject: &Subject, fact: &Fact) -> String {
    let (class, line, what) = match fact {
        Fact::Evaluation(decision, Completed(completion)) => match subject.decisions.get(*decision as usize) {
            Some(decision) => {
                let mapped = &decision.mapped;
                let what = format!(": {} evaluates as {}", mapped.text, completion.row.letters());
                (mapped.class.to_string(), mapped.line, what)
            }
            None => return String::new(),
        },
        Fact::Way(way) => match subject.ways.get(*way as usize) {
            Some(way) => {
                let class = subject.methods.get(way.method).map_or(0, |method| method.class);
                (class_name(subject, class), way.line, format!(": {}", way.text))
            }
            None => return String::new(),
        },
        Fact::Path(path) => {
            return subject.paths.borrow().get(*path as usize).map(|p| p.what.clone()).unwrap_or_default();
        }
        Fact::Label(label) => match subject.labels.get(*label as usize) {
            Some(label) => {
                let class = subject.methods.get(label.method).map_or(0, |method| method.class);
                (class_name(subject, class), label.line, format!(": {}", label.what))
            }
            None => return String::new(),
        },
        Fact::Line(line) => match subject.lines.get(*line as usize) {
            Some(line) => (class_name(subject, line.class), line.line, " runs".to_string()),
            None => return String::new(),
        },
    };
    format!("{}, line {line}{what}", class.replace('/', "."))
}

fn class_name(subject: &Subject, class: usize) -> String {
    subject.classes.get(class).map(|class| class.name.clone()).unwrap_or_default()
}
