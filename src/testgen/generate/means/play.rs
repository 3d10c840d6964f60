//! Long sequences of drawn calls on one object, for what needs a history that nobody could solve for: a board that is full,
//! a cache that drops its oldest entry, a tree that is balanced again.
//!
//! A game makes one object and moves, with few values, so that the same keys and places come again. A move that throws is
//! taken back. Where a move shows something new, the moves before it and the move itself are a test; then moves are left
//! out as long as it shows the same. Nothing is concluded from what is not shown. The same games every time.

use std::collections::BTreeSet;

use rand::Rng;

use super::sample::{draft, made_by};
use super::{Means, Offer};
use crate::coverage::facts::{FactSet, Trail};
use crate::explore::input::{Built, CallInput, Input};
use crate::explore::script::{Receiver, Script};
use crate::interp::Vm;
use crate::program::Method;
use crate::testgen::generate::Kept;
use crate::testgen::generate::drawing::{Drawing, Sort};
use crate::testgen::generate::hunt::Shared;
use crate::testgen::generate::run::Run;
use crate::testgen::generate::work::PLAIN_RUN;

/// Games with objects that are made in the same ways, and those in a row that may show nothing new.
const GAMES: (u32, u32) = (400, 100);
/// Instructions of all of them.
const MOST_STEPS: u64 = 8_000_000;
const MOVES: [usize; 3] = [10, 40, 20];
/// The largest of the few values of a game.
const MOST: [i64; 5] = [2, 4, 2, 8, 1];
/// After so many in a row in which no object could be made, no more are played.
const MOST_FAILURES: u32 = 12;
/// Of the moves, so many of four are the same one: a stack has to be filled before it is full.
const FAVOURITE: u32 = 2;
/// Runs that may be spent on making a test shorter.
const MOST_CUTS: u32 = 60;

/// One call on the object.
struct Move<'a> {
    method: &'a Method,
    call: CallInput,
}

/// What a move showed, and whether it threw an exception.
pub struct Shown {
    facts: FactSet,
    threw: bool,
}

/// Plays with the objects of all targets, until nothing is open.
#[derive(Default)]
pub struct Play<'r> {
    /// The tables that are left, the next one last; none before the first turn.
    tables: Option<Vec<Table<'r>>>,
}

impl<'r> Means<'r> for Play<'r> {
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        Offer::of(match &self.tables {
            None => run.open_among(0..run.request.targets.len() + run.request.further.len()),
            Some(tables) => run.open_among(tables.iter().map(|table| table.target)),
        })
    }

    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        let tables = self.tables.get_or_insert_with(|| tables(run));
        let mut done = 0;
        while done < most && !run.shared.goals.all_settled() && !run.end.is_here() {
            let Some(table) = tables.last_mut() else { break };
            if !run.is_near(table.target) || table.is_over(&run.shared) {
                tables.pop();
                continue;
            }
            done += table.round(&mut run.shared);
        }
        done
    }
}

/// One for all objects that are made and changed in the same ways, the first one last.
fn tables<'r>(run: &Run<'r>) -> Vec<Table<'r>> {
    let mut played: BTreeSet<(&[_], &[_])> = BTreeSet::new();
    let mut found = Vec::new();
    for (target, script) in run.request.targets.iter().chain(run.request.further).map(|t| &t.script).enumerate() {
        let made = matches!(script.receiver, Receiver::Built { .. }) && script.fixed.is_none();
        let known = (script.constructors.as_slice(), script.between.as_slice());
        if !made || script.between.is_empty() || played.contains(&known) || !run.is_near(target) {
            continue;
        }
        played.insert(known);
        found.push(Table::new(run, target, script));
    }
    found.reverse();
    found
}

struct Table<'a> {
    vm: &'a Vm,
    target: usize,
    script: &'a Script,
    drawing: Drawing<'a>,
    /// Facts for which no test could be made.
    in_vain: BTreeSet<u32>,
    /// Instructions so far.
    steps: u64,
    /// Games so far, and the version of the goals and the game when something was new.
    games: u32,
    news: (u32, u32),
    /// Games in a row in which no object could be made.
    failures: u32,
}

impl<'a> Table<'a> {
    fn new(run: &Run<'a>, target: usize, script: &'a Script) -> Self {
        let vm = run.request.vm;
        let drawing = Drawing::new(vm, vm.program.method(script.target), run.request.seed ^ 0x67);
        let news = (run.shared.version, 0);
        Self { vm, target, script, drawing, in_vain: BTreeSet::new(), steps: 0, games: 0, news, failures: 0 }
    }

    fn is_over(&mut self, shared: &Shared<'_>) -> bool {
        if shared.version != self.news.0 {
            self.news = (shared.version, self.games);
        }
        let idle = self.games - self.news.1;
        self.games >= GAMES.0 || idle > GAMES.1 || self.steps > MOST_STEPS || self.failures >= MOST_FAILURES
    }

    /// One game. The work.
    fn round(&mut self, shared: &mut Shared<'_>) -> u64 {
        let before = self.steps;
        let played = self.game(shared, self.games);
        self.failures = if played.is_some() { 0 } else { self.failures + 1 };
        self.games += 1;
        PLAIN_RUN + self.steps - before
    }

    /// None if no object could be made.
    fn game(&mut self, shared: &mut Shared<'_>, round: u32) -> Option<()> {
        let program = &self.vm.program;
        let most = MOST[(round / 2) as usize % MOST.len()];
        self.drawing.begin(round, Sort::Few(most));
        let first = program.method(*self.drawing.any(&self.script.constructors)?);
        let class = made_by(self.vm, first)?;
        let built = self.drawing.built(first, class.replace('/', "."), 0)?;
        let favourite = *self.drawing.any(&self.script.between)?;
        let mut moves = Vec::new();
        for _ in 0..MOVES[round as usize % MOVES.len()] {
            let again = self.drawing.random.random_range(0..4) < FAVOURITE;
            let method = if again { favourite } else { *self.drawing.any(&self.script.between)? };
            let method = program.method(method);
            moves.push(Move { method, call: self.drawing.call(method, 0)? });
        }
        let calls: Vec<CallInput> = moves.iter().map(|m| m.call.clone()).collect();
        let (shown, steps) = shared.play(&built, &calls).ok()?;
        self.steps += steps;
        self.keep(shared, &class, &built, &moves, &shown);
        Some(())
    }

    /// Tests of the moves that showed something new.
    fn keep(&mut self, shared: &mut Shared<'_>, class: &str, built: &Built, moves: &[Move<'a>], shown: &[Shown]) {
        let mut calls = Vec::new();
        for (made, shown) in moves.iter().zip(shown) {
            let news = shared.news(&shown.facts);
            if news.iter().any(|fact| !self.in_vain.contains(fact)) {
                let receiver = Input::New(Box::new(Built { calls: calls.clone(), ..built.clone() }));
                let inputs = made.call.arguments.clone();
                let draft = draft(self.vm, made.method, class.to_string(), Some(receiver), inputs);
                let kept = shared.attempt(draft).ok();
                match kept.filter(|kept| news.iter().any(|fact| kept.facts.contains(*fact))) {
                    Some(kept) => {
                        let wanted: Vec<u32> = news.into_iter().filter(|fact| kept.facts.contains(*fact)).collect();
                        let kept = shorter(shared, kept, &wanted);
                        shared.keep_if_new(kept);
                    }
                    None => self.in_vain.extend(news),
                }
            }
            if !shown.threw {
                calls.push(made.call.clone());
            }
        }
    }
}

/// The test without calls that it shows the same without.
fn shorter(shared: &mut Shared<'_>, kept: Kept, wanted: &[u32]) -> Kept {
    let mut best = kept;
    let length = |kept: &Kept| match &kept.draft.receiver {
        Some(Input::New(built)) => built.calls.len(),
        _ => 0,
    };
    let (mut size, mut left) = (length(&best).div_ceil(2), MOST_CUTS);
    while size > 0 {
        // From the beginning: what is left then is what the last calls need.
        let mut at = 0;
        while at < length(&best) && left > 0 && !shared.must_end(0) {
            let mut draft = best.draft.clone();
            if let Some(Input::New(built)) = &mut draft.receiver {
                let end = (at + size).min(built.calls.len());
                built.calls.drain(at..end);
            }
            left -= 1;
            match shared.attempt(draft) {
                Ok(kept) if wanted.iter().all(|fact| kept.facts.contains(*fact)) => best = kept,
                _ => at += size,
            }
        }
        size /= 2;
    }
    best
}

impl Shared<'_> {
    /// What each of the calls shows, made one after the other on one object, and the instructions of all.
    fn play(&mut self, built: &Built, calls: &[CallInput]) -> Result<(Vec<Shown>, u64), String> {
        let mut shown = Vec::new();
        let recorder = &mut self.recorder;
        let steps = self.runner.play(built, calls, &mut |events, threw| {
            let mut trail = Trail::default();
            recorder.take(&mut trail, events);
            shown.push(Shown { facts: trail.facts().clone(), threw });
        })?;
        Ok((shown, steps))
    }
}
