//! Arrays of unknown length, and unknown positions in arrays: `System.arraycopy` and `Arrays.equals`.

use super::view::{self, MOST_CHOICES, MOST_UNITS, add, give_bool, int, known, pick, sub};
use crate::expr::ops::Cmp;
use crate::expr::{Sort, TermId};
use crate::interp::{Answer, Call, ForkReason, Model, Reply};
use crate::state::{Ref, Rest, Value};

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", arraycopy),
    ("java/util/Arrays.equals([Z[Z)Z", equals),
    ("java/util/Arrays.equals([B[B)Z", equals),
    ("java/util/Arrays.equals([C[C)Z", equals),
    ("java/util/Arrays.equals([S[S)Z", equals),
    ("java/util/Arrays.equals([I[I)Z", equals),
    ("java/util/Arrays.equals([J[J)Z", equals),
];

/// An array as terms.
struct Items {
    array: Ref,
    length: TermId,
    known: Vec<TermId>,
    /// No more than the known ones exist.
    complete: bool,
}

/// The elements of an array, of which `want` are known if that can be.
fn items(call: &mut Call, array: Ref, want: usize) -> Result<Items, Reply> {
    call.machine().expand(array)?;
    if let Some(elements) = call.state.heap.array(array) {
        if elements.len() > MOST_UNITS {
            return Err(Reply::Decline);
        }
        let elements = elements.clone();
        let length = call.terms.int(elements.len() as i32);
        let mut known = Vec::with_capacity(elements.len());
        for i in 0..elements.len() {
            known.push(call.machine().any_term(elements.get(i).unwrap_or_default())?);
        }
        return Ok(Items { array, length, known, complete: true });
    }
    let Some(open) = call.state.heap.open(array) else { return Err(Reply::Decline) };
    if matches!(open.rest, Rest::Input(_) | Rest::Blank) && want > open.elements.len() && want <= MOST_UNITS {
        call.machine().grow(array, want)?;
    }
    let Some(open) = call.state.heap.open(array).cloned() else { return Err(Reply::Decline) };
    let mut known = Vec::with_capacity(open.elements.len());
    for value in &open.elements {
        known.push(call.machine().any_term(*value)?);
    }
    let complete = matches!(open.rest, Rest::Given { condition: TermId::TRUE, .. });
    Ok(Items { array, length: open.length, known, complete })
}

/// The path ends where more of an array is touched than is known of it.
fn within(call: &mut Call, items: &Items, end: TermId) -> Result<(), Reply> {
    if items.complete {
        return Ok(());
    }
    let limit = call.terms.int(items.known.len() as i32);
    let near = call.terms.cmp(Cmp::Le, end, limit);
    let bound = call.machine().length_bound(items.array);
    Ok(call.machine().within(near, &bound)?)
}

fn is_open(call: &Call, index: usize) -> bool {
    call.arg(index).as_ref().is_some_and(|r| call.state.heap.open(r).is_some())
}

fn arraycopy(call: &mut Call) -> Answer {
    let unknown = call.args.iter().any(|a| a.is_sym()) || is_open(call, 0) || is_open(call, 2);
    if !unknown {
        return Ok(Reply::Decline);
    }
    let (source, target) = (view::one(call, 0)?, view::one(call, 2)?);
    let (from_class, to_class) = (call.state.heap.class_of(source), call.state.heap.class_of(target));
    let (Some(from_class), Some(to_class)) = (from_class, to_class) else { return Ok(Reply::Decline) };
    // What may not fit is left to the plain model.
    if source.is_null() || target.is_null() || !call.vm.program.is_subtype(from_class, to_class) {
        return Ok(Reply::Decline);
    }
    let (from, to, count) = (int(call, 1)?, int(call, 3)?, int(call, 4)?);
    let (source_end, target_end) = (add(call.terms, from, count), add(call.terms, to, count));
    let wanted = |call: &Call, end| known(call.terms, end).map_or(0, |e| e.max(0) as usize);
    let (source_wanted, target_wanted) = (wanted(call, source_end), wanted(call, target_end));
    let (a, b) = (items(call, source, 0)?, items(call, target, 0)?);
    if !fits(call, &[from, to, count], &[(from, a.length), (to, b.length)])? {
        return Ok(Reply::ThrowText("java/lang/ArrayIndexOutOfBoundsException", call.machine().opaque_text()));
    }
    let (a, b) = (items(call, source, source_wanted)?, items(call, target, target_wanted)?);
    within(call, &a, source_end)?;
    within(call, &b, target_end)?;

    let terms = &mut *call.terms;
    let range = |t: TermId, terms: &crate::expr::Terms| terms.signed_range(t).unwrap_or((0, i64::MAX));
    let first = range(to, terms).0.clamp(0, b.known.len() as i64) as usize;
    let most = range(count, terms).1.clamp(0, a.known.len() as i64);
    let last = range(to, terms).1.saturating_add(most).clamp(first as i64, b.known.len() as i64) as usize;
    let straight = known(terms, from).is_some() && known(terms, to).is_some();
    if !straight && (last - first).saturating_mul(a.known.len()) > MOST_CHOICES {
        return Ok(Reply::Unsupported("java.lang.System.arraycopy at unknown positions of long arrays".into()));
    }
    let mut changed = Vec::with_capacity(last - first);
    for i in first..last {
        let place = terms.int(i as i32);
        let (above, below) = (terms.cmp(Cmp::Le, to, place), terms.cmp(Cmp::Lt, place, target_end));
        let inside = terms.and(above, below);
        let offset = sub(terms, place, to);
        let index = add(terms, from, offset);
        let new = pick(terms, &a.known, 0, index);
        let old = b.known.get(i).copied().unwrap_or(new);
        changed.push((i, if terms.sort(old) == terms.sort(new) { terms.ite(inside, new, old) } else { old }));
    }
    for (i, term) in changed {
        let value = call.machine().value(term);
        if source != target && call.terms.sort(term) == Sort::Ref {
            call.machine().note_store(target, value);
        }
        store(call, target, i, value);
    }
    Ok(Reply::VOID)
}

fn store(call: &mut Call, array: Ref, index: usize, value: Value) {
    if let Some(place) = call.state.heap.open_mut(array).and_then(|open| open.elements.get_mut(index)) {
        *place = value;
        return;
    }
    call.state.heap.set_element(array, index, value);
}

/// No number is negative, and the last one, a count, fits behind every position in its length.
fn fits(call: &mut Call, numbers: &[TermId], places: &[(TermId, TermId)]) -> Result<bool, Reply> {
    let zero = call.terms.int(0);
    let Some(count) = numbers.last().copied() else { return Ok(true) };
    let mut fine = TermId::TRUE;
    for number in numbers {
        let natural = call.terms.cmp(Cmp::Ge, *number, zero);
        fine = call.terms.and(fine, natural);
    }
    for (position, length) in places {
        let room = sub(call.terms, *length, count);
        let here = call.terms.cmp(Cmp::Le, *position, room);
        fine = call.terms.and(fine, here);
    }
    call.decide(fine, ForkReason::Bounds)
}

fn equals(call: &mut Call) -> Answer {
    let odd = |i| view::holds_terms(call, call.arg(i));
    if !odd(0) && !odd(1) {
        return Ok(Reply::Decline);
    }
    let (a, b) = (view::one(call, 0)?, view::one(call, 1)?);
    if a.is_null() || b.is_null() || a == b {
        return Ok(Reply::bool(a == b));
    }
    let (x, y) = (items(call, a, 0)?, items(call, b, 0)?);
    let same_length = call.terms.eq(x.length, y.length);
    let count = x.known.len().min(y.known.len());
    let mut equal = same_length;
    for (i, (p, q)) in x.known.iter().zip(&y.known).enumerate() {
        let place = call.terms.int(i as i32);
        let inside = call.terms.cmp(Cmp::Lt, place, x.length);
        if call.terms.sort(*p) != call.terms.sort(*q) || call.terms.sort(*p) == Sort::Ref {
            return Ok(Reply::Decline);
        }
        let same = call.terms.eq(*p, *q);
        let here = call.terms.implies(inside, same);
        equal = call.terms.and(equal, here);
    }
    if !(x.complete || y.complete) || count < x.known.len().max(y.known.len()) && !(x.complete && y.complete) {
        let limit = call.terms.int(count as i32);
        let short = call.terms.cmp(Cmp::Le, x.length, limit);
        let certain = call.terms.implies(equal, short);
        let bound = call.machine().length_bound(if x.complete { b } else { a });
        call.machine().within(certain, &bound)?;
    }
    Ok(give_bool(call, equal))
}
