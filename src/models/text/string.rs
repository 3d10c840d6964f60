//! `java.lang.String` of unknown texts: reading, comparing, searching.
//!
//! Each model declines at once where all arguments are plain, so that the ordinary code runs, and gives one term where
//! it can. Identity: a result that the library may share with its receiver is shared where that is known without asking.

use super::character;
use super::compare::{self, same_unit};
use super::shape;
use super::switch;
use super::view::{
    self, MOST_CHOICES, Text, argument, complete, give, give_bool, int, involves_terms, known, nullable, settled,
};
use crate::expr::ops::Cmp;
use crate::expr::{TermId, Terms};
use crate::interp::{Answer, Call, ForkReason, Model, Reply};

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/String.length()I", |c| symbolic(c, length)),
    ("java/lang/String.isEmpty()Z", |c| symbolic(c, is_empty)),
    ("java/lang/String.isBlank()Z", |c| symbolic(c, is_blank)),
    ("java/lang/String.charAt(I)C", |c| symbolic(c, char_at)),
    ("java/lang/String.equals(Ljava/lang/Object;)Z", |c| symbolic(c, equals)),
    ("java/lang/String.contentEquals(Ljava/lang/CharSequence;)Z", |c| symbolic(c, content_equals)),
    ("java/lang/String.contentEquals(Ljava/lang/StringBuffer;)Z", |c| symbolic(c, content_equals)),
    ("java/lang/String.equalsIgnoreCase(Ljava/lang/String;)Z", |c| symbolic(c, equals_ignoring_case)),
    ("java/lang/String.compareTo(Ljava/lang/String;)I", |c| symbolic(c, compare_to)),
    ("java/lang/String.compareToIgnoreCase(Ljava/lang/String;)I", |c| symbolic(c, compare_ignoring_case)),
    ("java/lang/String.hashCode()I", |c| symbolic(c, hash_code)),
    ("java/lang/String.startsWith(Ljava/lang/String;)Z", |c| symbolic(c, starts_with)),
    ("java/lang/String.startsWith(Ljava/lang/String;I)Z", |c| symbolic(c, starts_with_at)),
    ("java/lang/String.endsWith(Ljava/lang/String;)Z", |c| symbolic(c, ends_with)),
    ("java/lang/String.regionMatches(ILjava/lang/String;II)Z", |c| symbolic(c, region_matches)),
    ("java/lang/String.regionMatches(ZILjava/lang/String;II)Z", |c| symbolic(c, region_matches_ignoring_case)),
    ("java/lang/String.contains(Ljava/lang/CharSequence;)Z", |c| symbolic(c, contains)),
    ("java/lang/String.indexOf(I)I", |c| symbolic(c, |c| index_of_char(c, false))),
    ("java/lang/String.indexOf(II)I", |c| symbolic(c, |c| index_of_char(c, true))),
    ("java/lang/String.indexOf(Ljava/lang/String;)I", |c| symbolic(c, |c| index_of(c, false))),
    ("java/lang/String.indexOf(Ljava/lang/String;I)I", |c| symbolic(c, |c| index_of(c, true))),
    ("java/lang/String.lastIndexOf(I)I", |c| symbolic(c, |c| last_index_of_char(c, false))),
    ("java/lang/String.lastIndexOf(II)I", |c| symbolic(c, |c| last_index_of_char(c, true))),
    ("java/lang/String.lastIndexOf(Ljava/lang/String;)I", |c| symbolic(c, |c| last_index_of(c, false))),
    ("java/lang/String.lastIndexOf(Ljava/lang/String;I)I", |c| symbolic(c, |c| last_index_of(c, true))),
];

/// Runs a model on terms only, and gives lengths to texts before the Java code gets them.
pub fn symbolic(call: &mut Call, model: fn(&mut Call) -> Answer) -> Answer {
    if !involves_terms(call) {
        return Ok(Reply::Decline);
    }
    let answer = model(call);
    settled(call, answer)
}

fn length(call: &mut Call) -> Answer {
    let text = argument(call, 0, 0)?;
    Ok(give(call, text.length))
}

fn is_empty(call: &mut Call) -> Answer {
    let text = argument(call, 0, 0)?;
    let zero = call.terms.int(0);
    let empty = call.terms.eq(text.length, zero);
    Ok(give_bool(call, empty))
}

fn is_blank(call: &mut Call) -> Answer {
    let mut text = argument(call, 0, 0)?;
    complete(call, &mut text)?;
    // Surrogates are never white, alone or in pairs.
    let blank = shape::all(call.terms, &text, character::is_white);
    Ok(give_bool(call, blank))
}

fn char_at(call: &mut Call) -> Answer {
    unit_at(call, "java/lang/StringIndexOutOfBoundsException")
}

/// The unit at an index, with one question whether it is inside.
pub fn unit_at(call: &mut Call, exception: &'static str) -> Answer {
    let index = int(call, 1)?;
    let position = known(call.terms, index);
    let want = position.map_or(0, |i| (i.max(-1) + 1) as usize);
    let text = argument(call, 0, 0)?;
    let inside = call.terms.cmp_unsigned(Cmp::Lt, index, text.length);
    if position.is_some_and(|i| i < 0) || !call.decide(inside, ForkReason::Bounds)? {
        if position.is_some() && text.known_length(call.terms).is_some() {
            return Ok(Reply::Decline);
        }
        return Ok(Reply::ThrowText(exception, call.machine().opaque_text()));
    }
    let mut text = if want > text.reach() { argument(call, 0, want)? } else { text };
    if let Some(position) = position.filter(|i| (*i as usize) < text.reach()) {
        return Ok(give(call, text.units[position as usize]));
    }
    if !text.is_complete() {
        // Only as much of the text has to be known as the index reaches.
        let reach = call.terms.int(text.sure as i32);
        let near = call.terms.cmp(Cmp::Lt, index, reach);
        let fine = call.terms.or(near, text.given);
        view::bounded(call, fine)?;
        text.given = TermId::TRUE;
    }
    let count = text.units.len();
    let (low, high) = call.terms.signed_range(index).unwrap_or((0, i64::MAX));
    let low = low.clamp(0, count as i64) as usize;
    let high = high.saturating_add(1).clamp(low as i64, count as i64) as usize;
    let leaves = text.units.get(low..high).unwrap_or_default().to_vec();
    let unit = view::pick(call.terms, &leaves, low, index);
    Ok(give(call, unit))
}

/// Both texts, the first with as many known units as the second has and the other way round.
fn two(call: &mut Call) -> Result<(Text, Text), Reply> {
    let a = argument(call, 0, 0)?;
    let b = argument(call, 1, a.units.len())?;
    let a = if b.units.len() > a.units.len() { argument(call, 0, b.units.len())? } else { a };
    Ok((a, b))
}

/// Both texts, known to their ends.
fn two_complete(call: &mut Call) -> Result<(Text, Text), Reply> {
    let (mut a, mut b) = (argument(call, 0, 0)?, argument(call, 1, 0)?);
    complete(call, &mut a)?;
    complete(call, &mut b)?;
    affordable(&a, &b)?;
    Ok((a, b))
}

/// What compares every place of one text with the other is left to the Java code above a size.
pub fn affordable(a: &Text, b: &Text) -> Result<(), Reply> {
    if a.units.len().saturating_mul(b.units.len()) > MOST_CHOICES { Err(Reply::Decline) } else { Ok(()) }
}

fn equals(call: &mut Call) -> Answer {
    let value = call.arg(1);
    // Objects of other classes are not equal to a string, whichever they are.
    let mut result = TermId::FALSE;
    for (guard, object) in view::targets(call, value)? {
        if object.is_null() || call.state.heap.class_of(object) != Some(call.vm.known.string) {
            continue;
        }
        let same =
            if view::single(call, 0)? == Some(object) { TermId::TRUE } else { equals_string(call, guard, object)? };
        let here = call.terms.and(guard, same);
        result = call.terms.or(result, here);
    }
    Ok(give_bool(call, result))
}

fn equals_string(call: &mut Call, guard: TermId, object: crate::state::Ref) -> Result<TermId, Reply> {
    let a = argument(call, 0, 0)?;
    let b = view::of_object(call, object, a.units.len())?;
    let a = if b.units.len() > a.units.len() { argument(call, 0, b.units.len())? } else { a };
    let (equal, certain) = compare::equal(call.terms, &a, &b, same_unit);
    let certain = call.terms.implies(guard, certain);
    shape::certainly(call, certain)?;
    Ok(equal)
}

fn content_equals(call: &mut Call) -> Answer {
    let (a, b) = two(call)?;
    let (equal, certain) = compare::equal(call.terms, &a, &b, same_unit);
    shape::certainly(call, certain)?;
    Ok(give_bool(call, equal))
}

/// Units equal but for case, where one of them is known and of Latin-1, else for units of Latin-1 only.
fn same_ignoring_case(terms: &mut Terms, a: TermId, b: TermId) -> TermId {
    for (unknown, constant) in [(a, b), (b, a)] {
        if let Some(same) = known(terms, constant).and_then(|c| character::same_folded(terms, unknown, c)) {
            return same;
        }
    }
    let (a, b) = (character::fold(terms, a), character::fold(terms, b));
    terms.eq(a, b)
}

fn has_known_fold(terms: &Terms, text: &Text) -> bool {
    text.units.iter().all(|u| known(terms, *u).is_some_and(|c| (0..256).contains(&c) && c != 0xb5))
}

/// Texts of which comparing without case needs no table: one is known and of Latin-1, or both are of Latin-1.
fn foldable(call: &mut Call, a: &mut Text, b: &mut Text) -> Result<(), Reply> {
    if has_known_fold(call.terms, a) || has_known_fold(call.terms, b) {
        return Ok(());
    }
    if shape::is_latin1(call, a)? && shape::is_latin1(call, b)? {
        return Ok(());
    }
    let longer = if a.units.len() > b.units.len() { a } else { b };
    Err(shape::beyond_latin1(call, longer)?)
}

fn equals_ignoring_case(call: &mut Call) -> Answer {
    let value = call.arg(1);
    let (null, text) = nullable(call, value, 0)?;
    let Some(other) = text else { return Ok(Reply::bool(false)) };
    let mut a = argument(call, 0, other.units.len())?;
    let (_, mut b) = nullable(call, value, a.units.len()).map(|(n, t)| (n, t.unwrap_or(other)))?;
    let lengths = call.terms.eq(a.length, b.length);
    if lengths == TermId::FALSE {
        return Ok(Reply::bool(false));
    }
    foldable(call, &mut a, &mut b)?;
    let (equal, certain) = compare::equal(call.terms, &a, &b, same_ignoring_case);
    let certain = call.terms.or(null, certain);
    shape::certainly(call, certain)?;
    let there = call.terms.not(null);
    let result = call.terms.and(there, equal);
    Ok(give_bool(call, result))
}

fn compare_to(call: &mut Call) -> Answer {
    let (a, b) = two(call)?;
    let (order, certain) = compare::compare(call.terms, &a, &b, |_, unit| unit);
    shape::certainly(call, certain)?;
    Ok(give(call, order))
}

fn compare_ignoring_case(call: &mut Call) -> Answer {
    let (mut a, mut b) = two_complete(call)?;
    if !shape::is_latin1(call, &mut a)? || !shape::is_latin1(call, &mut b)? {
        let longer = if a.units.len() > b.units.len() { &a } else { &b };
        return shape::beyond_latin1(call, longer);
    }
    let (order, _) = compare::compare(call.terms, &a, &b, character::fold);
    Ok(give(call, order))
}

fn hash_code(call: &mut Call) -> Answer {
    if let Some(reply) = switch::hash(call)? {
        return Ok(reply);
    }
    let mut text = argument(call, 0, 0)?;
    complete(call, &mut text)?;
    let hash = compare::hash(call.terms, &text);
    Ok(give(call, hash))
}

fn starts_with(call: &mut Call) -> Answer {
    let zero = call.terms.int(0);
    let prefix = argument(call, 1, 0)?;
    matches_from(call, zero, prefix)
}

fn starts_with_at(call: &mut Call) -> Answer {
    let from = int(call, 2)?;
    let prefix = argument(call, 1, 0)?;
    matches_from(call, from, prefix)
}

fn matches_from(call: &mut Call, from: TermId, prefix: Text) -> Answer {
    let mut prefix = prefix;
    match (known(call.terms, from), prefix.known_length(call.terms)) {
        (Some(from), _) if from < 0 => return Ok(Reply::bool(false)),
        // A known part at a known place: only so much of the text is looked at.
        (Some(from), Some(length)) if prefix.reach() >= length => {
            let end = (from as usize).saturating_add(length);
            let text = argument(call, 0, end)?;
            if text.reach() >= end || text.is_complete() {
                let matches = compare::matches_at(call.terms, &text, from as usize, &prefix, same_unit);
                return Ok(give_bool(call, matches));
            }
        }
        _ => {}
    }
    let mut text = argument(call, 0, 0)?;
    complete(call, &mut text)?;
    complete(call, &mut prefix)?;
    affordable(&text, &prefix)?;
    let matches = compare::matches_somewhere(call.terms, &text, from, &prefix, same_unit);
    Ok(give_bool(call, matches))
}

fn ends_with(call: &mut Call) -> Answer {
    let (text, suffix) = two_complete(call)?;
    let from = view::sub(call.terms, text.length, suffix.length);
    let matches = compare::matches_somewhere(call.terms, &text, from, &suffix, same_unit);
    Ok(give_bool(call, matches))
}

/// `regionMatches` where all four numbers are known and the length is not negative.
fn region_matches(call: &mut Call) -> Answer {
    let (Some(at), Some(from), Some(count)) = (call.arg(1).as_int(), call.arg(3).as_int(), call.arg(4).as_int()) else {
        return Ok(Reply::Decline);
    };
    let equal = region(call, 2, at, from, count, false)?;
    Ok(give_bool(call, equal))
}

fn region_matches_ignoring_case(call: &mut Call) -> Answer {
    let (Some(fold), Some(at), Some(from), Some(count)) =
        (call.arg(1).as_int(), call.arg(2).as_int(), call.arg(4).as_int(), call.arg(5).as_int())
    else {
        return Ok(Reply::Decline);
    };
    let equal = region(call, 3, at, from, count, fold != 0)?;
    Ok(give_bool(call, equal))
}

fn region(call: &mut Call, other: usize, at: i32, from: i32, count: i32, fold: bool) -> Result<TermId, Reply> {
    if at < 0 || from < 0 || count < 0 || at.checked_add(count).is_none() || from.checked_add(count).is_none() {
        return Err(Reply::Decline);
    }
    let mut a = argument(call, 0, (at + count) as usize)?;
    let mut b = argument(call, other, (from + count) as usize)?;
    for (text, end) in [(&mut a, at + count), (&mut b, from + count)] {
        if text.reach() < end as usize {
            complete(call, text)?;
        }
    }
    if fold {
        foldable(call, &mut a, &mut b)?;
    }
    let terms = &mut *call.terms;
    let (end_a, end_b) = (terms.int(at + count), terms.int(from + count));
    let (room_a, room_b) = (terms.cmp(Cmp::Le, end_a, a.length), terms.cmp(Cmp::Le, end_b, b.length));
    let mut result = terms.and(room_a, room_b);
    for i in 0..count as usize {
        let (Some(x), Some(y)) = (a.units.get(at as usize + i), b.units.get(from as usize + i)) else {
            return Ok(TermId::FALSE);
        };
        let same = if fold { same_ignoring_case(terms, *x, *y) } else { terms.eq(*x, *y) };
        result = terms.and(result, same);
    }
    Ok(result)
}

fn contains(call: &mut Call) -> Answer {
    let (text, part) = two_complete(call)?;
    let hits = compare::hits_of_part(call.terms, &text, &part);
    let found = call.terms.any_of(&hits);
    Ok(give_bool(call, found))
}

/// A searched char as a unit; code points beyond the basic plane are left to the Java code.
fn searched_unit(call: &mut Call) -> Result<TermId, Reply> {
    let unit = int(call, 1)?;
    let basic = character::below(call.terms, unit, 0x10000);
    if call.decide(basic, ForkReason::Library)? { Ok(unit) } else { Err(Reply::Decline) }
}

/// The text and where the searched char stands.
fn char_hits(call: &mut Call) -> Result<(Text, Vec<TermId>), Reply> {
    let unit = searched_unit(call)?;
    let mut text = argument(call, 0, 0)?;
    complete(call, &mut text)?;
    let hits = compare::hits_of_unit(call.terms, &text, unit);
    Ok((text, hits))
}

fn index_of_char(call: &mut Call, with_from: bool) -> Answer {
    let (_, hits) = char_hits(call)?;
    let from = if with_from { int(call, 2)? } else { call.terms.int(0) };
    let found = compare::first(call.terms, &hits, from);
    Ok(give(call, found))
}

fn last_index_of_char(call: &mut Call, with_from: bool) -> Answer {
    let (text, hits) = char_hits(call)?;
    let from = if with_from { int(call, 2)? } else { text.length };
    let found = compare::last(call.terms, &hits, from);
    Ok(give(call, found))
}

pub fn index_of(call: &mut Call, with_from: bool) -> Answer {
    let (text, part) = two_complete(call)?;
    let hits = compare::hits_of_part(call.terms, &text, &part);
    let from = if with_from { int(call, 2)? } else { call.terms.int(0) };
    // An empty part is found behind the end, however far behind the search begins.
    let zero = call.terms.int(0);
    let found = compare::first(call.terms, &hits, from);
    let behind = call.terms.cmp(Cmp::Ge, from, text.length);
    let empty = call.terms.eq(part.length, zero);
    let at_end = call.terms.and(behind, empty);
    let found = call.terms.ite(at_end, text.length, found);
    Ok(give(call, found))
}

pub fn last_index_of(call: &mut Call, with_from: bool) -> Answer {
    let (text, part) = two_complete(call)?;
    let hits = compare::hits_of_part(call.terms, &text, &part);
    let from = if with_from { int(call, 2)? } else { text.length };
    let found = compare::last(call.terms, &hits, from);
    Ok(give(call, found))
}
