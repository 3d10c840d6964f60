//! Sequences of calls that a target's own script leaves out, and that a caller makes all the same: it catches what a step throws
//! and goes on with whatever that left half done, and it calls static methods and constructors first, which change static
//! fields.
//!
//! They are explored by themselves, after all else: whatever the own script finds is found as before. What they show is replayed
//! as any other violation, with the exceptions on the way; that they show nothing proves nothing.

use std::collections::BTreeSet;

use super::script::{Receiver, Script, Sequences, after_throws};
use super::target;
use crate::interp::Vm;
use crate::world::{Beyond, LeftOut};

/// Calls for static fields, at most.
const MOST_BEFORE: u32 = 3;

/// The scripts of these sequences, if an exploration by this one left out something that they may reach: of the shortest, which are
/// quickly explored and good to read, and of all.
pub fn scripts(vm: &Vm, script: &Script, left_out: &BTreeSet<LeftOut>) -> Vec<Script> {
    let Some(all) = all(vm, script, left_out) else { return Vec::new() };
    let receiver = match all.receiver {
        Receiver::Built { steps } => Receiver::Built { steps: steps.min(1) },
        Receiver::Any => Receiver::Any,
    };
    let before = (all.before.0.clone(), all.before.1.min(1));
    let mut scripts = Vec::new();
    if (receiver, before.1) != (all.receiver, all.before.1) {
        scripts.push(Script { receiver, before, ..all.clone() });
    }
    scripts.push(all);
    scripts
}

/// Whether there are some.
pub fn are_there(vm: &Vm, script: &Script, left_out: &BTreeSet<LeftOut>) -> bool {
    all(vm, script, left_out).is_some()
}

fn all(vm: &Vm, script: &Script, left_out: &BTreeSet<LeftOut>) -> Option<Script> {
    if script.is_main || script.fixed.is_some() || script.sequences != Sequences::All {
        return None;
    }
    let or_throws = left_out.contains(&after_throws());
    let of_statics = |left_out: &LeftOut| matches!(left_out.beyond, Beyond::Statics | Beyond::Contents);
    let mut before = Vec::new();
    if !script.symbolic_statics && left_out.iter().any(of_statics) {
        before = target::callable_before(vm, script);
        before.retain(|id| !vm.world.is_query(&vm.program, vm.program.method(*id)));
    }
    if !or_throws && before.is_empty() {
        return None;
    }
    let most = if before.is_empty() { 0 } else { MOST_BEFORE };
    let sequences = Sequences::Further { or_throws };
    Some(Script { after_throws: true, sequences, before: (before, most), ..script.clone() })
}
