//! Runs what other workers over the same generation found. It is kept if it shows something that is open here.

use super::{Means, Offer};
use crate::testgen::generate::run::Run;

#[derive(Default)]
pub struct Others {
    /// How much of what was left is known.
    seen: usize,
}

impl<'r> Means<'r> for Others {
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        let worker = run.request.worker.filter(|worker| worker.has_more(self.seen));
        worker.and_then(|_| Offer::of(run.shared.goals.open())).map(Offer::with_end)
    }

    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        let mut done = 0;
        while done < most
            && !run.end.is_here()
            && let Some(draft) = run.request.worker.and_then(|worker| worker.next(&mut self.seen))
        {
            done += run.shared.try_draft(draft).1;
        }
        done
    }
}
