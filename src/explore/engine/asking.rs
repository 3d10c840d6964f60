//! Preconditions: what a path does when one has answered. Where it is true the path goes on with the next of them, or with the
//! target; where it is false the inputs do not count. The answer never forks: only one side of it is wanted.

use std::rc::Rc;

use super::{Engine, Waiting};
use crate::explore::listener::Listener;
use crate::explore::precondition::{Asking, changed_inputs};
use crate::explore::tally::{Cause, PathEnd};
use crate::explore::target::shown;
use crate::expr::Sort;
use crate::interp::{End, Machine};
use crate::solver::Answer;
use crate::state::Value;
use crate::world::{Beyond, LeftOut};

impl Engine<'_> {
    /// The precondition that ran has ended. `Err`: so has the path.
    pub(super) fn answered(
        &mut self,
        w: &mut Waiting,
        asking: &Asking,
        end: End,
        listener: &mut dyn Listener,
    ) -> Result<(), PathEnd> {
        let value = match end {
            End::Returned(value) => value,
            End::Threw(exception) | End::Failed(exception) => {
                let class = w.state.heap.class_of(exception).unwrap_or(self.vm.known.throwable);
                let what = format!("{} throws {}", self.precondition(asking), self.vm.program.class(class).java_name());
                self.tally.throwing.insert(what);
                return Err(PathEnd::Assumed);
            }
            End::Exited(_) => {
                self.tally.misused.insert(format!("{} ends the JVM", self.precondition(asking)));
                return Err(PathEnd::Assumed);
            }
            End::Assumed => return Err(PathEnd::Assumed),
            End::Partial(why) => return Err(PathEnd::Partial(Cause::Vm(why))),
        };
        let (heap, statics) = &asking.before;
        let changed = !w.state.heap.keeps(heap) || !w.state.statics.same(statics);
        if changed || !asking.changed && changed_inputs(self.vm, &w.state) {
            self.tally.misused.insert(format!("{} changes what it looks at", self.precondition(asking)));
            return Err(PathEnd::Assumed);
        }
        if !self.suppose(w, value) {
            return Err(PathEnd::Assumed);
        }
        let mut machine = Machine::new(self.vm, &mut self.terms, &mut w.state);
        let (arguments, next) = (Rc::clone(&asking.arguments), asking.number + 1);
        self.script.enter_target(&mut machine, &mut w.stage, arguments, next);
        if w.stage.is_in_target() {
            self.leave_out_too_deep(w);
            listener.entered(w.path.own_notes(), &w.state);
        }
        Ok(())
    }

    /// Inputs that only preconditions may look at are not followed any further.
    fn leave_out_too_deep(&mut self, w: &mut Waiting) {
        let mut machine = Machine::new(self.vm, &mut self.terms, &mut w.state);
        let Some((bound, deep)) = machine.too_deep() else { return };
        if !matches!(self.solver.check(&mut self.terms, &w.state.path.constraints, None, deep), Answer::Unsat) {
            self.leave_out(LeftOut::new(Beyond::Bound, &bound));
        }
        let within = self.terms.not(deep);
        w.state.path.assume(&self.terms, within);
    }

    /// Assumes that a boolean is true; `false` if it is known not to be.
    fn suppose(&mut self, w: &mut Waiting, value: Value) -> bool {
        if let Some(known) = value.as_int() {
            return known != 0;
        }
        let mut machine = Machine::new(self.vm, &mut self.terms, &mut w.state);
        let Ok(term) = machine.term(value, Sort::Bv32) else { return false };
        let holds = self.terms.int_to_bool(term);
        w.state.path.assume(&self.terms, holds);
        true
    }

    fn precondition(&self, asking: &Asking) -> String {
        let method = self.script.preconditions.get(asking.number).map(|p| self.vm.program.method(p.method));
        method.map(|method| shown(self.vm, method)).unwrap_or_default()
    }
}
