//! Which method runs: a receiver that was chosen among several chooses what is called on it, and so what that writes.

use super::Tracker;
use super::sets::{EMPTY, Set};
use crate::interp::Vm;
use crate::program::Origin;
use crate::util::MethodId;

impl Tracker {
    /// A method was entered that a receiver chose which depends on this: what it writes does as well, if it could have been another.
    pub fn chosen(&mut self, vm: &Vm, method: MethodId, by: Set) {
        if by == EMPTY || !*self.choices.entry(method).or_insert_with(|| is_choice(vm, method)) {
            return;
        }
        let by = self.sets.through_control(by);
        let around = self.shadow.top().map_or(EMPTY, |frame| frame.around);
        let around = self.union(around, by);
        self.shadow.top_mut().into_iter().for_each(|frame| frame.around = around);
    }
}

/// Whether a method of the program or the tests is declared above its class as well, so that other classes may have another.
fn is_choice(vm: &Vm, method: MethodId) -> bool {
    let program = &vm.program;
    let method = program.method(method);
    let class = program.class(method.class);
    let mut above = class.super_class.into_iter().chain(class.interfaces.iter().copied());
    let is_own = matches!(class.origin, Origin::App(_)) && !method.is_constructor();
    is_own && above.any(|above| program.find_named(above, &method.name, &method.descriptor).is_some())
}
