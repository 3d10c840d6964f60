//! Explores what else a test can call that may reach something open.

use super::{Means, Offer};
use crate::testgen::generate::course::{Course, Role};
use crate::testgen::generate::run::Run;

pub struct Further;

/// The explorations of further targets that are not over.
fn under_way<'a, 'r>(run: &'a Run<'r>) -> impl Iterator<Item = (usize, &'a Course<'r>)> {
    let first = run.request.targets.len();
    run.with_role(Role::Own).filter(move |(_, course)| course.number >= first && !course.over)
}

impl<'r> Means<'r> for Further {
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        let first = run.request.targets.len();
        let objectives = match run.has_further {
            false if run.shared.not_begun > 0 => 0,
            false => run.open_among(first..first + run.request.further.len()),
            true => run.open_among(under_way(run).map(|(_, course)| course.number)),
        };
        Offer::of(objectives).map(Offer::with_end)
    }

    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        run.begin_further();
        let positions: Vec<usize> = under_way(run).map(|(at, _)| at).collect();
        run.explore(&positions, most)
    }
}
