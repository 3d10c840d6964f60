//! `java.util.regex` on unknown texts: whether a pattern matches is one term and one question.
//!
//! A constant pattern that names a regular language ([`syntax`]) becomes an automaton ([`automaton`]), and its runs over
//! the text a condition ([`runs`], [`terms`]). Where the answer is no, and where it is yes and all of the text and every
//! group is told by the run, the matcher is left as the library leaves it. Elsewhere the library's code runs, on a path
//! that knows the answer. Everything else is left to the library's code from the beginning.
//!
//! What a matcher has seen of the end of its text (`hitEnd`, `requireEnd`) depends on how the library tries; after an
//! answer of ours nobody can ask for it.

mod automaton;
mod classes;
mod runs;
mod syntax;
mod terms;

use self::automaton::{Language, Mode};
use self::runs::{Runs, is_affordable, runs};
use self::terms::Unknown;
use super::view::{self, Text, holds_terms};
use crate::expr::{Sort, TermId};
use crate::interp::{Answer, Call, ForkReason, Model, OPAQUE, Reply};
use crate::state::{Chunked, Elements, Ref, Value};

pub const MODELS: &[(&str, Model)] = &[
    ("java/util/regex/Pattern.matches(Ljava/lang/String;Ljava/lang/CharSequence;)Z", matches_text),
    ("java/util/regex/Matcher.match(II)Z", matches),
    ("java/util/regex/Matcher.search(I)Z", search),
    ("java/util/regex/Matcher.hitEnd()Z", |c| seen_end(c, "hitEnd")),
    ("java/util/regex/Matcher.requireEnd()Z", |c| seen_end(c, "requireEnd")),
];

/// Units of an unknown text that are made known for a pattern that can match no more.
const MOST_WANTED: usize = 80;
/// `Matcher.ENDANCHOR`, with which a match has to end where the text does.
const TO_THE_END: i32 = 1;

/// The helper of `matches` and `lookingAt`: where to begin, and whether the match has to end with the text.
fn matches(call: &mut Call) -> Answer {
    let Some(anchor) = call.arg(2).as_int() else { return Ok(Reply::Decline) };
    let mode = if anchor == TO_THE_END { Mode::Whole } else { Mode::Beginning };
    answer(call, mode, anchor)
}

/// The helper of `find`: where to begin.
fn search(call: &mut Call) -> Answer {
    answer(call, Mode::Anywhere, 0)
}

fn answer(call: &mut Call, mode: Mode, anchor: i32) -> Answer {
    let (Some(matcher), Some(from)) = (view::single(call, 0)?, call.arg(1).as_int()) else {
        return Ok(Reply::Decline);
    };
    let text = get(call, matcher, "text")?;
    if !holds_terms(call, text) || from != 0 {
        return Ok(Reply::Decline);
    }
    let Some(language) = language(call, matcher, mode)? else { return Ok(Reply::Decline) };
    let text = whole_text(call, matcher, text, &language)?;
    let (ways, matches) = question(call, &language, &text)?;
    if !call.decide(matches, ForkReason::Library)? {
        let last = get(call, matcher, "last")?;
        return leave(call, matcher, anchor, [Value::int(-1), last], &[], false);
    }
    let told = mode == Mode::Whole
        && (language.automaton.groups.is_empty()
            || (language.automaton.groups.iter().all(Option::is_some) && language.automaton.reads_in_one_way()));
    if !told {
        return Ok(Reply::Decline);
    }
    let mut unknown = Unknown { terms: call.terms, text: &text };
    let mut bounds = vec![unknown.terms.int(0), text.length];
    if !language.automaton.groups.is_empty() {
        let taken = ways.taken(&language, &mut unknown);
        for group in language.automaton.groups.iter().flatten() {
            let (begin, end) = terms::span(&mut unknown, &language, &taken, *group);
            bounds.extend([begin, end]);
        }
    }
    let bounds: Vec<Value> = bounds.into_iter().map(|bound| call.machine().value(bound)).collect();
    let last = bounds.get(1).copied().unwrap_or_default();
    leave(call, matcher, anchor, [Value::int(0), last], &bounds, true)
}

/// The runs over the text, and whether there is a match. Where the text is still under way when its known beginning ends,
/// the library's code looks further.
fn question(call: &mut Call, language: &Language, text: &Text) -> Result<(Runs<TermId>, TermId), Reply> {
    let mut unknown = Unknown { terms: call.terms, text };
    if !is_affordable(language, &unknown) {
        return Err(Reply::Decline);
    }
    let ways = runs(language, &mut unknown);
    let found = ways.answer(language, &mut unknown);
    if call.decide(found.certain, ForkReason::Bound)? { Ok((ways, found.matches)) } else { Err(Reply::Decline) }
}

/// `Pattern.matches`, whose matcher nobody sees: no question at all.
fn matches_text(call: &mut Call) -> Answer {
    let (Some(pattern), text) = (view::single(call, 0)?.filter(|p| !p.is_null()), call.arg(1)) else {
        return Ok(Reply::Decline);
    };
    if !holds_terms(call, text) {
        return Ok(Reply::Decline);
    }
    let Some(units) = plain(call, pattern)? else { return Ok(Reply::Decline) };
    let Some(language) = syntax::parse(&units, 0).and_then(|syntax| Language::of(&syntax, Mode::Whole)) else {
        return Ok(Reply::Decline);
    };
    let (null, text) = strings(call, text, &language)?;
    if call.decide(null, ForkReason::Null)? {
        return Ok(Reply::Decline);
    }
    let (_, matches) = question(call, &language, &text)?;
    Ok(view::give_bool(call, matches))
}

/// What the matcher's pattern looks for, if that is understood.
fn language(call: &mut Call, matcher: Ref, mode: Mode) -> Result<Option<Language>, Reply> {
    let Some(pattern) = get(call, matcher, "parentPattern")?.as_ref() else { return Ok(None) };
    // Not `flags0`, which is what the parts of the pattern have left of them.
    let flags = get(call, pattern, "flags")?;
    let (Some(flags), Some(text)) = (flags.as_int(), get(call, pattern, "pattern")?.as_ref()) else { return Ok(None) };
    let Some(units) = plain(call, text)? else { return Ok(None) };
    Ok(syntax::parse(&units, flags).and_then(|syntax| Language::of(&syntax, mode)))
}

/// The units of a string where all of them are known.
fn plain(call: &mut Call, string: Ref) -> Result<Option<Vec<u16>>, Reply> {
    if call.state.heap.class_of(string) != Some(call.vm.known.string) {
        return Ok(None);
    }
    Ok(view::of_object(call, string, 0)?.plain(call.terms))
}

/// Where there is no text, and the text where it is a string or one of several, with as many known units as can matter.
fn strings(call: &mut Call, value: Value, language: &Language) -> Result<(TermId, Text), Reply> {
    for (_, object) in view::targets(call, value)? {
        if !object.is_null() && call.state.heap.class_of(object) != Some(call.vm.known.string) {
            return Err(Reply::Decline);
        }
    }
    let margin = if language.asks_behind_the_end() { 2 } else { 0 };
    let bounded = if language.mode == Mode::Anywhere { None } else { language.automaton.longest };
    let want = bounded.map(|most| most + margin).filter(|most| *most <= MOST_WANTED).unwrap_or(0);
    let (null, text) = view::nullable(call, value, want)?;
    Ok((null, text.ok_or(Reply::Decline)?))
}

/// The text of a matcher that looks at all of it.
fn whole_text(call: &mut Call, matcher: Ref, value: Value, language: &Language) -> Result<Text, Reply> {
    let (_, text) = strings(call, value, language)?;
    let (from, to) = (get(call, matcher, "from")?, get(call, matcher, "to")?);
    let to = call.machine().term(to, Sort::Bv32)?;
    let to_the_end = call.terms.eq(to, text.length);
    if from.as_int() != Some(0) || call.state.path.decided(call.terms, to_the_end) != Some(true) {
        return Err(Reply::Decline);
    }
    Ok(text)
}

/// The reply, with the matcher as the library leaves it.
fn leave(call: &mut Call, matcher: Ref, anchor: i32, ends: [Value; 2], bounds: &[Value], found: bool) -> Answer {
    let slots = |call: &Call| get(call, matcher, "groups").ok()?.as_ref();
    let Some(old) = slots(call) else { return Ok(Reply::Decline) };
    let Some(count) = call.state.heap.array(old).map(Elements::len) else { return Ok(Reply::Decline) };
    let Some(class) = call.state.heap.class_of(old) else { return Ok(Reply::Decline) };
    let changes = get(call, matcher, "modCount").ok().and_then(Value::as_int);
    let mut groups = vec![Value::int(-1); count.max(bounds.len())];
    groups.iter_mut().zip(bounds).for_each(|(slot, bound)| *slot = *bound);
    let groups = match groups.iter().map(|g| g.as_int()).collect::<Option<Vec<i32>>>() {
        Some(plain) => Elements::Int(Chunked::from_slice(&plain)),
        None => Elements::Tagged(Chunked::from_slice(&groups)),
    };
    let groups = call.state.heap.alloc_array(class, groups);
    let unseen = Value::sym(call.terms.var(OPAQUE, Sort::Bv32));
    let [first, last] = ends;
    let mut fields = vec![
        ("hitEnd", unseen),
        ("requireEnd", unseen),
        ("first", first),
        ("last", last),
        ("oldLast", last),
        ("groups", Value::reference(groups)),
        ("acceptMode", Value::int(anchor)),
    ];
    fields.extend(changes.map(|changes| ("modCount", Value::int(changes.wrapping_add(1)))));
    let set: Option<Vec<(usize, Value)>> =
        fields.into_iter().map(|(name, value)| Some((slot(call, matcher, name)?, value))).collect();
    for (slot, value) in set.ok_or(Reply::Decline)? {
        call.state.heap.set_field(matcher, slot, value);
    }
    Ok(Reply::bool(found))
}

/// What the matcher has seen of the end, where the library's code looked.
fn seen_end(call: &mut Call, name: &'static str) -> Answer {
    let Some(matcher) = view::single(call, 0)? else { return Ok(Reply::Decline) };
    let seen = get(call, matcher, name)?;
    let unseen = call.terms.var(OPAQUE, Sort::Bv32);
    if seen.as_sym() == Some(unseen) {
        return Ok(Reply::Unsupported(format!("Matcher.{name} of a text that depends on the inputs")));
    }
    Ok(Reply::Decline)
}

fn slot(call: &Call, object: Ref, name: &str) -> Option<usize> {
    let class = call.state.heap.class_of(object)?;
    call.vm.program.find_field(class, name, None).map(|field| field.slot as usize)
}

fn get(call: &Call, object: Ref, name: &str) -> Result<Value, Reply> {
    let slot = slot(call, object, name).ok_or(Reply::Decline)?;
    call.state.heap.field(object, slot).ok_or(Reply::Decline)
}
