//! When states are merged (`engine::regions`), where nobody says so: not before paths turn out to be many.
//!
//! The estimate is the exploration itself. Most programs have few paths, and each of them is cheap: what is computed on a path is
//! known or a small term. So an exploration begins path by path. If it is not over after [`FIRST`] states or [`PATIENCE`], a second one begins in
//! which states that meet are merged. Its questions to the solver are fewer but larger, and some are too large, so nobody knows which of
//! the two is over first: they take turns, which get longer, and the merged one has the larger share. After half of the time it is given
//! up, and the first one goes on alone. Where it is over but for questions that the solver gave up, it begins again with more effort for
//! each: a question about many paths is worth that of many.
//!
//! Where an exploration path by path meets the same states again and again (`engine::subsumed`), it may have few of them, and has the larger
//! share.
//!
//! Only targets without objects of a caller are merged unasked: what the world allows of such objects is asked one by one, and
//! choices between them would leave more of it out.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::engine::{Engine, Listener};
use super::script::{Script, parameter_types};
use super::tally::Cause;
use crate::interp::Vm;
use crate::solver::Why;

/// States that are followed one by one before any are merged: as many as take about a second.
const FIRST: u32 = 400;
/// How long they may take, where questions to the solver are hard on a single path already.
const PATIENCE: Duration = Duration::from_secs(3);
/// Time of the first turn, path by path: an eighth of what there is, but no less and no more than this, because a single step with merged
/// states may take longer than all paths. And how much longer turns with merged states are, or shorter.
const FIRST_TURN: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(4));
const SHARE: u32 = 3;

/// What the solver's limit is multiplied by, each time that a merged exploration left nothing open but questions beyond it.
pub const EFFORTS: [u64; 3] = [1, 20, 400];

/// Whether a caller gives the target nothing but numbers, texts and arrays of numbers.
pub fn is_given_values(vm: &Vm, script: &Script) -> bool {
    let target = vm.program.method(script.target);
    let is_value = |kind: &String| {
        let element = kind.trim_start_matches('[');
        kind == "Ljava/lang/String;" || !element.starts_with('L')
    };
    script.is_main || target.is_static() && parameter_types(&target.descriptor).iter().all(is_value)
}

/// Begins an exploration path by path; whether there is more to do than that.
pub fn begin(engine: &mut Engine<'_>, listener: &mut dyn Listener, stop: &AtomicBool) -> bool {
    let until = Instant::now() + PATIENCE;
    engine.watch_the_clock();
    engine.start();
    let mut goes_on = true;
    let mut states = 0;
    while goes_on && states < FIRST && Instant::now() < until {
        goes_on = engine.step(listener, stop);
        states += 1;
    }
    goes_on && engine.ending().is_none()
}

/// An exploration and who listens to it.
pub type Listened<'a, 'v> = (&'a mut Engine<'v>, &'a mut dyn Listener);

/// Lets an exploration path by path go on and a merged one begin, in turns. Whether the merged one is over first, in whatever way; it is
/// given up after this time of its own.
pub fn is_over_first(
    merged: Listened<'_, '_>,
    single: Listened<'_, '_>,
    most: Option<Duration>,
    stop: &AtomicBool,
) -> bool {
    merged.0.watch_the_clock();
    merged.0.start();
    let first = most.map_or(FIRST_TURN.1, |most| (most / 4).clamp(FIRST_TURN.0, FIRST_TURN.1));
    let (mut turn, mut spent) = (first, Duration::ZERO);
    while most.is_none_or(|most| spent < most) {
        // A step with merged states may take long, so it is not the first to have a turn.
        if !has_turn(single.0, single.1, turn, stop) {
            return false;
        }
        let share = if single.0.subsumes_much() { turn / SHARE } else { turn * SHARE };
        let own = most.map_or(share, |most| (most - spent).min(share));
        if !has_turn(merged.0, merged.1, own, stop) {
            merged.0.give_up(merged.1);
            return true;
        }
        spent += own;
        turn *= 2;
    }
    false
}

/// Explores for some time; whether there is more to do.
fn has_turn(engine: &mut Engine<'_>, listener: &mut dyn Listener, turn: Duration, stop: &AtomicBool) -> bool {
    let until = Instant::now() + turn;
    while Instant::now() < until {
        if !engine.step(listener, stop) {
            return false;
        }
    }
    true
}

/// Whether all that a merged exploration left open is questions that the solver gave up.
pub fn wants_effort(merged: &Engine<'_>) -> bool {
    let open = |cause: &Cause| matches!(cause, Cause::Forks(_) | Cause::Loop(_) | Cause::Steps(_));
    let given_up = |cause: &Cause| matches!(cause, Cause::Solver(Why::Limit));
    let causes = || merged.tally.partial.keys();
    merged.ending().is_none() && causes().any(given_up) && !causes().any(open)
}

/// Whether there is nothing that an exploration path by path could add to a merged one.
pub fn settles(merged: &Engine<'_>, found: bool) -> bool {
    let open = |cause: &Cause| matches!(cause, Cause::Solver(_) | Cause::Forks(_) | Cause::Loop(_) | Cause::Steps(_));
    found || merged.ending().is_none() && !merged.tally.partial.keys().any(open)
}
