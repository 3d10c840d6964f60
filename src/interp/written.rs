//! Objects of classes that a caller writes: an input, or the receiver, whose class extends one of the program and overrides
//! what the program calls on it. Whether a method is overridden is decided when it is first called, so a class costs as
//! much as the calls of its methods.
//!
//! Only an exploration of unusual inputs (`Inputs::unusual`) makes them. It goes on leaving out all other classes by name.

use std::rc::Rc;

use super::Machine;
use super::candidates::{Candidate, CandidateKind};
use super::stubs::is_function;
use crate::program::{Class, Origin};
use crate::state::{Lazy, Ref};
use crate::util::ClassId;
use crate::world::{Beyond, library};

/// Methods of a class that is written.
const MOST_METHODS: usize = 24;

impl Machine<'_> {
    /// Whether a caller can write a class that extends or implements this one and does something else.
    fn can_be_written(&self, class: &Class) -> bool {
        let program = &self.vm.program;
        let open = class.file.as_ref().is_some_and(|file| file.is_open());
        if !matches!(class.origin, Origin::App(_)) || !open {
            return false;
        }
        let methods = program.answered(class.id);
        // What the library asks of a class is a contract, which answers at will may break.
        let bound = methods.iter().any(|method| {
            let owner = program.class(method.class);
            let free = is_function(&owner.name) && &*method.name != "compare" || library::is_closeable(&owner.name);
            method.is_abstract() && matches!(owner.origin, Origin::Jdk(_)) && !free
        });
        !bound && (1..=MOST_METHODS).contains(&methods.len())
    }

    /// The class that a caller writes for one of the program, if it can.
    fn written_class(&self, of: ClassId) -> Option<ClassId> {
        let program = &self.vm.program;
        if self.vm.config.world.granting(Beyond::Classes).is_some() {
            return None;
        }
        self.can_be_written(program.class(of)).then(|| program.written(of).ok()).flatten()
    }

    /// Candidates for an input of this declared type, with classes that a caller writes in the place of those that can be
    /// extended.
    pub(super) fn with_written(&self, declared: ClassId, found: Vec<Candidate>) -> Vec<Candidate> {
        let program = &self.vm.program;
        let written = |of: ClassId| {
            let class = self.written_class(of)?;
            Some(Candidate { class, kind: CandidateKind::Written(of) })
        };
        let plain = |candidate: &Candidate| matches!(candidate.kind, CandidateKind::Fields);
        let mut all: Vec<Candidate> = Vec::new();
        // What nobody has to extend comes first, because models prefer it.
        if program.class(declared).is_left_to_others() {
            all.extend(written(declared));
        }
        for candidate in found {
            if matches!(candidate.kind, CandidateKind::Stub(of) if of == declared) && !all.is_empty() {
                continue;
            }
            let other = if plain(&candidate) { written(candidate.class) } else { None };
            all.push(other.unwrap_or(candidate));
        }
        all
    }

    /// The object of a written class, which has no field values yet.
    pub(super) fn make_written(&mut self, class: ClassId, of: ClassId, lazy: &Lazy) -> Ref {
        let object = self.vm.new_instance(self.state, class);
        let methods = self.vm.program.answered(of);
        self.register_stub(object, of, &methods, (&lazy.name, lazy.depth), lazy.signature.as_deref());
        object
    }

    /// A receiver of this class, before its constructor runs.
    pub fn new_subject(&mut self, class: ClassId) -> Ref {
        let written = if self.state.inputs.unusual { self.written_class(class) } else { None };
        let subject = match written {
            Some(written) => {
                let object = self.vm.new_instance(self.state, written);
                let methods = self.vm.program.answered(class);
                self.register_stub(object, class, &methods, (&Rc::from("this"), 0), None);
                object
            }
            None => self.vm.new_instance(self.state, class),
        };
        Rc::make_mut(&mut self.state.inputs).subject = Some(subject);
        subject
    }
}
