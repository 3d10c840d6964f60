//! Long sequences of drawn calls on one object, for what needs a history that nobody could solve for: a board that is full,
//! a cache that drops its oldest entry, a tree that is balanced again.
//!
//! A game makes one object and moves, with few values, so that the same keys and places come again. A move that throws is
//! taken back. Where a move shows something new, the moves before it and the move itself are a test; then moves are left
//! out as long as it shows the same. Nothing is concluded from what is not shown. The same games every time.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::Rng;

use super::drawing::{Drawing, Sort};
use super::hunt::Shared;
use super::sample::{draft, made_by};
use super::{Kept, Request};
use crate::coverage::facts::{FactSet, Trail};
use crate::explore::input::{Built, CallInput, Input};
use crate::explore::script::{Receiver, Script};
use crate::program::Method;

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
pub fn play(request: &Request<'_>, shared: &RefCell<Shared<'_>>, stop: &AtomicBool) {
    if !request.deepen || shared.borrow().goals.all_settled() {
        return;
    }
    let open = request.open_spots(&shared.borrow().goals);
    let mut played: BTreeSet<(&[_], &[_])> = BTreeSet::new();
    let ends = || shared.borrow().must_end(0) || stop.load(Ordering::Relaxed);
    let scripts = request.targets.iter().chain(request.further).map(|target| &target.script);
    for script in scripts.take_while(|_| !ends()) {
        let made = matches!(script.receiver, Receiver::Built { .. }) && script.fixed.is_none();
        let known = (script.constructors.as_slice(), script.between.as_slice());
        if !made || script.between.is_empty() || played.contains(&known) || !request.reaches(script, &open) {
            continue;
        }
        played.insert(known);
        let (mut failures, mut news_at) = (0, (shared.borrow().version, 0));
        let mut table =
            Table { request, script, drawing: drawing(request, script), in_vain: BTreeSet::new(), steps: 0 };
        for round in 0..GAMES.0 {
            let mut shared = shared.borrow_mut();
            if shared.version != news_at.0 {
                news_at = (shared.version, round);
            }
            if round - news_at.1 > GAMES.1 || table.steps > MOST_STEPS {
                break;
            }
            if shared.goals.all_settled() || shared.must_end(0) || stop.load(Ordering::Relaxed) {
                return;
            }
            failures = if table.game(&mut shared, round).is_some() { 0 } else { failures + 1 };
            if failures >= MOST_FAILURES {
                break;
            }
        }
    }
}

fn drawing<'a>(request: &'a Request<'_>, script: &Script) -> Drawing<'a> {
    Drawing::new(request.vm, request.vm.program.method(script.target), request.seed ^ 0x67)
}

struct Table<'a, 'r> {
    request: &'a Request<'r>,
    script: &'a Script,
    drawing: Drawing<'a>,
    /// Facts for which no test could be made.
    in_vain: BTreeSet<u32>,
    /// Instructions so far.
    steps: u64,
}

impl<'a> Table<'a, '_> {
    /// None if no object could be made.
    fn game(&mut self, shared: &mut Shared<'_>, round: u32) -> Option<()> {
        let program = &self.request.vm.program;
        let most = MOST[(round / 2) as usize % MOST.len()];
        self.drawing.begin(round, Sort::Few(most));
        let first = program.method(*self.drawing.any(&self.script.constructors)?);
        let class = made_by(self.request.vm, first)?;
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
                let draft = draft(self.request.vm, made.method, class.to_string(), Some(receiver), inputs);
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
