//! What a call changed in the objects that a test holds, as assertions: by fields and getters, and what these do not show by queries.
//!
//! Invariant: what is the same as before the call is not asserted again.

use std::collections::BTreeSet;

use super::java::Expr;
use super::look::accessors;
use super::oracle::{BY_TEXT, DEEPEST, Oracle, readable};
use crate::program::{Class, Origin};
use crate::state::Body::{Array, Fields};
use crate::state::{Elements, Heap, Ref, Value};

/// Objects that are compared to see whether something changed.
const MOST_COMPARED: usize = 10_000;

/// What neither fields nor getters show of what a call changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Hidden {
    Nothing,
    /// Something in what a field holds; it may be a cache of the library.
    Behind,
    Field,
}

impl Oracle<'_, '_> {
    /// Asserts what changed in the objects that the test holds.
    pub fn changes(&mut self) {
        for held in self.held.clone() {
            let mut seen = BTreeSet::new();
            let hidden = self.change(&Expr::Local(held.name.clone()), held.object, 0, &mut seen);
            let Some(class) = self.world.class_of(held.object).filter(|_| hidden != Hidden::Nothing) else { continue };
            if !self.ask_changed(&held, class) && hidden == Hidden::Field {
                self.unasserted(class);
            }
        }
    }

    fn unasserted(&mut self, class: &Class) {
        self.remarks.push(format!("A change of private state of the {} is not asserted.", readable(class)));
    }

    /// Asserts what changed in an object that this expression gives.
    pub fn change_at(&mut self, base: &Expr, object: Ref) {
        let hidden = self.change(base, object, 0, &mut BTreeSet::new());
        if let Some(class) = self.world.class_of(object).filter(|_| hidden == Hidden::Field) {
            self.unasserted(class);
        }
    }

    /// Asserts it as far as fields and getters show it; what they do not show.
    fn change(&mut self, base: &Expr, object: Ref, depth: u32, seen: &mut BTreeSet<Ref>) -> Hidden {
        if depth > DEEPEST || !seen.insert(object) || !self.differs(object) {
            return Hidden::Nothing;
        }
        let Some(class) = self.world.class_of(object) else { return Hidden::Nothing };
        if class.is_array() {
            let descriptor = class.name.to_string();
            self.array(base.clone(), object, class, &descriptor, 0);
            return Hidden::Nothing;
        }
        if matches!(class.origin, Origin::Jdk(_)) {
            self.library_change(base, object, class);
            return Hidden::Nothing;
        }
        let found = accessors(self.scope, class);
        let covered: BTreeSet<usize> = found.iter().map(|a| a.slot).collect();
        let hidden = (0..class.layout.len()).filter(|s| !covered.contains(s));
        let hidden = hidden.map(|slot| self.hidden_at(object, slot)).max().unwrap_or(Hidden::Nothing);
        for accessor in found {
            let field = |heap: &Heap| heap.field(object, accessor.slot);
            let (then, now) = (field(&self.before.heap), field(&self.world.state.heap));
            let Some(now) = now else { continue };
            let (read, asserted) = (self.read(base, &accessor), self.out.len());
            if then != Some(now) {
                self.value(read, now, &accessor.descriptor, 1);
            } else if let Some(inner) = now.as_ref().filter(|o| !o.is_null()) {
                // What the test holds itself is looked at there.
                if !self.held.iter().any(|h| h.object == inner) {
                    let hidden = self.change(&read, inner, depth + 1, seen);
                    if let Some(class) = self.world.class_of(inner).filter(|_| hidden == Hidden::Field) {
                        self.unasserted(class);
                    }
                }
            }
            if self.out.len() > asserted {
                self.call(object, class, &accessor);
            }
        }
        hidden
    }

    fn hidden_at(&self, object: Ref, slot: usize) -> Hidden {
        let field = |heap: &Heap| heap.field(object, slot);
        let (then, now) = (field(&self.before.heap), field(&self.world.state.heap));
        let inner = now.and_then(|value| value.as_ref()).filter(|inner| !inner.is_null());
        match inner {
            _ if then != now => Hidden::Field,
            Some(inner) if self.differs(inner) => Hidden::Behind,
            _ => Hidden::Nothing,
        }
    }

    /// A collection or another object of the library whose content changed.
    fn library_change(&mut self, base: &Expr, object: Ref, class: &Class) {
        let held = std::mem::take(&mut self.held);
        let before = self.out.len();
        let descriptor = class.descriptor();
        let known = self.shown_map(object, class).is_some()
            || self.items(object, class, "java/util/List").is_some()
            || self.items(object, class, "java/util/Set").is_some()
            || BY_TEXT.contains(&&*class.name);
        // Itself is not what it is compared with, its elements may be.
        self.held = held.iter().filter(|h| h.object != object).cloned().collect();
        if known {
            self.value(base.clone(), Value::reference(object), &descriptor, 1);
        }
        self.held = held;
        if self.out.len() == before {
            self.remarks.push(format!("A change of the {} is not asserted.", readable(class)));
        }
    }

    /// Whether something that this object reaches was changed since the call.
    pub(super) fn differs(&self, object: Ref) -> bool {
        let (old, new) = (&self.before.heap, &self.world.state.heap);
        let mut work = vec![object];
        let mut seen = BTreeSet::new();
        while let Some(object) = work.pop() {
            if object.is_null() || !seen.insert(object) {
                continue;
            }
            if seen.len() > MOST_COMPARED {
                return true;
            }
            let (Some(then), Some(now)) = (old.get(object), new.get(object)) else { return true };

            match (&then.body, &now.body) {
                (Fields(a), Fields(b)) => {
                    // A cache of hash codes is no change.
                    let class = self.world.vm.program.class(now.class);
                    if a != b && class.id != self.world.vm.known.string {
                        return true;
                    }
                    work.extend(b.iter().filter_map(|v| v.as_ref()));
                }
                (Array(a), Array(b)) => {
                    if !a.same(b) {
                        return true;
                    }
                    if let Elements::Ref(items) = b {
                        work.extend(items.iter());
                    }
                }
                _ => return true,
            }
        }
        false
    }
}
