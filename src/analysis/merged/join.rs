//! Where ways meet: what differs becomes a choice between terms.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::memory::{Field, Identity, Memory, Name, Origin};
use super::{Assumed, State, Val, Walk};
use crate::classfile::descriptor::FieldType;
use crate::expr::TermId;

/// Objects that are one of two, and so on, whose fields are known.
const DEEPEST_READ: u8 = 4;

impl Walk<'_> {
    /// Both ways meet.
    pub(super) fn merge(&mut self, a: State, b: State) -> Option<State> {
        if a.stack.len() != b.stack.len() || a.locals.len() != b.locals.len() {
            return None;
        }
        let common = a.guard.iter().zip(&b.guard).take_while(|(x, y)| x.term == y.term).count();
        let mut by_a = self.all_of(&a.guard[common..]);
        let mut by_b = self.all_of(&b.guard[common..]);
        let loose = a.loose || b.loose;
        let choice = if loose {
            // Neither excludes the other: either may be the one that is gone.
            let choice = self.fresh_bool("way");
            let other = self.terms.not(choice);
            by_a = self.terms.and(choice, by_a);
            by_b = self.terms.and(other, by_b);
            choice
        } else {
            by_a
        };
        let mut guard = a.guard[..common].to_vec();
        let not_a = self.terms.not(by_a);
        let either = if not_a == by_b { self.terms.bool(true) } else { self.terms.or(by_a, by_b) };
        if either != self.terms.bool(true) {
            guard.push(Assumed { term: either, source: None });
        }
        let both = |walk: &mut Self, a: &[Val], b: &[Val]| {
            a.iter().zip(b).map(|(a, b)| walk.either(choice, *a, *b)).collect::<Vec<_>>()
        };
        let locals = both(self, &a.locals, &b.locals);
        let stack = both(self, &a.stack, &b.stack);
        let memory = self.merge_memory(choice, a.memory, &b.memory);
        Some(State { guard, loose, locals, stack, memory })
    }

    pub(super) fn merge_memory(&mut self, choice: TermId, mut a: Memory, b: &Memory) -> Memory {
        if a.is_same(b) {
            a.doubt(b);
            return a;
        }
        let mut entries = BTreeMap::new();
        for (field, name) in a.keys(b) {
            let Some(descriptor) = self.names.get(field as usize).map(|name| Rc::clone(&name.2)) else { continue };
            let (x, y) = (self.read(&a, field, name, &descriptor), self.read(b, field, name, &descriptor));
            entries.insert((field, name), self.either(choice, x, y));
        }
        self.fresh += 1;
        a.join(b, entries, self.fresh)
    }

    pub(super) fn either(&mut self, choice: TermId, a: Val, b: Val) -> Val {
        match (a, b) {
            _ if a == b => a,
            (Val::Num(x), Val::Num(y)) if self.terms.sort(x) == self.terms.sort(y) => {
                Val::Num(self.terms.ite(choice, x, y))
            }
            (Val::Ref(x), Val::Ref(y)) => Val::Ref(self.one_of_two(choice, x, y)),
            _ => Val::Nothing,
        }
    }

    pub(super) fn null(&self, name: Name) -> TermId {
        self.objects.get(name as usize).map_or(self.terms.bool(false), |o| o.null)
    }

    pub(super) fn origin(&self, name: Name) -> Origin {
        self.objects.get(name as usize).map_or(Origin::Any, |o| o.origin)
    }

    pub(super) fn read(&mut self, memory: &Memory, field: Field, name: Name, descriptor: &str) -> Val {
        if let Some(value) = memory.get(field, name) {
            return value;
        }
        if let Identity::Either { choice, a, b, depth: ..=DEEPEST_READ } = self.identity(name) {
            let (a, b) = (self.read(memory, field, a, descriptor), self.read(memory, field, b, descriptor));
            return self.either(choice, a, b);
        }
        let origin = self.origin(name);
        let is_final = self.finals.get(field as usize) == Some(&true);
        let initial = memory.initial(field, name, origin, is_final);
        if let Some(value) = self.initials.get(&initial) {
            return *value;
        }
        let found = if origin == Origin::Old && initial.epoch == 0 { Origin::Old } else { Origin::Any };
        let value = match FieldType::parse(descriptor) {
            Ok(kind) => self.free(&kind, found),
            Err(_) => Val::Nothing,
        };
        self.is_read(initial, memory);
        self.initials.insert(initial, value);
        value
    }
}
