//! Code that never comes to its end: whatever its values are, it leaves by an exception. What fails an assertion makes its message first,
//! and so does library code that is given what it cannot take; that is long, and needs not run to know how it ends.
//!
//! The ways of such code all come to a `throw`, or to a call of a method that is like that, and nothing in it is caught.

use hashbrown::HashMap;

use crate::analysis::cfg::branch_target;
use crate::interp::Vm;
use crate::program::{Code, Insn, Method, ModelSlot, Origin};
use crate::state::State;
use crate::util::MethodId;

/// Calls in one another that are looked into.
const DEEPEST: u32 = 6;
/// Instructions of one method that are looked at.
const MOST_INSTRUCTIONS: usize = 400;

#[derive(Default)]
pub struct Throwing {
    known: HashMap<(MethodId, u32), bool>,
}

impl Throwing {
    /// Whether a method that has come to an instruction always ends with an exception. Methods that other classes may override are looked
    /// into where `trusts` says so of their class.
    pub fn always(&mut self, vm: &Vm, at: (MethodId, u32), trusts: &dyn Fn(&str) -> bool) -> bool {
        self.throws(vm, at, trusts, 0)
    }

    fn throws(&mut self, vm: &Vm, at: (MethodId, u32), trusts: &dyn Fn(&str) -> bool, depth: u32) -> bool {
        if let Some(known) = self.known.get(&at) {
            return *known;
        }
        // A method that calls itself may return.
        self.known.insert(at, false);
        let method = vm.program.method(at.0);
        let throws = depth < DEEPEST
            && vm.program.code(method).is_ok_and(|code| self.all_ways_throw(vm, (method, code), at.1, trusts, depth));
        self.known.insert(at, throws);
        throws
    }

    fn all_ways_throw(
        &mut self,
        vm: &Vm,
        (method, code): (&Method, &Code),
        from: u32,
        trusts: &dyn Fn(&str) -> bool,
        depth: u32,
    ) -> bool {
        let mut seen = vec![false; code.insns.len()];
        let (mut todo, mut count, mut ends) = (vec![from], 0, false);
        while let Some(pc) = todo.pop() {
            let Some(place) = seen.get_mut(pc as usize) else { return false };
            if std::mem::replace(place, true) {
                continue;
            }
            count += 1;
            let Some(insn) = code.insn(pc) else { return false };
            let caught = code.handlers.iter().any(|handler| handler.start <= pc && pc < handler.end);
            if caught || count > MOST_INSTRUCTIONS {
                return false;
            }
            match insn {
                Insn::Return | Insn::ReturnValue | Insn::Jsr(_) | Insn::Ret(_) => return false,
                Insn::Throw => ends = true,
                Insn::Goto(target) => todo.push(target),
                Insn::Switch(table) => match code.switches.get(table as usize) {
                    Some(switch) => todo.extend(switch.targets()),
                    None => return false,
                },
                _ => {
                    let called = called(vm, method, code, pc, trusts).map(|called| (called, 0));
                    match called.is_some_and(|called| self.throws(vm, called, trusts, depth + 1)) {
                        true => ends = true,
                        false => todo.extend(branch_target(insn).into_iter().chain([pc + 1])),
                    }
                }
            }
        }
        ends
    }
}

/// The method that an instruction calls, by what the class file says, where no other can be called in its place.
fn called(vm: &Vm, method: &Method, code: &Code, pc: u32, trusts: &dyn Fn(&str) -> bool) -> Option<MethodId> {
    let class = vm.program.class(method.class);
    let info = class.file.as_ref().zip(method.info).and_then(|(file, info)| file.methods.get(info as usize))?;
    let bytes = &info.code.as_ref()?.bytes;
    let [opcode, high, low] = *bytes.get(usize::from(*code.pcs.get(pc as usize)?)..)?.first_chunk()?;
    let (is_virtual, is_call) =
        (opcode == INVOKE_VIRTUAL, [INVOKE_VIRTUAL, INVOKE_SPECIAL, INVOKE_STATIC].contains(&opcode));
    let pool = is_call.then(|| u16::from_be_bytes([high, low]))?;
    let called = vm.program.resolve_method(method.class, pool).ok()?;
    let of = vm.program.class(called.class);
    let is_own_code = match called.model.get() {
        ModelSlot::None => true,
        ModelSlot::Unknown => matches!(of.origin, Origin::App(_)),
        _ => false,
    };
    (is_own_code && (!is_virtual || trusts(&of.name))).then_some(called.id)
}

const INVOKE_VIRTUAL: u8 = 0xb6;
const INVOKE_SPECIAL: u8 = 0xb7;
const INVOKE_STATIC: u8 = 0xb8;

/// Whether some frame may catch what is thrown in the newest.
pub fn may_be_caught(vm: &Vm, state: &State) -> bool {
    state.stack.frames_down().any(|frame| {
        let code = vm.program.code(vm.program.method(frame.method)).ok();
        let covers =
            |code: &Code| code.handlers.iter().any(|handler| handler.start <= frame.pc && frame.pc < handler.end);
        code.is_none_or(covers)
    })
}
