//! Loops that are cut: instead of going round again and again, a path takes one iteration that starts from any values of
//! the variables that the loop assigns, and ends where the next one would start.
//!
//! For proofs that two versions keep in step (`versions::induction`): what a path notes at a loop's head is compared with
//! what a path of the other version notes. New values are named by the loop's number on the path and the variable's
//! number, so that tracked variables of both versions get the same ones.
//!
//! Invariant: a loop is known by the depth of its frame; entering the method again forgets the loops of the frame before.

use std::rc::Rc;

use super::tally::{Cause, PathEnd};
use crate::expr::{Sort, Terms};
use crate::interp::{Partial, Vm};
use crate::program::watch::Look;
use crate::state::{Cut, State, Value, View};
use crate::util::MethodId;

/// A place where the driver is asked before the instruction runs.
#[derive(Clone, Debug)]
pub struct CutPoint {
    pub method: MethodId,
    pub at: u32,
    pub kind: CutKind,
}

#[derive(Clone, Debug)]
pub enum CutKind {
    /// The first instruction of a method with loops that are cut.
    Entry,
    Head {
        /// The loop's number, the same in both versions.
        number: u32,
        /// Variables that the loop assigns and that are compared with the other version's, in order.
        tracked: Vec<u16>,
        /// Other variables that it assigns.
        own: Vec<u16>,
    },
}

/// The cut loops of a program.
#[derive(Clone, Debug, Default)]
pub struct Cuts {
    pub points: Vec<CutPoint>,
    /// Tells the versions apart.
    pub side: &'static str,
}

impl Cuts {
    /// From now on, states stop at the points.
    pub fn install(&self, vm: &Vm) {
        for (id, point) in self.points.iter().enumerate() {
            if let Ok(code) = vm.program.code(vm.program.method(point.method)) {
                code.watch(point.at, id as u32, Look { stop: true, ..Look::default() });
            }
        }
    }

    pub fn remove(&self, vm: &Vm) {
        for point in &self.points {
            if let Ok(code) = vm.program.code(vm.program.method(point.method)) {
                code.unwatch(point.at);
            }
        }
    }

    /// A state has stopped. `Some`: its path ends here.
    pub fn reached(&self, id: u32, terms: &mut Terms, state: &mut State) -> Option<PathEnd> {
        state.resumed = true;
        let point = self.points.get(id as usize)?;
        let depth = state.stack.depth();
        let cuts = Rc::make_mut(&mut state.cuts);
        let CutKind::Head { number, tracked, own } = &point.kind else {
            cuts.iter_mut().filter(|cut| cut.depth >= depth).for_each(|cut| cut.open = false);
            return None;
        };
        let base = state.stack.top().map_or(0, |frame| frame.base as usize);
        let slot = |state: &State, local: u16| {
            state.stack.slots.get(base + usize::from(local)).copied().unwrap_or(Value::VOID)
        };
        let again = state.cuts.iter().any(|cut| cut.open && cut.depth == depth && cut.number == *number);
        let values: Rc<[Value]> = tracked.iter().map(|local| slot(state, *local)).collect();
        let cut = Cut { number: *number, depth, open: !again, again, values };
        Rc::make_mut(&mut state.cuts).push(cut);
        if again {
            return Some(PathEnd::Looped);
        }
        let count = state.cuts.len();
        let named = tracked.iter().enumerate().map(|(i, local)| (*local, format!("loop {count} variable {i}")));
        let others = own.iter().map(|local| (*local, format!("loop {count} {} local {local}", self.side)));
        for (local, name) in named.chain(others) {
            let sort = match slot(state, local).view() {
                View::Int(_) => Sort::Bv32,
                View::Long(_) => Sort::Bv64,
                View::Float(_) => Sort::F32,
                View::Double(_) => Sort::F64,
                View::Sym(term) if terms.sort(term) != Sort::Ref => terms.sort(term),
                View::Void => continue,
                View::Ref(_) | View::Sym(_) | View::ReturnAddress(_) => {
                    let why = Partial::Unsupported("a loop that assigns references".into());
                    return Some(PathEnd::Partial(Cause::Vm(why)));
                }
            };
            let value = Value::sym(terms.var(&name, sort));
            if let Some(place) = state.stack.slots.get_mut(base + usize::from(local)) {
                *place = value;
            }
        }
        None
    }
}
