//! Explores the targets by their own scripts: the first means, and the one whose end is a proof.

use super::{Means, Offer};
use crate::testgen::generate::course::Role;
use crate::testgen::generate::run::Run;

/// Of thousands of targets not all can take turns: a few at a time, so that there is something soon.
const TOGETHER: usize = 64;

#[derive(Default)]
pub struct Explore {
    /// The first target that is not begun.
    next: usize,
}

impl<'r> Means<'r> for Explore {
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        let all = run.request.targets.len();
        let under_way = run.with_role(Role::Own).filter(|(_, c)| !c.over && c.number < all).map(|(_, c)| c.number);
        let left: Vec<usize> = under_way.chain(self.next..all).collect();
        // Where nothing is open they end soon, and what they say of their paths is complete.
        let objectives = if left.is_empty() { 0 } else { run.open_among(left).max(1) };
        Offer::of(objectives).map(Offer::with_end)
    }

    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        let all = run.request.targets.len();
        if self.next == all {
            let own = run.with_role(Role::Own).filter(|(_, course)| course.number < all);
            let own: Vec<usize> = own.map(|(at, _)| at).collect();
            return run.explore(&own, most);
        }
        let end = all.min(self.next + TOGETHER);
        let begun: Vec<usize> = (self.next..end).filter_map(|number| run.begin(number, Role::Own, None)).collect();
        self.next = end;
        run.shared.not_begun = all - end;
        run.explore(&begun, most)
    }
}
