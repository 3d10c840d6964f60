//! Matches of an unknown text as terms.

use super::automaton::{Group, Language};
use super::classes::Class;
use super::runs::Units;
use crate::expr::ops::Cmp;
use crate::expr::{TermId, Terms};
use crate::models::text::character;
use crate::models::text::view::Text;

pub struct Unknown<'a> {
    pub terms: &'a mut Terms,
    pub text: &'a Text,
}

impl Units for Unknown<'_> {
    type Is = TermId;

    fn no(&self) -> TermId {
        TermId::FALSE
    }

    fn yes(&self) -> TermId {
        TermId::TRUE
    }

    fn not(&mut self, a: TermId) -> TermId {
        self.terms.not(a)
    }

    fn and(&mut self, a: TermId, b: TermId) -> TermId {
        self.terms.and(a, b)
    }

    fn or(&mut self, a: TermId, b: TermId) -> TermId {
        self.terms.or(a, b)
    }

    fn count(&self) -> usize {
        self.text.units.len()
    }

    fn sure(&self) -> usize {
        self.text.reach()
    }

    fn given(&self) -> TermId {
        self.text.given
    }

    fn ends_at(&mut self, length: usize) -> TermId {
        let length = self.terms.int(length as i32);
        self.terms.eq(self.text.length, length)
    }

    fn is_longer_than(&mut self, length: usize) -> TermId {
        self.text.inside(self.terms, length)
    }

    fn is_in(&mut self, unit: usize, class: &Class) -> TermId {
        let Some(unit) = self.text.units.get(unit).copied() else { return TermId::FALSE };
        let others = class.negated();
        if others.units().count() < class.units().count() {
            let outside = in_any(self.terms, unit, &others);
            self.terms.not(outside)
        } else {
            in_any(self.terms, unit, class)
        }
    }
}

fn in_any(terms: &mut Terms, unit: TermId, class: &Class) -> TermId {
    let mut result = TermId::FALSE;
    for (low, high) in class.units() {
        let (low, high) = (i32::from(low), i32::from(high));
        let here = if low == high {
            let only = terms.int(low);
            terms.eq(unit, only)
        } else if low == 0 {
            character::below(terms, unit, high + 1)
        } else if high == i32::from(u16::MAX) {
            let low = terms.int(low);
            terms.cmp(Cmp::Ge, unit, low)
        } else {
            character::between(terms, unit, low, high)
        };
        result = terms.or(result, here);
    }
    result
}

/// Where a group begins and ends in a text that matches as a whole; -1 twice where it has no part.
pub fn span(unknown: &mut Unknown<'_>, language: &Language, taken: &[Vec<TermId>], group: Group) -> (TermId, TermId) {
    let mut begin = units_before(unknown, language, taken, group.first);
    let mut end = units_before(unknown, language, taken, group.end);
    if group.optional {
        let mut has_part = TermId::FALSE;
        for all in taken {
            for here in all.get(group.first as usize..group.end as usize).into_iter().flatten() {
                has_part = unknown.terms.or(has_part, *here);
            }
        }
        let none = unknown.terms.int(-1);
        begin = unknown.terms.ite(has_part, begin, none);
        end = unknown.terms.ite(has_part, end, none);
    }
    (begin, end)
}

/// How many units positions before this one took. They are the first ones, since groups are not in repetitions.
fn units_before(unknown: &mut Unknown<'_>, language: &Language, taken: &[Vec<TermId>], position: u32) -> TermId {
    let mut count = unknown.terms.int(0);
    for (unit, all) in taken.iter().enumerate() {
        let (before, behind) = all.split_at((position as usize).min(all.len()));
        let earlier = unknown.terms.any_of(before);
        let later = unknown.terms.any_of(behind);
        let here = if later == TermId::FALSE && earlier != TermId::FALSE {
            if unit < language.automaton.shortest { TermId::TRUE } else { unknown.is_longer_than(unit) }
        } else {
            earlier
        };
        let more = unknown.terms.int(unit as i32 + 1);
        count = unknown.terms.ite(here, more, count);
    }
    count
}
