//! Small changes of drafts: another number, another character, an element more or less, another object, a call more or less; and
//! what makes a draft simpler.

use rand::Rng;
use rand::rngs::SmallRng;

use super::drawing::Sort;
use super::means::sample::Sample;
use crate::explore::input::{Built, CallInput, Input, Number, Primitive, Purpose, RootInput};
use crate::explore::script::parameter_types;
use crate::testgen::capture::Draft;

/// Characters that a text may grow to.
pub const LONGEST_TEXT: usize = 64;
/// Characters of a text that is made long on purpose, and of how many changes one does so.
const VERY_LONG: usize = 4096;
const LONG_ONES: u32 = 8;
/// Elements that an array may grow to, and calls.
pub const MOST_ELEMENTS: usize = 16;
const MOST_CALLS: usize = 8;

/// The inputs of a draft: the receiver, then the arguments.
pub fn roots(draft: &mut Draft) -> impl Iterator<Item = &mut Input> {
    draft.receiver.iter_mut().chain(draft.arguments.iter_mut().map(|root| &mut root.input))
}

/// One small change somewhere. Pieces of text may come from another draft.
pub fn change(draft: &mut Draft, sample: &mut Sample<'_>, other: Option<&Draft>, random: &mut SmallRng, round: u32) {
    sample.drawing.begin(round, if round.is_multiple_of(3) { Sort::Any } else { Sort::Small });
    let (mut parts, mut next): (usize, Number) = (0, 0);
    for root in roots(draft) {
        root.visit(&mut |part| {
            parts += 1;
            next = next.max(part.number().map_or(0, |n| n + 1));
        });
    }
    for before in &draft.statics {
        before.input.visit(&mut |part| next = next.max(part.number().map_or(0, |n| n + 1)));
    }
    sample.drawing.number_from(next);
    let whole = random.random_range(0..10);
    match whole {
        0 if !draft.arguments.is_empty() => {
            let at = random.random_range(0..draft.arguments.len());
            let drawn = sample.drawing.arguments(sample.method, 0).and_then(|all| all.into_iter().nth(at));
            if let (Some(root), Some(drawn)) = (draft.arguments.get_mut(at), drawn) {
                root.input = drawn;
            }
            return;
        }
        1 | 2 if draft.receiver.is_some() => {
            if let Some(Input::New(built)) = &mut draft.receiver {
                return change_calls(built, sample, random);
            }
        }
        3 if draft.receiver.is_some() && compare_with_receiver(draft, sample, random, next) => return,
        4 if pass_again(draft, sample, random, next) => return,
        5 if other.is_some_and(|other| go_on_from(draft, other, sample, random)) => return,
        6 if call_twice(draft, sample, next) => return,
        _ => {}
    }
    if parts == 0 {
        return;
    }
    let chosen = random.random_range(0..parts);
    // What is looked up by a text is most often found by one that is there already.
    let piece = match other.filter(|_| random.random::<bool>()) {
        Some(other) => any_text(other, random),
        None => any_text(draft, random),
    };
    let mut at = 0;
    for root in roots(draft) {
        root.change(&mut |part| {
            if at == chosen {
                change_part(part, sample, &piece, random);
            }
            at += 1;
        });
    }
}

/// Takes the receiver of another draft, as often as not after the call that was tested there: what a method leaves is where others
/// go on. Whether the receiver is of the same class.
pub fn go_on_from(draft: &mut Draft, other: &Draft, sample: &mut Sample<'_>, random: &mut SmallRng) -> bool {
    let (Some(Input::New(own)), Some(Input::New(built))) = (&draft.receiver, &other.receiver) else { return false };
    if own.class != built.class || own.last_gives || built.last_gives {
        return false;
    }
    let (was, mut built) = (own.number, built.clone());
    let is_plain = other.arguments.iter().all(|root| root.purpose == Purpose::Argument);
    if is_plain && built.calls.len() < MOST_CALLS && random.random::<bool>() {
        let arguments = other.arguments.iter().map(|root| root.input.clone()).collect();
        built.calls.push(CallInput::new(other.owner.replace('/', "."), &other.method, &other.descriptor, arguments));
    }
    // What the arguments share with the receiver that goes goes with it, but for the receiver itself.
    let (mut next, mut known, mut shared): (Number, Vec<Number>, bool) = (0, vec![was], false);
    for root in &draft.arguments {
        root.input.visit(&mut |part| match part {
            Input::Alias(number) => shared |= !known.contains(number),
            part => known.extend(part.number()),
        });
    }
    if shared {
        return false;
    }
    known.iter().for_each(|number| next = next.max(number + 1));
    let is = built.number + next;
    let mut receiver = Input::New(built);
    receiver.change(&mut |part| part.number_mut().into_iter().for_each(|number| *number += next));
    receiver.visit(&mut |part| next = next.max(part.number().map_or(0, |number| number + 1)));
    sample.drawing.number_from(next);
    for root in &mut draft.arguments {
        root.input.change(&mut |part| {
            if *part == Input::Alias(was) {
                *part = Input::Alias(is);
            }
        });
    }
    draft.receiver = Some(receiver);
    true
}

/// Calls the method before, with what it is called with: what it remembers it finds then. Whether it was added.
fn call_twice(draft: &mut Draft, sample: &Sample<'_>, next: Number) -> bool {
    let (mut arguments, mut own) = (Vec::new(), Vec::new());
    for root in &draft.arguments {
        root.input.visit(&mut |part| own.extend(part.number().filter(|_| !matches!(part, Input::Alias(_)))));
        arguments.push(root.input.clone());
    }
    let renumber = |part: &mut Input| {
        part.number_mut().into_iter().filter(|number| own.contains(number)).for_each(|number| *number += next);
    };
    arguments.iter_mut().for_each(|input| input.change(&mut |part| renumber(part)));
    let call = CallInput::new(draft.owner.replace('/', "."), &draft.method, &draft.descriptor, arguments);
    match &mut draft.receiver {
        Some(Input::New(built)) if !built.last_gives && built.calls.len() < MOST_CALLS => built.calls.push(call),
        None if sample.remembers && draft.statics.is_empty() => {
            let (class, number) = (call.class.clone(), 2 * next);
            let built =
                Built { number, class, first: call, calls: Vec::new(), last_gives: false, assigned: Vec::new() };
            let (purpose, input) = (Purpose::Before, Input::New(Box::new(built)));
            draft.statics.push(RootInput { purpose, name: "before".into(), descriptor: String::new(), input });
        }
        _ => return false,
    }
    true
}

/// Passes the receiver itself, or one that is made alike, where it fits: to the method, or to a call before it. Whether it did.
fn compare_with_receiver(draft: &mut Draft, sample: &mut Sample<'_>, random: &mut SmallRng, next: Number) -> bool {
    let program = &sample.drawing.vm.program;
    let own = [&draft.class, &draft.owner].map(|name| program.load(&name.replace('.', "/")).ok());
    let fits = |descriptor: &str| {
        let name = descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';'));
        let place = name.and_then(|name| program.load(name).ok());
        place.is_some_and(|place| own.iter().flatten().any(|own| program.is_subtype(*own, place)))
    };
    let Some(receiver) = draft.receiver.clone() else { return false };
    let arguments = draft.arguments.iter_mut().filter(|root| fits(&root.descriptor));
    let mut places: Vec<&mut Input> = arguments.map(|root| &mut root.input).collect();
    let to_method = places.len();
    if let Some(Input::New(built)) = &mut draft.receiver {
        for call in &mut built.calls {
            let types = parameter_types(&call.descriptor);
            let on = call.arguments.len().saturating_sub(types.len());
            let fitting = call.arguments.iter_mut().skip(on).zip(types).filter(|(_, ty)| fits(ty));
            places.extend(fitting.map(|(place, _)| place));
        }
    }
    if places.is_empty() {
        return false;
    }
    let at = random.random_range(0..places.len());
    let Some(place) = places.into_iter().nth(at) else { return false };
    if let Some(number) = receiver.number().filter(|_| random.random_range(0..3) == 0) {
        *place = Input::Alias(number);
        return true;
    }
    let mut alike = receiver;
    if let Input::New(built) = &mut alike
        && at >= to_method
        && !built.last_gives
    {
        built.calls.clear();
    }
    alike.change(&mut |part| part.number_mut().into_iter().for_each(|number| *number += next));
    sample.drawing.number_from(2 * next);
    // Alike but for one thing, as often as not.
    *place = match sample.drawing.copy_of(&alike).filter(|_| random.random::<bool>()) {
        Some(other) => other,
        None => alike,
    };
    true
}

/// Passes what one argument is for another of the same type, itself or made alike. Whether there are two.
fn pass_again(draft: &mut Draft, sample: &mut Sample<'_>, random: &mut SmallRng, next: Number) -> bool {
    if draft.arguments.len() < 2 {
        return false;
    }
    let from = random.random_range(0..draft.arguments.len());
    let Some(root) = draft.arguments.get(from) else { return false };
    let (mut alike, descriptor) = (root.input.clone(), root.descriptor.clone());
    let others =
        draft.arguments.iter_mut().enumerate().filter(|(at, root)| *at != from && root.descriptor == descriptor);
    let mut others: Vec<(usize, &mut Input)> = others.map(|(at, root)| (at, &mut root.input)).collect();
    if others.is_empty() {
        return false;
    }
    let (at, place) = others.swap_remove(random.random_range(0..others.len()));
    match alike.number().filter(|_| from < at && random.random_range(0..4) == 0) {
        Some(number) => alike = Input::Alias(number),
        None => {
            alike.change(&mut |part| part.number_mut().into_iter().for_each(|number| *number += next));
            sample.drawing.number_from(2 * next);
        }
    }
    *place = alike;
    true
}

/// A call on the receiver more or less.
fn change_calls(built: &mut Built, sample: &mut Sample<'_>, random: &mut SmallRng) {
    let program = &sample.drawing.vm.program;
    if built.last_gives {
        return;
    }
    if !built.calls.is_empty() && random.random_range(0..3) == 0 {
        built.calls.remove(random.random_range(0..built.calls.len()));
        return;
    }
    if built.calls.len() >= MOST_CALLS {
        return;
    }
    let step = match &sample.given {
        Some(given) => sample.drawing.any(&given.calls).copied(),
        None => sample.drawing.any(&sample.target.script.between).map(|id| program.method(*id)),
    };
    if let Some(call) = step.and_then(|step| sample.drawing.call(step, 0)) {
        built.calls.insert(random.random_range(0..=built.calls.len()), call);
    }
}

fn change_part(part: &mut Input, sample: &mut Sample<'_>, piece: &[u16], random: &mut SmallRng) {
    if random.random_range(0..4) == 0
        && let Some(copy) = sample.drawing.copy_of(part)
    {
        *part = copy;
        return;
    }
    match part {
        Input::Primitive(value) | Input::Boxed(value) => *value = number(*value, sample, random),
        Input::Text(units) | Input::OwnText(units) | Input::KnownText(_, units) => text(units, sample, piece, random),
        Input::Array { element, items, .. } => {
            let element = element.clone();
            elements(items, random, |sample| sample.drawing.value(&element, 1), sample);
        }
        Input::List(_, items) | Input::Set(_, items) => {
            let again = items.first().cloned();
            elements(items, random, |_| again.filter(|item| item.number().is_none()), sample);
        }
        Input::Map(_, entries) if !entries.is_empty() => {
            entries.remove(random.random_range(0..entries.len()));
        }
        Input::Constant { .. } if part.is_class_literal() => {
            *part = sample.drawing.value("Ljava/lang/Class;", 1).unwrap_or(Input::Null);
        }
        Input::Constant { class, .. } => {
            let name = class.replace('.', "/");
            if let Some(object) = sample.drawing.object(&name, 1).filter(|object| !matches!(object, Input::Null)) {
                *part = object;
            }
        }
        Input::New(built) => {
            if !built.calls.is_empty() && random.random_range(0..3) == 0 && !built.last_gives {
                built.calls.remove(random.random_range(0..built.calls.len()));
                return;
            }
            if random.random_range(0..4) == 0 && !built.last_gives && built.calls.len() < MOST_CALLS {
                if let Some(call) = sample.drawing.any_call(&built.class) {
                    built.calls.insert(random.random_range(0..=built.calls.len()), call);
                }
                return;
            }
            let types = parameter_types(&built.first.descriptor);
            // An instance method has what it is called on first.
            let on = built.first.arguments.len().saturating_sub(types.len());
            if !types.is_empty() && random.random::<bool>() {
                let at = random.random_range(0..types.len());
                let drawn = types.get(at).and_then(|ty| sample.drawing.value(ty, 1));
                if let (Some(place), Some(drawn)) = (built.first.arguments.get_mut(on + at), drawn) {
                    *place = drawn;
                }
                return;
            }
            let name = built.class.replace('.', "/");
            if let Some(object @ Input::New(_)) = sample.drawing.object(&name, 1) {
                *part = object;
            }
        }
        _ => {}
    }
}

fn elements(
    items: &mut Vec<Input>,
    random: &mut SmallRng,
    draw: impl FnOnce(&mut Sample<'_>) -> Option<Input>,
    sample: &mut Sample<'_>,
) {
    let plain = |input: &Input| input.number().is_none();
    match random.random_range(0..4) {
        0 if !items.is_empty() => {
            items.remove(random.random_range(0..items.len()));
        }
        1 if !items.is_empty() && items.len() < MOST_ELEMENTS => {
            let again = items.get(random.random_range(0..items.len())).cloned().filter(plain);
            items.splice(0..0, again);
        }
        2 if items.len() > 1 => {
            let (a, b) = (random.random_range(0..items.len()), random.random_range(0..items.len()));
            items.swap(a, b);
        }
        _ if items.len() < MOST_ELEMENTS => {
            if let Some(drawn) = draw(sample) {
                items.insert(random.random_range(0..=items.len()), drawn);
            }
        }
        _ => {}
    }
}

fn number(value: Primitive, sample: &mut Sample<'_>, random: &mut SmallRng) -> Primitive {
    let by = 1 << random.random_range(0..6);
    match (value.kind, random.random_range(0..6)) {
        ('Z', _) => Primitive::new('Z', 1 - (value.bits & 1)),
        ('C', 0) => Primitive::new('C', u64::from(sample.drawing.telling_character())),
        ('F', 0 | 1) => Primitive::new('F', u64::from((-(value.real() as f32)).to_bits())),
        ('D', 0 | 1) => Primitive::new('D', (-value.real()).to_bits()),
        ('F', 2) => Primitive::new('F', u64::from((value.real() as f32 * 1.5).to_bits())),
        ('D', 2) => Primitive::new('D', (value.real() * 1.5).to_bits()),
        ('F' | 'D', 3) => sample.drawing.boundary(value.kind),
        ('F' | 'D', _) => sample.drawing.primitive(value.kind),
        (kind, 0) => Primitive::new(kind, (value.signed().wrapping_neg()) as u64),
        (kind, 1) => Primitive::new(kind, value.signed().wrapping_add(by) as u64),
        (kind, 2) => Primitive::new(kind, value.signed().wrapping_sub(by) as u64),
        (kind, 3) => Primitive::new(kind, value.bits ^ (1 << random.random_range(0..64u32))),
        (kind, _) => sample.drawing.primitive(kind),
    }
}

fn text(units: &mut Vec<u16>, sample: &mut Sample<'_>, piece: &[u16], random: &mut SmallRng) {
    // One that is long may stay so.
    let most = units.len().clamp(LONGEST_TEXT, VERY_LONG);
    let at = random.random_range(0..=units.len());
    let inside = at.min(units.len().saturating_sub(1));
    match random.random_range(0..10) {
        0 if !units.is_empty() => {
            units.remove(inside);
        }
        1 if !units.is_empty() => units.truncate(inside),
        2 if !units.is_empty() => {
            units[inside] = sample.drawing.telling_character();
        }
        3 if !units.is_empty() => {
            // The same with a neighbour, a digit, or in the other case.
            let unit = units[inside];
            units[inside] = match random.random_range(0..3) {
                0 => unit ^ 0x20,
                1 => u16::from(b'0') + random.random_range(0..10u16),
                _ => unit.wrapping_add(1),
            };
        }
        4 if units.len() > 1 => {
            let end = random.random_range(inside..units.len());
            let again: Vec<u16> = units.get(inside..=end).unwrap_or_default().to_vec();
            units.splice(inside..inside, again);
        }
        5 => {
            units.splice(at..at, piece.iter().copied());
        }
        6 => {
            let piece = sample.drawing.text();
            units.splice(at..at, piece);
        }
        7 if random.random::<bool>() => *units = piece.to_vec(),
        7 => *units = sample.drawing.text(),
        8 if !units.is_empty() && random.random_range(0..LONG_ONES) == 0 => {
            // Longer than any buffer of the program is likely to be.
            let length = 1 << random.random_range(7..VERY_LONG.ilog2());
            let end = random.random_range(inside..units.len());
            let piece: Vec<u16> = units.get(inside..=end).unwrap_or_default().to_vec();
            let more = piece.into_iter().cycle().take(length);
            units.splice(inside..inside, more);
            return;
        }
        _ => units.insert(at, sample.drawing.telling_character()),
    }
    units.truncate(most);
}

/// One of the texts of a draft.
fn any_text(draft: &Draft, random: &mut SmallRng) -> Vec<u16> {
    let mut found: Vec<&Vec<u16>> = Vec::new();
    fn gather<'i>(input: &'i Input, found: &mut Vec<&'i Vec<u16>>) {
        if let Input::Text(units) | Input::OwnText(units) | Input::KnownText(_, units) = input {
            found.push(units);
        }
        input.parts().into_iter().for_each(|part| gather(part, found));
    }
    let inputs = draft.receiver.iter().chain(draft.arguments.iter().map(|root| &root.input));
    inputs.for_each(|input| gather(input, &mut found));
    match found.len() {
        0 => Vec::new(),
        some => found.get(random.random_range(0..some)).map(|units| (*units).clone()).unwrap_or_default(),
    }
}

/// The draft without what it serves as well without: calls, elements, characters, large numbers.
pub fn simpler(draft: Draft, most: u32, serves: &mut dyn FnMut(&Draft) -> bool) -> Draft {
    let mut best = draft;
    let (mut at, mut left) = (0, most);
    if !best.statics.is_empty() {
        let alone = Draft { statics: Vec::new(), ..best.clone() };
        left = left.saturating_sub(1);
        if serves(&alone) {
            best = alone;
        }
    }
    while left > 0 {
        let mut parts = 0;
        roots(&mut best).for_each(|root| root.visit(&mut |_| parts += 1));
        if at >= parts {
            break;
        }
        let mut step = 0;
        // The same part again as long as that helps.
        loop {
            let mut tried = best.clone();
            let (mut number, mut cut) = (0, Cut::Nothing);
            for root in roots(&mut tried) {
                let whole = number;
                root.change(&mut |part| {
                    if number == at {
                        cut = if number == whole { cut_part(part, step) } else { cut_inner_part(part, step) };
                    }
                    number += 1;
                });
            }
            match cut {
                Cut::Nothing => break,
                _ if left == 0 => break,
                Cut::Same => {}
                Cut::Done => {
                    left -= 1;
                    if serves(&tried) {
                        best = tried;
                        continue;
                    }
                }
            }
            step += 1;
        }
        at += 1;
    }
    best
}

enum Cut {
    /// There is nothing more to try here.
    Nothing,
    /// This would change nothing.
    Same,
    Done,
}

/// The same for what is inside another object: one that nobody needs may be null.
fn cut_inner_part(part: &mut Input, step: usize) -> Cut {
    if !matches!(part, Input::New(_) | Input::Written { .. } | Input::Stub { .. }) {
        return cut_part(part, step);
    }
    match step.checked_sub(1) {
        Some(step) => cut_part(part, step),
        None => {
            *part = Input::Null;
            Cut::Done
        }
    }
}

/// Makes a part simpler in the way of this number.
fn cut_part(part: &mut Input, step: usize) -> Cut {
    match part {
        Input::Primitive(value) | Input::Boxed(value) if !matches!(value.kind, 'Z') => {
            let simple = match (step, value.kind) {
                (0, 'C') => u64::from(b'a'),
                (0, _) => 0,
                (1, 'F') => u64::from(1f32.to_bits()),
                (1, 'D') => 1f64.to_bits(),
                (1, 'C') => u64::from(b'0'),
                (1, _) => 1,
                _ => return Cut::Nothing,
            };
            let simple = Primitive::new(value.kind, simple);
            if *value == simple { Cut::Nothing } else { replaced(value, simple) }
        }
        Input::Text(units) | Input::OwnText(units) | Input::KnownText(_, units) => {
            // The second half, then one character after the other.
            match step {
                0 if units.len() > 3 => units.truncate(units.len() / 2),
                0 => return if units.is_empty() { Cut::Nothing } else { Cut::Same },
                at if at <= units.len() => {
                    units.remove(at - 1);
                }
                _ => return Cut::Nothing,
            }
            Cut::Done
        }
        Input::Array { items, .. } | Input::List(_, items) | Input::Set(_, items) => removed(items, step),
        Input::New(built) if !built.last_gives => removed(&mut built.calls, step),
        _ => Cut::Nothing,
    }
}

fn replaced(place: &mut Primitive, simple: Primitive) -> Cut {
    *place = simple;
    Cut::Done
}

fn removed<T>(items: &mut Vec<T>, step: usize) -> Cut {
    if step >= items.len() {
        return Cut::Nothing;
    }
    items.remove(step);
    Cut::Done
}
