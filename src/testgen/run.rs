//! Runs drafts in the VM, concretely, and makes test cases of them.

use super::capture::Draft;
use super::case::TestCase;
use crate::interp::Vm;
use crate::state::State;

/// Runs drafts in one VM. What was found out about the making of objects is kept from one run to the next.
pub struct Runner<'v> {
    vm: &'v Vm,
    /// For the search of constructors and their arguments.
    explorer: &'v Vm,
}

impl<'v> Runner<'v> {
    /// `vm` runs the tests (not exploring, with assertions); `explorer` is one for explorations of the same program.
    pub fn new(vm: &'v Vm, explorer: &'v Vm) -> Self {
        Self { vm, explorer }
    }

    /// Runs the draft; `observe` is called after every [`Vm::advance`] of the first run.
    pub fn run(&self, draft: &Draft, _observe: &mut dyn FnMut(&Vm, &mut State)) -> Result<TestCase, String> {
        let _ = (self.vm, self.explorer, draft);
        Err("not built yet".into())
    }
}
