//! Equality, order, hash codes and matches of texts, each as one term.
//!
//! Where the known beginnings do not settle the answer, the second result says so: the condition under which they do.

use super::digits;
use super::view::{Text, add, pick, sub};
use crate::expr::ops::{Cmp, IntBin};
use crate::expr::{Sort, TermId, Terms};

/// How two units are compared.
pub type UnitsEqual = fn(&mut Terms, TermId, TermId) -> TermId;

pub fn same_unit(terms: &mut Terms, a: TermId, b: TermId) -> TermId {
    terms.eq(a, b)
}

/// Equality of decimal texts is that of their numbers.
fn equal_numbers(terms: &mut Terms, a: &Text, b: &Text) -> Option<TermId> {
    match (a.plain(terms), b.plain(terms)) {
        (Some(_), Some(_)) => None,
        (Some(units), None) => is_number(terms, b, &units),
        (None, Some(units)) => is_number(terms, a, &units),
        (None, None) => {
            let (x, y) = (digits::source(terms, a)?, digits::source(terms, b)?);
            (terms.sort(x) == terms.sort(y)).then(|| terms.eq(x, y))
        }
    }
}

fn is_number(terms: &mut Terms, text: &Text, units: &[u16]) -> Option<TermId> {
    let number = digits::source(terms, text)?;
    let wanted = digits::canonical(units);
    Some(match (wanted, terms.sort(number)) {
        (Some(wanted), Sort::Bv64) => {
            let wanted = terms.long(wanted);
            terms.eq(number, wanted)
        }
        (Some(wanted), _) => match i32::try_from(wanted) {
            Ok(wanted) => {
                let wanted = terms.int(wanted);
                terms.eq(number, wanted)
            }
            Err(_) => TermId::FALSE,
        },
        (None, _) => TermId::FALSE,
    })
}

/// Whether the texts are equal, and where that is certain.
pub fn equal(terms: &mut Terms, a: &Text, b: &Text, same: UnitsEqual) -> (TermId, TermId) {
    let same_length = terms.eq(a.length, b.length);
    if same_length == TermId::FALSE {
        return (TermId::FALSE, TermId::TRUE);
    }
    if a.length == b.length && a.units == b.units && a.given == b.given {
        return (TermId::TRUE, TermId::TRUE);
    }
    if let Some(same) = equal_numbers(terms, a, b) {
        return (same, TermId::TRUE);
    }
    let length = a.known_length(terms).or(b.known_length(terms));
    let most = length.unwrap_or(usize::MAX);
    let reach = a.reach().min(b.reach()).min(most);
    let all = a.units.len().min(b.units.len()).min(most);
    let mut result = same_length;
    let mut certain = TermId::TRUE;
    for i in 0..all {
        if i == reach {
            certain = certain_beyond(terms, a, b, result, reach);
        }
        let here = same(terms, a.units[i], b.units[i]);
        let here = match length {
            Some(_) => here,
            None => {
                let inside = a.inside(terms, i);
                terms.implies(inside, here)
            }
        };
        result = terms.and(result, here);
    }
    // What one text has beyond the other's units does not matter if that one is complete.
    if reach == all && !(a.is_complete() && b.is_complete()) && length.is_none_or(|n| n > reach) {
        certain = certain_beyond(terms, a, b, result, reach);
    }
    (result, certain)
}

/// Equal up to here and longer: only certain where both texts are known to their ends.
fn certain_beyond(terms: &mut Terms, a: &Text, b: &Text, equal: TermId, reach: usize) -> TermId {
    let longer = a.inside(terms, reach);
    let undecided = terms.and(equal, longer);
    let given = terms.and(a.given, b.given);
    terms.implies(undecided, given)
}

/// `compareTo`, and where it is certain.
pub fn compare(terms: &mut Terms, a: &Text, b: &Text, fold: fn(&mut Terms, TermId) -> TermId) -> (TermId, TermId) {
    let mut result = sub(terms, a.length, b.length);
    let shortest = |t: &Text, terms: &Terms| t.known_length(terms).unwrap_or(usize::MAX).min(t.units.len());
    let all = shortest(a, terms).min(shortest(b, terms));
    let reach = a.reach().min(b.reach());
    let mut alike = TermId::TRUE; // up to `reach`
    for i in (0..all).rev() {
        let (x, y) = (fold(terms, a.units[i]), fold(terms, b.units[i]));
        let (in_a, in_b) = (a.inside(terms, i), b.inside(terms, i));
        let both = terms.and(in_a, in_b);
        let equal = terms.eq(x, y);
        let differ = terms.not(equal);
        let here = terms.and(both, differ);
        let difference = sub(terms, x, y);
        result = terms.ite(here, difference, result);
        if i < reach {
            let on = terms.and(both, equal);
            alike = terms.and(alike, on);
        }
    }
    let certain = if a.is_complete() && b.is_complete() {
        TermId::TRUE
    } else {
        let (in_a, in_b) = (a.inside(terms, reach), b.inside(terms, reach));
        let longer = terms.and(in_a, in_b);
        let undecided = terms.and(alike, longer);
        let given = terms.and(a.given, b.given);
        terms.implies(undecided, given)
    };
    (result, certain)
}

/// `hashCode` of a complete text.
pub fn hash(terms: &mut Terms, text: &Text) -> TermId {
    let factor = terms.int(31);
    let mut sum = terms.int(0);
    let mut prefixes = vec![sum];
    for unit in &text.units {
        let shifted = terms.int_bin(IntBin::Mul, sum, factor);
        sum = add(terms, shifted, *unit);
        prefixes.push(sum);
    }
    match text.known_length(terms) {
        Some(length) => prefixes.get(length).copied().unwrap_or(sum),
        None => pick(terms, &prefixes, 0, text.length),
    }
}

/// Whether `part` stands at a known position of `text`. Both are complete, or the units in question known.
pub fn matches_at(terms: &mut Terms, text: &Text, position: usize, part: &Text, same: UnitsEqual) -> TermId {
    let start = terms.int(position as i32);
    let end = add(terms, start, part.length);
    let mut result = terms.cmp(Cmp::Le, end, text.length);
    let length = part.known_length(terms);
    for (j, unit) in part.units.iter().enumerate().take(length.unwrap_or(usize::MAX)) {
        if result == TermId::FALSE {
            return result;
        }
        let inside = if length.is_some() { TermId::TRUE } else { part.inside(terms, j) };
        let here = match text.units.get(position + j) {
            Some(other) => same(terms, *other, *unit),
            // Behind the end of the text: its length says that there is no room.
            None => TermId::FALSE,
        };
        let here = terms.implies(inside, here);
        result = terms.and(result, here);
    }
    result
}

/// Whether `part` stands at a position that is a term; nowhere for one outside. Both texts are complete.
pub fn matches_somewhere(terms: &mut Terms, text: &Text, at: TermId, part: &Text, same: UnitsEqual) -> TermId {
    let mut result = TermId::FALSE;
    for position in 0..=text.units.len() {
        let place = terms.int(position as i32);
        let here = terms.eq(at, place);
        if here == TermId::FALSE {
            continue;
        }
        let matches = matches_at(terms, text, position, part, same);
        let both = terms.and(here, matches);
        result = terms.or(result, both);
    }
    result
}

/// The first position from `from` on where a condition holds, else -1. `hits` says where it does, and `from` need not be
/// inside.
pub fn first(terms: &mut Terms, hits: &[TermId], from: TermId) -> TermId {
    let mut result = terms.int(-1);
    for (i, hit) in hits.iter().enumerate().rev() {
        let place = terms.int(i as i32);
        let reached = terms.cmp(Cmp::Le, from, place);
        let here = terms.and(reached, *hit);
        result = terms.ite(here, place, result);
    }
    result
}

/// The last position up to `from` where a condition holds, else -1.
pub fn last(terms: &mut Terms, hits: &[TermId], from: TermId) -> TermId {
    let mut result = terms.int(-1);
    for (i, hit) in hits.iter().enumerate() {
        let place = terms.int(i as i32);
        let reached = terms.cmp(Cmp::Ge, from, place);
        let here = terms.and(reached, *hit);
        result = terms.ite(here, place, result);
    }
    result
}

/// Where a unit of a complete text is this char.
pub fn hits_of_unit(terms: &mut Terms, text: &Text, unit: TermId) -> Vec<TermId> {
    let mut hits = Vec::with_capacity(text.units.len());
    for (i, other) in text.units.iter().enumerate() {
        let inside = text.inside(terms, i);
        let equal = terms.eq(*other, unit);
        hits.push(terms.and(inside, equal));
    }
    hits
}

/// Where a part of a complete text is this one.
pub fn hits_of_part(terms: &mut Terms, text: &Text, part: &Text) -> Vec<TermId> {
    (0..=text.units.len()).map(|i| matches_at(terms, text, i, part, same_unit)).collect()
}
