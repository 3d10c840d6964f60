//! What a write would have changed elsewhere: with another index, with more or fewer elements, or through another reference, it would have
//! gone to another place, which has what it has because it did not.
//!
//! An index stands between its neighbours; in the program and the tests, where no hash code decides on it, any element of a small array
//! may be meant instead. The same holds for objects that were found by an index: `cells[at].n = 5` leaves the `n` of the others alone.

use super::Tracker;
use super::sets::{EMPTY, Set};
use super::shadow::Key;
use crate::state::{Heap, Ref, Value};

/// Elements of an array of which any may be meant.
const MOST_MEANT: u32 = 64;
/// Objects found by an index that are remembered.
const MOST_FOUND: usize = 4096;

impl Tracker {
    /// The places beside an index that may be meant instead.
    fn others(&self, index: u32, length: u32) -> Vec<u32> {
        let all = if self.shadow.is_own_code() && length <= MOST_MEANT {
            0..length
        } else {
            index.saturating_sub(1)..length.min(index + 2)
        };
        all.filter(|other| *other != index).collect()
    }

    /// A place has what it has because of this, if it would have got another value.
    fn spared(&mut self, heap: &Heap, key: Key, value: Value, by: Set) {
        let Key::Heap(object, slot) = key else { return };
        let now = match heap.array(object) {
            Some(elements) => elements.get(slot as usize),
            None => heap.field(object, slot as usize),
        };
        if now.is_some_and(|now| now != value) {
            let known = self.shadow.at(key);
            let both = self.union(known, by);
            self.shadow.put(key, both);
        }
    }

    /// An element is about to get a value, at an index that depends on this.
    pub fn spares_elements(&mut self, heap: &Heap, (array, index): (Ref, u32), value: Value, by: Set) {
        if by == EMPTY {
            return;
        }
        let length = heap.array(array).map_or(0, |elements| elements.len() as u32);
        for other in self.others(index, length) {
            self.spared(heap, Key::Heap(array, other), value, by);
        }
    }

    /// An object was found in an array, at an index that depends on something.
    pub fn found_by_index(&mut self, heap: &Heap, array: Ref, index: u32) {
        let found = heap.array(array).and_then(|elements| elements.get(index as usize)?.as_ref());
        if let Some(found) = found.filter(|found| !found.is_null())
            && self.found.len() < MOST_FOUND
        {
            self.found.insert(found, (array, index));
        }
    }

    /// A slot of an object is about to get a value, through a reference that depends on this: those beside the object keep what they have.
    pub fn spares_objects(&mut self, heap: &Heap, (object, slot): (Ref, u32), value: Value, by: Set) {
        if by == EMPTY {
            return;
        }
        let Some((array, index)) = self.found.get(&object).copied() else { return };
        let Some(elements) = heap.array(array) else { return };
        let is_there = elements.get(index as usize) == Some(Value::reference(object));
        let beside = self.others(index, if is_there { elements.len() as u32 } else { 0 });
        let beside: Vec<Ref> = beside.into_iter().filter_map(|i| elements.get(i as usize)?.as_ref()).collect();
        for other in beside.into_iter().filter(|other| *other != object && !other.is_null()) {
            if heap.class_of(other) == heap.class_of(object) {
                self.spared(heap, Key::Heap(other, slot), value, by);
            }
        }
    }

    /// So many elements are about to be copied, to a place or of a number that depends on this.
    pub fn spares_beside_copy(
        &mut self,
        heap: &Heap,
        ((from, first), (to, start), count): ((Ref, u32), (Ref, u32), u32),
        (place, number): (Set, Set),
    ) {
        let element = |array: Ref, index: Option<u32>| heap.array(array)?.get(index? as usize);
        let end = start.checked_add(count);
        let longer = element(from, first.checked_add(count));
        let later = element(from, first.checked_add(count).and_then(|end| end.checked_sub(1)));
        let earlier = element(from, Some(first));
        let beside = [(end, longer, number), (end, later, place), (start.checked_sub(1), earlier, place)];
        for (index, value, by) in beside {
            if let (Some(index), Some(value)) = (index, value)
                && by != EMPTY
            {
                self.spared(heap, Key::Heap(to, index), value, by);
            }
        }
    }
}
