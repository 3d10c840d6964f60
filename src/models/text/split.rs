//! `String.split` at one character: the path splits by the number of parts, not by where they end.

use super::compare;
use super::shape;
use super::string::{affordable, symbolic};
use super::view::{self, Text, add, argument, complete, int, new_string, sub};
use crate::expr::TermId;
use crate::expr::ops::Cmp;
use crate::interp::{Answer, Call, ForkReason, Model, Reply};
use crate::state::{Ref, Value};

pub const MODELS: &[(&str, Model)] = &[("java/lang/String.splitAt(CIZ)[Ljava/lang/String;", |c| symbolic(c, split_at))];

/// The stub's helper behind `split`: delimiter, limit, and whether delimiters are kept, which is left to the Java code.
fn split_at(call: &mut Call) -> Answer {
    let (Some(limit), Some(0)) = (call.arg(2).as_int(), call.arg(3).as_int()) else { return Ok(Reply::Decline) };
    let delimiter = int(call, 1)?;
    let mut text = argument(call, 0, 0)?;
    complete(call, &mut text)?;
    affordable(&text, &text)?;
    let hits = compare::hits_of_unit(call.terms, &text, delimiter);
    let mut count = call.terms.int(0);
    for hit in &hits {
        let one = call.terms.bool_to_int(*hit);
        count = add(call.terms, count, one);
    }
    let most = if limit > 0 { hits.len().min(limit as usize - 1) } else { hits.len() };
    let mut guards = Vec::with_capacity(most + 1);
    for cuts in 0..=most {
        let number = call.terms.int(cuts as i32);
        // With a limit, the last part takes what is left.
        let op = if limit > 0 && cuts + 1 == limit as usize { Cmp::Ge } else { Cmp::Eq };
        guards.push(call.terms.cmp(op, count, number));
    }
    let cuts = if guards.len() > 1 { call.choose(&guards, ForkReason::Library)? } else { 0 };
    if cuts == 0 {
        let Some(whole) = view::single(call, 0)? else { return Ok(Reply::Decline) };
        return give(call, &[whole]);
    }
    let mut parts = cut(call, &mut text, &hits, cuts)?;
    if limit == 0 {
        let zero = call.terms.int(0);
        while let Some(last) = parts.last() {
            let empty = call.terms.eq(last.length, zero);
            if !call.decide(empty, ForkReason::Library)? {
                break;
            }
            parts.pop();
        }
    }
    let strings: Vec<Ref> = parts.iter().map(|part| string_of(call, part)).collect();
    give(call, &strings)
}

fn string_of(call: &mut Call, part: &Text) -> Ref {
    if part.known_length(call.terms) == Some(0) {
        return call.vm.interned(call.state, "");
    }
    new_string(call, part)
}

/// The parts between so many delimiters.
fn cut(call: &mut Call, text: &mut Text, hits: &[TermId], cuts: usize) -> Result<Vec<Text>, Reply> {
    let one = call.terms.int(1);
    let mut begin = call.terms.int(0);
    let mut parts = Vec::with_capacity(cuts + 1);
    for _ in 0..cuts {
        let end = compare::first(call.terms, hits, begin);
        parts.push(between(call, text, begin, end)?);
        begin = add(call.terms, end, one);
    }
    let length = text.length;
    parts.push(between(call, text, begin, length)?);
    Ok(parts)
}

/// The part between two positions; where they are the same there is none.
fn between(call: &mut Call, text: &mut Text, begin: TermId, end: TermId) -> Result<Text, Reply> {
    let length = sub(call.terms, end, begin);
    if view::known(call.terms, length) == Some(0) {
        return Ok(Text::of_units(call.terms, &[]));
    }
    shape::part(call, text, begin, end)
}

fn give(call: &mut Call, strings: &[Ref]) -> Answer {
    let array = call.new_ref_array("[Ljava/lang/String;", strings)?;
    Ok(Reply::Value(Value::reference(array)))
}
