//! Inputs that are objects of the program itself: what its visible static fields hold, and its literals, where it compares
//! references.

use super::Machine;
use crate::classfile::access;
use crate::program::{Class, Field, Origin};
use crate::state::{InitStatus, Ref, State};
use crate::util::ClassId;

/// Objects that one reference tries.
const MOST_SHARED: usize = 4;

impl Machine<'_> {
    /// The objects of the program that an input of this type may be.
    pub(super) fn shared_objects(&mut self, declared: ClassId) -> Vec<Ref> {
        if !self.vm.compares_identity() {
            return Vec::new();
        }
        if declared == self.vm.known.string {
            return self.literals().into_iter().rev().take(MOST_SHARED).collect();
        }
        let program = &self.vm.program;
        let fits = |object: &Ref| {
            let class = self.state.heap.class_of(*object);
            class.is_some_and(|class| program.is_subtype(class, declared) && class != self.vm.known.string)
        };
        let mut found: Vec<Ref> = Vec::new();
        for (_, _, object) in self.vm.visible_statics(self.state) {
            if found.len() < MOST_SHARED && !found.contains(&object) && fits(&object) {
                found.push(object);
            }
        }
        found
    }
}

impl super::Vm {
    /// Objects that static fields hold which a test can read: the class, the field, the object.
    fn visible_statics<'a>(&'a self, state: &'a State) -> impl Iterator<Item = (&'a Class, &'a Field, Ref)> {
        let program = &self.program;
        let classes = (0..program.class_count()).map(|id| program.class(ClassId(id as u32)));
        let used = classes.filter(|class| {
            matches!(class.origin, Origin::App(_)) && state.statics.status(class.id) == InitStatus::Done
        });
        let hidden = access::PRIVATE | access::SYNTHETIC | access::ENUM;
        used.flat_map(move |class| {
            let fields = class.fields.iter().filter(move |f| f.is_static() && f.access & hidden == 0);
            fields.filter_map(move |field| {
                let held = state.statics.get(class.id, field.slot as usize)?.as_ref().filter(|held| !held.is_null())?;
                Some((class, field, held))
            })
        })
    }

    /// The class, by its Java name, and the static field that holds an object and that a test can read.
    pub fn visible_static(&self, state: &State, object: Ref) -> Option<(String, String)> {
        let found = self.visible_statics(state).find(|(.., held)| *held == object);
        found.map(|(class, field, _)| (class.java_name(), field.name.to_string()))
    }
}
