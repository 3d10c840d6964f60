//! What every value of a state was influenced by: sets beside the slots of frames, fields, elements and static fields.
//!
//! Only what is not empty takes room. Frames are numbered from the bottom, as `Stack::depth` counts them, because a fork
//! moves the values themselves.

use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use hashbrown::HashMap;

use super::sets::{EMPTY, Set};
use crate::interp::Marks;
use crate::state::{Heap, Ref, State, Value};
use crate::util::ClassId;

/// The length of an array, beside its elements.
pub const LENGTH: u32 = u32::MAX;

/// A place in the heap or among the static fields.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Key {
    /// A field or element.
    Heap(Ref, u32),
    Static(ClassId, u32),
}

impl Key {
    pub fn value(self, state: &State) -> Option<Value> {
        match self {
            Key::Heap(object, slot) => match state.heap.array(object) {
                Some(elements) => elements.get(slot as usize),
                None => state.heap.field(object, slot as usize),
            },
            Key::Static(class, slot) => state.statics.get(class, slot as usize),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Frame {
    base: usize,
    /// Not the program's or the tests' own code.
    pub library: bool,
    /// Of a library of assertions, or called by one.
    pub asserting: bool,
    /// Inside a class initialiser.
    pub initialises: bool,
    /// What chose the method, by the receiver.
    pub dispatch: Set,
    /// What chose this method or one that called it, where it could have been another.
    pub around: Set,
    /// Open scopes that end in this frame, by number.
    pub scopes: Vec<u32>,
    /// How often the other way of a branch was followed, by branch and influence.
    pub followed: HashMap<(u32, Set), u32>,
    /// Objects that belong to this call, by what they count as.
    pub lent: Vec<(u32, Ref)>,
}

#[derive(Clone, Default)]
pub struct Shadow {
    pub frames: Vec<Frame>,
    slots: Vec<Set>,
    heap: HashMap<Ref, Rc<BTreeMap<u32, Set>>>,
    statics: HashMap<(ClassId, u32), Set>,
    /// Objects and classes that hold something with an influence, and others.
    pub objects: Marks,
    pub classes: Marks,
}

impl Shadow {
    /// The running frame is one of the program or the tests.
    pub fn is_own_code(&self) -> bool {
        self.top().is_some_and(|frame| !frame.library)
    }

    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    pub fn top_mut(&mut self) -> Option<&mut Frame> {
        self.frames.last_mut()
    }

    /// The newest frame is given so many slots of its caller, from one on.
    pub fn pass(&mut self, first: u32, count: u32) {
        let [.., caller, callee] = &*self.frames else { return };
        let from = caller.base + first as usize;
        let given = from..from + count as usize;
        if given.end <= callee.base && callee.base + count as usize <= self.slots.len() {
            self.slots.copy_within(given, callee.base);
        }
    }

    /// Adds a frame with so many slots, all empty.
    pub fn push(&mut self, frame: Frame, size: u32) {
        let base = self.slots.len();
        self.slots.resize(base + size as usize, EMPTY);
        self.frames.push(Frame { base, ..frame });
    }

    /// A frame of such code, to be pushed.
    pub fn frame(library: bool, asserting: bool, initialises: bool) -> Frame {
        Frame {
            base: 0,
            library,
            asserting,
            initialises,
            dispatch: EMPTY,
            around: EMPTY,
            scopes: Vec::new(),
            followed: HashMap::new(),
            lent: Vec::new(),
        }
    }

    pub fn pop(&mut self) -> Option<Frame> {
        let frame = self.frames.pop()?;
        self.slots.truncate(frame.base);
        Some(frame)
    }

    pub fn clear_frames(&mut self) {
        self.frames.clear();
        self.slots.clear();
    }

    /// A slot of the running frame.
    #[inline]
    pub fn get(&self, slot: u32) -> Set {
        let base = self.frames.last().map_or(0, |frame| frame.base);
        self.slots.get(base + slot as usize).copied().unwrap_or(EMPTY)
    }

    #[inline]
    pub fn set(&mut self, slot: u32, set: Set) {
        let Some(base) = self.frames.last().map(|frame| frame.base) else { return };
        let at = base + slot as usize;
        if at >= self.slots.len() {
            self.slots.resize(at + 1, EMPTY);
        }
        if let Some(place) = self.slots.get_mut(at) {
            *place = set;
        }
    }

    /// Whether an operand of the running frame, which are those between local variables and `sp`, has an influence.
    pub fn holds_operands(&mut self, locals: u32, sp: u32) -> bool {
        let base = self.frames.last().map_or(0, |frame| frame.base) + locals as usize;
        let operands = self.slots.get_mut(base..).unwrap_or_default();
        let holds = operands.iter().take(sp.saturating_sub(locals) as usize).any(|set| *set != EMPTY);
        if !holds {
            // What is above them was left by instructions before.
            operands.fill(EMPTY);
        }
        holds
    }

    #[inline]
    pub fn at(&self, key: Key) -> Set {
        match key {
            Key::Heap(object, _) if !self.objects.has(object.0) => EMPTY,
            Key::Heap(object, slot) => self.heap.get(&object).and_then(|o| o.get(&slot)).copied().unwrap_or(EMPTY),
            Key::Static(class, slot) => self.statics.get(&(class, slot)).copied().unwrap_or(EMPTY),
        }
    }

    pub fn put(&mut self, key: Key, set: Set) {
        match key {
            Key::Heap(object, _) if set == EMPTY && !self.objects.has(object.0) => {}
            Key::Heap(object, slot) if set == EMPTY => {
                if let Some(of) = self.heap.get_mut(&object).filter(|of| of.contains_key(&slot)) {
                    Rc::make_mut(of).remove(&slot);
                }
            }
            Key::Heap(object, slot) => {
                self.objects.insert(object.0);
                Rc::make_mut(self.heap.entry(object).or_default()).insert(slot, set);
            }
            Key::Static(class, slot) if set == EMPTY => _ = self.statics.remove(&(class, slot)),
            Key::Static(class, slot) => {
                self.classes.insert(class.0);
                self.statics.insert((class, slot), set);
            }
        }
    }

    /// What elements of an array were influenced by.
    pub fn elements(&self, array: Ref, range: Range<u32>) -> Vec<Set> {
        let Some(of) = self.heap.get(&array) else { return vec![EMPTY; range.len()] };
        range.map(|index| of.get(&index).copied().unwrap_or(EMPTY)).collect()
    }

    /// The same, from `first` on, as it is now.
    pub fn put_elements(&mut self, array: Ref, first: u32, sets: &[Set]) {
        if !self.has_inside(array) && sets.iter().all(|set| *set == EMPTY) {
            return;
        }
        self.objects.insert(array.0);
        let of = Rc::make_mut(self.heap.entry(array).or_default());
        for (index, set) in (first..).zip(sets) {
            match *set {
                EMPTY => _ = of.remove(&index),
                set => _ = of.insert(index, set),
            }
        }
    }

    /// A new object: its id may be that of an older one.
    pub fn forget(&mut self, object: Ref) {
        if self.objects.has(object.0) {
            self.heap.remove(&object);
        }
    }

    /// Whether something is known of an object's own slots.
    pub fn has_inside(&self, object: Ref) -> bool {
        self.objects.has(object.0) && self.heap.contains_key(&object)
    }

    /// What is known of an object's own slots, in their order.
    pub fn known_inside(&self, object: Ref) -> impl Iterator<Item = (u32, Set)> {
        let known = if self.objects.has(object.0) { self.heap.get(&object) } else { None };
        known.into_iter().flat_map(|known| known.iter().map(|(slot, set)| (*slot, *set)))
    }

    /// The same, to be kept.
    pub fn inside(&self, object: Ref) -> Rc<BTreeMap<u32, Set>> {
        self.heap.get(&object).map(Rc::clone).unwrap_or_default()
    }

    /// Places with what they were influenced by, in no order; objects of which both shadows know the same since one was copied are left out.
    pub fn places_beside(&self, other: &Shadow) -> impl Iterator<Item = (Key, Set)> {
        let is_shared = |(object, of): &(&Ref, &Rc<BTreeMap<u32, Set>>)| {
            other.heap.get(*object).is_some_and(|known| Rc::ptr_eq(known, of))
        };
        let own = self.heap.iter().filter(move |both| !is_shared(both));
        let inside = own.flat_map(|(object, of)| of.iter().map(|(slot, set)| (Key::Heap(*object, *slot), *set)));
        inside.chain(self.statics.iter().map(|((class, slot), set)| (Key::Static(*class, *slot), *set)))
    }

    pub fn sweep(&mut self, heap: &Heap) {
        self.heap.retain(|object, _| heap.class_of(*object).is_some());
        self.objects.clear();
        self.heap.keys().for_each(|object| self.objects.insert(object.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_are_told_from_local_variables() {
        let mut shadow = Shadow::default();
        shadow.push(Shadow::frame(false, false, false), 5);
        shadow.set(1, 7);
        assert!(!shadow.holds_operands(2, 3));
        shadow.set(2, 7);
        assert!(shadow.holds_operands(2, 3));
        // Left behind by what popped it.
        assert!(!shadow.holds_operands(2, 2));
        assert_eq!((shadow.get(1), shadow.get(2)), (7, EMPTY));
    }

    #[test]
    fn what_is_said_of_a_copy_is_not_said_of_the_first() {
        let (mut shadow, object) = (Shadow::default(), Ref(3));
        shadow.put(Key::Heap(object, 1), 7);
        let before = shadow.clone();
        shadow.put(Key::Heap(object, 1), EMPTY);
        shadow.put(Key::Heap(object, 0), 8);
        assert_eq!(before.at(Key::Heap(object, 1)), 7);
        assert_eq!(shadow.inside(object).iter().collect::<Vec<_>>(), [(&0, &8)]);
    }
}
