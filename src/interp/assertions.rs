//! Failed assertions: an `AssertionError` that the program's own code throws, and an `assert` whose condition is false but
//! whose message throws, so that its error is never made.

use std::ops::Range;

use super::Machine;
use crate::classfile::Constant;
use crate::program::{Code, Insn, Method, Origin};
use crate::state::{Frame, Ref};

impl Machine<'_> {
    /// An `AssertionError` thrown by the program's own code: a failed `assert`, or what stands for one.
    pub(super) fn is_failed_assertion(&self, exception: Ref) -> bool {
        let program = &self.vm.program;
        let thrower = self.state.stack.top().map(|f| program.class(program.method(f.method).class));
        let own = thrower.is_some_and(|c| matches!(c.origin, Origin::App(_)));
        let class = self.state.heap.class_of(exception);
        own && class.zip(program.loaded("java/lang/AssertionError")).is_some_and(|(c, e)| program.is_subtype(c, e))
    }

    /// The instructions of the message that the frame computes for an `assert` whose condition is false.
    pub(super) fn failing_assert(&self, frame: &Frame) -> Option<Range<u32>> {
        let method = self.vm.program.method(frame.method);
        if !matches!(self.vm.program.class(method.class).origin, Origin::App(_)) {
            return None;
        }
        let code = self.vm.program.code(method).ok()?;
        // An initialiser that waits for others is at no instruction yet.
        let at = Some(frame.pc as usize).filter(|at| *at < code.insns.len())?;
        // The error is made in front of its message and thrown behind it.
        let start = (0..at).rev().find(|i| self.makes_assertion_error(method, code, *i))?;
        let end = (at..code.insns.len()).find(|i| code.insn(*i as u32) == Some(Insn::Throw))?;
        if (start..at).any(|i| code.insn(i as u32) == Some(Insn::Throw)) {
            return None;
        }
        // Where assertions are off all of it is skipped.
        let skipped = (1..start).any(|i| {
            matches!(code.insn(i as u32), Some(Insn::IfNe(target)) if target as usize == end + 1)
                && self.reads_assertions_disabled(method, code, i - 1)
        });
        skipped.then_some(start as u32..end as u32)
    }

    fn makes_assertion_error(&self, method: &Method, code: &Code, index: usize) -> bool {
        let program = &self.vm.program;
        match code.insn(index as u32) {
            Some(Insn::New(pool)) => {
                let constant = program.class(method.class).file.as_ref().and_then(|file| file.pool.get(pool));
                matches!(constant, Some(Constant::Class(name)) if &**name == "java/lang/AssertionError")
            }
            Some(Insn::NewQ(class)) => &*program.class(class).name == "java/lang/AssertionError",
            _ => false,
        }
    }

    fn reads_assertions_disabled(&self, method: &Method, code: &Code, index: usize) -> bool {
        let program = &self.vm.program;
        match code.insn(index as u32) {
            Some(Insn::GetStatic(pool)) => {
                let constant = program.class(method.class).file.as_ref().and_then(|file| file.pool.get(pool));
                matches!(constant, Some(Constant::Field(field)) if &*field.name == "$assertionsDisabled")
            }
            Some(Insn::GetStaticQ { slot, class }) => {
                let mut fields = program.class(class).fields.iter();
                let field = fields.find(|field| field.is_static() && field.slot == u32::from(slot));
                field.is_some_and(|field| &*field.name == "$assertionsDisabled")
            }
            _ => false,
        }
    }
}
