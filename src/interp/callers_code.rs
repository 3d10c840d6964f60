//! Where code of a caller runs that no argument brought: behind the standard streams (`System.setOut`), the loggers, the
//! thread. A path takes it for code that does nothing. What it may do elsewhere shows in four ways: it throws, and the
//! program catches that; it changes what it is given, and the program goes on with that; it calls back, and changes what others
//! can reach; or it calls back and finds a class that is only half initialised. A path that cannot tell loses nothing.

use std::collections::BTreeSet;

use super::Machine;
use super::exceptions::NOT_STARTED;
use super::identity::Possible;
use crate::analysis::liveness::Liveness;
use crate::program::{Code, Handler, Insn, Origin};
use crate::state::{Frame, Ref, Value};
use crate::world::{Beyond, library};

/// How a handler begins that the compiler makes for a synchronized block: it lets go and throws on.
const LETS_GO_WITHIN: usize = 4;
/// Objects that are looked at behind those that are given; more may be anything.
const MOST_BEHIND: usize = 500;

impl Machine<'_> {
    /// Code of a caller may run here, called by the program or by a method of the library with these arguments; none if it is
    /// granted that it changes nothing that it is given.
    pub fn note_callers_code(&mut self, beyond: Beyond, what: &str, given: Option<&[Value]>) {
        let asked = self.vm.config.exploring && !self.state.inputs.at_the_beginning;
        let is_known = self.state.inputs.left_out.iter().any(|known| known.what() == what);
        let can_tell = || {
            self.catches_unchecked()
                || self.is_state_shared()
                || self.is_half_initialised()
                || given.is_some_and(|arguments| self.goes_on_with(self.handed_over(arguments)))
        };
        if asked && !is_known && self.is_called_by_program() && can_tell() {
            self.note_left_out(beyond, what);
        }
    }

    fn is_called_by_program(&self) -> bool {
        let program = &self.vm.program;
        let mut frames = self.state.stack.frames_down();
        frames.any(|frame| matches!(program.class(program.method(frame.method).class).origin, Origin::App(_)))
    }

    /// Whether the program catches exceptions that anybody may throw.
    fn catches_unchecked(&self) -> bool {
        let program = &self.vm.program;
        let own = |frame: &&Frame| matches!(program.class(program.method(frame.method).class).origin, Origin::App(_));
        self.state.stack.frames_down().filter(own).any(|frame| {
            let method = program.method(frame.method);
            let Ok(code) = program.code(method) else { return true };
            let mut covering = code.handlers.iter().filter(|h| h.start <= frame.pc && frame.pc < h.end);
            covering.any(|handler| {
                if handler.catch == 0 {
                    return !lets_go(code, handler);
                }
                let Ok(caught) = program.resolve_class(method.class, handler.catch) else { return true };
                ["java/lang/RuntimeException", "java/lang/Error"].iter().any(|name| {
                    let unchecked = program.load(name);
                    unchecked.is_ok_and(|id| program.is_subtype(id, caught) || program.is_subtype(caught, id))
                })
            })
        })
    }

    /// Whether a class of the program is being initialised, with something left to be done.
    fn is_half_initialised(&self) -> bool {
        let program = &self.vm.program;
        self.state.stack.frames_down().any(|frame| {
            let method = program.method(frame.method);
            if !method.is_class_initializer() || !matches!(program.class(method.class).origin, Origin::App(_)) {
                return false;
            }
            let Ok(code) = program.code(method) else { return true };
            if frame.pc == NOT_STARTED {
                return true;
            }
            let rest = code.insns.get(frame.pc as usize + 1..).unwrap_or_default();
            rest.iter().any(|insn| !matches!(insn.get(), Insn::Return | Insn::Goto(_) | Insn::Pop | Insn::Nop))
        })
    }

    /// Whether there is anything that code of a caller could change: static state, or objects that it has.
    fn is_state_shared(&self) -> bool {
        let inputs = &self.state.inputs;
        let mut given = inputs.objects.iter().map(|made| made.object).chain(inputs.subject);
        given.any(|object| !self.is_fixed(object)) || self.has_static_state()
    }

    fn is_fixed(&self, object: Ref) -> bool {
        let class = self.state.heap.class_of(object).map(|class| self.vm.program.class(class));
        class.is_none_or(|class| library::is_value(&class.name) || self.vm.world.is_immutable(&self.vm.program, class))
    }

    /// What the program gives to a method of the library that it calls, and that to code of a caller; not what these are
    /// methods of.
    fn handed_over(&self, arguments: &[Value]) -> Vec<Ref> {
        let program = &self.vm.program;
        let mut handed = Possible::default();
        arguments.iter().skip(1).for_each(|value| self.add_possible(*value, &mut handed));
        for (frame, slots) in self.state.stack.frames_with_slots() {
            let method = program.method(frame.method);
            if matches!(program.class(method.class).origin, Origin::App(_)) {
                break;
            }
            let receiver = usize::from(!method.is_static());
            slots.iter().skip(receiver).for_each(|value| self.add_possible(*value, &mut handed));
        }
        handed.objects
    }

    /// Whether the program may still look at what is behind these objects, and could be changed there.
    fn goes_on_with(&self, handed: Vec<Ref>) -> bool {
        let Some(handed) = self.behind(handed) else { return true };
        let changed: BTreeSet<Ref> = handed.into_iter().filter(|object| !self.is_fixed(*object)).collect();
        if changed.is_empty() {
            return false;
        }
        self.behind(self.still_needed()).is_none_or(|needed| !needed.is_disjoint(&changed))
    }

    /// What the local variables of the program hold that are read again.
    fn still_needed(&self) -> Vec<Ref> {
        let program = &self.vm.program;
        let mut needed = Possible::default();
        for (frame, slots) in self.state.stack.frames_with_slots() {
            let method = program.method(frame.method);
            if !matches!(program.class(method.class).origin, Origin::App(_)) || frame.pc == NOT_STARTED {
                continue;
            }
            let code = program.code(method).ok();
            let liveness = code.and_then(Liveness::of);
            let locals = code.map_or(slots.len(), |code| code.locals as usize);
            let is_read = |local: usize| liveness.as_ref().is_none_or(|l| l.is_live(frame.pc + 1, local as u32));
            let read = slots.iter().take(locals).enumerate().filter(|(local, _)| is_read(*local));
            read.for_each(|(_, value)| self.add_possible(*value, &mut needed));
        }
        needed.objects
    }

    /// These objects and all that they lead to; none if that is too much.
    fn behind(&self, objects: Vec<Ref>) -> Option<BTreeSet<Ref>> {
        let mut todo = Possible::default();
        todo.objects.extend(objects);
        let mut seen = BTreeSet::new();
        while let Some(object) = todo.objects.pop() {
            if self.is_fixed(object) || !seen.insert(object) {
                continue;
            }
            if seen.len() > MOST_BEHIND {
                return None;
            }
            self.state.heap.each_value(object, |value| self.add_possible(value, &mut todo));
        }
        Some(seen)
    }
}

fn lets_go(code: &Code, handler: &Handler) -> bool {
    let first = handler.target as usize;
    let insns = code.insns.get(first..).unwrap_or_default();
    insns.iter().take(LETS_GO_WITHIN).any(|insn| matches!(insn.get(), Insn::MonitorExit))
}
