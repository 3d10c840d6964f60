//! `getstatic`, `putstatic`, `getfield`, `putfield` (JVMS 5.4.3.2, 6.5).

use super::{Machine, Step};
use crate::program::{FieldRef, Insn, Origin};
use crate::util::ClassId;
use crate::world::Beyond;

impl Machine<'_> {
    pub fn resolve_static(&mut self, pool: u16, put: bool) -> Step {
        let class = self.current_class();
        match self.vm.program.resolve_field(class, pool) {
            Ok(FieldRef { class: owner, slot, is_static: true }) => {
                let slot = slot as u16;
                if let Some(what) = self.differs_elsewhere(class, owner, slot).filter(|_| !put) {
                    self.note_others(Beyond::Settings, what);
                    return self.get_static(owner, slot);
                }
                if !put && self.asks_for_stream(class, owner, slot) {
                    self.note_others(Beyond::Settings, "streams in the place of the console");
                    return self.get_static(owner, slot);
                }
                let class = owner;
                self.rewrite(match put {
                    true => Insn::PutStaticQ { slot, class },
                    false if self.is_unsettled_static(class, slot) => Insn::GetStaticOpen { slot, class },
                    false => Insn::GetStaticQ { slot, class },
                });
                Ok(())
            }
            Ok(_) => self.raise("java/lang/IncompatibleClassChangeError", Some("Expected static field".into())),
            Err(error) => self.raise_link_error(&error),
        }
    }

    /// Whether the program asks if there is a standard stream, or which: a caller may have put another there (`System.setOut`).
    fn asks_for_stream(&self, reader: ClassId, owner: ClassId, slot: u16) -> bool {
        let program = &self.vm.program;
        let [reader, owner] = [reader, owner].map(|class| program.class(class));
        let named = |name: &str| owner.fields.iter().any(|f| f.slot == u32::from(slot) && &*f.name == name);
        let is_stream = self.vm.config.exploring
            && matches!(reader.origin, Origin::App(_))
            && &*owner.name == "java/lang/System"
            && ["in", "out", "err"].into_iter().any(named);
        let top = self.state.stack.top().filter(|_| is_stream && !self.state.inputs.at_the_beginning);
        let after = top.and_then(|frame| program.code(program.method(frame.method)).ok()?.insn(frame.pc + 1));
        matches!(after, Some(Insn::IfNull(_) | Insn::IfNonNull(_) | Insn::IfACmpEq(_) | Insn::IfACmpNe(_)))
    }

    /// What a field is that the program itself reads and that has another value on another machine. Such an instruction
    /// stays as it is, so that every path that comes there says what it leaves out.
    pub(super) fn differs_elsewhere(&self, reader: ClassId, owner: ClassId, slot: u16) -> Option<&'static str> {
        let [reader, owner] = [reader, owner].map(|class| self.vm.program.class(class));
        let asked = self.vm.config.exploring && matches!(reader.origin, Origin::App(_));
        if !asked || matches!(owner.origin, Origin::App(_)) {
            return None;
        }
        let field = owner.fields.iter().find(|field| field.is_static() && field.slot == u32::from(slot))?;
        self.vm.models.constant(&owner.name, &field.name)
    }

    pub fn resolve_field(&mut self, pool: u16, put: bool) -> Step {
        let class = self.current_class();
        match self.vm.program.resolve_field(class, pool) {
            Ok(FieldRef { slot, is_static: false, .. }) => {
                self.rewrite(if put { Insn::PutFieldQ(slot) } else { Insn::GetFieldQ(slot) });
                Ok(())
            }
            Ok(_) => self.raise("java/lang/IncompatibleClassChangeError", Some("Expected non-static field".into())),
            Err(error) => self.raise_link_error(&error),
        }
    }

    pub fn get_static(&mut self, class: ClassId, slot: u16) -> Step {
        if self.ensure_initialized(class)? {
            self.note_order(class);
            let value = self.state.statics.get(class, slot as usize).unwrap_or_default();
            return self.finish_with(value);
        }
        Ok(())
    }

    pub fn get_open_static(&mut self, class: ClassId, slot: u16) -> Step {
        if self.ensure_initialized(class)? {
            let value = self.state.statics.get(class, slot as usize).unwrap_or_default();
            let value = self.note_static(class, slot, value);
            return self.finish_with(value);
        }
        Ok(())
    }

    pub fn put_static(&mut self, class: ClassId, slot: u16) -> Step {
        if self.ensure_initialized(class)? {
            let value = self.operand(0);
            if self.vm.config.exploring {
                self.note_assigned(class);
            }
            self.state.statics.set(class, slot as usize, value);
            self.pop_values(1);
            self.next();
        }
        Ok(())
    }

    pub fn get_field_failed(&mut self, slot: u32) -> Step {
        match self.operand(0).as_ref() {
            Some(object) if object.is_null() => self.raise_null(),
            Some(_) => Err(super::advance::malformed("getfield on an object without that field")),
            None => self.get_field_symbolic(slot),
        }
    }

    pub fn put_field_failed(&mut self, slot: u32) -> Step {
        match self.operand(1).as_ref() {
            Some(object) if object.is_null() => self.raise_null(),
            Some(_) => Err(super::advance::malformed("putfield on an object without that field")),
            None => self.put_field_symbolic(slot),
        }
    }
}
