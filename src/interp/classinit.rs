//! Class initialisation (JVMS 5.5): static fields get their constants, then the initialisers of the class and its
//! supertypes run, once, in order.

use super::advance::default_value;
use super::exceptions::NOT_STARTED;
use super::{Machine, Step};
use crate::classfile::Constant;
use crate::program::Class;
use crate::state::{InitStatus, Role, Value};
use crate::util::ClassId;

impl Machine<'_> {
    /// `Ok(true)`: the class can be used now. `Ok(false)`: initialisers (or an exception) were pushed, and the current
    /// instruction has to be repeated when they are done.
    #[inline]
    pub fn ensure_initialized(&mut self, class: ClassId) -> Result<bool, Box<super::Outcome>> {
        match self.state.statics.status(class) {
            InitStatus::Done | InitStatus::Running => Ok(true),
            InitStatus::Failed => {
                self.raise_failed_class(class)?;
                Ok(false)
            }
            InitStatus::Untouched => {
                let before = self.state.stack.depth();
                self.start_initialization(class)?;
                Ok(self.state.stack.depth() == before)
            }
        }
    }

    #[cold]
    fn start_initialization(&mut self, class: ClassId) -> Step {
        let found = self.vm.program.class(class);
        self.note_named_but_missing(found);
        self.prepare(found);
        let before = self.state.stack.depth();
        if let Some(initializer) = found.initializer {
            self.note_parent_before_child(found);
            self.state.statics.cell_mut(class).status = InitStatus::Running;
            let method = self.vm.program.method(initializer);
            let (locals, size) = match self.vm.program.code(method) {
                Ok(code) => (code.locals, code.size),
                Err(what) => return self.raise("java/lang/VerifyError", Some(what.to_string())),
            };
            if self.stack_exhausted() {
                return self.unsupported("the stack is exhausted inside a class initialiser");
            }
            self.state.stack.push(initializer, Role::Init(class), 0, locals, size);
        } else {
            self.state.statics.cell_mut(class).status = InitStatus::Done;
            self.forget_unknown_statics(class);
        }
        let own_frame = self.state.stack.depth();
        if !found.is_interface() {
            for interface in found.interfaces.iter().rev() {
                self.initialize_interface(*interface)?;
            }
        }
        if let Some(parent) = found.super_class.filter(|_| !found.is_interface())
            && self.state.statics.status(parent) == InitStatus::Untouched
        {
            self.start_initialization(parent)?;
        }
        // The frame below waits: what runs on top of it is not inside its handlers.
        if own_frame > before && self.state.stack.depth() > own_frame {
            let index = self.state.stack.frames.len() - (self.state.stack.depth() - own_frame) as usize - 1;
            if let Some(frame) = self.state.stack.frames.get_mut(index) {
                frame.pc = NOT_STARTED;
            }
        }
        Ok(())
    }

    /// Superinterfaces are initialised only if they have default methods.
    fn initialize_interface(&mut self, interface: ClassId) -> Step {
        let program = &self.vm.program;
        let found = program.class(interface);
        let has_default = found.methods.iter().map(|m| program.method(*m)).any(|m| !m.is_static() && !m.is_abstract());
        if has_default && self.state.statics.status(interface) == InitStatus::Untouched {
            self.start_initialization(interface)?;
        }
        for parent in found.interfaces.iter().rev() {
            self.initialize_interface(*parent)?;
        }
        Ok(())
    }

    /// Gives the static fields their default or constant values.
    fn prepare(&mut self, class: &Class) {
        let values = self.first_values(class);
        self.state.statics.cell_mut(class.id).values = Some(values.into());
    }

    /// What the static fields hold before any code of the class has run.
    pub(super) fn first_values(&mut self, class: &Class) -> Vec<Value> {
        let mut values: Vec<Value> = class.static_kinds.iter().map(|k| default_value(*k)).collect();
        for field in class.fields.iter().filter(|f| f.is_static()) {
            let constant = field.constant.and_then(|c| class.file.as_ref()?.pool.get(c));
            let value = match constant {
                Some(Constant::Integer(v)) => Value::int(*v),
                Some(Constant::Long(v)) => Value::long(*v),
                Some(Constant::Float(v)) => Value::float(*v),
                Some(Constant::Double(v)) => Value::double(*v),
                Some(Constant::String(units)) => {
                    let literal = self.vm.program.literal(units);
                    Value::reference(self.vm.literal(self.state, literal))
                }
                _ => continue,
            };
            if let Some(place) = values.get_mut(field.slot as usize) {
                *place = value;
            }
        }
        values
    }
}
