//! Who is next: gives turns to the means of a generation by what they have brought for their work on this program.
//!
//! The next turn goes to the means that does the least for what it brings, for each objective that it could settle: the work for
//! one of those that it has brought, or more if it brought nothing for longer. Of a means that had no turn
//! yet as much is expected as all together brought for their work, and one for a turn at least. So one that brings something
//! quickly goes on, every means is tried as soon as others bring less, those that bring nothing share the work, and of equals the
//! first in the registry is first. Counted in work, so that the same seed gives the same turns unless the time of the run ends
//! them.

use super::means::{MEANS, Means, Offer, Role};
use super::run::Run;
use crate::coverage::report::MeansReport;

/// The work of a turn. With a third of it TrafficLight of the corpus is left half open: longer histories have no time to end.
const TURN: u64 = 15_000_000;
/// Work in vain, since anybody brought something, after which a means without an end is left, unless more or less is asked for.
pub const PATIENCE: u64 = 180_000_000;

/// One means with its account.
struct Account<'r> {
    means: Box<dyn Means<'r> + 'r>,
    brought: MeansReport,
    /// Work since it brought something.
    in_vain: u64,
    /// Work since anybody did.
    idle: u64,
}

/// Gives turns until nothing is open, nobody can settle anything, or the time is over. What those brought who had one.
pub fn give_turns(run: &mut Run<'_>) -> Vec<MeansReport> {
    let number = run.request.worker.map_or(0, |worker| worker.number());
    let chosen = MEANS.iter().filter(|line| match line.role {
        Role::Plain => true,
        Role::Deepen => run.request.deepen,
        Role::Prove => number == 0,
    });
    let mut accounts: Vec<Account<'_>> = chosen
        .map(|line| Account {
            means: (line.make)(run.request),
            brought: MeansReport { means: line.name.to_string(), ..MeansReport::default() },
            in_vain: 0,
            idle: 0,
        })
        .collect();
    // Others begin with something else.
    let begins = number % accounts.len().max(1);
    accounts.rotate_left(begins);
    while !run.is_over() {
        let Some(next) = next(&mut accounts, run) else { break };
        let brings = accounts.get_mut(next).is_some_and(|account| account.turn(run));
        if brings {
            accounts.iter_mut().for_each(|account| account.idle = 0);
        }
    }
    accounts.into_iter().map(|account| account.brought).filter(|brought| brought.turns > 0).collect()
}

/// The position of the means whose turn it is.
fn next<'r>(accounts: &mut [Account<'r>], run: &Run<'r>) -> Option<usize> {
    let offers: Vec<Option<Offer>> = accounts.iter_mut().map(|account| account.means.offer(run)).collect();
    // What has no end goes on beside what has one, if there is a clock that ends both.
    let goes_on = run.request.until.is_some() && offers.iter().flatten().any(|offer| offer.has_end);
    let sum = |of: &dyn Fn(&MeansReport) -> u64| accounts.iter().map(|account| of(&account.brought)).sum::<u64>();
    let usual = sum(&|brought| brought.work) / sum(&|brought| brought.covered + brought.proved).max(1);
    let mut best: Option<(usize, u128, u128, bool)> = None;
    for (number, (account, offer)) in accounts.iter().zip(offers).enumerate() {
        let Some(offer) = offer.filter(|offer| offer.has_end || goes_on || account.idle < run.request.patience) else {
            continue;
        };
        let had_turn = account.brought.turns > 0;
        let work = if had_turn { account.price() } else { usual.min(TURN) };
        let (work, objectives) = (u128::from(work), offer.objectives as u128);
        if best.is_none_or(|(_, least, among, other)| (work * among, had_turn) < (least * objectives, other)) {
            best = Some((number, work, objectives, had_turn));
        }
    }
    best.map(|(number, ..)| number)
}

impl<'r> Account<'r> {
    /// The work for the next that it may bring: as much as each cost so far. Where it has been in vain for longer, between that
    /// and what was in vain: what brought a lot may do so again, and what never did is expected to go on so.
    fn price(&self) -> u64 {
        let MeansReport { work, covered, proved, .. } = &self.brought;
        let usual = work / (covered + proved).max(1);
        usual.max((u128::from(usual) * u128::from(self.in_vain)).isqrt() as u64)
    }

    /// Whether it brought something.
    fn turn(&mut self, run: &mut Run<'r>) -> bool {
        let (before, covered) = (run.brought(), run.shared.goals.covered());
        run.begin_turn();
        let over = run.ended();
        let work = self.means.turn(run, TURN);
        // What is proved by explorations that ended is looked at when nothing else came of them.
        if run.brought() == before && run.ended() > over && !run.shared.goals.all_settled() {
            run.dismiss_impossible();
        }
        let after = run.brought();
        let brought = &mut self.brought;
        brought.turns += 1;
        brought.work += work;
        brought.tests += (after.0 - before.0) as u64;
        brought.covered += (run.shared.goals.covered() - covered) as u64;
        brought.proved += after.1.saturating_sub(before.1) as u64;
        run.tell();
        let brings = after != before;
        // Where there was nothing to do it is as if all had been in vain: others are next.
        let spent = if work == 0 { TURN } else { work };
        self.in_vain = if brings { 0 } else { self.in_vain + spent };
        self.idle += spent;
        brings
    }
}
