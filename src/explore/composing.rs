//! When states are merged (`engine::regions`), where nobody says so: not before paths turn out to be many.
//!
//! The estimate is the exploration itself. Most programs have few paths, and each of them is cheap: what is computed on a path is
//! known or a small term. So an exploration begins path by path. If it is not over after [`FIRST`] states, a second one begins in
//! which states that meet are merged, and has half of the time that is left. It pays where it gets to an end: the questions to the
//! solver are fewer but larger, and some are too large. Then the first one goes on from where it was.
//!
//! Only targets without objects of a caller are merged unasked: what the world allows of such objects is asked one by one, and
//! choices between them would leave more of it out.

use std::sync::atomic::AtomicBool;

use super::engine::{Engine, Listener};
use super::script::{Script, parameter_types};
use super::tally::Cause;
use crate::interp::Vm;

/// States that are followed one by one before any are merged: as many as take about a second.
const FIRST: u32 = 400;

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
    engine.watch_the_clock();
    engine.start();
    (0..FIRST).all(|_| engine.step(listener, stop)) && engine.ending().is_none()
}

/// Whether there is nothing that an exploration path by path could add to a merged one.
pub fn settles(merged: &Engine<'_>, found: bool) -> bool {
    let open = |cause: &Cause| matches!(cause, Cause::Solver(_) | Cause::Forks(_) | Cause::Loop(_) | Cause::Steps(_));
    found || merged.ending().is_none() && !merged.tally.partial.keys().any(open)
}
