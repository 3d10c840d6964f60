//! How long arrays are. An array keeps its length, so that belongs to its name: of a new one it is what it was made with, of
//! others something that is not negative. Of elements nothing is remembered.

use super::memory::{Identity, Name, Origin, Val};
use super::{State, Walk};
use crate::classfile::MemberRef;
use crate::expr::ops::{Cmp, IntBin};
use crate::expr::{Sort, TermId};

impl Walk<'_> {
    /// How long an array is, if it is one.
    pub(super) fn length(&mut self, array: Name) -> TermId {
        if let Some(known) = self.lengths.get(&array) {
            return *known;
        }
        let length = match self.identity(array) {
            Identity::Either { choice, a, b, .. } => {
                let (a, b) = (self.length(a), self.length(b));
                self.terms.ite(choice, a, b)
            }
            _ => {
                let (any, most) = (self.fresh(Sort::Bv32), self.terms.int(i32::MAX));
                self.terms.int_bin(IntBin::And, any, most)
            }
        };
        self.lengths.insert(array, length);
        length
    }

    /// A new array of this size. What follows knows that it is not negative.
    pub(super) fn make_array(&mut self, size: TermId, state: &mut State) -> Val {
        let zero = self.terms.int(0);
        let natural = self.terms.cmp(Cmp::Ge, size, zero);
        self.goes_on_where(natural, state);
        let made = self.object(Origin::New, TermId::FALSE);
        if let Val::Ref(name) = made {
            self.lengths.insert(name, size);
        }
        made
    }

    /// What a call gives that copies an array.
    pub(super) fn copied(&mut self, member: &MemberRef, taken: &[Val], state: &mut State) -> Option<Val> {
        match (&*member.class, &*member.name, taken) {
            ("java/util/Arrays", "copyOf", [Val::Ref(_), Val::Num(size), ..]) => Some(self.make_array(*size, state)),
            ("java/util/Arrays", "copyOfRange", [Val::Ref(_), Val::Num(from), Val::Num(to), ..]) => {
                let (zero, size) = (self.terms.int(0), self.terms.int_bin(IntBin::Sub, *to, *from));
                let natural = self.terms.cmp(Cmp::Ge, *from, zero);
                self.goes_on_where(natural, state);
                Some(self.make_array(size, state))
            }
            (class, "clone", [Val::Ref(array)]) if class.starts_with('[') => {
                let size = self.length(*array);
                Some(self.make_array(size, state))
            }
            _ => None,
        }
    }
}
