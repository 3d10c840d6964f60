//! `java.lang.String` of unknown texts: methods that give new strings and arrays.

use super::character;
use super::digits;
use super::shape;
use super::string::{affordable, symbolic};
use super::view::{
    self, Text, argument, complete, give_opaque, give_part, give_string, int, is_opaque_argument, known, new_array,
    new_string,
};
use crate::expr::ops::Cmp;
use crate::expr::{TermId, Terms};
use crate::interp::{Answer, Call, ForkReason, Model, Reply};
use crate::state::{Ref, Value};

const OUTSIDE: &str = "java/lang/StringIndexOutOfBoundsException";

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/String.substring(I)Ljava/lang/String;", |c| symbolic(c, substring_from)),
    ("java/lang/String.substring(II)Ljava/lang/String;", |c| symbolic(c, substring)),
    ("java/lang/String.range([CII)Ljava/lang/String;", |c| symbolic(c, range)),
    ("java/lang/String.copy([CII)[C", |c| symbolic(c, copy)),
    ("java/lang/String.<init>(Ljava/lang/String;)V", adopt),
    ("java/lang/String.concat(Ljava/lang/String;)Ljava/lang/String;", |c| symbolic(c, concat)),
    ("java/lang/String.trim()Ljava/lang/String;", |c| symbolic(c, |c| strip(c, is_control, true, true))),
    ("java/lang/String.strip()Ljava/lang/String;", |c| symbolic(c, |c| strip(c, character::is_white, true, true))),
    ("java/lang/String.stripLeading()Ljava/lang/String;", |c| {
        symbolic(c, |c| strip(c, character::is_white, true, false))
    }),
    ("java/lang/String.stripTrailing()Ljava/lang/String;", |c| {
        symbolic(c, |c| strip(c, character::is_white, false, true))
    }),
    ("java/lang/String.replace(CC)Ljava/lang/String;", |c| symbolic(c, replace_char)),
    ("java/lang/String.replace(Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Ljava/lang/String;", |c| {
        symbolic(c, replace)
    }),
    ("java/lang/String.toLowerCase(Ljava/util/Locale;)Ljava/lang/String;", |c| symbolic(c, lower_case)),
    ("java/lang/String.toUpperCase(Ljava/util/Locale;)Ljava/lang/String;", |c| symbolic(c, upper_case)),
    ("java/lang/String.repeat(I)Ljava/lang/String;", |c| symbolic(c, repeat)),
    (
        "java/lang/String.join(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/lang/String;I)Ljava/lang/String;",
        join,
    ),
    ("java/lang/String.valueOf(Z)Ljava/lang/String;", truth),
    ("java/lang/Boolean.toString(Z)Ljava/lang/String;", truth),
    ("java/lang/Integer.toString(I)Ljava/lang/String;", decimal),
    ("java/lang/Long.toString(J)Ljava/lang/String;", decimal),
    ("java/lang/Float.toString(F)Ljava/lang/String;", unknown_digits),
    ("java/lang/Double.toString(D)Ljava/lang/String;", unknown_digits),
];

fn substring_from(call: &mut Call) -> Answer {
    let text = argument(call, 0, 0)?;
    cut(call, text.length, OUTSIDE)
}

fn substring(call: &mut Call) -> Answer {
    let end = int(call, 2)?;
    cut(call, end, OUTSIDE)
}

/// The part of the first argument from the second to `end`, with one question whether they are in order and inside.
pub fn cut(call: &mut Call, end: TermId, exception: &'static str) -> Answer {
    let begin = int(call, 1)?;
    let want = known(call.terms, end).filter(|e| *e > 0).or(known(call.terms, begin)).unwrap_or(0).max(0) as usize;
    let text = argument(call, 0, 0)?;
    if !in_order(call, begin, end, text.length)? {
        let all_known = known(call.terms, begin).is_some() && known(call.terms, end).is_some();
        if all_known && text.known_length(call.terms).is_some() {
            return Ok(Reply::Decline);
        }
        return Ok(Reply::ThrowText(exception, call.machine().opaque_text()));
    }
    let mut text = if want > text.reach() { argument(call, 0, want)? } else { text };
    let whole = known(call.terms, begin) == Some(0) && end == text.length;
    let is_string = view::single(call, 0)?.and_then(|r| call.state.heap.class_of(r)) == Some(call.vm.known.string);
    if whole && is_string {
        return Ok(Reply::Value(call.arg(0)));
    }
    let part = shape::part(call, &mut text, begin, end)?;
    Ok(give_part(call, &part))
}

/// `0 <= begin <= end <= length`.
pub fn in_order(call: &mut Call, begin: TermId, end: TermId, length: TermId) -> Result<bool, Reply> {
    let zero = call.terms.int(0);
    let positive = call.terms.cmp(Cmp::Ge, begin, zero);
    let ordered = call.terms.cmp(Cmp::Le, begin, end);
    let inside = if end == length { TermId::TRUE } else { call.terms.cmp(Cmp::Le, end, length) };
    let fine = call.terms.all_of(&[positive, ordered, inside]);
    call.decide(fine, ForkReason::Bounds)
}

/// The stub's helper for a range that was checked, also of a builder's array.
fn range(call: &mut Call) -> Answer {
    if lengths_known(call) {
        return Err(Reply::Decline);
    }
    let (begin, end) = (int(call, 1)?, int(call, 2)?);
    let mut text = argument(call, 0, known(call.terms, end).unwrap_or(0).max(0) as usize)?;
    let part = shape::part(call, &mut text, begin, end)?;
    Ok(give_part(call, &part))
}

/// The stub's helper for a copy of a range that was checked.
fn copy(call: &mut Call) -> Answer {
    if lengths_known(call) {
        return Err(Reply::Decline);
    }
    let (begin, count) = (int(call, 1)?, int(call, 2)?);
    let end = view::add(call.terms, begin, count);
    let mut text = argument(call, 0, known(call.terms, end).unwrap_or(0).max(0) as usize)?;
    let part = shape::part(call, &mut text, begin, end)?;
    let array = new_array(call, &part);
    Ok(Reply::Value(Value::reference(array)))
}

/// An array of known length and plain bounds: the Java code copies as well.
fn lengths_known(call: &Call) -> bool {
    let array = call.arg(0).as_ref().is_some_and(|r| call.state.heap.array(r).is_some());
    array && call.arg(1).as_int().is_some() && call.arg(2).as_int().is_some()
}

/// `new String(s)` of a text that nothing can look at: shares its chars, as the Java code does.
fn adopt(call: &mut Call) -> Answer {
    let (Some(string), true) = (call.arg(0).as_ref(), is_opaque_argument(call, 1)?) else { return Ok(Reply::Decline) };
    let slot = call.vm.known.string_value as usize;
    let value = view::single(call, 1)?.and_then(|from| call.state.heap.field(from, slot)).unwrap_or_default();
    call.state.heap.set_field(string, slot, value);
    Ok(Reply::VOID)
}

fn concat(call: &mut Call) -> Answer {
    if is_opaque_argument(call, 0)? || is_opaque_argument(call, 1)? {
        return Ok(give_opaque(call));
    }
    let (a, b) = (argument(call, 0, 0)?, argument(call, 1, 0)?);
    if b.known_length(call.terms) == Some(0) {
        return Ok(Reply::Value(call.arg(0)));
    }
    let whole = shape::join(call, a, b)?;
    Ok(give_string(call, &whole))
}

/// What `trim` takes off.
fn is_control(terms: &mut Terms, unit: TermId) -> TermId {
    character::below(terms, unit, 0x21)
}

fn strip(call: &mut Call, blank: fn(&mut Terms, TermId) -> TermId, leading: bool, trailing: bool) -> Answer {
    let mut text = argument(call, 0, 0)?;
    complete(call, &mut text)?;
    affordable(&text, &text)?;
    let (begin, end) = shape::stripped(call.terms, &text, blank, leading, trailing);
    if known(call.terms, begin) == Some(0) && end == text.length {
        return Ok(Reply::Value(call.arg(0)));
    }
    let part = shape::part(call, &mut text, begin, end)?;
    Ok(give_part(call, &part))
}

fn replace_char(call: &mut Call) -> Answer {
    let (old, new) = (int(call, 1)?, int(call, 2)?);
    if old == new {
        return Ok(Reply::Value(call.arg(0)));
    }
    replace_units(call, old, new)
}

fn replace_units(call: &mut Call, old: TermId, new: TermId) -> Answer {
    let text = argument(call, 0, 0)?;
    let replaced = shape::map(call.terms, &text, |terms, unit| {
        let hit = terms.eq(unit, old);
        terms.ite(hit, new, unit)
    });
    Ok(give_string(call, &replaced))
}

/// Of one char by another; other parts are left to the Java code.
fn replace(call: &mut Call) -> Answer {
    let (old, new) = (argument(call, 1, 0)?, argument(call, 2, 0)?);
    match (old.known_length(call.terms), new.known_length(call.terms)) {
        (Some(1), Some(1)) => replace_units(call, old.units[0], new.units[0]),
        _ => Ok(Reply::Decline),
    }
}

/// Whether the language of a `Locale` maps letters by the general rules.
fn general_rules(call: &Call, index: usize) -> Option<()> {
    let locale = call.arg(index).as_ref()?;
    let field = |object: Ref, name: &str| {
        let class = call.state.heap.class_of(object)?;
        let slot = call.vm.program.find_field(class, name, None)?.slot as usize;
        call.state.heap.field(object, slot)?.as_ref()
    };
    let language = field(field(locale, "baseLocale")?, "language")?;
    let language = call.vm.string_text(call.state, language)?;
    (!matches!(&*language, "tr" | "az" | "lt")).then_some(())
}

fn lower_case(call: &mut Call) -> Answer {
    general_rules(call, 1).ok_or(Reply::Decline)?;
    let mut text = argument(call, 0, 0)?;
    if !shape::is_latin1(call, &mut text)? {
        return shape::beyond_latin1(call, &text);
    }
    let mapped = shape::map(call.terms, &text, character::to_lower);
    Ok(give_string(call, &mapped))
}

fn upper_case(call: &mut Call) -> Answer {
    general_rules(call, 1).ok_or(Reply::Decline)?;
    let mut text = argument(call, 0, 0)?;
    complete(call, &mut text)?;
    // The capital of sharp s are two letters.
    let simple = shape::all(call.terms, &text, |terms, unit| {
        let (latin1, sharp_s) = (character::below(terms, unit, 256), terms.int(0xdf));
        let other = terms.cmp(Cmp::Ne, unit, sharp_s);
        terms.and(latin1, other)
    });
    if !call.decide(simple, ForkReason::Library)? {
        return shape::beyond_latin1(call, &text);
    }
    let mapped = shape::map(call.terms, &text, character::to_upper);
    Ok(give_string(call, &mapped))
}

fn repeat(call: &mut Call) -> Answer {
    let Some(count) = call.arg(1).as_int().filter(|n| *n > 1) else { return Ok(Reply::Decline) };
    let mut text = argument(call, 0, 0)?;
    // So that lengths cannot overflow.
    complete(call, &mut text)?;
    let whole = shape::repeated(call, &text, count as usize)?;
    Ok(give_part(call, &whole))
}

/// The stub's helper behind `join` and `StringJoiner`: prefix, suffix, delimiter, elements, their number.
fn join(call: &mut Call) -> Answer {
    let Some(count) = call.arg(4).as_int() else { return Ok(Reply::Decline) };
    let Some(elements) = call.arg(3).as_ref().and_then(|a| call.state.heap.array(a)).cloned() else {
        return Ok(Reply::Decline);
    };
    let elements: Vec<Value> = (0..count.max(0) as usize).filter_map(|i| elements.get(i)).collect();
    let plain = |v: &Value| !view::holds_terms(call, *v);
    if elements.iter().all(plain) && !view::involves_terms(call) {
        return Ok(Reply::Decline);
    }
    let mut pieces = vec![call.arg(0)];
    for (i, element) in elements.into_iter().enumerate() {
        if i > 0 {
            pieces.push(call.arg(2));
        }
        pieces.push(element);
    }
    pieces.push(call.arg(1));
    let mut whole = Text::of_units(call.terms, &[]);
    for piece in pieces {
        let (null, text) = view::nullable(call, piece, 0)?;
        let (Some(text), TermId::FALSE) = (text, null) else { return Ok(Reply::Decline) };
        whole = shape::join(call, whole, text)?;
    }
    Ok(give_string(call, &whole))
}

/// The literal of a truth value, as a choice of the two.
fn truth(call: &mut Call) -> Answer {
    if !call.arg(0).is_sym() {
        return Ok(Reply::Decline);
    }
    let value = int(call, 0)?;
    let condition = call.terms.int_to_bool(value);
    let (yes, no) = (call.vm.interned(call.state, "true"), call.vm.interned(call.state, "false"));
    let (yes, no) = (call.machine().mention(yes), call.machine().mention(no));
    let choice = call.terms.ite(condition, yes, no);
    Ok(view::give(call, choice))
}

fn decimal(call: &mut Call) -> Answer {
    let Some(number) = call.arg(0).as_sym() else { return Ok(Reply::Decline) };
    let text = digits::decimal(call.terms, number);
    let string = new_string(call, &text);
    Ok(Reply::Value(Value::reference(string)))
}

/// Digits of floating-point numbers are no terms: the string exists, but nothing can look at it.
fn unknown_digits(call: &mut Call) -> Answer {
    if call.arg(0).is_sym() { Ok(give_opaque(call)) } else { Ok(Reply::Decline) }
}
