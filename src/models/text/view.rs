//! A string, a builder or a `char[]` as terms, and the way back to the heap.
//!
//! A [`Text`] has a length and the units that are known of it, each right where it is inside the length. Of a text whose
//! length is unknown only a beginning may be known: the first `sure` units hold in any case, all of them where `given`
//! holds, and then there are no others. So a text can be joined, printed and returned without the question whether it
//! is longer than the bound; that question ([`complete`]) is asked where the end is looked at.

use crate::expr::ops::{Cmp, IntBin};
use crate::expr::{Const, Sort, TermId, Terms};
use crate::interp::{Call, ForkReason, OPAQUE, Reply};
use crate::program::Program;
use crate::state::{Body, Chunked, Elements, Object, OpenArray, Ref, Rest, Value};
use crate::util::ClassId;

/// Texts with more known units than this are left to the Java code.
pub const MOST_UNITS: usize = 4096;
/// Choices that one result may consist of; above, the Java code runs.
pub const MOST_CHOICES: usize = 1 << 16;

#[derive(Clone, Debug)]
pub struct Text {
    /// Not negative.
    pub length: TermId,
    /// Each an `int` from 0 to 65535.
    pub units: Vec<TermId>,
    pub sure: usize,
    pub given: TermId,
}

impl Text {
    pub fn of_units(terms: &mut Terms, units: &[u16]) -> Text {
        let length = terms.int(units.len() as i32);
        Text::exact(length, units.iter().map(|u| terms.int(i32::from(*u))).collect())
    }

    pub fn of_str(terms: &mut Terms, text: &str) -> Text {
        let units: Vec<u16> = text.encode_utf16().collect();
        Text::of_units(terms, &units)
    }

    /// A text of which all units are known: the length is never greater than their number.
    pub fn exact(length: TermId, units: Vec<TermId>) -> Text {
        Text { length, sure: units.len(), units, given: TermId::TRUE }
    }

    /// The length where it is known.
    pub fn known_length(&self, terms: &Terms) -> Option<usize> {
        known(terms, self.length).map(|n| n.max(0) as usize)
    }

    pub fn is_complete(&self) -> bool {
        self.given == TermId::TRUE
    }

    /// The units where all of them and the length are known.
    pub fn plain(&self, terms: &Terms) -> Option<Vec<u16>> {
        let length = self.known_length(terms)?;
        let units = self.units.get(..length)?;
        units.iter().map(|u| known(terms, *u).map(|v| v as u16)).collect()
    }

    /// Units that can be used without a question.
    pub fn reach(&self) -> usize {
        if self.is_complete() { self.units.len() } else { self.sure }
    }

    /// Whether a position is inside.
    pub fn inside(&self, terms: &mut Terms, position: usize) -> TermId {
        let position = terms.int(position as i32);
        terms.cmp(Cmp::Lt, position, self.length)
    }
}

/// The `int` that a term is.
pub fn known(terms: &Terms, term: TermId) -> Option<i32> {
    match terms.as_const(term) {
        Some(Const::Bv32(v)) => Some(v),
        _ => None,
    }
}

pub fn add(terms: &mut Terms, a: TermId, b: TermId) -> TermId {
    terms.int_bin(IntBin::Add, a, b)
}

pub fn sub(terms: &mut Terms, a: TermId, b: TermId) -> TermId {
    terms.int_bin(IntBin::Sub, a, b)
}

/// The leaf at an index that is one of `offset..offset + leaves.len()`: a balanced choice.
pub fn pick(terms: &mut Terms, leaves: &[TermId], offset: usize, index: TermId) -> TermId {
    let Some(first) = leaves.first() else { return terms.int(0) };
    if let Some(index) = known(terms, index) {
        let at = (index as usize).saturating_sub(offset);
        return leaves.get(at).copied().unwrap_or(*first);
    }
    if leaves.iter().all(|l| l == first) {
        return *first;
    }
    let middle = leaves.len() / 2;
    let (left, right) = leaves.split_at(middle);
    let (a, b) = (pick(terms, left, offset, index), pick(terms, right, offset + middle, index));
    let border = terms.int((offset + middle) as i32);
    let below = terms.cmp(Cmp::Lt, index, border);
    terms.ite(below, a, b)
}

/// Whether an argument is, or directly holds, anything but plain values. Cheap: asked on every call while exploring.
pub fn involves_terms(call: &Call) -> bool {
    call.args.iter().any(|value| holds_terms(call, *value))
}

pub fn holds_terms(call: &Call, value: Value) -> bool {
    let odd_array = |r: Ref| {
        matches!(call.state.heap.get(r).map(|o| &o.body), Some(Body::Open(_) | Body::Array(Elements::Tagged(_))))
    };
    if value.is_sym() {
        return true;
    }
    let Some(object) = value.as_ref() else { return false };
    match call.state.heap.get(object).map(|o| &o.body) {
        Some(Body::Fields(fields)) => {
            fields.iter().take(2).any(|v| v.is_sym() || v.as_ref().is_some_and(|r| !r.is_null() && odd_array(r)))
        }
        Some(_) => odd_array(object),
        None => false,
    }
}

/// An `int` argument as a term.
pub fn int(call: &mut Call, index: usize) -> Result<TermId, Reply> {
    term(call, index, Sort::Bv32)
}

pub fn term(call: &mut Call, index: usize, sort: Sort) -> Result<TermId, Reply> {
    let value = call.arg(index);
    Ok(call.machine().term(value, sort)?)
}

/// The reply with a term.
pub fn give(call: &mut Call, term: TermId) -> Reply {
    Reply::Value(call.machine().value(term))
}

pub fn give_bool(call: &mut Call, condition: TermId) -> Reply {
    let flag = call.terms.bool_to_int(condition);
    give(call, flag)
}

/// The objects that an argument can be, null first.
pub fn targets(call: &mut Call, value: Value) -> Result<Vec<(TermId, Ref)>, Reply> {
    match value.as_sym() {
        Some(term) if call.terms.sort(term) == Sort::Ref => Ok(call.machine().targets(term)?),
        Some(_) => Err(Reply::Decline),
        None => Ok(vec![(TermId::TRUE, value.as_ref().ok_or(Reply::Decline)?)]),
    }
}

/// An argument that is not null, as text, of which `want` units are known if that can be; null is left to the Java code.
pub fn argument(call: &mut Call, index: usize, want: usize) -> Result<Text, Reply> {
    let value = call.arg(index);
    let (null, text) = nullable(call, value, want)?;
    if call.decide(null, ForkReason::Null)? {
        return Err(Reply::Decline);
    }
    text.ok_or(Reply::Decline)
}

/// Where the reference is null, and its text elsewhere.
pub fn nullable(call: &mut Call, value: Value, want: usize) -> Result<(TermId, Option<Text>), Reply> {
    let mut null = TermId::FALSE;
    let mut found = Vec::new();
    for (guard, object) in targets(call, value)? {
        if object.is_null() {
            null = guard;
        } else {
            found.push((guard, of_object(call, object, want)?));
        }
    }
    let text = merge(call.terms, found);
    Ok((null, text))
}

/// One text for several under guards that exclude each other and cover everything.
pub fn merge(terms: &mut Terms, mut all: Vec<(TermId, Text)>) -> Option<Text> {
    let (_, mut merged) = all.pop()?;
    for (guard, text) in all.into_iter().rev() {
        merged = choose(terms, guard, text, merged);
    }
    Some(merged)
}

/// The first text where the condition holds, else the second.
pub fn choose(terms: &mut Terms, condition: TermId, a: Text, b: Text) -> Text {
    match condition {
        TermId::TRUE => return a,
        TermId::FALSE => return b,
        _ => {}
    }
    let count = a.units.len().max(b.units.len());
    let zero = terms.int(0);
    let reach = |t: &Text| if t.is_complete() { count } else { t.sure };
    let sure = reach(&a).min(reach(&b));
    let at = |t: &Text, i: usize| t.units.get(i).copied();
    let units = (0..count)
        .map(|i| match (at(&a, i), at(&b, i)) {
            (Some(x), Some(y)) => terms.ite(condition, x, y),
            (x, y) => x.or(y).unwrap_or(zero),
        })
        .collect();
    let length = terms.ite(condition, a.length, b.length);
    let given = terms.ite(condition, a.given, b.given);
    Text { length, units, sure, given }
}

/// A string, a builder, or an array of chars.
pub fn of_object(call: &mut Call, object: Ref, want: usize) -> Result<Text, Reply> {
    let class = call.state.heap.class_of(object);
    if class == Some(call.vm.known.string) {
        let value = field(call, object, call.vm.known.string_value as usize)?;
        return of_value(call, value, want);
    }
    if class == Some(call.vm.known.char_array) {
        return of_array(call, object, want);
    }
    let Some(fields) = class.and_then(|c| builder_fields(&call.vm.program, c)) else { return Err(Reply::Decline) };
    let (value, count) = (field(call, object, fields.value)?, field(call, object, fields.count)?);
    let mut text = of_value(call, value, want)?;
    text.length = call.machine().term(count, Sort::Bv32)?;
    if let Some(length) = text.known_length(call.terms).filter(|n| *n <= text.reach()) {
        text.units.truncate(length);
        text = Text::exact(text.length, text.units);
    }
    Ok(text)
}

fn field(call: &Call, object: Ref, slot: usize) -> Result<Value, Reply> {
    call.state.heap.field(object, slot).ok_or(Reply::Decline)
}

/// Where a builder keeps its chars and their number.
pub struct BuilderFields {
    pub value: usize,
    pub count: usize,
}

pub fn builder_fields(program: &Program, class: ClassId) -> Option<BuilderFields> {
    if !matches!(&*program.class(class).name, "java/lang/StringBuilder" | "java/lang/StringBuffer") {
        return None;
    }
    let value = program.find_field(class, "value", None)?.slot as usize;
    let count = program.find_field(class, "count", None)?.slot as usize;
    Some(BuilderFields { value, count })
}

/// Whether an argument is a string or builder that nothing can look at.
pub fn is_opaque_argument(call: &mut Call, index: usize) -> Result<bool, Reply> {
    let Some(object) = single(call, index)?.filter(|r| !r.is_null()) else { return Ok(false) };
    let value = match call.state.heap.class_of(object) {
        Some(class) if class == call.vm.known.string => {
            call.state.heap.field(object, call.vm.known.string_value as usize)
        }
        Some(class) => {
            builder_fields(&call.vm.program, class).and_then(|fields| call.state.heap.field(object, fields.value))
        }
        None => None,
    };
    Ok(value.is_some_and(|value| is_opaque(call, value)))
}

pub fn give_opaque(call: &mut Call) -> Reply {
    Reply::Value(Value::reference(call.machine().opaque_text()))
}

/// Whether these are the chars of a text that nothing can look at.
fn is_opaque(call: &Call, value: Value) -> bool {
    let var = value.as_sym().and_then(|t| call.terms.as_var(t));
    var.is_some_and(|v| &*call.terms.variable(v).name == OPAQUE)
}

/// The text of a reference to an array of chars.
fn of_value(call: &mut Call, value: Value, want: usize) -> Result<Text, Reply> {
    if is_opaque(call, value) {
        return Err(Reply::Unsupported("a text that depends on the inputs".into()));
    }
    let mut found = Vec::new();
    for (guard, array) in targets(call, value)? {
        if !array.is_null() {
            found.push((guard, of_array(call, array, want)?));
        }
    }
    merge(call.terms, found).ok_or(Reply::Decline)
}

/// The text of an array of chars.
pub fn of_array(call: &mut Call, array: Ref, want: usize) -> Result<Text, Reply> {
    if let Some(elements) = call.state.heap.array(array) {
        if elements.len() > MOST_UNITS {
            return Err(Reply::Decline);
        }
        let elements = elements.clone();
        let length = call.terms.int(elements.len() as i32);
        let units = units_of(call, (0..elements.len()).filter_map(|i| elements.get(i)))?;
        return Ok(Text::exact(length, units));
    }
    let Some(open) = call.state.heap.open(array) else { return Err(Reply::Decline) };
    let growable = matches!(open.rest, Rest::Input(_) | Rest::Blank);
    if growable && open.elements.len() < want && want <= MOST_UNITS {
        call.machine().grow(array, want)?;
    }
    let Some(open) = call.state.heap.open(array).cloned() else { return Err(Reply::Decline) };
    let mut units = units_of(call, open.elements.iter().copied())?;
    let sure = units.len();
    let given = match &open.rest {
        Rest::Given { condition, more } => {
            units.extend(more.iter().copied());
            *condition
        }
        _ => {
            let known = call.terms.int(sure as i32);
            call.terms.cmp(Cmp::Le, open.length, known)
        }
    };
    if call.state.path.decided(call.terms, given) == Some(true) {
        return Ok(Text::exact(open.length, units));
    }
    Ok(Text { length: open.length, units, sure, given })
}

fn units_of(call: &mut Call, values: impl Iterator<Item = Value>) -> Result<Vec<TermId>, Reply> {
    let mut units = Vec::new();
    for value in values {
        units.push(call.machine().term(value, Sort::Bv32)?);
    }
    Ok(units)
}

/// From here on all of the text is known; the path ends where it is longer than the bound.
pub fn complete(call: &mut Call, text: &mut Text) -> Result<(), Reply> {
    if text.is_complete() {
        return Ok(());
    }
    if text.known_length(call.terms).is_some_and(|n| n <= text.sure) {
        text.given = TermId::TRUE;
        return Ok(());
    }
    bounded(call, text.given)?;
    text.given = TermId::TRUE;
    text.sure = text.units.len();
    Ok(())
}

/// The path ends where a text is too long for what holds otherwise.
pub fn bounded(call: &mut Call, condition: TermId) -> Result<(), Reply> {
    let bound = format!("strings longer than --text {}", call.vm.bounds.get().text);
    Ok(call.machine().within(condition, &bound)?)
}

/// A new array of chars.
pub fn new_array(call: &mut Call, text: &Text) -> Ref {
    let class = call.vm.known.char_array;
    if let Some(units) = text.plain(call.terms) {
        return call.state.heap.alloc_array(class, Elements::Char(Chunked::from_slice(&units)));
    }
    let length = text.known_length(call.terms).filter(|n| *n <= text.reach());
    let count = length.unwrap_or(text.reach());
    let values: Vec<Value> = text.units.iter().take(count).map(|u| call.machine().value(*u)).collect();
    if length.is_some() {
        return call.state.heap.alloc_array(class, Elements::Tagged(Chunked::from_slice(&values)));
    }
    let more = text.units.get(count..).unwrap_or_default().into();
    let rest = Rest::Given { condition: text.given, more };
    let open = OpenArray { length: text.length, elements: values, rest };
    call.state.heap.alloc(Object { class, body: Body::Open(open.into()) })
}

/// A new string.
pub fn new_string(call: &mut Call, text: &Text) -> Ref {
    let units = new_array(call, text);
    let string = call.vm.new_instance(call.state, call.vm.known.string);
    call.state.heap.set_field(string, call.vm.known.string_value as usize, Value::reference(units));
    string
}

pub fn give_string(call: &mut Call, text: &Text) -> Reply {
    Reply::Value(Value::reference(new_string(call, text)))
}

/// The reply with the literal of the empty string, which is what the library gives for an empty part.
pub fn give_part(call: &mut Call, text: &Text) -> Reply {
    if text.known_length(call.terms) == Some(0) {
        return Reply::Value(Value::reference(call.vm.interned(call.state, "")));
    }
    give_string(call, text)
}

/// The Java code runs after all, which knows no lengths that are terms: the path splits by the lengths of the arguments.
pub fn settled(call: &mut Call, answer: Result<Reply, Reply>) -> Result<Reply, Reply> {
    match answer {
        Ok(Reply::Decline) | Err(Reply::Decline) => {}
        other => return other,
    }
    for index in 0..call.args.len() {
        let object = match call.arg(index).as_sym() {
            Some(term) if call.terms.sort(term) == Sort::Ref => one(call, index)?,
            Some(_) => continue,
            None => call.arg(index).as_ref().unwrap_or_default(),
        };
        if !object.is_null() {
            settle(call, object)?;
        }
    }
    Ok(Reply::Decline)
}

/// The object that an argument is, where that needs no question.
pub fn single(call: &mut Call, index: usize) -> Result<Option<Ref>, Reply> {
    let value = call.arg(index);
    if let Some(object) = value.as_ref() {
        return Ok(Some(object));
    }
    // A term of another sort is no object.
    if value.as_sym().is_none_or(|t| call.terms.sort(t) != Sort::Ref) {
        return Ok(None);
    }
    Ok(match targets(call, value)?.as_slice() {
        [(_, object)] => Some(*object),
        _ => None,
    })
}

/// The object that an argument is: the path splits where it can be several.
pub fn one(call: &mut Call, index: usize) -> Result<Ref, Reply> {
    let value = call.arg(index);
    let targets = targets(call, value)?;
    let guards: Vec<TermId> = targets.iter().map(|(guard, _)| *guard).collect();
    let chosen = if guards.len() > 1 { call.choose(&guards, ForkReason::Alias)? } else { 0 };
    targets.get(chosen).map(|(_, object)| *object).ok_or(Reply::Decline)
}

/// Gives the chars of a string, a builder or an array a known length.
fn settle(call: &mut Call, object: Ref) -> Result<(), Reply> {
    if call.state.heap.open(object).is_some() {
        return Ok(call.machine().close(object)?);
    }
    let class = call.state.heap.class_of(object);
    if class == Some(call.vm.known.string) {
        let units = call.state.heap.field(object, call.vm.known.string_value as usize).and_then(Value::as_ref);
        return units.map_or(Ok(()), |units| Ok(call.machine().close(units)?));
    }
    let Some(fields) = class.and_then(|c| builder_fields(&call.vm.program, c)) else { return Ok(()) };
    let (Ok(value), Ok(count)) = (field(call, object, fields.value), field(call, object, fields.count)) else {
        return Ok(());
    };
    let Some(array) = value.as_ref() else { return Ok(()) };
    call.machine().close(array)?;
    let Some(count) = count.as_sym() else { return Ok(()) };
    // The number of chars lies between nothing and the room there is.
    let most = call.state.heap.array(array).map_or(0, Elements::len);
    let mut guards = Vec::new();
    for length in 0..=most {
        let length = call.terms.int(length as i32);
        guards.push(call.terms.eq(count, length));
    }
    let chosen = call.choose(&guards, ForkReason::Length)?;
    call.state.heap.set_field(object, fields.count, Value::int(chosen as i32));
    Ok(())
}
