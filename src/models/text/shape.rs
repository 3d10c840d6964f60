//! Joining, cutting and mapping texts, as terms.

use super::view::{MOST_CHOICES, MOST_UNITS, Text, add, bounded, complete, pick, sub};
use crate::expr::ops::{Cmp, IntBin};
use crate::expr::{Node, TermId, Terms};
use crate::interp::{Answer, Call, LONGEST_TEXT, Reply};
use crate::state::State;

/// How deep a sum or choice of lengths is looked into.
const DEEPEST: u32 = 24;

/// The first text and then the second. Asks only where their lengths might overflow, or the known units are too many.
pub fn join(call: &mut Call, a: Text, b: Text) -> Result<Text, Reply> {
    let (mut a, mut b) = (a, b);
    if a.known_length(call.terms) == Some(0) {
        return Ok(b);
    }
    if b.known_length(call.terms) == Some(0) {
        return Ok(a);
    }
    if a.units.len() + b.units.len() > MOST_UNITS {
        return Err(Reply::Decline);
    }
    let (long_a, long_b) = (longest(call.state, call.terms, a.length), longest(call.state, call.terms, b.length));
    if long_a + long_b > i64::from(i32::MAX) {
        complete(call, &mut a)?;
        complete(call, &mut b)?;
    }
    let terms = &mut *call.terms;
    let length = add(terms, a.length, b.length);
    if let Some(n) = a.known_length(terms).filter(|n| *n <= a.reach()) {
        let mut units = a.units;
        units.truncate(n);
        units.extend(b.units);
        return Ok(Text { length, units, sure: n + b.sure, given: b.given });
    }
    if a.units.len().saturating_mul(b.units.len()) > MOST_CHOICES {
        return Err(Reply::Decline);
    }
    let units: Vec<TermId> = (0..a.units.len() + b.units.len())
        .map(|i| {
            let tail = behind(terms, &a, &b, i);
            match a.units.get(i) {
                Some(unit) => {
                    let inside = a.inside(terms, i);
                    terms.ite(inside, *unit, tail)
                }
                None => tail,
            }
        })
        .collect();
    // A unit comes from `a`, or from a position of `b` that is not further on.
    let reach = |t: &Text| if t.is_complete() { units.len() } else { t.sure };
    let sure = reach(&a).min(reach(&b));
    let given = terms.and(a.given, b.given);
    Ok(Text { length, units, sure, given })
}

/// The unit at `i` of the joined texts where it belongs to the second.
fn behind(terms: &mut Terms, a: &Text, b: &Text, i: usize) -> TermId {
    // Position `i` is `b`'s unit j where the first is i - j long.
    let first = i.saturating_sub(a.units.len());
    let count = b.units.len().min(i + 1);
    let Some(leaves) = b.units.get(first..count).filter(|l| !l.is_empty()) else { return terms.int(0) };
    let leaves = leaves.to_vec();
    let here = terms.int(i as i32);
    let index = sub(terms, here, a.length);
    pick(terms, &leaves, first, index)
}

/// An upper bound of a length, by its shape and by what is assumed of input strings.
fn longest(state: &State, terms: &mut Terms, length: TermId) -> i64 {
    upper(state, terms, length, 0)
}

fn upper(state: &State, terms: &mut Terms, t: TermId, depth: u32) -> i64 {
    let most = terms.signed_range(t).map_or(i64::from(i32::MAX), |(_, high)| high);
    if depth > DEEPEST {
        return most;
    }
    let found = match *terms.node(t) {
        Node::Int(IntBin::Add, a, b) => upper(state, terms, a, depth + 1) + upper(state, terms, b, depth + 1),
        Node::Ite(_, a, b) => upper(state, terms, a, depth + 1).max(upper(state, terms, b, depth + 1)),
        Node::Var(_) => {
            let limit = terms.int(LONGEST_TEXT);
            let short = terms.cmp(Cmp::Le, t, limit);
            if state.path.decided(terms, short) == Some(true) { i64::from(LONGEST_TEXT) } else { most }
        }
        _ => most,
    };
    // A sum that can overflow has no bound below the greatest int.
    if found > i64::from(i32::MAX) { i64::from(i32::MAX) } else { found.min(most) }
}

/// The part from `begin` to `end`, which lie inside and in this order.
pub fn part(call: &mut Call, text: &mut Text, begin: TermId, end: TermId) -> Result<Text, Reply> {
    let (first, last) = (super::view::known(call.terms, begin), super::view::known(call.terms, end));
    if let (Some(first), Some(last)) = (first, last)
        && let Some(units) = text.units.get(first as usize..last as usize)
        && last as usize <= text.reach()
    {
        let length = call.terms.int(last - first);
        return Ok(Text::exact(length, units.to_vec()));
    }
    // A known beginning is cut off; all else stays as it was.
    if let Some(first) = first.map(|f| f as usize)
        && first <= text.sure
        && first <= text.units.len()
    {
        let length = sub(call.terms, end, begin);
        if end == text.length || text.is_complete() {
            let units = text.units.get(first..).unwrap_or_default().to_vec();
            return Ok(Text { length, sure: text.sure - first, units, given: text.given });
        }
    }
    complete(call, text)?;
    let terms = &mut *call.terms;
    let length = sub(terms, end, begin);
    let count = text.units.len();
    let (low, _) = terms.signed_range(begin).unwrap_or((0, 0));
    let low = low.clamp(0, count as i64) as usize;
    let most = terms.signed_range(length).map_or(count as i64, |(_, high)| high).clamp(0, (count - low) as i64);
    if count.saturating_mul(most as usize) > MOST_CHOICES {
        return Err(Reply::Decline);
    }
    let units = (0..most as usize)
        .map(|i| {
            let offset = terms.int(i as i32);
            let index = add(terms, begin, offset);
            pick(terms, &text.units, 0, index)
        })
        .collect();
    Ok(Text::exact(length, units))
}

/// Every unit mapped.
pub fn map(terms: &mut Terms, text: &Text, f: impl Fn(&mut Terms, TermId) -> TermId) -> Text {
    let units = text.units.iter().map(|u| f(terms, *u)).collect();
    Text { length: text.length, units, sure: text.sure, given: text.given }
}

/// The bounds of a complete text without what `blank` says at both ends.
pub fn stripped(
    terms: &mut Terms,
    text: &Text,
    blank: impl Fn(&mut Terms, TermId) -> TermId,
    leading: bool,
    trailing: bool,
) -> (TermId, TermId) {
    let mut solid = Vec::with_capacity(text.units.len());
    for (i, unit) in text.units.iter().enumerate() {
        let inside = text.inside(terms, i);
        let empty = blank(terms, *unit);
        let full = terms.not(empty);
        solid.push(terms.and(inside, full));
    }
    let mut begin = if leading { text.length } else { terms.int(0) };
    if leading {
        for (i, full) in solid.iter().enumerate().rev() {
            let place = terms.int(i as i32);
            begin = terms.ite(*full, place, begin);
        }
    }
    let mut end = text.length;
    if trailing {
        // Where all is blank, the part begins and ends at its beginning.
        end = begin;
        for (i, full) in solid.iter().enumerate() {
            let behind = terms.int(i as i32 + 1);
            end = terms.ite(*full, behind, end);
        }
    }
    (begin, end)
}

/// The text so many times. `count` is known.
pub fn repeated(call: &mut Call, text: &Text, count: usize) -> Result<Text, Reply> {
    if text.units.len().saturating_mul(count) > MOST_UNITS {
        return Err(Reply::Decline);
    }
    let mut whole = Text::of_units(call.terms, &[]);
    for _ in 0..count {
        whole = join(call, whole, text.clone())?;
    }
    Ok(whole)
}

/// The text backwards, without regard to surrogates; it is complete.
pub fn reversed(terms: &mut Terms, text: &Text) -> Text {
    if let Some(n) = text.known_length(terms) {
        let units: Vec<TermId> = text.units.iter().take(n).rev().copied().collect();
        return Text::exact(text.length, units);
    }
    let count = text.units.len();
    let units = (0..count)
        .map(|i| {
            let back = terms.int(i as i32 + 1);
            let index = sub(terms, text.length, back);
            let leaves = text.units.get(..count - i).unwrap_or_default().to_vec();
            pick(terms, &leaves, 0, index)
        })
        .collect();
    Text::exact(text.length, units)
}

/// Whether all units inside satisfy a condition. The text is complete.
pub fn all(terms: &mut Terms, text: &Text, holds: impl Fn(&mut Terms, TermId) -> TermId) -> TermId {
    let mut result = TermId::TRUE;
    for (i, unit) in text.units.iter().enumerate() {
        let here = holds(terms, *unit);
        let inside = text.inside(terms, i);
        let here = terms.implies(inside, here);
        result = terms.and(result, here);
    }
    result
}

/// All units are of Latin-1, or the path splits; `false` on the other side.
pub fn is_latin1(call: &mut Call, text: &mut Text) -> Result<bool, Reply> {
    complete(call, text)?;
    let condition = all(call.terms, text, |t, u| super::character::below(t, u, 256));
    call.decide(condition, crate::interp::ForkReason::Library)
}

/// Unknown units beyond Latin-1 that the Java code may look up in its tables, each with a fork or more.
const MOST_LOOKED_UP: usize = 2;

/// What to do with a text that is not of Latin-1: its tables are for short ones.
pub fn beyond_latin1(call: &mut Call, text: &Text) -> Answer {
    let unknown = text.units.iter().filter(|u| call.terms.as_const(**u).is_none()).count();
    if unknown <= MOST_LOOKED_UP {
        return Ok(Reply::Decline);
    }
    let class = call.vm.program.class(call.method.class).java_name();
    Ok(Reply::Bound(format!("unknown characters beyond Latin-1 in {class}.{}", call.method.name)))
}

/// What a question about `certain` is: elsewhere the path ends.
pub fn certainly(call: &mut Call, certain: TermId) -> Result<(), Reply> {
    if certain == TermId::TRUE { Ok(()) } else { bounded(call, certain) }
}
