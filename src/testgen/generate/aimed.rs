//! The call that a test is for: where an earlier call on the receiver, or the one that makes it, shows already what a test is kept
//! for, that call is the target and nothing comes behind it. What a reader has to see is asserted then, and nothing else is called.

use super::hunt::Shared;
use super::means::sample::draft;
use crate::explore::input::{Built, CallInput, Input, Purpose};
use crate::interp::Vm;
use crate::testgen::capture::Draft;

/// Instructions of one run that looks whether less shows the same.
const LONGEST: u64 = 1_000_000;

impl Shared<'_> {
    /// The first of the calls of a settled draft with which all of these facts are shown, as the target; none if that is the target
    /// that it has.
    pub fn aimed(&mut self, draft: &Draft, facts: &[u32]) -> Option<Draft> {
        let vm = self.runner.machine();
        ends(vm, draft).into_iter().find(|shorter| {
            let (shown, _) = self.probe(shorter, LONGEST, &mut |_| {});
            shown.is_some_and(|shown| facts.iter().all(|fact| shown.contains(*fact)))
        })
    }
}

/// The draft that ends with the call that makes the receiver, and those that end with the calls on it.
fn ends(vm: &Vm, whole: &Draft) -> Vec<Draft> {
    let Some(Input::New(built)) = &whole.receiver else { return Vec::new() };
    // What is called on what an object gives, or on another object, is another class's business.
    if built.last_gives || !whole.arguments.iter().all(|root| root.purpose == Purpose::Argument) {
        return Vec::new();
    }
    let made = making(vm, whole, &built.first);
    let called = built.calls.iter().enumerate().filter_map(|(number, call)| {
        let calls = built.calls.get(..number)?.to_vec();
        let receiver = Built { calls, ..(**built).clone() };
        ending(vm, whole, call, Some(Input::New(Box::new(receiver))))
    });
    made.into_iter().chain(called).collect()
}

/// The call that makes the receiver, where it is a constructor or a static method of the tested class.
fn making(vm: &Vm, whole: &Draft, call: &CallInput) -> Option<Draft> {
    let is_own = call.class.replace('.', "/") == whole.class;
    let method = vm.program.find_named(vm.program.load(&whole.class).ok()?, &call.name, &call.descriptor)?;
    let needs_none = method.is_static() || method.is_constructor();
    if is_own && needs_none { ending(vm, whole, call, None) } else { None }
}

fn ending(vm: &Vm, whole: &Draft, call: &CallInput, receiver: Option<Input>) -> Option<Draft> {
    let class = vm.program.load(&call.class.replace('.', "/")).ok()?;
    let method = vm.program.find_named(class, &call.name, &call.descriptor)?;
    let inputs = call.arguments.clone();
    let ends = draft(vm, method, whole.class.clone(), receiver, inputs);
    Some(Draft { statics: whole.statics.clone(), ..ends })
}
