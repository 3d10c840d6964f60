//! The heap: objects and arrays under dense ids, in a persistent vector of copy-on-write cells.
//!
//! Invariants: id 0 is `null` and never used; a free cell links to the next free one, so that allocation and its
//! order are the same on every run; ids do not move, so an id is an identity.

use std::rc::Rc;

use super::array::Elements;
use super::value::{Ref, Value};
use crate::expr::TermId;
use crate::util::{ClassId, PVec};

#[derive(Clone, Debug)]
pub enum Body {
    /// Never allocated, or collected; the id of the next free cell.
    Free(u32),
    Fields(Rc<[Value]>),
    Array(Elements),
    /// An array whose length is a term.
    Open(Rc<OpenArray>),
}

impl Body {
    /// Whether this is an array with the beginning of that one: more of it may be known now, or its length.
    pub fn follows(&self, then: &OpenArray) -> bool {
        match self {
            Body::Open(now) => now.length == then.length && now.elements.starts_with(&then.elements),
            Body::Array(now) => then.elements.iter().zip(0..now.len()).all(|(value, i)| now.get(i) == Some(*value)),
            Body::Free(_) | Body::Fields(_) => false,
        }
    }
}

/// The known beginning of an array of unknown length. Which of the elements exist, the length says.
#[derive(Clone, Debug)]
pub struct OpenArray {
    pub length: TermId,
    pub elements: Vec<Value>,
    pub rest: Rest,
}

/// What stands behind the known beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rest {
    /// Default values.
    Blank,
    /// More inputs of this name.
    Input(Rc<str>),
    /// The same, some of which were written since: what is read there is any value, each time another.
    Any(Rc<str>),
    /// Not known: only the beginning can be used.
    Lost,
    /// Where the condition holds, these characters and then nothing; elsewhere not known. A text that was computed from
    /// unknown ones is kept so, and the question whether they are short enough is put off until its end is looked at.
    Given { condition: TermId, more: Rc<[TermId]> },
}

#[derive(Clone, Debug)]
pub struct Object {
    pub class: ClassId,
    pub body: Body,
}

impl Default for Object {
    fn default() -> Self {
        Self { class: ClassId(0), body: Body::Free(0) }
    }
}

impl Object {
    /// About what the object would take in a JVM's heap: the unit of `--max-heap`.
    pub fn size(&self) -> u64 {
        let payload = match &self.body {
            Body::Free(_) => return 0,
            Body::Fields(fields) => 8 * fields.len() as u64,
            Body::Open(array) => 8 * array.elements.len() as u64,
            Body::Array(elements) => match elements {
                Elements::Byte(a) => a.len() as u64,
                Elements::Char(a) => 2 * a.len() as u64,
                Elements::Short(a) => 2 * a.len() as u64,
                Elements::Int(a) => 4 * a.len() as u64,
                Elements::Float(a) => 4 * a.len() as u64,
                Elements::Ref(a) => 4 * a.len() as u64,
                Elements::Long(a) => 8 * a.len() as u64,
                Elements::Double(a) => 8 * a.len() as u64,
                Elements::Tagged(a) => 8 * a.len() as u64,
            },
        };
        16 + payload
    }
}

#[derive(Clone)]
pub struct Heap {
    cells: PVec<Object>,
    free: u32,
    live: u32,
    used: u64,
}

impl Default for Heap {
    fn default() -> Self {
        let mut cells = PVec::new();
        cells.push(Object::default());
        Self { cells, free: 0, live: 0, used: 0 }
    }
}

impl Heap {
    /// Objects that are allocated now.
    pub fn live(&self) -> u32 {
        self.live
    }

    /// Cells that were ever in use: an object with a higher id is made later.
    pub fn extent(&self) -> u32 {
        self.cells.len()
    }

    /// Bytes in use, as [`Object::size`] counts them.
    pub fn used(&self) -> u64 {
        self.used
    }

    pub fn alloc(&mut self, object: Object) -> Ref {
        self.live += 1;
        self.used += object.size();
        let id = if self.free == 0 { self.cells.len() } else { self.free };
        let cell = self.cells.get_mut(id);
        if let Body::Free(next) = cell.body {
            self.free = next;
        }
        *cell = object;
        Ref(id)
    }

    pub fn alloc_fields(&mut self, class: ClassId, fields: Rc<[Value]>) -> Ref {
        self.alloc(Object { class, body: Body::Fields(fields) })
    }

    pub fn alloc_array(&mut self, class: ClassId, elements: Elements) -> Ref {
        self.alloc(Object { class, body: Body::Array(elements) })
    }

    #[inline(always)]
    pub fn get(&self, r: Ref) -> Option<&Object> {
        self.cells.get(r.0)
    }

    #[inline(always)]
    pub fn class_of(&self, r: Ref) -> Option<ClassId> {
        match self.cells.get(r.0) {
            Some(Object { body: Body::Free(_), .. }) | None => None,
            Some(object) => Some(object.class),
        }
    }

    #[inline(always)]
    pub fn field(&self, r: Ref, slot: usize) -> Option<Value> {
        match &self.cells.get(r.0)?.body {
            Body::Fields(fields) => fields.get(slot).copied(),
            _ => None,
        }
    }

    /// The fields of an object that is no array.
    pub fn fields(&self, r: Ref) -> Option<&[Value]> {
        match &self.cells.get(r.0)?.body {
            Body::Fields(fields) => Some(fields),
            _ => None,
        }
    }

    /// Writes a field; `false` where there is no such object or field.
    #[inline(always)]
    pub fn set_field(&mut self, r: Ref, slot: usize, value: Value) -> bool {
        if r.is_null() {
            return false;
        }
        match &mut self.cells.get_mut(r.0).body {
            Body::Fields(fields) => Rc::make_mut(fields).get_mut(slot).map(|f| *f = value).is_some(),
            _ => false,
        }
    }

    #[inline(always)]
    pub fn array(&self, r: Ref) -> Option<&Elements> {
        match &self.cells.get(r.0)?.body {
            Body::Array(elements) => Some(elements),
            _ => None,
        }
    }

    #[inline(always)]
    pub fn array_mut(&mut self, r: Ref) -> Option<&mut Elements> {
        if r.is_null() || r.0 >= self.cells.len() {
            return None;
        }
        match &mut self.cells.get_mut(r.0).body {
            Body::Array(elements) => Some(elements),
            _ => None,
        }
    }

    /// An array of unknown length.
    pub fn open(&self, r: Ref) -> Option<&Rc<OpenArray>> {
        match &self.cells.get(r.0)?.body {
            Body::Open(array) => Some(array),
            _ => None,
        }
    }

    pub fn open_mut(&mut self, r: Ref) -> Option<&mut OpenArray> {
        if r.is_null() || r.0 >= self.cells.len() {
            return None;
        }
        match &mut self.cells.get_mut(r.0).body {
            Body::Open(array) => Some(Rc::make_mut(array)),
            _ => None,
        }
    }

    /// Gives an object another body: an array of unknown length gets one.
    pub fn set_body(&mut self, r: Ref, body: Body) {
        if !r.is_null() && r.0 < self.cells.len() {
            let cell = self.cells.get_mut(r.0);
            let before = cell.size();
            cell.body = body;
            self.used = (self.used + cell.size()).saturating_sub(before);
        }
    }

    /// Stores an array element, turning the array into tagged form when the value is a term.
    pub fn set_element(&mut self, r: Ref, index: usize, value: Value) -> bool {
        let Some(elements) = self.array_mut(r) else { return false };
        if value.is_sym() {
            elements.make_tagged();
        }
        elements.set(index, value)
    }

    /// The objects in which this heap and another may differ.
    pub fn apart(&self, other: &Heap) -> Vec<Ref> {
        self.cells.apart(&other.cells).into_iter().filter(|id| *id != 0).map(Ref).collect()
    }

    /// Puts an object where another or none was. [`Heap::relink`] has to follow.
    pub fn put(&mut self, r: Ref, object: Object) {
        let is_used = |object: &Object| !matches!(object.body, Body::Free(_));
        let cell = self.cells.get_mut(r.0);
        self.live = self.live + u32::from(is_used(&object)) - u32::from(is_used(cell));
        self.used = (self.used + object.size()).saturating_sub(cell.size());
        *cell = object;
    }

    /// Some cells are free between others.
    pub fn has_gaps(&self) -> bool {
        self.free != 0
    }

    /// Links all cells that are free anew, as a collection would.
    pub fn relink(&mut self) {
        self.free = 0;
        for id in (1..self.cells.len()).rev() {
            if let Some(Object { body: Body::Free(next), .. }) = self.cells.get(id) {
                if *next != self.free {
                    self.cells.get_mut(id).body = Body::Free(self.free);
                }
                self.free = id;
            }
        }
    }

    /// Every object of an earlier heap is still as it was.
    pub fn keeps(&self, earlier: &Heap) -> bool {
        (1..earlier.cells.len()).all(|id| match (self.cells.get(id), earlier.cells.get(id)) {
            (Some(now), Some(then)) => now.class == then.class && same_body(&now.body, &then.body),
            (_, None) => true,
            (None, Some(_)) => false,
        })
    }

    /// Calls `f` with the references that an object holds, null among them.
    pub fn each_reference(&self, r: Ref, f: impl FnMut(Ref)) {
        match self.cells.get(r.0).map(|object| &object.body) {
            Some(Body::Fields(fields)) => fields.iter().filter_map(|value| value.as_ref()).for_each(f),
            Some(Body::Open(array)) => array.elements.iter().filter_map(|value| value.as_ref()).for_each(f),
            Some(Body::Array(Elements::Ref(elements))) => elements.iter().for_each(f),
            Some(Body::Array(Elements::Tagged(elements))) => elements.iter().filter_map(Value::as_ref).for_each(f),
            _ => {}
        }
    }

    /// The references and terms that an object holds.
    pub fn each_value(&self, r: Ref, mut f: impl FnMut(Value)) {
        match self.cells.get(r.0).map(|object| &object.body) {
            Some(Body::Fields(fields)) => fields.iter().copied().for_each(f),
            Some(Body::Open(array)) => array.elements.iter().copied().for_each(f),
            Some(Body::Array(Elements::Ref(elements))) => elements.iter().for_each(|held| f(Value::reference(held))),
            Some(Body::Array(Elements::Tagged(elements))) => elements.iter().for_each(f),
            _ => {}
        }
    }

    /// What `roots` lead to: a bit for each id.
    pub fn reached(&self, roots: impl Iterator<Item = Ref>) -> Vec<u64> {
        let mut marked = vec![0u64; self.cells.len() as usize / 64 + 1];
        let mut work: Vec<Ref> = Vec::new();
        let mut mark = |r: Ref, work: &mut Vec<Ref>| {
            if let Some(word) = marked.get_mut(r.0 as usize / 64) {
                let bit = 1u64 << (r.0 % 64);
                if !r.is_null() && *word & bit == 0 {
                    *word |= bit;
                    work.push(r);
                }
            }
        };
        roots.for_each(|r| mark(r, &mut work));
        while let Some(r) = work.pop() {
            self.each_reference(r, |r| mark(r, &mut work));
        }
        marked
    }

    /// Frees everything that `roots` do not reach. Deterministic: cells are swept in id order.
    pub fn collect(&mut self, roots: impl Iterator<Item = Ref>) {
        let marked = self.reached(roots);
        for id in (1..self.cells.len()).rev() {
            let dead = marked[id as usize / 64] & (1 << (id % 64)) == 0;
            let size = match self.cells.get(id) {
                Some(object) if dead && !matches!(object.body, Body::Free(_)) => object.size(),
                _ => continue,
            };
            self.used -= size;
            self.live -= 1;
            *self.cells.get_mut(id) = Object { class: ClassId(0), body: Body::Free(self.free) };
            self.free = id;
        }
    }
}

fn same_body(a: &Body, b: &Body) -> bool {
    match (a, b) {
        (Body::Free(_), Body::Free(_)) => true,
        (Body::Free(_), _) => false,
        // What was free may be in use now.
        (_, Body::Free(_)) => true,
        (Body::Fields(a), Body::Fields(b)) => Rc::ptr_eq(a, b) || a == b,
        (now, Body::Open(then)) => now.follows(then),
        (Body::Array(a), Body::Array(b)) => a.same(b),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::array::Chunked;

    fn cell(heap: &mut Heap, next: Ref) -> Ref {
        heap.alloc_fields(ClassId(1), Rc::from([Value::reference(next)]))
    }

    #[test]
    fn collection_keeps_what_is_reached_and_reuses_the_rest() {
        let mut heap = Heap::default();
        let a = cell(&mut heap, Ref::NULL);
        let b = cell(&mut heap, a);
        let dead = cell(&mut heap, b);
        let array = heap.alloc_array(ClassId(2), Elements::Ref(Chunked::from_slice(&[b])));
        heap.collect([array].into_iter());
        assert_eq!(heap.live(), 3);
        assert_eq!(heap.field(b, 0), Some(Value::reference(a)));
        assert_eq!(heap.class_of(dead), None);
        assert_eq!(cell(&mut heap, a), dead);
    }

    #[test]
    fn a_clone_does_not_see_later_writes() {
        let mut heap = Heap::default();
        let refs: Vec<Ref> = (0..5_000).map(|_| cell(&mut heap, Ref::NULL)).collect();
        let before = heap.clone();
        assert!(heap.set_field(refs[4_321], 0, Value::reference(refs[1])));
        assert_eq!(before.field(refs[4_321], 0), Some(Value::NULL));
        assert_eq!(heap.field(refs[4_321], 0), Some(Value::reference(refs[1])));
    }
}
