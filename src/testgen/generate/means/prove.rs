//! What no sequence of calls was found for may be impossible whatever the receiver's fields hold: then it is infeasible though
//! sequences of calls have no end. So are static fields of the target's class, which other tests may have set. What the
//! script of the target calls on the way is a target itself.

use std::collections::BTreeSet;

use super::{Means, Offer};
use crate::explore::script::{Receiver, Script};
use crate::testgen::generate::course::{Course, Role};
use crate::testgen::generate::run::Run;

#[derive(Default)]
pub struct Prove {
    /// Targets that were looked at.
    looked_at: BTreeSet<usize>,
}

impl Prove {
    /// The positions of the targets' own explorations that were not looked at.
    fn others<'a>(&'a self, run: &'a Run<'_>) -> impl Iterator<Item = &'a Course<'a>> {
        run.with_role(Role::Own).map(|(_, course)| course).filter(|course| !self.looked_at.contains(&course.number))
    }
}

impl<'r> Means<'r> for Prove {
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        let under_way = run.with_role(Role::Proof).map(|(_, course)| course).filter(|course| !course.over);
        let numbers: Vec<usize> = under_way.chain(self.others(run)).map(|course| course.number).collect();
        Offer::of(run.open_among(numbers)).map(Offer::with_end)
    }

    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        let near = self.others(run).filter(|course| run.is_near(course.number));
        let scripts: Vec<(usize, Option<Script>)> = near.map(|course| (course.number, script(run, course))).collect();
        for (number, script) in scripts {
            self.looked_at.insert(number);
            if script.is_some() {
                run.begin(number, Role::Proof, script);
            }
        }
        let positions: Vec<usize> = run.with_role(Role::Proof).map(|(at, _)| at).collect();
        run.explore(&positions, most)
    }
}

/// Any receiver, where that may prove more than the target's own script.
fn script(run: &Run<'_>, course: &Course<'_>) -> Option<Script> {
    let own = &run.request.target(course.number)?.script;
    let built = matches!(own.receiver, Receiver::Built { .. }) && !own.constructors.is_empty();
    let statics = || !own.symbolic_statics && !run.request.static_state(own).is_empty();
    let evidence = course.evidence_so_far();
    let leaves_open = !evidence.cut.is_empty() || !evidence.given_up.is_empty();
    (leaves_open && (built || statics())).then(|| Script {
        symbolic_statics: own.symbolic_statics,
        any_statics: true,
        preconditions: own.preconditions.clone(),
        ..Script::new(own.target, Receiver::Any)
    })
}
