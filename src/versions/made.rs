//! A difference is shown by an input that callers of both versions can make: its objects are made by calls of the program's
//! own code, which both versions then run. A difference for an object that nobody makes is none.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::product::Version;
use crate::explore::input::InputSet;
use crate::explore::script::Receiver;
use crate::explore::target::Target;
use crate::explore::witness::Witness;
use crate::testgen::Callers;

/// The inputs with their objects made by calls, where they have some that no calls make; `target` is one of this version.
/// `None`: no way was found.
pub fn by_calls(
    version: Version<'_>,
    target: &Target,
    inputs: InputSet,
    until: Instant,
    stop: &AtomicBool,
) -> Option<Witness> {
    let vm = version.vm;
    let class = &vm.program.class(vm.program.method(target.script.target).class).name;
    let any_receiver = target.script.receiver == Receiver::Any && !target.script.made_by_others;
    let callers = Callers { vm, class, any_receiver, until: Some(until), stop };
    callers.make(&inputs).ok().map(Witness::from)
}
