//! Where code of a caller runs that no argument brought: behind the standard streams (`System.setOut`), the loggers, the
//! thread. A path takes it for code that does nothing. What it may do elsewhere shows in three ways: it throws, and the
//! program catches that; it calls back, and changes what others can reach; or it calls back and finds a class that is only half
//! initialised. A path that cannot tell loses nothing.

use super::Machine;
use super::exceptions::NOT_STARTED;
use crate::program::{Code, Handler, Insn, Origin};
use crate::state::{Frame, Ref};
use crate::world::{Beyond, library};

/// How a handler begins that the compiler makes for a synchronized block: it lets go and throws on.
const LETS_GO_WITHIN: usize = 4;

impl Machine<'_> {
    /// Code of a caller may run here, called by the program or by a method of the library.
    pub fn note_callers_code(&mut self, beyond: Beyond, what: &str) {
        let asked = self.vm.config.exploring && !self.state.inputs.at_the_beginning;
        let is_known = self.state.inputs.left_out.iter().any(|known| known.what() == what);
        let can_tell = || self.catches_unchecked() || self.is_state_shared() || self.is_half_initialised();
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
        let is_fixed = |object: Ref| {
            let class = self.state.heap.class_of(object).map(|class| self.vm.program.class(class));
            class.is_none_or(|class| {
                library::is_value(&class.name) || self.vm.world.is_immutable(&self.vm.program, class)
            })
        };
        let mut given = inputs.objects.iter().map(|made| made.object).chain(inputs.subject);
        given.any(|object| !is_fixed(object)) || self.has_static_state()
    }
}

fn lets_go(code: &Code, handler: &Handler) -> bool {
    let first = handler.target as usize;
    let insns = code.insns.get(first..).unwrap_or_default();
    insns.iter().take(LETS_GO_WITHIN).any(|insn| matches!(insn.get(), Insn::MonitorExit))
}
