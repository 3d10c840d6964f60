//! Writes of attributes: which fields are attributes, what was written to them last, who owns a container, and which
//! writes were checked.
//!
//! An attribute is a field that a measured class declares. A write is what one object's attribute was given last: a new
//! value ends the write before. What is written inside a container or array that an attribute holds is content of
//! that attribute (paper 000, definitions 4 and 5): one write for all of it, until the attribute gets another value. What class
//! initialisers do is how a program begins, not what a test modifies.

use std::rc::Rc;

use hashbrown::{HashMap, HashSet};

use super::attributes::Attributes;
use crate::interp::Marks;
use crate::program::{Origin, Program};
use crate::state::{Heap, Ref, Value};
use crate::util::{ClassId, MethodId};

/// Objects of one attribute that are told apart; writes to more of them are one write that never ends.
const MOST_OBJECTS: u32 = 256;
/// Holders of one container that are remembered.
const MOST_HOLDERS: usize = 4;
/// Containers in one another between what is written and the attribute that owns it.
const DEEPEST: usize = 32;
/// Objects that are looked at when a container gets its owner.
const MOST_INNER: usize = 4096;
/// Stands for all objects beyond the ones that are told apart.
const MANY: u32 = u32::MAX;

/// How a check came to depend on a write; data counts for more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Influence {
    Control,
    Data,
}

#[derive(Clone, Copy)]
pub struct Write {
    pub attribute: u32,
    /// Whose (null: of a class, or of objects that are not told apart).
    object: Ref,
    /// The test that wrote it; none for what is done for several tests.
    pub test: Option<u32>,
    /// Where it was last written.
    pub place: (MethodId, u32),
    /// Nothing was written in its place since.
    pub survives: bool,
    /// Nobody asks for it any more.
    pub retired: bool,
    /// Written by what cleans up after the test: no modification, but what is asserted of it is checked.
    pub after: bool,
    /// The last test that checked it.
    checked: Option<(u32, Influence)>,
}

impl Write {
    /// How a test checks it, unless a later one did.
    pub fn checked_by(&self, test: u32) -> Option<Influence> {
        self.checked.filter(|(by, _)| *by == test).map(|(_, how)| how)
    }

    pub fn check(&mut self, test: u32, how: Influence) {
        self.checked = Some((test, self.checked_by(test).map_or(how, |known| known.max(how))));
    }
}

#[derive(Clone, Copy, Default)]
struct Current {
    value: Option<u32>,
    content: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder {
    Attribute {
        attribute: u32,
        object: Ref,
        slot: u32,
    },
    Static {
        attribute: u32,
        class: ClassId,
        slot: u32,
    },
    Inside(Ref),
    /// Passed to a call that runs.
    Call {
        attribute: u32,
    },
}

#[derive(Default)]
pub struct Writes {
    pub names: Attributes,
    pub all: Vec<Write>,
    /// By attribute: how many objects were written.
    objects: Vec<u32>,
    current: HashMap<(u32, u32), Current>,
    holders: HashMap<Ref, Rc<Vec<Holder>>>,
    /// Objects that something holds, and others.
    pub held: Marks,
    /// What earlier tests left and the one that runs overwrote.
    overwritten: Vec<u32>,
}

impl Writes {
    pub fn new(measured: impl IntoIterator<Item = String>) -> Self {
        Self { names: Attributes::of(measured), ..Self::default() }
    }

    /// Everything but the names, to go back to.
    pub fn snapshot(&self) -> Self {
        Self {
            names: Attributes::default(),
            all: self.all.clone(),
            objects: self.objects.clone(),
            current: self.current.clone(),
            holders: self.holders.clone(),
            held: self.held.clone(),
            overwritten: self.overwritten.clone(),
        }
    }

    /// Goes back; what was known until now is left, without the names.
    pub fn go_back(&mut self, to: Self) -> Self {
        let names = std::mem::take(&mut self.names);
        std::mem::replace(self, Self { names, ..to })
    }

    /// Another state: objects are others, attributes stay.
    pub fn reset(&mut self) {
        self.current.clear();
        self.holders.clear();
        self.held.clear();
        self.overwritten.clear();
        self.all.clear();
        self.objects.clear();
    }

    /// Objects that were freed own nothing.
    pub fn sweep(&mut self, heap: &Heap) {
        self.holders.retain(|object, _| heap.class_of(*object).is_some());
        self.held.clear();
        self.holders.keys().for_each(|object| self.held.insert(object.0));
        self.current.retain(|(_, object), _| *object == 0 || *object == MANY || heap.class_of(Ref(*object)).is_some());
    }

    /// The writes that survive, with attribute and object, in no order; those of objects that are not told apart are left out.
    pub fn current(&self) -> impl Iterator<Item = (u32, Ref, &Write)> {
        let told_apart = self.current.iter().filter(|((_, object), _)| *object != MANY);
        let both = told_apart.flat_map(|((attribute, object), now)| {
            [now.value, now.content].into_iter().flatten().map(|write| (*attribute, Ref(*object), write))
        });
        let write = |(attribute, object, write): (u32, Ref, u32)| {
            Some((attribute, object, self.all.get(write as usize).filter(|write| write.survives)?))
        };
        both.filter_map(write)
    }

    /// Whether something held or holds the object.
    pub fn is_held(&self, object: Ref) -> bool {
        self.held.has(object.0) && self.holders.contains_key(&object)
    }

    pub fn holds_nothing(&self) -> bool {
        self.holders.is_empty()
    }

    pub fn is_current(&self, write: u32) -> bool {
        self.all.get(write as usize).is_some_and(|write| write.survives)
    }

    /// The last write of an object's attribute (null: a static one), where the object is told apart.
    pub fn last(&self, attribute: u32, object: Ref) -> Option<u32> {
        self.current.get(&(attribute, object.0))?.value
    }

    /// The value that an attribute now has that was written.
    pub fn value_of(&self, state: &crate::state::State, write: u32) -> Option<Value> {
        let Write { attribute, object, .. } = self.all.get(write as usize)?;
        match self.names.place_of(*attribute, state.heap.class_of(*object))? {
            (class, slot) if object.is_null() => state.statics.get(class, slot as usize),
            (_, slot) => state.heap.field(*object, slot as usize),
        }
    }

    fn key(&mut self, attribute: u32, object: Ref) -> (u32, u32) {
        if self.current.contains_key(&(attribute, object.0)) {
            return (attribute, object.0);
        }
        if self.objects.len() <= attribute as usize {
            self.objects.resize(attribute as usize + 1, 0);
        }
        match self.objects.get_mut(attribute as usize) {
            Some(objects) if *objects < MOST_OBJECTS => {
                *objects += 1;
                (attribute, object.0)
            }
            _ => (attribute, MANY),
        }
    }

    fn add(&mut self, (attribute, object): (u32, Ref), test: Option<u32>, place: (MethodId, u32)) -> u32 {
        let (survives, retired, after, checked) = (true, false, false, None);
        self.all.push(Write { attribute, object, test, place, survives, retired, after, checked });
        self.all.len() as u32 - 1
    }

    /// Something else is written in its place. What an earlier test left is its last write: this test may have taken it over
    /// into what it asserts, so it ends with this test.
    fn end(&mut self, number: Option<u32>, test: Option<u32>) {
        let Some(number) = number else { return };
        match self.all.get_mut(number as usize) {
            Some(write) if write.test.is_some() && write.test != test => self.overwritten.push(number),
            Some(write) => write.survives = false,
            None => {}
        }
    }

    pub fn test_is_over(&mut self) {
        for number in std::mem::take(&mut self.overwritten) {
            self.all[number as usize].survives = false;
        }
    }

    /// The attribute of an object (null: a static one) gets a value.
    pub fn assigned(&mut self, attribute: u32, object: Ref, test: Option<u32>, place: (MethodId, u32)) -> u32 {
        let key = self.key(attribute, object);
        let before = self.current.get(&key).copied().unwrap_or_default();
        if key.1 == MANY
            && let Some(shared) = before.value.filter(|write| self.all[*write as usize].test == test)
        {
            self.all[shared as usize].place = place;
            return shared;
        }
        if key.1 != MANY {
            self.end(before.value, test);
            self.end(before.content, test);
        }
        let write = self.add((attribute, object), test, place);
        self.current.insert(key, Current { value: Some(write), content: None });
        write
    }

    /// An attribute gets a value after the test: what the test itself wrote stays its last write.
    pub fn assigned_after(&mut self, attribute: u32, test: u32, place: (MethodId, u32)) -> u32 {
        let write = self.add((attribute, Ref::NULL), Some(test), place);
        self.all[write as usize].after = true;
        write
    }

    /// Something inside what the attribute holds is written.
    pub fn filled(&mut self, attribute: u32, object: Ref, test: Option<u32>, place: (MethodId, u32)) -> u32 {
        let key = self.key(attribute, object);
        let before = self.current.get(&key).copied().unwrap_or_default();
        if let Some(content) = before.content.filter(|write| self.all[*write as usize].test == test) {
            self.all[content as usize].place = place;
            return content;
        }
        if key.1 != MANY {
            self.end(before.value, test);
        }
        let write = self.add((attribute, object), test, place);
        self.current.insert(key, Current { content: Some(write), ..before });
        write
    }

    fn hold(&mut self, object: Ref, holder: Holder) {
        self.held.insert(object.0);
        let holders = Rc::make_mut(self.holders.entry(object).or_default());
        if holders.contains(&holder) {
            return;
        }
        if holders.len() >= MOST_HOLDERS {
            holders.remove(0);
        }
        holders.push(holder);
    }

    /// An attribute (of an object, or static) now holds this object.
    pub fn now_held(
        &mut self,
        program: &Program,
        heap: &Heap,
        attribute: u32,
        at: (Result<Ref, ClassId>, u32),
        object: Ref,
    ) {
        let Some(class) = heap.class_of(object) else { return };
        if !self.names.is_inner(program, class) || self.names.is_value(program, class) {
            return;
        }
        let holder = match at {
            (Ok(of), slot) => Holder::Attribute { attribute, object: of, slot },
            (Err(class), slot) => Holder::Static { attribute, class, slot },
        };
        self.hold_all(program, heap, object, holder);
    }

    fn hold_all(&mut self, program: &Program, heap: &Heap, object: Ref, holder: Holder) {
        self.hold(object, holder);
        // What is inside was there before: a list that was filled and then handed over.
        let mut todo = vec![object];
        let mut seen: HashSet<Ref> = HashSet::new();
        seen.insert(object);
        while let Some(outer) = todo.pop() {
            let mut inner = Vec::new();
            heap.each_reference(outer, |r| inner.push(r));
            for r in inner {
                let inside = heap
                    .class_of(r)
                    .is_some_and(|c| self.names.is_inner(program, c) && !self.names.is_value(program, c));
                if inside && seen.len() < MOST_INNER && seen.insert(r) {
                    self.hold(r, Holder::Inside(outer));
                    todo.push(r);
                }
            }
        }
    }

    /// A container or array now refers to this object.
    pub fn now_inside(&mut self, program: &Program, heap: &Heap, outer: Ref, object: Ref) {
        if self.is_held(outer)
            && let Some(class) = heap.class_of(object)
            && self.names.is_inner(program, class)
            && !self.names.is_value(program, class)
        {
            self.hold(object, Holder::Inside(outer));
        }
    }

    /// An object is passed to a call; whether what is written into it counts.
    pub fn lent(&mut self, program: &Program, heap: &Heap, attribute: u32, object: Ref) -> bool {
        let Some(class) = heap.class_of(object) else { return false };
        if !self.names.is_inner(program, class) || self.names.is_value(program, class) {
            return false;
        }
        self.hold_all(program, heap, object, Holder::Call { attribute });
        true
    }

    /// The calls are over.
    pub fn given_back(&mut self, lent: &[(u32, Ref)]) {
        for (attribute, object) in lent {
            if let Some(holders) = self.holders.get_mut(object) {
                Rc::make_mut(holders).retain(|holder| *holder != Holder::Call { attribute: *attribute });
            }
        }
    }

    /// The attributes that own an object now, by who refers to whom on the heap.
    fn owners(&self, state: &crate::state::State, object: Ref) -> Vec<(u32, Ref)> {
        let (mut found, mut todo, mut seen) = (Vec::new(), vec![(object, 0)], HashSet::new());
        while let Some((inner, depth)) = todo.pop() {
            if depth > DEEPEST || !seen.insert(inner) {
                continue;
            }
            for holder in self.holders.get(&inner).into_iter().flat_map(|holders| holders.iter()) {
                match *holder {
                    Holder::Attribute { attribute, object, slot } => {
                        if state.heap.field(object, slot as usize) == Some(Value::reference(inner)) {
                            found.push((attribute, object));
                        }
                    }
                    Holder::Static { attribute, class, slot } => {
                        if state.statics.get(class, slot as usize) == Some(Value::reference(inner)) {
                            found.push((attribute, Ref::NULL));
                        }
                    }
                    Holder::Call { attribute } => found.push((attribute, inner)),
                    Holder::Inside(outer) => {
                        let mut still = false;
                        state.heap.each_reference(outer, |r| still |= r == inner);
                        if still {
                            todo.push((outer, depth + 1));
                        }
                    }
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// A slot of an object that is no attribute is written: the writes of the attributes that own the object.
    pub fn written_inside(
        &mut self,
        program: &Program,
        state: &crate::state::State,
        object: Ref,
        value: Value,
        test: Option<u32>,
        place: (MethodId, u32),
    ) -> Vec<u32> {
        let Some(class) = state.heap.class_of(object) else { return Vec::new() };
        if self.names.is_value(program, class) || self.is_view(program, state, object, class, value) {
            return Vec::new();
        }
        let owners = self.owners(state, object);
        owners.into_iter().map(|(attribute, owner)| self.filled(attribute, owner, test, place)).collect()
    }

    /// A library class keeps a view of itself, such as the key set of a map: nothing of its content changes.
    fn is_view(
        &self,
        program: &Program,
        state: &crate::state::State,
        object: Ref,
        class: ClassId,
        value: Value,
    ) -> bool {
        let Some(view) = value.as_ref().filter(|r| !r.is_null()) else { return false };
        let library = matches!(program.class(class).origin, Origin::Jdk(_)) && !program.class(class).is_array();
        let inner = state.heap.class_of(view).is_some_and(|c| program.class(c).name.contains('$'));
        let mut back = false;
        state.heap.each_reference(view, |r| back |= r == object);
        library && inner && back
    }

    pub fn check(&mut self, element: u32, test: u32, control: bool) {
        let Some(write) = self.all.get_mut(super::sets::write_of(element) as usize).filter(|write| write.survives)
        else {
            return;
        };
        let how = if control || super::sets::by_control(element) { Influence::Control } else { Influence::Data };
        write.check(test, how);
    }

    pub fn is_checked(&self, element: u32, test: u32) -> bool {
        let write = self.all.get(super::sets::write_of(element) as usize);
        // By data: nothing more can be found out.
        write.is_none_or(|write| !write.survives || write.checked_by(test) == Some(Influence::Data))
    }
}
