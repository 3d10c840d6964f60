//! Explores targets once more within wider bounds, where paths ended at one: longer texts, longer arrays, deeper objects. A bound
//! is doubled where it is named, and again when all within it is explored. `--steps` has a means of its own (`more_calls`).

use std::collections::BTreeMap;

use super::{Means, Offer};
use crate::explore::tally::Cause;
use crate::interp::{Bounds, Partial};
use crate::testgen::generate::course::{Course, Role};
use crate::testgen::generate::run::Run;

/// What the options allow: `--text` and `--array`, `--depth`.
const WIDEST: Bounds = Bounds { text: 4_096, array: 4_096, depth: 100 };

#[derive(Default)]
pub struct Widen {
    /// The last exploration of each target within wider bounds, by position.
    last: BTreeMap<usize, usize>,
}

impl Widen {
    /// The targets whose explorations within wider bounds are under way, with their positions.
    fn under_way<'a>(&'a self, run: &'a Run<'_>) -> impl Iterator<Item = (usize, usize)> + 'a {
        let is_going = |at: &usize| run.courses.get(*at).is_some_and(|course| !course.over);
        self.last.iter().filter(move |(_, at)| is_going(at)).map(|(number, at)| (*number, *at))
    }

    /// The targets for which a bound was met, with wider ones.
    fn next<'a>(&'a self, run: &'a Run<'_>) -> impl Iterator<Item = (usize, Bounds)> + 'a {
        run.with_role(Role::Own).filter_map(|(_, own)| {
            let last = self.last.get(&own.number).and_then(|at| run.courses.get(*at));
            let bounds = match last {
                Some(last) if !last.over => None,
                Some(last) => wider(run, last),
                None => wider(run, own),
            };
            bounds.map(|bounds| (own.number, bounds))
        })
    }
}

impl<'r> Means<'r> for Widen {
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        let under_way = self.under_way(run).map(|(number, _)| number);
        Offer::of(run.open_among(under_way.chain(self.next(run).map(|(number, _)| number))))
    }

    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        let next: Vec<(usize, Bounds)> = self.next(run).filter(|(number, _)| run.is_near(*number)).collect();
        for (number, bounds) in next {
            if let Some(at) = run.begin(number, Role::More, None) {
                run.courses.iter_mut().skip(at).for_each(|course| course.engine.bounds = Some(bounds));
                self.last.insert(number, at);
            }
        }
        let positions: Vec<usize> = self.under_way(run).map(|(_, at)| at).collect();
        run.explore(&positions, most)
    }
}

/// Bounds that are twice as wide where paths of an exploration ended at one; none if none did.
fn wider(run: &Run<'_>, course: &Course<'_>) -> Option<Bounds> {
    let bounds = course.engine.bounds.unwrap_or(run.request.vm.config.bounds);
    let is_met = |option: &str| {
        let mut causes = course.engine.tally.partial.keys();
        causes.any(|cause| matches!(cause, Cause::Vm(Partial::Bound(what)) if what.contains(option)))
    };
    let raised = |option: &str, value: u32, widest: u32| match is_met(option) {
        true => value.max(1).saturating_mul(2).min(widest).max(value),
        false => value,
    };
    let raised = Bounds {
        text: raised("--text", bounds.text, WIDEST.text),
        array: raised("--array", bounds.array, WIDEST.array),
        depth: raised("--depth", bounds.depth, WIDEST.depth),
    };
    (raised != bounds).then_some(raised)
}
