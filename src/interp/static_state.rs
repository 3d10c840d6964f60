//! What the world allows static state to be beyond what a path follows (`beyond`): fields that others set, objects behind
//! them that others change, and classes that were initialised before or in another order.

use std::collections::BTreeSet;

use super::{Machine, is_for_program};
use crate::classfile::access;
use crate::program::{Class, Origin, Shape};
use crate::state::{InitStatus, Ref, Role, Value};
use crate::util::ClassId;
use crate::world::{Beyond, library};

/// Objects that are looked at to see whether what a static field holds can change.
const MOST_OBJECTS: usize = 20_000;

impl Machine<'_> {
    /// Whether a static field may hold something else when the program is called, so that whoever reads it has to say so.
    pub(super) fn is_unsettled_static(&self, class: ClassId, slot: u16) -> bool {
        let owner = self.vm.program.class(class);
        if !self.vm.config.exploring {
            return false;
        }
        match owner.origin {
            Origin::App(_) => {
                let kept = self.vm.world.static_field(&self.vm.program, owner, u32::from(slot));
                !(kept.assigned_once && kept.unchanged)
            }
            Origin::Jdk(_) => self.vm.world.is_set_by_callers(owner, u32::from(slot)),
            Origin::Vm => false,
        }
    }

    /// A static field is read; whether its class is only being initialised. Its own initialiser knows what is there, but
    /// others may begin first or second.
    pub(super) fn note_order(&mut self, class: ClassId) -> bool {
        if !self.vm.config.exploring || self.state.statics.status(class) != InitStatus::Running {
            return false;
        }
        let innermost = self.state.stack.frames_down().find_map(|frame| match frame.role {
            Role::Init(class) => Some(class),
            _ => None,
        });
        let owner = self.vm.program.class(class);
        let is_first = self.state.inputs.at_the_beginning;
        if !is_first && innermost != Some(class) && matches!(owner.origin, Origin::App(_)) {
            self.note_left_out(
                Beyond::Beginnings,
                &format!("other orders in which {} and others are initialised", owner.java_name()),
            );
        }
        true
    }

    /// A class begins while its superclass does: had it been asked for first, it would have begun before.
    pub(super) fn note_parent_before_child(&mut self, class: &Class) {
        let asked = self.vm.config.exploring && !self.state.inputs.at_the_beginning;
        if !asked || !matches!(class.origin, Origin::App(_)) {
            return;
        }
        let running = |parent: &&ClassId| self.state.statics.status(**parent) == InitStatus::Running;
        if let Some(parent) = class.display.iter().filter(|id| **id != class.id).find(running) {
            let parent = self.vm.program.class(*parent).java_name();
            let what = format!("other orders in which {parent} and others are initialised");
            self.note_left_out(Beyond::Beginnings, &what);
        }
    }

    /// The initialiser of a class failed: whoever used the class before gets another error now.
    pub(super) fn note_failed(&mut self, class: ClassId) {
        let class = self.vm.program.class(class);
        if self.vm.config.exploring && !self.state.inputs.at_the_beginning && matches!(class.origin, Origin::App(_)) {
            let what = format!("later uses of {}, whose initialiser failed", class.java_name());
            self.note_left_out(Beyond::Beginnings, &what);
        }
    }

    /// A static field that is not settled is read; gives what is found there. Where static fields are unknown, an initialiser
    /// that runs now, or code that makes an input, may have run long before, and found something else.
    pub(super) fn note_static(&mut self, class: ClassId, slot: u16, value: Value) -> Value {
        let owner = self.vm.program.class(class);
        let Some(field) = owner.fields.iter().find(|f| f.is_static() && f.slot == u32::from(slot)) else {
            return value;
        };
        let name = || format!("{}.{}", owner.java_name(), field.name);
        if matches!(owner.origin, Origin::Jdk(_)) {
            if !self.state.inputs.at_the_beginning && is_for_program(self.vm, self.state) {
                self.note_left_out(Beyond::Runs, &format!("other values of the static field {}", name()));
            }
            return value;
        }
        if self.note_order(class) || self.state.inputs.at_the_beginning {
            return value;
        }
        let kept = self.vm.world.static_field(&self.vm.program, owner, u32::from(slot));
        if !kept.assigned_once {
            let inputs = &self.state.inputs;
            let is_named = || inputs.statics.iter().any(|s| *s.name == *name());
            let is_unknown = inputs.any_statics || !inputs.has_called && is_named();
            if !is_unknown {
                self.note_left_out(Beyond::Statics, &format!("other values of the static field {}", name()));
            } else if self.is_before_the_call() {
                return self.static_before(owner, field);
            }
            return value;
        }
        if !self.is_settled(owner, slot, value) {
            self.note_left_out(Beyond::Contents, &format!("changes of what the static field {} holds", name()));
        }
        value
    }

    /// Whether what runs now may have run long before the call: an initialiser, or code that makes an input.
    fn is_before_the_call(&self) -> bool {
        self.state.stack.frames_down().any(|frame| matches!(frame.role, Role::Made | Role::Init(_)))
    }

    /// Whether what a field holds that is assigned once never changes.
    pub(super) fn is_settled(&self, owner: &Class, slot: u16, value: Value) -> bool {
        let key = (owner.id, slot);
        // What an initialiser made of unknown values differs from path to path.
        let is_same_everywhere = self.state.inputs.read_before == 0;
        if let Some(known) = self.vm.settled.borrow().get(&key).filter(|_| is_same_everywhere) {
            return *known;
        }
        let kept = self.vm.world.static_field(&self.vm.program, owner, u32::from(slot));
        let held = value.as_ref();
        let class = held.and_then(|object| self.state.heap.class_of(object)).map(|c| &*self.vm.program.class(c).name);
        let refuses = class.is_some_and(|name| name.starts_with("java/util/Collections$Unmodifiable"));
        let kept_inside = kept.unchanged_but_for_elements || kept.made_inside && refuses;
        let settled = self.never_changes(value, false) || kept_inside && self.never_changes(value, true);
        if is_same_everywhere {
            self.vm.settled.borrow_mut().insert(key, settled);
        }
        settled
    }

    /// Whether an object and all that it leads to can never be changed by anybody. `inside`: the array or container itself is
    /// known to be left as it is, so only what it holds counts; that is held by fields and arrays whose type is `Object`, or
    /// by an array of the program, and everything else in a container is its own.
    fn never_changes(&self, value: Value, inside: bool) -> bool {
        let mut seen: BTreeSet<(Ref, bool, bool)> = BTreeSet::new();
        // With whether a container holds it: an array of entries is its table then.
        let mut todo = vec![(value, inside, false)];
        while let Some((value, inside, in_container)) = todo.pop() {
            let Some(object) = value.as_ref() else {
                if value.is_sym() {
                    return false;
                }
                continue;
            };
            if object.is_null() || !seen.insert((object, inside, in_container)) {
                continue;
            }
            let Some(class) = self.state.heap.class_of(object).map(|c| self.vm.program.class(c)) else { return false };
            if seen.len() > MOST_OBJECTS {
                return false;
            }
            if library::is_value(&class.name) || class.id == self.vm.known.object {
                continue;
            }
            if let Shape::Array { component } = class.shape {
                let Some(elements) = self.state.heap.array(object) else { return false };
                if !inside && !elements.is_empty() {
                    return false;
                }
                let component = self.vm.program.class(component);
                if !matches!(component.shape, Shape::Primitive(_)) {
                    let own = in_container && is_part_of_container(&component.name);
                    todo.extend((0..elements.len()).filter_map(|i| Some((elements.get(i)?, own, own))));
                }
                continue;
            }
            let Some(fields) = self.state.heap.fields(object) else { return false };
            let refuses_changes = library::is_unmodifiable(&class.name);
            let all_final = || {
                // Newer libraries keep the hash code of a constant once it was asked for.
                let own = class.display.iter().map(|c| self.vm.program.class(*c));
                let own = own.filter(|class| &*class.name != "java/lang/Enum");
                let mut fields = own.flat_map(|c| c.fields.iter()).filter(|f| !f.is_static());
                fields.all(|f| f.access & access::FINAL != 0)
            };
            match class.origin {
                // Functions that the VM made: what they were given.
                Origin::Vm => todo.extend(fields.iter().map(|value| (*value, false, false))),
                Origin::Jdk(_) if refuses_changes || inside && class.name.starts_with("java/util/") => {
                    let declared = class.display.iter().flat_map(|c| self.vm.program.class(*c).fields.iter());
                    for field in declared.filter(|field| !field.is_static()) {
                        let Some(value) = fields.get(field.slot as usize) else { return false };
                        todo.push((*value, &*field.descriptor != "Ljava/lang/Object;", true));
                    }
                }
                Origin::App(_) if all_final() => todo.extend(fields.iter().map(|value| (*value, false, false))),
                Origin::Jdk(_) | Origin::App(_) => return false,
            }
        }
        true
    }

    /// An initialiser assigns a static field of another class: it may have done so long before.
    pub(super) fn note_assigned(&mut self, class: ClassId) {
        let own = matches!(self.vm.program.class(class).origin, Origin::App(_));
        if !own || self.state.inputs.at_the_beginning {
            return;
        }
        let others = self.state.stack.frames_down().find_map(|frame| match frame.role {
            Role::Init(other) if other != class => Some(other),
            _ => None,
        });
        if let Some(other) = others.filter(|_| self.state.statics.status(class) == InitStatus::Done) {
            let what = format!("{} having been initialised before", self.vm.program.class(other).java_name());
            self.note_left_out(Beyond::Beginnings, &what);
        }
    }

    /// Whether classes of the program that were used so far have static fields which others may change.
    pub(super) fn has_static_state(&self) -> bool {
        let program = &self.vm.program;
        let classes = (0..program.class_count()).map(|id| program.class(ClassId(id as u32)));
        let mut used = classes.filter(|class| {
            matches!(class.origin, Origin::App(_)) && self.state.statics.status(class.id) != InitStatus::Untouched
        });
        used.any(|class| {
            let mut fields = class.fields.iter().filter(|f| f.is_static());
            fields.any(|f| {
                let kept = self.vm.world.static_field(program, class, f.slot);
                let value = self.state.statics.get(class.id, f.slot as usize);
                !kept.assigned_once
                    || !kept.unchanged && !value.is_some_and(|value| self.is_settled(class, f.slot as u16, value))
            })
        })
    }
}

/// Whether arrays of a type are a container's own: tables of its nodes.
fn is_part_of_container(component: &str) -> bool {
    component.starts_with("java/util/") && component.contains('$')
}
