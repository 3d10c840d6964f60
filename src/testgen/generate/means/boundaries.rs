//! Tries the ends of what fractions can be, for the targets that take some: what depends on them is often beyond a solver.

use std::collections::VecDeque;

use super::sample::{Mentioned, Sample};
use super::{Means, Offer};
use crate::explore::script::parameter_types;
use crate::explore::target::Target;
use crate::testgen::generate::Request;
use crate::testgen::generate::drawing::{BOUNDARIES, Sort};
use crate::testgen::generate::run::Run;

#[derive(Default)]
pub struct Boundaries {
    /// Targets that were not tried; none before somebody asked.
    left: Option<VecDeque<usize>>,
}

impl<'r> Means<'r> for Boundaries {
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        let targets = run.request.targets.iter().enumerate();
        let left = self.left.get_or_insert_with(|| {
            targets.filter(|(_, target)| takes_fractions(run.request, target)).map(|(number, _)| number).collect()
        });
        Offer::of(run.open_among(left.iter().copied()))
    }

    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        let (mut mentioned, mut done) = (Mentioned::new(), 0);
        while done < most
            && !run.end.is_here()
            && let Some(number) = self.left.as_mut().and_then(VecDeque::pop_front)
        {
            let target = run.request.targets.get(number).filter(|_| run.is_near(number));
            let sample = target.and_then(|target| Sample::new(run.request, target, &mut mentioned));
            let Some(mut sample) = sample else { continue };
            for round in 0..2 * BOUNDARIES.len() as u32 {
                if run.shared.goals.all_settled() || run.end.is_here() {
                    return done;
                }
                sample.drawing.begin(round, Sort::Boundary);
                if let Some(draft) = sample.draft() {
                    done += run.shared.try_draft(draft).1;
                }
            }
        }
        done
    }
}

fn takes_fractions(request: &Request<'_>, target: &Target) -> bool {
    let script = &target.script;
    let mut methods = script.constructors.iter().chain([&script.target]).map(|id| request.vm.program.method(*id));
    methods.any(|method| parameter_types(&method.descriptor).iter().any(|ty| ty.ends_with(['F', 'D'])))
}
