//! Reading and writing array elements: failures, symbolic indices, arrays of unknown length.
//!
//! A symbolic index is not enumerated. A read is a choice over the elements that it can hit, built as a balanced tree
//! over ranges of the index; a write makes each of them a choice between the new and the old value. Where aliases are settled early
//! (paper 003, section 2.2) it is enumerated after all.
//!
//! Beyond what is known of an input a path ends. In a search for a proof, which makes no inputs, a symbolic index goes on there: what it
//! reads is any value, each time another, and what it writes is forgotten.

use std::rc::Rc;

use super::advance::malformed;
use super::outcome::{End, ForkReason, Outcome, Partial};
use super::{Machine, Step};
use crate::expr::ops::Cmp;
use crate::expr::{Const, Sort, TermId};
use crate::state::{Body, Object, OpenArray, Ref, Rest, Value};
use crate::util::ClassId;

/// Elements that one symbolic index may range over.
const MOST_TOUCHED: usize = 1 << 16;
/// Elements that it is split over where aliases are settled early.
const MOST_SPLIT: usize = 64;
/// Elements of a new array of unknown length that a symbolic index can reach.
const KNOWN_BLANK: usize = 32;
/// A new array of unknown length that is not larger fits into the memory of any JVM that is of use.
const MOST_BYTES: u64 = 64 << 20;
/// An array of unknown length grows up to here when a known index asks for it.
const MOST_KNOWN: usize = 4096;

/// Where an index lies in an array of unknown length.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Among the elements that are known, or may become known.
    Known,
    /// Behind them, inside the array.
    Beyond,
    /// Outside; an exception is on its way.
    Outside,
}

/// Code that the compiler made has an array there: what stands for it is of a class that is not followed.
fn no_array() -> Box<Outcome> {
    Outcome::partial(Partial::Unsupported("an array of a class that is not known".into()))
}

impl Machine<'_> {
    pub fn array_load(&mut self) -> Step {
        let array = self.follow(1)?;
        self.settle_early(array, 0)?;
        let index = self.operand(0);
        let Some(elements) = self.state.heap.array(array) else {
            return match self.state.heap.open(array).cloned() {
                Some(_) => {
                    let open = self.reachable(array, index)?;
                    let Some(value) = self.load_open(array, &open, index)? else { return Ok(()) };
                    self.pop_values(2);
                    self.finish_with(value)
                }
                None if array.is_null() => self.raise_null(),
                None => Err(no_array()),
            };
        };
        let Some(index) = index.as_int() else {
            let elements = elements.clone();
            let index = self.term(index, Sort::Bv32)?;
            if !self.index_inside(index, elements.len())? {
                return Ok(());
            }
            let value = self.read_at(&|i| elements.get(i), elements.len(), index)?;
            self.pop_values(2);
            return self.finish_with(value);
        };
        match elements.get(index as u32 as usize) {
            Some(value) => {
                self.pop_values(2);
                self.finish_with(value)
            }
            None => {
                let length = elements.len();
                self.raise_bounds(index, length)
            }
        }
    }

    pub fn array_store(&mut self) -> Step {
        let value = self.operand(0);
        let array = self.follow(2)?;
        self.settle_early(array, 1)?;
        let index = self.operand(1);
        let open = self.state.heap.open(array).cloned();
        let mut place = Place::Known;
        let length = match (self.state.heap.array(array), &open) {
            (Some(elements), _) => elements.len(),
            (None, Some(_)) => {
                let open = self.reachable(array, index)?;
                place = self.place_in_open(array, &open, index)?;
                if place == Place::Outside {
                    return Ok(());
                }
                self.elements_left(array, &open)
            }
            _ if array.is_null() => return self.raise_null(),
            _ => return Err(no_array()),
        };
        if open.is_none() {
            match index.as_int() {
                Some(index) if index as u32 as usize >= length => return self.raise_bounds(index, length),
                Some(_) => {}
                None => {
                    let index = self.term(index, Sort::Bv32)?;
                    if !self.index_inside(index, length)? {
                        return Ok(());
                    }
                }
            }
        }
        if let Some(misfit) = self.store_misfit(array, value)? {
            let name = self.vm.program.class(misfit).java_name();
            return self.raise("java/lang/ArrayStoreException", Some(name));
        }
        self.note_store(array, value);
        let narrowed = self.narrow_element(array, value);
        match index.as_int() {
            _ if place == Place::Beyond => self.forget_beyond(array, narrowed),
            Some(index) => self.write_known(array, index as usize, narrowed)?,
            None => self.write_symbolic(array, length, narrowed)?,
        }
        self.pop_values(3);
        self.next();
        Ok(())
    }

    /// Where aliases are settled early, an index that depends on the inputs becomes known: one way for each element. So it does
    /// among rows, which are followed one by one wherever they are used.
    fn settle_early(&mut self, array: Ref, below: u32) -> Step {
        let is_settled = |m: &Self| m.vm.config.early_aliases || m.has_rows(array);
        let Some(index) = self.operand(below).as_sym().filter(|_| is_settled(self)) else { return Ok(()) };
        let known = self.state.heap.array(array).map(|elements| elements.len());
        let Some(length) = known.or_else(|| Some(self.state.heap.open(array)?.elements.len())) else { return Ok(()) };
        let (low, high) = self.index_range(index, length);
        if high - low > MOST_SPLIT {
            return Ok(());
        }
        let limit = self.terms.int(length as i32);
        let inside = self.terms.cmp_unsigned(Cmp::Lt, index, limit);
        let mut guards = vec![self.terms.not(inside)];
        for position in low..high {
            let position = self.terms.int(position as i32);
            guards.push(self.terms.eq(index, position));
        }
        let chosen = self.choose(&guards, ForkReason::Alias)?;
        if let Some(position) = chosen.checked_sub(1) {
            self.set_operand(below, Value::int((low + position) as i32));
        }
        Ok(())
    }

    fn has_rows(&self, array: Ref) -> bool {
        self.component_of(array).is_some_and(|component| self.vm.program.class(component).is_array())
    }

    pub fn array_length(&mut self) -> Step {
        let array = self.follow(0)?;
        let value = match (self.state.heap.array(array), self.state.heap.open(array)) {
            (Some(elements), _) => Value::int(elements.len() as i32),
            (None, Some(open)) => Value::sym(open.length),
            _ if array.is_null() => return self.raise_null(),
            _ => return Err(no_array()),
        };
        self.pop_values(1);
        self.finish_with(value)
    }

    fn raise_bounds(&mut self, index: i32, length: usize) -> Step {
        let message = format!("Index {index} out of bounds for length {length}");
        self.raise("java/lang/ArrayIndexOutOfBoundsException", Some(message))
    }

    /// `false`: an exception is on its way.
    fn index_inside(&mut self, index: TermId, length: usize) -> Result<bool, Box<Outcome>> {
        let limit = self.terms.int(length as i32);
        let inside = self.terms.cmp_unsigned(Cmp::Lt, index, limit);
        if self.decide(inside, ForkReason::Bounds)? {
            return Ok(true);
        }
        self.raise_opaque("java/lang/ArrayIndexOutOfBoundsException")?;
        Ok(false)
    }

    /// The element of an array at a symbolic index that is inside.
    pub fn read_at(
        &mut self,
        element: &dyn Fn(usize) -> Option<Value>,
        length: usize,
        index: TermId,
    ) -> Result<Value, Box<Outcome>> {
        let (low, high) = self.index_range(index, length);
        if high - low > MOST_TOUCHED {
            let what = format!("a symbolic index into {length} elements");
            return Err(Outcome::partial(Partial::Unsupported(what)));
        }
        let mut leaves = Vec::with_capacity(high - low);
        for i in low..high {
            let value = element(i).unwrap_or_default();
            leaves.push(self.any_term(value)?);
        }
        let term = self.pick(&leaves, low, index);
        Ok(self.value(term))
    }

    /// The positions that an index can have, `low..high`.
    fn index_range(&self, index: TermId, length: usize) -> (usize, usize) {
        let (low, high) = self.terms.signed_range(index).unwrap_or((0, i64::MAX));
        let low = low.clamp(0, length as i64) as usize;
        let high = high.saturating_add(1).clamp(low as i64, length as i64) as usize;
        (low, high)
    }

    /// A balanced choice; equal neighbours share a leaf.
    fn pick(&mut self, leaves: &[TermId], offset: usize, index: TermId) -> TermId {
        let Some(first) = leaves.first() else { return self.terms.int(0) };
        if leaves.iter().all(|l| l == first) {
            return *first;
        }
        let middle = leaves.len() / 2;
        let (left, right) = leaves.split_at(middle);
        let (a, b) = (self.pick(left, offset, index), self.pick(right, offset + middle, index));
        let border = self.terms.int((offset + middle) as i32);
        let below = self.terms.cmp(Cmp::Lt, index, border);
        self.terms.ite(below, a, b)
    }

    /// `None`: an exception is on its way.
    fn load_open(&mut self, array: Ref, open: &OpenArray, index: Value) -> Result<Option<Value>, Box<Outcome>> {
        match self.place_in_open(array, open, index)? {
            Place::Known => {}
            Place::Beyond => return self.unknown_element(array).map(Some),
            Place::Outside => return Ok(None),
        }
        match index.as_int() {
            Some(index) => {
                self.reach(array, index as usize)?;
                Ok(self.state.heap.open(array).and_then(|o| o.elements.get(index as usize)).copied())
            }
            None => {
                let index = self.term(index, Sort::Bv32)?;
                let elements = &open.elements;
                let length = self.elements_left(array, open);
                self.read_at(&|i| elements.get(i).copied(), length, index).map(Some)
            }
        }
    }

    /// How many of the references that are known of an array the path leaves it: each would have objects of its own behind it.
    fn elements_left(&mut self, array: Ref, open: &OpenArray) -> usize {
        let known = open.elements.len();
        let primitive = self.component_of(array).is_none_or(|class| self.vm.program.class(class).is_primitive());
        if primitive || known > MOST_SPLIT {
            return known;
        }
        let is_left = |m: &mut Self, length: usize| {
            let length = m.terms.int(length as i32);
            [Cmp::Eq, Cmp::Le].into_iter().any(|op| {
                let so = m.terms.cmp(op, open.length, length);
                m.state.path.decided(m.terms, so) == Some(true)
            })
        };
        (0..known).find(|length| is_left(self, *length)).unwrap_or(known)
    }

    fn place_in_open(&mut self, array: Ref, open: &OpenArray, index: Value) -> Result<Place, Box<Outcome>> {
        let term = self.term(index, Sort::Bv32)?;
        let inside = self.terms.cmp_unsigned(Cmp::Lt, term, open.length);
        let negative = index.as_int().is_some_and(|i| i < 0);
        if negative || !self.decide(inside, ForkReason::Bounds)? {
            self.raise_opaque("java/lang/ArrayIndexOutOfBoundsException")?;
            return Ok(Place::Outside);
        }
        // The elements of a complete text are all there are.
        let complete = matches!(open.rest, Rest::Given { condition: TermId::TRUE, .. });
        if index.as_int().is_none() && !complete {
            let known = self.terms.int(open.elements.len() as i32);
            let reachable = self.terms.cmp(Cmp::Lt, term, known);
            if self.state.inputs.any_statics && matches!(open.rest, Rest::Input(_) | Rest::Any(_)) {
                let is_known = self.decide(reachable, ForkReason::Bound)?;
                return Ok(if is_known { Place::Known } else { Place::Beyond });
            }
            let bound = self.length_bound(array);
            self.within(reachable, &bound)?;
        }
        Ok(Place::Known)
    }

    /// An element of an input beyond what is known of it.
    fn unknown_element(&mut self, array: Ref) -> Result<Value, Box<Outcome>> {
        let name = match self.state.heap.open(array).map(|open| &open.rest) {
            Some(Rest::Input(name) | Rest::Any(name)) => Rc::clone(name),
            _ => return Err(beyond(&self.length_bound(array))),
        };
        let inputs = Rc::make_mut(&mut self.state.inputs);
        inputs.read_beyond += 1;
        let name = format!("{name}[+{}]", inputs.read_beyond);
        let depth = inputs.made(array).map_or(0, |made| made.depth);
        let element = self.component_of(array).map(|class| self.vm.program.class(class).descriptor());
        let element = element.ok_or_else(no_array)?;
        Ok(self.unknown(&name, &element, None, depth + 1, true))
    }

    /// Something is written beyond what is known of an input. An object that was made since is none of the values that are read there.
    fn forget_beyond(&mut self, array: Ref, value: Value) {
        let may_be_new = value.as_ref().map_or_else(|| self.is_reference(value), |object| !object.is_null());
        if let Some(open) = self.state.heap.open_mut(array) {
            open.rest = match &open.rest {
                Rest::Input(name) | Rest::Any(name) if !may_be_new => Rest::Any(Rc::clone(name)),
                _ => Rest::Lost,
            };
        }
    }

    fn is_reference(&self, value: Value) -> bool {
        value.as_sym().is_some_and(|term| self.terms.sort(term) == Sort::Ref)
    }

    /// The bound on the length of an array, in the words of a report.
    pub fn length_bound(&self, array: Ref) -> String {
        let bounds = self.vm.bounds.get();
        match self.state.heap.class_of(array) == Some(self.vm.known.char_array) {
            true => format!("strings and char arrays longer than --text {}", bounds.text),
            false => format!("arrays longer than --array {}", bounds.array),
        }
    }

    /// Makes an element known; inputs only up to their bound, else a loop over one would never end.
    fn reach(&mut self, array: Ref, index: usize) -> Result<(), Box<Outcome>> {
        let Some(open) = self.state.heap.open(array) else { return Ok(()) };
        if index >= open.elements.len() && matches!(open.rest, Rest::Input(_)) {
            return Err(beyond(&self.length_bound(array)));
        }
        self.grow(array, index + 1)
    }

    /// The array of unknown length, with all known of it that a symbolic index may want.
    fn reachable(&mut self, array: Ref, index: Value) -> Result<Rc<OpenArray>, Box<Outcome>> {
        if index.is_sym() {
            self.expand(array)?;
        }
        self.state.heap.open(array).cloned().ok_or_else(|| malformed("an array of no length"))
    }

    /// Elements that are known under a condition become known; elsewhere the path ends.
    pub fn expand(&mut self, array: Ref) -> Result<(), Box<Outcome>> {
        let Some(open) = self.state.heap.open(array) else { return Ok(()) };
        let Rest::Given { condition, more } = open.rest.clone() else { return Ok(()) };
        if more.is_empty() && condition == TermId::TRUE {
            return Ok(());
        }
        self.within(condition, &format!("strings longer than --text {}", self.vm.bounds.get().text))?;
        let more: Vec<Value> = more.iter().map(|unit| self.value(*unit)).collect();
        if let Some(open) = self.state.heap.open_mut(array) {
            open.elements.extend(more);
            open.rest = Rest::Given { condition: TermId::TRUE, more: Rc::from([]) };
        }
        Ok(())
    }

    /// Makes the first `count` elements known.
    pub fn grow(&mut self, array: Ref, count: usize) -> Result<(), Box<Outcome>> {
        let Some(open) = self.state.heap.open(array) else { return Ok(()) };
        if count <= open.elements.len() {
            return Ok(());
        }
        if matches!(open.rest, Rest::Given { .. }) {
            self.expand(array)?;
        }
        let Some(open) = self.state.heap.open(array) else { return Ok(()) };
        let (from, rest) = (open.elements.len(), open.rest.clone());
        if count <= from {
            return Ok(());
        }
        if count > MOST_KNOWN {
            return Err(beyond(&format!("arrays of unknown length used beyond {MOST_KNOWN} elements")));
        }
        if matches!(rest, Rest::Lost | Rest::Any(_) | Rest::Given { .. }) {
            return Err(beyond(&self.length_bound(array)));
        }
        let component = self.component_of(array);
        let class = component.map(|c| self.vm.program.class(c));
        let mut more = Vec::new();
        for i in from..count {
            more.push(match (&rest, class) {
                (Rest::Input(name), Some(class)) => {
                    let descriptor = class.descriptor();
                    let depth = self.state.inputs.made(array).map_or(0, |m| m.depth);
                    self.unknown(&format!("{name}[{i}]"), &descriptor, None, depth + 1, true)
                }
                (_, Some(class)) => super::arrays::blank_elements(&class.shape, 1).get(0).unwrap_or_default(),
                _ => Value::NULL,
            });
        }
        if let Some(open) = self.state.heap.open_mut(array) {
            open.elements.extend(more);
        }
        Ok(())
    }

    fn write_known(&mut self, array: Ref, index: usize, value: Value) -> Result<(), Box<Outcome>> {
        if self.state.heap.open(array).is_some() {
            self.reach(array, index)?;
            if let Some(place) = self.state.heap.open_mut(array).and_then(|o| o.elements.get_mut(index)) {
                *place = value;
            }
            return Ok(());
        }
        if !self.state.heap.set_element(array, index, value) {
            return Err(malformed("an array write of the wrong kind"));
        }
        Ok(())
    }

    fn write_symbolic(&mut self, array: Ref, length: usize, value: Value) -> Result<(), Box<Outcome>> {
        let index = self.term(self.operand(1), Sort::Bv32)?;
        let (low, high) = self.index_range(index, length);
        if high - low > MOST_TOUCHED {
            let what = format!("a write at a symbolic index into {length} elements");
            return Err(Outcome::partial(Partial::Unsupported(what)));
        }
        let new = self.any_term(value)?;
        let heap = &mut self.state.heap;
        if let Some(elements) = heap.array_mut(array) {
            elements.make_tagged();
        }
        for i in low..high {
            let old = match (self.state.heap.array(array), self.state.heap.open(array)) {
                (Some(elements), _) => elements.get(i),
                (None, Some(open)) => open.elements.get(i).copied(),
                _ => None,
            };
            let old = self.any_term(old.unwrap_or_default())?;
            if self.terms.sort(old) != self.terms.sort(new) {
                return Err(malformed("an array write of the wrong kind"));
            }
            let position = self.terms.int(i as i32);
            let here = self.terms.eq(index, position);
            let merged = self.either(here, new, old);
            self.write_known(array, i, merged)?;
        }
        Ok(())
    }

    /// The class of the stored object where the array cannot hold it.
    pub fn store_misfit(&mut self, array: Ref, value: Value) -> Result<Option<ClassId>, Box<Outcome>> {
        let Some(component) = self.component_of(array) else { return Ok(None) };
        if self.vm.program.class(component).is_primitive() || component == self.vm.known.object {
            return Ok(None);
        }
        if let Some(object) = value.as_ref() {
            let class = self.state.heap.class_of(object).filter(|_| !object.is_null());
            return Ok(class.filter(|c| !self.vm.program.is_subtype(*c, component)));
        }
        let Some(term) = value.as_sym().filter(|t| self.terms.sort(*t) == Sort::Ref) else { return Ok(None) };
        let mut misfits = Vec::new();
        for (guard, target) in self.targets(term)? {
            let class = self.state.heap.class_of(target).filter(|_| !target.is_null());
            if let Some(class) = class.filter(|c| !self.vm.program.is_subtype(*c, component)) {
                misfits.push((guard, class));
            }
        }
        if misfits.is_empty() {
            return Ok(None);
        }
        for (guard, class) in misfits {
            if self.decide(guard, ForkReason::Cast)? {
                return Ok(Some(class));
            }
        }
        Ok(None)
    }

    /// An array whose length is the term on the stack.
    pub fn new_open_array(&mut self, class: ClassId) -> Step {
        let length = self.term(self.operand(0), Sort::Bv32)?;
        if !self.check_size(length)? {
            return Ok(());
        }
        let Some(component) = self.vm.program.class(class).component() else {
            return Err(malformed("an array of no class"));
        };
        let most = self.terms.signed_range(length).map_or(i64::MAX, |(_, high)| high);
        let shape = &self.vm.program.class(component).shape;
        let fitting = self.vm.config.max_heap.min(MOST_BYTES) / super::arrays::element_size(shape);
        if most > fitting as i64 {
            let limit = self.terms.int(fitting.min(i32::MAX as u64) as i32);
            let fits = self.terms.cmp(Cmp::Le, length, limit);
            if !self.decide(fits, ForkReason::Bound)? {
                self.note_scope("new arrays whose length depends on the inputs take at most 64 MiB each");
                return Err(Box::new(Outcome::End(End::Assumed)));
            }
        }
        let known = KNOWN_BLANK.min(most.max(0) as usize);
        let blank = super::arrays::blank_elements(shape, 1).get(0);
        let elements = vec![blank.unwrap_or_default(); known];
        let open = OpenArray { length, elements, rest: Rest::Blank };
        let array = self.state.heap.alloc(Object { class, body: Body::Open(open.into()) });
        self.pop_values(1);
        self.finish_with(Value::reference(array))
    }

    /// `false`: the length is negative, and an exception is on its way.
    fn check_size(&mut self, length: TermId) -> Result<bool, Box<Outcome>> {
        let zero = self.terms.int(0);
        let natural = self.terms.cmp(Cmp::Ge, length, zero);
        if self.decide(natural, ForkReason::Size)? {
            return Ok(true);
        }
        self.raise_opaque("java/lang/NegativeArraySizeException")?;
        Ok(false)
    }

    /// A symbolic length as a known one: the path splits. Negative ones are given as -1.
    pub fn known_length(&mut self, from_top: u32) -> Result<i32, Box<Outcome>> {
        let length = self.term(self.operand(from_top), Sort::Bv32)?;
        if let Some(Const::Bv32(known)) = self.terms.as_const(length) {
            return Ok(known);
        }
        let zero = self.terms.int(0);
        let natural = self.terms.cmp(Cmp::Ge, length, zero);
        if !self.decide(natural, ForkReason::Size)? {
            return Ok(-1);
        }
        let most = self.vm.bounds.get().array as i32;
        let limit = self.terms.int(most);
        let small = self.terms.cmp(Cmp::Le, length, limit);
        self.within(small, &format!("arrays longer than --array {most}"))?;
        let mut guards = Vec::new();
        for i in 0..=most {
            let i = self.terms.int(i);
            guards.push(self.terms.eq(length, i));
        }
        Ok(self.choose(&guards, ForkReason::Length)? as i32)
    }
}

fn beyond(what: &str) -> Box<Outcome> {
    Outcome::partial(Partial::Bound(what.to_string()))
}
