//! Influence of code: what chosen instructions compute, store, decide on or pass on is a write of its own, so that it can be asked
//! whether an assertion depends on it. `diff` chooses what a change can influence.
//!
//! All of it counts as one attribute of the class that has the code, which is modified by a test exactly if the test runs one of the
//! instructions.

use std::rc::Rc;

use hashbrown::HashMap;

use super::Tracker;
use super::transfer::{self, Before, callee, is_branch};
use crate::interp::Vm;
use crate::program::Insn;
use crate::state::{Frame, Ref, State};
use crate::util::MethodId;

/// The name of the attribute.
pub const SOURCE: &str = "(code)";

/// By class, name and descriptor of a method: which of its instructions are chosen. None where to run the method is nothing; where no
/// instruction is chosen, to run it is all that counts.
pub type Chosen = dyn Fn(&str, &str, &str) -> Option<Rc<[bool]>>;

#[derive(Default)]
pub struct Sources {
    chosen: Option<Rc<Chosen>>,
    known: HashMap<MethodId, Option<Rc<[bool]>>>,
}

impl Sources {
    pub fn is_empty(&self) -> bool {
        self.chosen.is_none()
    }

    /// The chosen instructions of a method.
    fn of(&mut self, vm: &Vm, method: MethodId) -> Option<&Rc<[bool]>> {
        let chosen = self.chosen.as_ref()?;
        let known = self.known.entry(method).or_insert_with(|| {
            let method = vm.program.method(method);
            chosen(&vm.program.class(method.class).name, &method.name, &method.descriptor)
        });
        known.as_ref()
    }
}

impl Tracker {
    /// With instructions whose influence is followed.
    pub fn following(mut self, chosen: Rc<Chosen>) -> Self {
        self.sources = Sources { chosen: Some(chosen), known: HashMap::new() };
        self
    }

    /// Whether a method has chosen instructions.
    pub(super) fn has_sources(&mut self, vm: &Vm, method: MethodId) -> bool {
        !self.sources.is_empty() && self.sources.of(vm, method).is_some()
    }

    /// Whether the instruction is chosen. That a method with chosen instructions is run is noted where it begins.
    pub(super) fn is_source(&mut self, vm: &Vm, top: &Frame) -> bool {
        let chosen = self.sources.of(vm, top.method).map(|chosen| chosen.get(top.pc as usize) == Some(&true));
        if chosen.is_some() && top.pc == 0 {
            self.source_runs(vm, top);
        }
        chosen == Some(true)
    }

    fn source_runs(&mut self, vm: &Vm, top: &Frame) -> u32 {
        let class = vm.program.method(top.method).class;
        let attribute = self.writes.names.named(&vm.program, class, SOURCE);
        self.writes.filled(attribute, Ref::NULL, self.writer(), (top.method, top.pc))
    }

    /// A chosen instruction is about to run: what it takes has its influence.
    pub(super) fn source_takes(&mut self, vm: &Vm, state: &State, before: &Before) {
        let taken = match before.insn {
            insn if is_branch(insn) => transfer::operands(insn),
            insn => match callee(vm, state, &before.top, insn) {
                Some((arguments, _)) => arguments,
                None => u32::from(takes_value(insn)),
            },
        };
        for below in 0..taken {
            self.influenced(vm, before, before.top.sp.saturating_sub(below + 1));
        }
        if let Insn::IntInc { local, .. } = before.insn {
            self.influenced(vm, before, u32::from(local));
        }
    }

    /// It ran: what it gives has its influence.
    pub(super) fn source_gives(&mut self, vm: &Vm, now: &Frame, before: &Before) {
        let gives = !is_branch(before.insn) && !takes_value(before.insn);
        if gives && now.sp > 0 && !matches!(before.insn, Insn::IntInc { .. } | Insn::Pop | Insn::Pop2) {
            self.influenced(vm, before, now.sp - 1);
        }
    }

    fn influenced(&mut self, vm: &Vm, before: &Before, slot: u32) {
        let write = self.source_runs(vm, &before.top);
        let own = self.own(write);
        let set = self.shadow.get(slot);
        let set = self.union(set, own);
        self.shadow.set(slot, set);
    }
}

/// Whether an instruction stores, returns or throws the value on top.
fn takes_value(insn: Insn) -> bool {
    use Insn::*;
    matches!(insn, Store(_) | ReturnValue | Throw | PutFieldQ(_) | PutStaticQ { .. }) || insn.is_element_store()
}
