//! Identity of references that are terms, and boxes of symbolic values.
//!
//! `Integer.valueOf` gives one object per small value and a new one for others, so `==` on its results depends on the
//! value. A box of a term is therefore no object but a variable of sort `Ref` that knows its class and value; it becomes
//! an object where its fields are read, and is compared by the rules of the caches.

use std::rc::Rc;

use super::outcome::Outcome;
use super::{Machine, Vm};
use crate::expr::ops::Cmp;
use crate::expr::{Const, Sort, TermId};
use crate::state::inputs::Boxed;
use crate::state::{Ref, State, Value};
use crate::util::ClassId;

/// Wrapper classes whose `valueOf` caches: name, cache holder, least and greatest cached value.
const CACHES: [(&str, &str, i64, i64); 5] = [
    ("java/lang/Integer", "java/lang/Integer$IntegerCache", -128, 127),
    ("java/lang/Long", "java/lang/Long$LongCache", -128, 127),
    ("java/lang/Short", "java/lang/Short$ShortCache", -128, 127),
    ("java/lang/Byte", "java/lang/Byte$ByteCache", -128, 127),
    ("java/lang/Character", "java/lang/Character$CharacterCache", 0, 127),
];

impl Vm {
    /// Whether an object is one of those that `valueOf` gives again and again.
    pub fn is_kept_box(&self, state: &State, object: Ref) -> bool {
        let kept = || {
            let class = &self.program.class(state.heap.class_of(object)?).name;
            let (_, holder, ..) = CACHES.iter().find(|(name, ..)| *name == &**class)?;
            let field = self.program.find_field(self.program.loaded(holder)?, "cache", None)?;
            let cache = state.statics.get(field.class, field.slot as usize)?.as_ref()?;
            let cache = state.heap.array(cache)?;
            Some((0..cache.len()).any(|at| cache.get(at).and_then(|value| value.as_ref()) == Some(object)))
        };
        kept().unwrap_or(false)
    }
}

impl Machine<'_> {
    /// The box of a symbolic value, as `valueOf` gives it.
    pub fn boxed(&mut self, class: ClassId, value: TermId) -> Value {
        let count = self.state.inputs.boxes.len();
        let var = self.terms.var(&format!("<box {count}>"), Sort::Ref);
        let boxed = Boxed { class, value, object: Ref::NULL };
        Rc::make_mut(&mut self.state.inputs).boxes.insert(var, boxed);
        Value::sym(var)
    }

    /// The object of a box, made when it is first needed.
    pub fn box_object(&mut self, var: TermId) -> Option<Ref> {
        let boxed = self.state.inputs.boxes.get(&var)?.clone();
        if !boxed.object.is_null() {
            return Some(boxed.object);
        }
        let object = self.vm.new_instance(self.state, boxed.class);
        let slot = self.vm.program.find_field(boxed.class, "value", None)?.slot;
        self.state.heap.set_field(object, slot as usize, Value::sym(boxed.value));
        if let Some(place) = Rc::make_mut(&mut self.state.inputs).boxes.get_mut(&var) {
            place.object = object;
        }
        Some(object)
    }

    /// The box that this object was made for.
    pub fn box_of(&self, object: Ref) -> Option<TermId> {
        let boxes = &self.state.inputs.boxes;
        boxes.iter().find(|(_, b)| b.object == object).map(|(var, _)| *var)
    }

    pub fn is_box(&self, term: TermId) -> bool {
        self.state.inputs.boxes.contains_key(&term)
    }

    /// Whether two references are the same, as a term over the inputs.
    pub fn same_object(&mut self, a: TermId, b: TermId) -> Result<TermId, Box<Outcome>> {
        let (a, b) = (self.resolve(a)?, self.resolve(b)?);
        if a == b {
            return Ok(self.terms.bool(true));
        }
        if self.state.inputs.boxes.is_empty() {
            return Ok(self.terms.same_end(a, b));
        }
        let (left, right) = (self.terms.alternatives(a), self.terms.alternatives(b));
        let mut same = self.terms.bool(false);
        for (left_guard, x) in &left {
            for (right_guard, y) in &right {
                let equal = self.same_leaf(*x, *y);
                let both = self.terms.and(*left_guard, *right_guard);
                let here = self.terms.and(both, equal);
                same = self.terms.or(same, here);
            }
        }
        Ok(same)
    }

    fn same_leaf(&mut self, x: TermId, y: TermId) -> TermId {
        if x == y {
            return self.terms.bool(true);
        }
        let (left, right) = (self.state.inputs.boxes.get(&x).cloned(), self.state.inputs.boxes.get(&y).cloned());
        match (left, right) {
            (Some(a), Some(b)) if a.class == b.class => {
                let equal = self.terms.eq(a.value, b.value);
                let cached = self.is_cached(a.class, a.value);
                self.terms.and(equal, cached)
            }
            (Some(boxed), None) => self.is_cache_entry(&boxed, y),
            (None, Some(boxed)) => self.is_cache_entry(&boxed, x),
            (Some(_), Some(_)) => self.terms.bool(false),
            (None, None) => self.terms.eq(x, y),
        }
    }

    fn is_cached(&mut self, class: ClassId, value: TermId) -> TermId {
        let name = &self.vm.program.class(class).name;
        let Some((_, _, low, high)) = CACHES.iter().find(|c| *c.0 == **name) else { return self.terms.bool(false) };
        let sort = self.terms.sort(value);
        let (low, high) = (Const::from_bits(sort, *low as u64), Const::from_bits(sort, *high as u64));
        let (low, high) = (self.terms.constant(low), self.terms.constant(high));
        let (a, b) = (self.terms.cmp(Cmp::Ge, value, low), self.terms.cmp(Cmp::Le, value, high));
        self.terms.and(a, b)
    }

    /// Whether the box is this object, which can only be if the object is the cache's for its value.
    fn is_cache_entry(&mut self, boxed: &Boxed, object: TermId) -> TermId {
        let no = self.terms.bool(false);
        let Some(Const::Ref(object)) = self.terms.as_const(object) else { return no };
        if self.state.heap.class_of(Ref(object)) != Some(boxed.class) {
            return no;
        }
        let cached = self.vm.is_kept_box(self.state, Ref(object));
        let slot = self.vm.program.find_field(boxed.class, "value", None).map(|f| f.slot as usize);
        let value = slot.and_then(|slot| self.state.heap.field(Ref(object), slot));
        match value {
            Some(value) if cached => match self.any_term(value) {
                Ok(value) if self.terms.sort(value) == self.terms.sort(boxed.value) => {
                    self.terms.eq(value, boxed.value)
                }
                _ => no,
            },
            _ => no,
        }
    }
}
