//! Symbolic references: choices between known objects.
//!
//! An unknown reference that something looks at becomes a choice ([`Machine::resolve`]); a choice is a term of sort
//! `Ref` over constants, so null tests, comparisons and type tests on it are terms. Reading and writing fields through
//! it is merged, unless what is read leads further into the inputs; calls split only by the method that they select;
//! everything else follows the reference, which splits the path by object. Where aliases are settled early (paper 003,
//! section 2.2) fields are read and written so too.

use super::outcome::{ForkReason, Outcome};
use super::{Machine, Step};
use crate::expr::{Const, Sort, TermId};
use crate::state::{Ref, Value, View};
use crate::util::{ClassId, MethodId};

/// More objects than this are not read or written as one: the path splits.
const MERGE: usize = 12;
/// A choice with no more nodes than this that has each end once stays as it is.
const MOST_PLAIN: usize = 32;
/// A reference that is a choice in more steps than this is written anew.
const MOST_CHOICES: usize = 48;

impl Machine<'_> {
    /// The objects that a symbolic reference can be, with their guards, null first, then by heap id.
    pub fn targets(&mut self, reference: TermId) -> Result<Vec<(TermId, Ref)>, Box<Outcome>> {
        let mut found: Vec<(TermId, Ref)> = Vec::new();
        let reference = self.settled(reference);
        for (guard, leaf) in self.terms.alternatives(reference) {
            if self.state.path.decided(self.terms, guard) == Some(false) {
                continue;
            }
            match self.terms.as_const(leaf) {
                Some(Const::Ref(id)) => found.push((guard, Ref(id))),
                _ if self.is_box(leaf) => found.push((guard, self.box_object(leaf).unwrap_or_default())),
                _ => {
                    let resolved = self.resolve_lazy(leaf)?;
                    for (inner, target) in self.targets(resolved)? {
                        let both = self.terms.and(guard, inner);
                        found.push((both, target));
                    }
                }
            }
        }
        found.sort_by_key(|(_, target)| *target);
        found.dedup_by(|later, first| {
            let same = later.1 == first.1;
            if same {
                first.0 = self.terms.or(first.0, later.0);
            }
            same
        });
        Ok(found)
    }

    /// The choice without what the path has decided. Without that, the conditions of a choice would be repeated in every
    /// choice that comes of it.
    fn settled(&mut self, reference: TermId) -> TermId {
        let path = &self.state.path;
        self.terms.settled(reference, &mut |terms, condition| path.settles(terms, condition))
    }

    /// A choice that was made of others. Around a circle the same choices come again and again: they become the same terms,
    /// so that what the path has assumed of one holds for all.
    fn shortened(&mut self, choice: TermId) -> TermId {
        let choice = self.settled(choice);
        let (choices, ends) = self.terms.extent(choice);
        if choices < ends && !self.terms.is_long(choice, MOST_PLAIN) {
            return choice;
        }
        match self.terms.in_order(choice) {
            Some(ordered) => ordered,
            None => self.terms.flattened(choice, MOST_CHOICES),
        }
    }

    /// The reference as a choice between known objects.
    pub fn resolve(&mut self, reference: TermId) -> Result<TermId, Box<Outcome>> {
        let mut found = Vec::new();
        let reference = self.settled(reference);
        for (_, leaf) in self.terms.alternatives(reference) {
            if self.terms.as_const(leaf).is_none() && !self.is_box(leaf) {
                let resolved = self.resolve_lazy(leaf)?;
                found.push((leaf, self.resolve(resolved)?));
            }
        }
        Ok(self.terms.replace_leaves(reference, &found))
    }

    /// The operand, which is a reference, as one object: splits the path where it can be several.
    pub fn follow(&mut self, from_top: u32) -> Result<Ref, Box<Outcome>> {
        let value = self.operand(from_top);
        let Some(term) = value.as_sym() else {
            return value.as_ref().ok_or_else(|| super::advance::malformed("a reference was expected"));
        };
        if self.terms.sort(term) != Sort::Ref {
            return Err(super::advance::malformed("a reference was expected"));
        }
        let targets = self.targets(term)?;
        let guards: Vec<TermId> = targets.iter().map(|(guard, _)| *guard).collect();
        let chosen = self.choose(&guards, ForkReason::Alias)?;
        let object = targets.get(chosen).map_or(Ref::NULL, |(_, object)| *object);
        // A box stays what it is: its identity depends on its value.
        if self.box_of(object).is_none() {
            self.replace_in_frame(value, Value::reference(object));
        }
        Ok(object)
    }

    /// The operand is not null from here on, or `false`. Gives the objects that it can be.
    pub fn non_null(&mut self, from_top: u32) -> Result<Option<Vec<(TermId, Ref)>>, Box<Outcome>> {
        let value = self.operand(from_top);
        let Some(term) = value.as_sym().filter(|t| self.terms.sort(*t) == Sort::Ref) else {
            return Err(super::advance::malformed("a reference was expected"));
        };
        let mut targets = self.targets(term)?;
        if let Some((null, Ref::NULL)) = targets.first().copied() {
            if self.decide(null, ForkReason::Null)? {
                return Ok(None);
            }
            targets.remove(0);
            self.narrow(value, &targets);
        } else if targets.len() == 1 {
            // What is decided need not be asked for again.
            self.narrow(value, &targets);
        }
        Ok(Some(targets))
    }

    /// Replaces a reference in the frame by the choice between these objects only.
    pub fn narrow(&mut self, old: Value, targets: &[(TermId, Ref)]) -> Value {
        let mut term = None;
        for (guard, target) in targets.iter().rev() {
            let object = self.mention(*target);
            term = Some(match term {
                None => object,
                Some(rest) => self.terms.ite(*guard, object, rest),
            });
        }
        let Some(term) = term else { return old };
        let narrowed = self.value(term);
        self.replace_in_frame(old, narrowed);
        narrowed
    }

    /// `new` where the guard holds, else `old`.
    pub fn either(&mut self, guard: TermId, new: TermId, old: TermId) -> Value {
        let mut merged = self.terms.ite(guard, new, old);
        if self.terms.sort(merged) == Sort::Ref {
            merged = self.shortened(merged);
        }
        self.value(merged)
    }

    /// A known object as a term; from now on it is kept.
    pub fn mention(&mut self, object: Ref) -> TermId {
        if !object.is_null() {
            if let Some(boxed) = self.box_of(object) {
                return boxed;
            }
            let len = self.state.mentioned.len();
            if len == 0 || self.state.mentioned.get(len - 1) != Some(&object) {
                self.state.mentioned.push(object);
            }
        }
        self.terms.object(object.0)
    }

    /// The value as a term of whatever sort it has.
    pub fn any_term(&mut self, value: Value) -> Result<TermId, Box<Outcome>> {
        Ok(match value.view() {
            View::Int(v) => self.terms.int(v),
            View::Long(v) => self.terms.long(v),
            View::Float(v) => self.terms.float(v),
            View::Double(v) => self.terms.double(v),
            View::Ref(v) => self.mention(v),
            View::Sym(t) => t,
            View::Void | View::ReturnAddress(_) => {
                return Err(super::advance::malformed("an operand that is no value"));
            }
        })
    }

    fn replace_in_frame(&mut self, old: Value, new: Value) {
        let Some(top) = self.state.stack.top().copied() else { return };
        let used = top.base as usize..(top.base + top.sp) as usize;
        if let Some(slots) = self.state.stack.slots.get_mut(used) {
            slots.iter_mut().filter(|v| **v == old).for_each(|v| *v = new);
        }
    }

    /// The objects whose fields are read or written as one; `None`: the operand is null.
    fn merged(&mut self, from_top: u32, read: Option<u32>) -> Result<Option<Vec<(TermId, Ref)>>, Box<Outcome>> {
        let Some(targets) = self.non_null(from_top)? else { return Ok(None) };
        let most = if self.vm.config.early_aliases { 1 } else { MERGE };
        let leads_on = read.is_some_and(|slot| targets.len() > 1 && self.lead_to_inputs(&targets, slot));
        if targets.len() <= most && !leads_on {
            return Ok(Some(targets));
        }
        // A box stays a term in the frame, so the instruction must not wait for the operand to become an object.
        let object = self.follow(from_top)?;
        Ok(Some(vec![(self.terms.bool(true), object)]))
    }

    /// Whether more of the input is behind this field of one of the objects. Read as one, each of them would have objects of
    /// its own behind it, several times as many with every step; few of them can be there together.
    fn lead_to_inputs(&mut self, targets: &[(TermId, Ref)], slot: u32) -> bool {
        targets.iter().any(|(_, target)| {
            let value = self.state.heap.field(*target, slot as usize).and_then(Value::as_sym);
            let Some(value) = value.filter(|value| self.terms.sort(*value) == Sort::Ref) else { return false };
            let lazies = &self.state.inputs.lazies;
            lazies.contains_key(&value)
                || self.terms.alternatives(value).iter().any(|(_, leaf)| lazies.contains_key(leaf))
        })
    }

    /// `getfield` through a choice.
    pub fn get_field_symbolic(&mut self, slot: u32) -> Step {
        let Some(targets) = self.merged(0, Some(slot))? else { return self.raise_null() };
        let mut values: Vec<(TermId, Ref, TermId)> = Vec::new();
        for (guard, target) in targets {
            let Some(value) = self.state.heap.field(target, slot as usize) else { continue };
            values.push((guard, target, self.any_term(value)?));
        }
        self.keep_one_sort(&mut values)?;
        let mut result: Option<TermId> = None;
        for (guard, _, value) in values.iter().rev() {
            result = Some(result.map_or(*value, |rest| self.terms.ite(*guard, *value, rest)));
        }
        let Some(mut result) = result else { return Err(super::advance::malformed("getfield without that field")) };
        if self.terms.sort(result) == Sort::Ref {
            result = self.shortened(result);
        }
        let value = self.value(result);
        self.pop_values(1);
        self.finish_with(value)
    }

    /// Objects of a class without the field have something else in its place, which the path excludes: splits by what is there.
    fn keep_one_sort(&mut self, values: &mut Vec<(TermId, Ref, TermId)>) -> Step {
        let mut groups: Vec<(Sort, TermId)> = Vec::new();
        for (guard, _, value) in values.iter() {
            let sort = self.terms.sort(*value);
            match groups.iter_mut().find(|(known, _)| *known == sort) {
                Some((_, all)) => *all = self.terms.or(*all, *guard),
                None => groups.push((sort, *guard)),
            }
        }
        if groups.len() > 1 {
            let guards: Vec<TermId> = groups.iter().map(|(_, guard)| *guard).collect();
            let chosen = self.choose(&guards, ForkReason::Dispatch)?;
            values.retain(|(_, _, value)| groups.get(chosen).is_some_and(|(sort, _)| self.terms.sort(*value) == *sort));
            let kept: Vec<(TermId, Ref)> = values.iter().map(|(guard, target, _)| (*guard, *target)).collect();
            let old = self.operand(0);
            self.narrow(old, &kept);
        }
        Ok(())
    }

    /// `putfield` through a choice.
    pub fn put_field_symbolic(&mut self, slot: u32) -> Step {
        let Some(targets) = self.merged(1, None)? else { return self.raise_null() };
        let value = self.operand(0);
        let new = self.any_term(value)?;
        for (guard, target) in targets {
            let Some(old) = self.state.heap.field(target, slot as usize) else { continue };
            let old = self.any_term(old)?;
            // An object of a class without the field, which the path excludes.
            if self.terms.sort(old) != self.terms.sort(new) {
                continue;
            }
            let merged = self.either(guard, new, old);
            self.state.heap.set_field(target, slot as usize, merged);
        }
        self.pop_values(2);
        self.next();
        Ok(())
    }

    /// The method that a call on a choice selects: splits where the objects disagree. `None`: the receiver is null.
    pub fn select_symbolic(
        &mut self,
        from_top: u32,
        select: impl Fn(&Self, ClassId) -> Option<MethodId>,
    ) -> Result<Option<MethodId>, Box<Outcome>> {
        let Some(targets) = self.non_null(from_top)? else { return Ok(None) };
        let mut groups: Vec<(Option<MethodId>, TermId)> = Vec::new();
        for (guard, target) in &targets {
            let method = self.state.heap.class_of(*target).and_then(|c| select(self, c));
            match groups.iter_mut().find(|(m, _)| *m == method) {
                Some((_, all)) => *all = self.terms.or(*all, *guard),
                None => groups.push((method, *guard)),
            }
        }
        let guards: Vec<TermId> = groups.iter().map(|(_, guard)| *guard).collect();
        let chosen = self.choose(&guards, ForkReason::Dispatch)?;
        let Some((method, _)) = groups.get(chosen).copied() else { return Ok(None) };
        if groups.len() > 1 {
            let of_group = |m: &Self, r: Ref| m.state.heap.class_of(r).and_then(|c| select(m, c)) == method;
            let kept: Vec<(TermId, Ref)> = targets.into_iter().filter(|(_, r)| of_group(self, *r)).collect();
            let old = self.operand(from_top);
            self.narrow(old, &kept);
        }
        match method {
            Some(method) => Ok(Some(method)),
            None => Err(super::advance::malformed("a call that an object does not understand")),
        }
    }

    /// Where the reference is an instance of the class, and where it is null.
    fn instance_guards(&mut self, term: TermId, class: ClassId) -> Result<(TermId, TermId), Box<Outcome>> {
        let (mut is, mut null) = (self.terms.bool(false), self.terms.bool(false));
        for (guard, target) in self.targets(term)? {
            if target.is_null() {
                null = guard;
            } else if self.state.heap.class_of(target).is_some_and(|c| self.vm.program.is_subtype(c, class)) {
                is = self.terms.or(is, guard);
            }
        }
        Ok((is, null))
    }

    pub fn instance_of(&mut self, class: ClassId) -> Step {
        let tested = self.operand(0);
        if let Some(object) = tested.as_ref() {
            let is = self.state.heap.class_of(object).is_some_and(|c| self.vm.program.is_subtype(c, class));
            self.note_type_test(tested, class);
            self.pop_values(1);
            return self.finish_with(Value::bool(is && !object.is_null()));
        }
        let is = self.test_type(tested, class)?;
        let result = self.terms.bool_to_int(is);
        let value = self.value(result);
        self.pop_values(1);
        self.finish_with(value)
    }

    /// Whether a reference is of a class and not null, for code that goes on with the answer.
    pub fn test_type(&mut self, tested: Value, class: ClassId) -> Result<TermId, Box<Outcome>> {
        let is = match (tested.as_ref(), tested.as_sym()) {
            (Some(object), _) => {
                let of = self.state.heap.class_of(object).filter(|_| !object.is_null());
                self.terms.bool(of.is_some_and(|of| self.vm.program.is_subtype(of, class)))
            }
            (_, Some(term)) => self.instance_guards(term, class)?.0,
            _ => return Err(super::advance::malformed("instanceof on no reference")),
        };
        self.note_type_test(tested, class);
        Ok(is)
    }

    pub fn check_cast_symbolic(&mut self, class: ClassId) -> Step {
        let Some(term) = self.operand(0).as_sym() else {
            return Err(super::advance::malformed("checkcast on no reference"));
        };
        let (is, null) = self.instance_guards(term, class)?;
        self.note_type_test(self.operand(0), class);
        let fits = self.terms.or(is, null);
        if self.decide(fits, ForkReason::Cast)? {
            // What follows looks at fields that only objects of the class have.
            let targets = self.targets(term)?;
            let all = targets.len();
            let fit = |m: &Self, r: Ref| {
                let of_class = |c| m.vm.program.is_subtype(c, class);
                r.is_null() || m.state.heap.class_of(r).is_some_and(of_class)
            };
            let kept: Vec<(TermId, Ref)> = targets.into_iter().filter(|(_, r)| fit(self, *r)).collect();
            if kept.len() < all {
                let old = self.operand(0);
                self.narrow(old, &kept);
            }
            self.next();
            return Ok(());
        }
        // A box stays a term in the frame, so the object is handed on.
        let object = self.follow(0)?;
        self.cast_failed_on(object, class)
    }
}
