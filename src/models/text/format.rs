//! `String.format` and `printf` with unknown arguments, where the format has only plain conversions.
//!
//! Built: `%d %s %c %b %n %%` without flags, width or precision. Dropped when printed: these with a width too, and those
//! of floating-point numbers. Everything else, also every format that is wrong, is left to the Java code.

use super::digits;
use super::print::is_silent_value;
use super::shape;
use super::view::{self, Text, give_opaque, give_string};
use crate::expr::{Sort, TermId};
use crate::interp::{Answer, Call, Model, Reply};
use crate::models::environment;
use crate::state::{Ref, Value};

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/String.format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;", format),
    ("java/lang/String.formatted([Ljava/lang/Object;)Ljava/lang/String;", format),
    ("java/lang/ConsolePrintStream.format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;", print),
    ("java/lang/ConsolePrintStream.printf(Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;", print),
];

/// A piece of a format.
enum Piece {
    Text(Vec<u16>),
    Argument { conversion: u8, plain: bool },
}

/// The pieces of a format with simple conversions only.
fn pieces(format: &[u16]) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    let mut text = Vec::new();
    let mut i = 0;
    while let Some(unit) = format.get(i) {
        i += 1;
        if *unit != u16::from(b'%') {
            text.push(*unit);
            continue;
        }
        let start = i;
        let digits = |mut i: usize| {
            while format.get(i).is_some_and(|u| (0x30..=0x39).contains(u)) {
                i += 1;
            }
            i
        };
        if format.get(i) == Some(&0x30) {
            return None; // the flag 0
        }
        i = digits(i);
        let width = i > start;
        let mut precision = false;
        if format.get(i) == Some(&0x2e) {
            let end = digits(i + 1);
            precision = end > i + 1;
            if !precision {
                return None;
            }
            i = end;
        }
        let conversion = u8::try_from(*format.get(i)?).ok()?;
        i += 1;
        match conversion {
            b'%' | b'n' if i == start + 1 => text.push(if conversion == b'n' { 0x0a } else { 0x25 }),
            b'd' | b'c' if precision => return None,
            b'd' | b's' | b'c' | b'b' | b'f' | b'e' => {
                // Wider or longer than this is not worth a thought.
                if i - start > 6 {
                    return None;
                }
                pieces.push(Piece::Text(std::mem::take(&mut text)));
                pieces.push(Piece::Argument { conversion, plain: !width && !precision });
            }
            _ => return None,
        }
    }
    pieces.push(Piece::Text(text));
    Some(pieces)
}

/// What an argument of `Object[]` holds.
enum Held {
    Null,
    Whole(TermId),
    Char(TermId),
    Truth(TermId),
    Fraction,
    Text(Value),
}

type Read = (Vec<Piece>, Vec<Held>);

/// The format and its arguments, each with its piece; `None` where the Java code has to look at them.
fn read(call: &mut Call, format: usize) -> Result<Option<Read>, Reply> {
    let arguments = call.arg(format + 1).as_ref().and_then(|a| call.state.heap.array(a)).cloned();
    let units = call.arg(format).as_ref().filter(|r| !r.is_null());
    let units = units.and_then(|r| call.vm.string_units(call.state, r));
    let (Some(arguments), Some(pieces)) = (arguments, units.and_then(|u| pieces(&u))) else { return Ok(None) };
    let conversion_of = |piece: &Piece| match piece {
        Piece::Argument { conversion, .. } => Some(*conversion),
        Piece::Text(_) => None,
    };
    let conversions: Vec<u8> = pieces.iter().filter_map(conversion_of).collect();
    let mut held = Vec::new();
    for (i, conversion) in conversions.into_iter().enumerate() {
        let Some(value) = arguments.get(i) else { return Ok(None) };
        let Some(found) = held_by(call, value)? else { return Ok(None) };
        let right = matches!(
            (&found, conversion),
            (Held::Null, _)
                | (_, b's' | b'b')
                | (Held::Whole(_), b'd')
                | (Held::Char(_), b'c')
                | (Held::Fraction, b'f' | b'e')
        );
        if !right {
            return Ok(None);
        }
        held.push(found);
    }
    Ok(Some((pieces, held)))
}

fn held_by(call: &mut Call, value: Value) -> Result<Option<Held>, Reply> {
    if let Some(boxed) = value.as_sym().and_then(|t| call.state.inputs.boxes.get(&t)).cloned() {
        let name = &*call.vm.program.class(boxed.class).name;
        return Ok(by_class(name, boxed.value));
    }
    let targets = view::targets(call, value)?;
    let [(_, object)] = targets.as_slice() else { return Ok(None) };
    if object.is_null() {
        return Ok(Some(Held::Null));
    }
    let object = *object;
    let Some(class) = call.state.heap.class_of(object) else { return Ok(None) };
    let name = &*call.vm.program.class(class).name;
    if matches!(name, "java/lang/String" | "java/lang/StringBuilder") {
        return Ok(Some(Held::Text(Value::reference(object))));
    }
    if !is_silent_value(call, Value::reference(object))? {
        return Ok(None);
    }
    let Some(content) = box_content(call, object) else { return Ok(None) };
    let content = call.machine().any_term(content)?;
    Ok(by_class(name, content))
}

fn box_content(call: &Call, object: Ref) -> Option<Value> {
    let class = call.state.heap.class_of(object)?;
    let slot = call.vm.program.find_field(class, "value", None)?.slot as usize;
    call.state.heap.field(object, slot)
}

fn by_class(name: &str, content: TermId) -> Option<Held> {
    Some(match name {
        "java/lang/Integer" | "java/lang/Long" | "java/lang/Short" | "java/lang/Byte" => Held::Whole(content),
        "java/lang/Character" => Held::Char(content),
        "java/lang/Boolean" => Held::Truth(content),
        "java/lang/Float" | "java/lang/Double" => Held::Fraction,
        _ => return None,
    })
}

/// Printed text is dropped; a format that is wrong still throws.
fn print(call: &mut Call) -> Answer {
    crate::models::caller::stream(call)?;
    // Where runs of two versions are compared, what they print is.
    if call.vm.config.twins {
        environment::formats(call, 1);
    }
    match read(call, 1)? {
        Some(_) => Ok(Reply::Value(call.arg(0))),
        None => stand_in(call),
    }
}

/// The Java code gets plain values in the place of unknown ones: what it makes of them is dropped, and whether a format
/// is right depends on their classes only, but for numbers as characters.
fn stand_in(call: &mut Call) -> Answer {
    let Some(arguments) = call.arg(2).as_ref().and_then(|a| call.state.heap.array(a)).cloned() else {
        return Ok(Reply::Decline);
    };
    let units = call.arg(1).as_ref().filter(|r| !r.is_null()).and_then(|r| call.vm.string_units(call.state, r));
    let Some(units) = units.filter(|u| !u.contains(&u16::from(b'c')) && !u.contains(&u16::from(b'C'))) else {
        return Ok(Reply::Decline);
    };
    drop(units);
    let mut plain = Vec::new();
    let mut changed = false;
    for i in 0..arguments.len() {
        let value = arguments.get(i).unwrap_or_default();
        if !view::holds_terms(call, value) {
            let Some(object) = value.as_ref() else { return Ok(Reply::Decline) };
            plain.push(object);
            continue;
        }
        let class = match value.as_sym().and_then(|t| call.state.inputs.boxes.get(&t)) {
            Some(boxed) => Some(boxed.class),
            None => match view::targets(call, value)?.as_slice() {
                [(_, object)] if is_silent_value(call, Value::reference(*object))? => call.state.heap.class_of(*object),
                _ => None,
            },
        };
        match class {
            Some(class) if class == call.vm.known.string => plain.push(call.vm.interned(call.state, "")),
            // Boxes are instances with a value, whose default is a plain one.
            Some(class) if view::builder_fields(&call.vm.program, class).is_none() => {
                plain.push(call.vm.new_instance(call.state, class));
            }
            // An object of the program: its own text may have effects.
            _ if value.as_ref().is_some() => {
                plain.push(value.as_ref().unwrap_or_default());
                continue;
            }
            _ => return Ok(Reply::Decline),
        }
        changed = true;
    }
    if !changed {
        return Ok(Reply::Decline);
    }
    let array = call.new_ref_array("[Ljava/lang/Object;", &plain)?;
    let arguments = vec![call.arg(0), call.arg(1), Value::reference(array)];
    Ok(Reply::Tail(call.method.id, arguments))
}

fn format(call: &mut Call) -> Answer {
    environment::formats(call, 0);
    let elements = call.arg(1).as_ref().and_then(|a| call.state.heap.array(a)).cloned();
    let Some(elements) = elements else { return Ok(Reply::Decline) };
    let plain = (0..elements.len()).all(|i| elements.get(i).is_some_and(|v| !view::holds_terms(call, v)));
    if plain {
        return Ok(Reply::Decline);
    }
    let Some((pieces, held)) = read(call, 0)? else { return Ok(Reply::Decline) };
    // Digits of fractions are no terms: nothing can look at the result.
    if held.iter().any(|h| matches!(h, Held::Fraction)) {
        return Ok(give_opaque(call));
    }
    let mut whole = Text::of_units(call.terms, &[]);
    let mut held = held.into_iter();
    for piece in pieces {
        let text = match piece {
            Piece::Text(units) => Text::of_units(call.terms, &units),
            Piece::Argument { plain: false, .. } => return Ok(Reply::Decline),
            Piece::Argument { conversion, .. } => {
                let Some(argument) = held.next() else { return Ok(Reply::Decline) };
                match shown(call, conversion, argument)? {
                    Some(text) => text,
                    None => return Ok(Reply::Decline),
                }
            }
        };
        whole = shape::join(call, whole, text)?;
    }
    Ok(give_string(call, &whole))
}

fn shown(call: &mut Call, conversion: u8, argument: Held) -> Result<Option<Text>, Reply> {
    Ok(Some(match (conversion, argument) {
        (b'b', Held::Null) => Text::of_str(call.terms, "false"),
        (_, Held::Null) => Text::of_str(call.terms, "null"),
        (b'b' | b's', Held::Truth(value)) if call.terms.sort(value) == Sort::Bv32 => {
            let condition = call.terms.int_to_bool(value);
            let (yes, no) = (Text::of_str(call.terms, "true"), Text::of_str(call.terms, "false"));
            view::choose(call.terms, condition, yes, no)
        }
        (b'b', _) => Text::of_str(call.terms, "true"),
        (b'd' | b's', Held::Whole(value)) => digits::decimal(call.terms, value),
        (b'c' | b's', Held::Char(value)) => {
            let one = call.terms.int(1);
            Text::exact(one, vec![value])
        }
        (b's', Held::Text(value)) => match view::nullable(call, value, 0)? {
            (TermId::FALSE, Some(text)) => text,
            _ => return Ok(None),
        },
        _ => return Ok(None),
    }))
}
