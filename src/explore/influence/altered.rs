//! Other values for what depends on a write: what one branch decides the next often decides again (two references to the same
//! string are equal, and so is what they refer to), so a branch alone does not show what another value would.

use super::Tracker;
use super::sets::Set;
use super::shadow::{Key, LENGTH};
use crate::analysis::library;
use crate::interp::{Marks, Vm};
use crate::state::{Ref, State, Value, View};

/// Further than the tolerance of an assertion.
const FAR: f64 = 1e6;
/// Arrays in one another.
const DEEPEST: u32 = 3;
/// Objects whose content, and elements of an array, that get other values for one other way.
const MOST_ALTERED: usize = 256;

impl Tracker {
    fn depends(&self, set: Set, write: u32) -> bool {
        self.sets.holds(set, write)
    }

    /// Slots of the running frame that depend on a write.
    pub fn dependent_slots(&self, state: &State, write: u32) -> Vec<u32> {
        let sp = state.stack.top().map_or(0, |top| top.sp);
        (0..sp).filter(|slot| self.depends(self.shadow.get(*slot), write)).collect()
    }

    /// Gives slots of the running frame other values; whether there are any.
    pub fn alter_slots(&self, vm: &Vm, other: &mut State, slots: &[u32]) -> bool {
        let Some(top) = other.stack.top().copied() else { return false };
        let mut changed = false;
        for slot in slots {
            let at = (top.base + slot) as usize;
            let Some(value) = other.stack.slots.get(at).copied() else { continue };
            if let Some(new) = altered(vm, other, value)
                && let Some(place) = other.stack.slots.get_mut(at)
            {
                *place = new;
                changed = true;
            }
            changed |= alter_elements(vm, other, value, DEEPEST);
        }
        changed
    }

    /// The same for what objects hold to which the running frame refers and that depends on a write, where that has other values: assertions
    /// about arrays compare them as a whole first, and element by element only if that fails.
    pub fn alter_inside(&self, vm: &Vm, other: &mut State, write: u32) -> Vec<Key> {
        let Some(top) = other.stack.top().copied() else { return Vec::new() };
        let slots = (0..top.sp).map(|slot| (top.base + slot) as usize);
        let mut todo: Vec<Ref> = slots.filter_map(|at| other.stack.slots.get(at)?.as_ref()).collect();
        let (mut seen, mut count, mut changed) = (Marks::default(), 0, Vec::new());
        while let Some(object) = todo.pop() {
            if object.is_null() || count >= MOST_ALTERED || seen.has(object.0) {
                continue;
            }
            seen.insert(object.0);
            count += 1;
            for (slot, set) in self.shadow.known_inside(object) {
                if slot == LENGTH || !self.depends(set, write) {
                    continue;
                }
                let key = Key::Heap(object, slot);
                let Some(value) = key.value(other) else { continue };
                let mut has_other = alter_elements(vm, other, value, DEEPEST);
                if let Some(new) = altered(vm, other, value) {
                    has_other |= match other.heap.array(object) {
                        Some(_) => other.heap.set_element(object, slot as usize, new),
                        None => other.heap.set_field(object, slot as usize, new),
                    };
                }
                if has_other {
                    changed.push(key);
                }
            }
            other.heap.each_reference(object, |r| todo.push(r));
        }
        changed
    }
}

/// Whether some of these slots of the running frame could get other values.
pub fn has_other_values(vm: &Vm, state: &State, slots: &[u32]) -> bool {
    let base = state.stack.top().map_or(0, |top| top.base);
    let values = slots.iter().filter_map(|slot| state.stack.slots.get((base + slot) as usize));
    values.map(|value| value.view()).any(|view| match view {
        View::Int(_) | View::Long(_) | View::Float(_) | View::Double(_) => true,
        View::Ref(object) => state.heap.class_of(object).is_some_and(|class| {
            let class = vm.program.class(class);
            class.id == vm.known.string || class.is_array() || library::is_box(&class.name)
        }),
        _ => false,
    })
}

/// Gives the elements of an array that was found through a write other values: what they hold is what was written, too.
fn alter_elements(vm: &Vm, state: &mut State, array: Value, deepest: u32) -> bool {
    let Some(array) = array.as_ref().filter(|_| deepest > 0) else { return false };
    let Some(elements) = state.heap.array(array).cloned() else { return false };
    let mut changed = false;
    for index in 0..elements.len().min(MOST_ALTERED) {
        let Some(value) = elements.get(index) else { continue };
        changed |= match altered(vm, state, value) {
            Some(new) => state.heap.set_element(array, index, new),
            None => alter_elements(vm, state, value, deepest - 1),
        };
    }
    changed
}

/// Another truth value, or the number after this one.
pub fn another(value: i32) -> i32 {
    if value == 0 || value == 1 { 1 - value } else { value.wrapping_add(1) }
}

/// Another value of the same type: a number next to it (far away where there are tolerances), the other truth value, another
/// text. None for other references.
fn altered(vm: &Vm, state: &mut State, value: Value) -> Option<Value> {
    Some(match value.view() {
        View::Int(v) => Value::int(another(v)),
        View::Long(v) => Value::long(v.wrapping_add(1)),
        View::Float(v) => Value::float(v + v.abs() + FAR as f32),
        View::Double(v) => Value::double(v + v.abs() + FAR),
        View::Ref(object) if !object.is_null() => {
            let class = state.heap.class_of(object)?;
            if class == vm.known.string {
                let text = vm.string_text(state, object)?;
                return Some(Value::reference(vm.new_text(state, &format!("{text}~"))));
            }
            let name = &vm.program.class(class).name;
            if !library::is_box(name) {
                return None;
            }
            let slot = vm.program.find_field(class, "value", None)?.slot as usize;
            let inside = state.heap.field(object, slot)?;
            let inside = altered(vm, state, inside)?;
            let made = vm.new_instance(state, class);
            state.heap.set_field(made, slot, inside);
            Value::reference(made)
        }
        _ => return None,
    })
}
