//! `StringBuilder` and `StringBuffer` with unknown contents, at their common superclass.
//!
//! Where the number of chars and all positions are known the Java code runs, whatever the chars. Else a builder holds an
//! array exactly as long as its contents, made anew by every change. A builder to which a text was appended that nothing
//! can look at is such a text itself.

use super::character;
use super::compare;
use super::making::{cut, in_order};
use super::shape;
use super::string::{index_of, last_index_of, symbolic, unit_at};
use super::view::{
    self, Text, argument, builder_fields, complete, give, give_opaque, give_part, int, is_opaque_argument, known,
    new_array, nullable,
};
use crate::expr::ops::Cmp;
use crate::expr::{Sort, TermId};
use crate::interp::{Answer, Call, ForkReason, Model, OPAQUE, Reply};
use crate::state::{Ref, Value};

const OUTSIDE: &str = "java/lang/StringIndexOutOfBoundsException";

macro_rules! builder {
    ($($method:literal => $model:expr),* $(,)?) => {
        &[$((concat!("java/lang/AbstractStringBuilder.", $method), |c| symbolic(c, $model))),*]
    };
}

pub const MODELS: &[(&str, Model)] = builder! {
    "<init>(Ljava/lang/String;)V" => construct,
    "<init>(Ljava/lang/CharSequence;)V" => construct,
    "length()I" => length,
    "charAt(I)C" => char_at,
    "substring(II)Ljava/lang/String;" => substring,
    "indexOf(Ljava/lang/String;)I" => |c| index_of(c, false),
    "indexOf(Ljava/lang/String;I)I" => |c| index_of(c, true),
    "lastIndexOf(Ljava/lang/String;)I" => |c| last_index_of(c, false),
    "lastIndexOf(Ljava/lang/String;I)I" => |c| last_index_of(c, true),
    "compareTo(Ljava/lang/AbstractStringBuilder;)I" => compare_to,
    "append(Ljava/lang/String;)Ljava/lang/AbstractStringBuilder;" => append_text,
    "append(Ljava/lang/AbstractStringBuilder;)Ljava/lang/AbstractStringBuilder;" => append_text,
    "append(Ljava/lang/CharSequence;)Ljava/lang/AbstractStringBuilder;" => append_text,
    "append([C)Ljava/lang/AbstractStringBuilder;" => append_text,
    "append(Z)Ljava/lang/AbstractStringBuilder;" => append_truth,
    "append(C)Ljava/lang/AbstractStringBuilder;" => append_char,
    "append(F)Ljava/lang/AbstractStringBuilder;" => append_unknown,
    "append(D)Ljava/lang/AbstractStringBuilder;" => append_unknown,
    "insert(ILjava/lang/String;)Ljava/lang/AbstractStringBuilder;" => insert_text,
    "insert(IC)Ljava/lang/AbstractStringBuilder;" => insert_char,
    "setLength(I)V" => set_length,
    "setCharAt(IC)V" => set_char_at,
    "delete(II)Ljava/lang/AbstractStringBuilder;" => delete,
    "deleteCharAt(I)Ljava/lang/AbstractStringBuilder;" => delete_char_at,
    "replace(IILjava/lang/String;)Ljava/lang/AbstractStringBuilder;" => replace,
    "reverse()Ljava/lang/AbstractStringBuilder;" => reverse,
    // These run as Java code once the length is known.
    "capacity()I" => settle,
    "ensureCapacity(I)V" => settle,
    "trimToSize()V" => settle,
    "codePointAt(I)I" => settle,
    "codePointBefore(I)I" => settle,
    "codePointCount(II)I" => settle,
    "offsetByCodePoints(II)I" => settle,
    "getChars(II[CI)V" => settle,
    "chars()Ljava/util/stream/IntStream;" => settle,
    "codePoints()Ljava/util/stream/IntStream;" => settle,
    "append(Ljava/lang/CharSequence;II)Ljava/lang/AbstractStringBuilder;" => settle,
    "append([CII)Ljava/lang/AbstractStringBuilder;" => settle,
    "appendCodePoint(I)Ljava/lang/AbstractStringBuilder;" => settle,
    "repeat(II)Ljava/lang/AbstractStringBuilder;" => settle,
    "repeat(Ljava/lang/CharSequence;I)Ljava/lang/AbstractStringBuilder;" => settle,
    "insert(I[CII)Ljava/lang/AbstractStringBuilder;" => settle,
    "insert(I[C)Ljava/lang/AbstractStringBuilder;" => settle,
    "insert(ILjava/lang/CharSequence;II)Ljava/lang/AbstractStringBuilder;" => settle,
};

pub const TO_STRING: &[(&str, Model)] = &[
    ("java/lang/StringBuilder.toString()Ljava/lang/String;", |c| symbolic(c, to_string)),
    ("java/lang/StringBuffer.toString()Ljava/lang/String;", |c| symbolic(c, to_string)),
];

fn settle(_: &mut Call) -> Answer {
    Ok(Reply::Decline)
}

/// Nothing to do for the model: the length of the receiver and the numbers given are known, and so are the lengths of
/// the texts given.
fn lengths_known(call: &mut Call, receiver: &Text, others: &[&Text], positions: &[usize]) -> bool {
    receiver.known_length(call.terms).is_some()
        && others.iter().all(|t| t.known_length(call.terms).is_some())
        && positions.iter().all(|i| call.arg(*i).as_int().is_some())
}

/// The builder with these contents.
fn set(call: &mut Call, text: &Text) -> Result<(), Reply> {
    let builder = view::one(call, 0)?;
    let array = new_array(call, text);
    let count = call.machine().value(text.length);
    set_fields(call, builder, Value::reference(array), count)
}

fn set_fields(call: &mut Call, builder: Ref, value: Value, count: Value) -> Result<(), Reply> {
    let class = call.state.heap.class_of(builder).ok_or(Reply::Decline)?;
    let fields = builder_fields(&call.vm.program, class).ok_or(Reply::Decline)?;
    call.state.heap.set_field(builder, fields.value, value);
    call.state.heap.set_field(builder, fields.count, count);
    Ok(())
}

/// The builder becomes a text that nothing can look at.
fn set_opaque(call: &mut Call) -> Answer {
    let builder = view::one(call, 0)?;
    let (value, count) = (call.terms.var(OPAQUE, Sort::Ref), call.terms.var(OPAQUE, Sort::Bv32));
    set_fields(call, builder, Value::sym(value), Value::sym(count))?;
    Ok(Reply::Value(call.arg(0)))
}

/// The receiver, of which there is one: changes must not depend on which it is.
fn receiver(call: &mut Call) -> Result<Text, Reply> {
    let builder = view::one(call, 0)?;
    view::of_object(call, builder, 0)
}

fn construct(call: &mut Call) -> Answer {
    if is_opaque_argument(call, 1)? {
        set_opaque(call)?;
        return Ok(Reply::VOID);
    }
    let text = argument(call, 1, 0)?;
    if text.known_length(call.terms).is_some() {
        return Ok(Reply::Decline);
    }
    set(call, &text)?;
    Ok(Reply::VOID)
}

fn length(call: &mut Call) -> Answer {
    let text = receiver(call)?;
    Ok(give(call, text.length))
}

fn char_at(call: &mut Call) -> Answer {
    unit_at(call, OUTSIDE)
}

fn to_string(call: &mut Call) -> Answer {
    if is_opaque_argument(call, 0)? {
        return Ok(give_opaque(call));
    }
    let text = receiver(call)?;
    if text.known_length(call.terms).is_some() {
        return Ok(Reply::Decline);
    }
    Ok(give_part(call, &text))
}

fn substring(call: &mut Call) -> Answer {
    let end = int(call, 2)?;
    cut(call, end, OUTSIDE)
}

fn compare_to(call: &mut Call) -> Answer {
    let (a, b) = (argument(call, 0, 0)?, argument(call, 1, 0)?);
    let (order, certain) = compare::compare(call.terms, &a, &b, |_, unit| unit);
    shape::certainly(call, certain)?;
    Ok(give(call, order))
}

/// The text of an argument, with "null" for null.
fn or_null(call: &mut Call, index: usize) -> Result<Text, Reply> {
    let value = call.arg(index);
    let (null, text) = nullable(call, value, 0)?;
    let word = Text::of_str(call.terms, "null");
    Ok(match text {
        Some(text) => view::choose(call.terms, null, word, text),
        None => word,
    })
}

fn append_text(call: &mut Call) -> Answer {
    if is_opaque_argument(call, 0)? {
        return Ok(Reply::Value(call.arg(0)));
    }
    if is_opaque_argument(call, 1)? {
        return set_opaque(call);
    }
    // An array is never null here: the Java code says so.
    let is_array = call.method.descriptor.starts_with("([C)");
    let more = if is_array { argument(call, 1, 0)? } else { or_null(call, 1)? };
    append(call, more, true)
}

fn append(call: &mut Call, more: Text, java_can: bool) -> Answer {
    let text = receiver(call)?;
    // Which of several texts it is does not matter to the Java code only if it is one object.
    let one = view::single(call, 1)?.is_some();
    if java_can && one && lengths_known(call, &text, &[&more], &[]) {
        return Ok(Reply::Decline);
    }
    let whole = shape::join(call, text, more)?;
    set(call, &whole)?;
    Ok(Reply::Value(call.arg(0)))
}

fn append_truth(call: &mut Call) -> Answer {
    if is_opaque_argument(call, 0)? {
        return Ok(Reply::Value(call.arg(0)));
    }
    let value = int(call, 1)?;
    let condition = call.terms.int_to_bool(value);
    let (yes, no) = (Text::of_str(call.terms, "true"), Text::of_str(call.terms, "false"));
    let word = view::choose(call.terms, condition, yes, no);
    append(call, word, false)
}

fn append_char(call: &mut Call) -> Answer {
    if is_opaque_argument(call, 0)? {
        return Ok(Reply::Value(call.arg(0)));
    }
    let text = receiver(call)?;
    if text.known_length(call.terms).is_some() {
        return Ok(Reply::Decline);
    }
    let unit = int(call, 1)?;
    let one = call.terms.int(1);
    append(call, Text::exact(one, vec![unit]), false)
}

/// A floating-point number: its digits are no terms.
fn append_unknown(call: &mut Call) -> Answer {
    if is_opaque_argument(call, 0)? {
        return Ok(Reply::Value(call.arg(0)));
    }
    if call.arg(1).is_sym() { set_opaque(call) } else { Ok(Reply::Decline) }
}

fn insert_text(call: &mut Call) -> Answer {
    if is_opaque_argument(call, 0)? {
        return Err(Reply::Unsupported("a text that depends on the inputs".into()));
    }
    let text = receiver(call)?;
    let opaque = is_opaque_argument(call, 2)?;
    let more = if opaque { Text::of_units(call.terms, &[]) } else { or_null(call, 2)? };
    if !opaque && view::single(call, 2)?.is_some() && lengths_known(call, &text, &[&more], &[1]) {
        return Ok(Reply::Decline);
    }
    let at = int(call, 1)?;
    if !in_order(call, at, text.length, text.length)? {
        return thrown(call);
    }
    if opaque {
        return set_opaque(call);
    }
    splice(call, text, at, at, more)
}

fn thrown(call: &mut Call) -> Answer {
    Ok(Reply::ThrowText(OUTSIDE, call.machine().opaque_text()))
}

fn insert_char(call: &mut Call) -> Answer {
    let text = receiver(call)?;
    if lengths_known(call, &text, &[], &[1]) {
        return Ok(Reply::Decline);
    }
    let (at, unit) = (int(call, 1)?, int(call, 2)?);
    if !in_order(call, at, text.length, text.length)? {
        return thrown(call);
    }
    let one = call.terms.int(1);
    splice(call, text, at, at, Text::exact(one, vec![unit]))
}

/// Puts a text in the place of the part from `begin` to `end`.
fn splice(call: &mut Call, text: Text, begin: TermId, end: TermId, middle: Text) -> Answer {
    let mut text = text;
    let zero = call.terms.int(0);
    // Both sides of an unknown place are needed.
    if known(call.terms, begin).is_none() || known(call.terms, end).is_none() {
        complete(call, &mut text)?;
    }
    let head = shape::part(call, &mut text, zero, begin)?;
    let length = text.length;
    let tail = shape::part(call, &mut text, end, length)?;
    let whole = shape::join(call, head, middle)?;
    let whole = shape::join(call, whole, tail)?;
    set(call, &whole)?;
    Ok(Reply::Value(call.arg(0)))
}

fn set_length(call: &mut Call) -> Answer {
    let text = receiver(call)?;
    let Some(length) = call.arg(1).as_int().filter(|n| (0..=256).contains(n)) else { return Ok(Reply::Decline) };
    if text.known_length(call.terms).is_some() {
        return Ok(Reply::Decline);
    }
    let mut text = text;
    let length = length as usize;
    if text.reach() < length {
        complete(call, &mut text)?;
    }
    let zero = call.terms.int(0);
    let mut units = Vec::with_capacity(length);
    for i in 0..length {
        let inside = text.inside(call.terms, i);
        let unit = text.units.get(i).copied().unwrap_or(zero);
        units.push(call.terms.ite(inside, unit, zero));
    }
    let length = call.terms.int(length as i32);
    set(call, &Text::exact(length, units))?;
    Ok(Reply::VOID)
}

fn set_char_at(call: &mut Call) -> Answer {
    let text = receiver(call)?;
    if lengths_known(call, &text, &[], &[1]) {
        return Ok(Reply::Decline);
    }
    let (index, unit) = (int(call, 1)?, int(call, 2)?);
    let inside = call.terms.cmp_unsigned(Cmp::Lt, index, text.length);
    if !call.decide(inside, ForkReason::Bounds)? {
        return thrown(call);
    }
    let mut text = text;
    if known(call.terms, index).is_none_or(|i| i as usize >= text.reach()) {
        complete(call, &mut text)?;
    }
    for (i, old) in text.units.iter_mut().enumerate() {
        let place = call.terms.int(i as i32);
        let here = call.terms.eq(index, place);
        *old = call.terms.ite(here, unit, *old);
    }
    set(call, &text)?;
    Ok(Reply::VOID)
}

/// The smaller of a position and the length.
fn at_most(call: &mut Call, position: TermId, length: TermId) -> TermId {
    let beyond = call.terms.cmp(Cmp::Gt, position, length);
    call.terms.ite(beyond, length, position)
}

fn delete(call: &mut Call) -> Answer {
    let nothing = Text::of_units(call.terms, &[]);
    replace_by(call, nothing)
}

fn replace(call: &mut Call) -> Answer {
    let text = argument(call, 3, 0)?;
    replace_by(call, text)
}

fn replace_by(call: &mut Call, middle: Text) -> Answer {
    let text = receiver(call)?;
    if lengths_known(call, &text, &[&middle], &[1, 2]) {
        return Ok(Reply::Decline);
    }
    let (begin, end) = (int(call, 1)?, int(call, 2)?);
    let end = at_most(call, end, text.length);
    if !in_order(call, begin, end, text.length)? {
        return thrown(call);
    }
    splice(call, text, begin, end, middle)
}

fn delete_char_at(call: &mut Call) -> Answer {
    let text = receiver(call)?;
    if lengths_known(call, &text, &[], &[1]) {
        return Ok(Reply::Decline);
    }
    let index = int(call, 1)?;
    let inside = call.terms.cmp_unsigned(Cmp::Lt, index, text.length);
    if !call.decide(inside, ForkReason::Bounds)? {
        return thrown(call);
    }
    let one = call.terms.int(1);
    let next = view::add(call.terms, index, one);
    let nothing = Text::of_units(call.terms, &[]);
    splice(call, text, index, next, nothing)
}

/// Backwards, if no surrogates are there: pairs keep their order.
fn reverse(call: &mut Call) -> Answer {
    let mut text = receiver(call)?;
    complete(call, &mut text)?;
    let simple = shape::all(call.terms, &text, |terms, unit| {
        let half = character::is_surrogate(terms, unit);
        terms.not(half)
    });
    if !call.decide(simple, ForkReason::Library)? {
        return Ok(Reply::Decline);
    }
    let turned = shape::reversed(call.terms, &text);
    set(call, &turned)?;
    Ok(Reply::Value(call.arg(0)))
}
