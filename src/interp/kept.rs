//! Unknown objects are whole: what their classes keep true of private fields between calls (`analysis::invariants`) is assumed
//! when they are made, where the driver says that it is known.
//!
//! Sound for every object that was there before the call that runs: its fields have values that satisfy what is kept, and the
//! variables named here stand for those values. A reference need not be resolved for that: what its choice variable counts is
//! settled by its type (see `lazies`), and for an object that is met again under another name nobody reads the variable.

use std::rc::Rc;

use super::Machine;
use super::lazies::{choice_name, declared_class};
use super::unknowns::length_name;
use crate::analysis::merged::{Values, View};
use crate::classfile::access;
use crate::expr::ops::IntBin;
use crate::expr::{Sort, TermId};
use crate::program::Class;
use crate::state::{Lazy, Ref, Value};
use crate::util::ClassId;

/// Elements of an array that are all known where its class keeps it no longer than that.
const MOST_KNOWN: i64 = 256;

impl Machine<'_> {
    /// Where `exists` holds, a new input object of this class has these fields.
    pub(super) fn assume_kept(&mut self, class: ClassId, fields: &[Value], exists: TermId) {
        let Some(kept) = self.state.inputs.kept.clone() else { return };
        for owner in self.vm.program.class(class).display.iter() {
            let owner = self.vm.program.class(*owner);
            let watched = kept.fields(&owner.name);
            let mut values = Values { class: Rc::clone(&owner.name), fields: Vec::new() };
            for (place, (name, descriptor)) in watched.iter().enumerate() {
                let value = field_value(owner, name, descriptor, fields);
                let view = value.and_then(|value| self.view_of(value, descriptor));
                values.fields.extend(view.map(|view| (place, view)));
                let longest = kept.most(&owner.name, place).filter(|most| (0..=MOST_KNOWN).contains(most));
                if let (Some(longest), Some(array)) = (longest, value.and_then(Value::as_sym)) {
                    let lazy = Rc::make_mut(&mut self.state.inputs).lazies.get_mut(&array);
                    lazy.into_iter().for_each(|lazy| lazy.longest = Some(longest as u32));
                }
            }
            let said = kept.said(self.terms, &[values]);
            for said in &said {
                let sound = self.terms.implies(exists, said.term);
                self.state.path.assume(self.terms, sound);
            }
            if !said.is_empty() && !self.state.inputs.relied_on.contains(&owner.name) {
                Rc::make_mut(&mut self.state.inputs).relied_on.insert(Rc::clone(&owner.name));
            }
        }
    }

    /// When a reference is null that nothing has looked at: its choice variable counts null first, so which object it is need not
    /// be asked. Only in a search for a proof, whose inputs nobody has to make.
    pub(super) fn unseen_is_null(&mut self, reference: TermId) -> Option<TermId> {
        let inputs = &self.state.inputs;
        let asked = inputs.lazies.get(&reference).filter(|_| inputs.any_statics)?;
        let name = (asked.nullable && asked.resolved.is_none()).then(|| choice_name(&asked.name))?;
        let (choice, zero) = (self.terms.var(&name, Sort::Bv32), self.terms.int(0));
        Some(self.terms.eq(choice, zero))
    }

    /// What can be said of an unknown value.
    fn view_of(&mut self, value: Value, descriptor: &str) -> Option<View> {
        let term = value.as_sym()?;
        let Some(lazy) = self.state.inputs.lazies.get(&term).cloned() else {
            return (self.terms.sort(term) != Sort::Ref).then_some(View {
                number: Some(term),
                null: None,
                place: None,
            });
        };
        if !lazy.nullable {
            return None;
        }
        let choice = self.terms.var(&choice_name(&lazy.name), Sort::Bv32);
        let (zero, one) = (self.terms.int(0), self.terms.int(1));
        let null = self.terms.eq(choice, zero);
        let class = declared_class(descriptor).and_then(|name| self.vm.program.load(name).ok());
        let is_enum = class.is_some_and(|class| self.vm.program.class(class).access & access::ENUM != 0);
        // Null is counted first, then the constants in their order.
        let place = is_enum.then(|| self.terms.int_bin(IntBin::Sub, choice, one));
        let is_array = descriptor.starts_with('[');
        let number = is_array.then(|| self.terms.var(&length_name(&lazy.name), Sort::Bv32));
        Some(View { number, null: Some(null), place })
    }

    /// What is kept of an unknown array's length is said of the array that it turns out to be.
    pub(super) fn same_length(&mut self, lazy: &Lazy, array: Ref) -> Option<TermId> {
        if self.state.inputs.kept.is_none() || !lazy.descriptor.starts_with('[') {
            return None;
        }
        let known = self.state.heap.open(array)?.length;
        let length = self.terms.var(&length_name(&lazy.name), Sort::Bv32);
        Some(self.terms.eq(length, known))
    }
}

fn field_value(owner: &Class, name: &str, descriptor: &str, fields: &[Value]) -> Option<Value> {
    let field = owner.fields.iter().find(|f| !f.is_static() && *f.name == *name && *f.descriptor == *descriptor)?;
    fields.get(field.slot as usize).copied()
}
