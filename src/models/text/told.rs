//! Texts that the program compares in a plain run, told to who listens: what was there, and what it was compared with, where the
//! two are not alike. An input in which one stands for the other goes another way.
//!
//! Nothing here changes what a method does: the models tell and decline. Bound only where somebody listens
//! (`Config::tells_texts`).

use super::switch;
use crate::interp::{Answer, Call, Model, Reply};
use crate::models::environment::by_program_through;
use crate::models::identity::nodes;
use crate::state::{TextPair, Value};

/// Pairs that are kept of a run, and units of a text of one.
const MOST_TEXTS: usize = 200;
const LONGEST: usize = 64;
/// Places of a table whose keys are told.
const MOST_PLACES: usize = 512;
/// Keys of one table.
const MOST_KEYS: usize = 24;

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/String.equals(Ljava/lang/Object;)Z", |call| told(call, whole)),
    ("java/lang/String.equalsIgnoreCase(Ljava/lang/String;)Z", |call| told(call, whole)),
    ("java/lang/String.contentEquals(Ljava/lang/CharSequence;)Z", |call| told(call, whole)),
    ("java/lang/String.compareTo(Ljava/lang/String;)I", |call| told(call, whole)),
    ("java/lang/String.compareToIgnoreCase(Ljava/lang/String;)I", |call| told(call, whole)),
    ("java/lang/String$CaseInsensitiveComparator.compare(Ljava/lang/String;Ljava/lang/String;)I", |call| {
        told_of(call, (1, 2), whole)
    }),
    ("java/lang/String.startsWith(Ljava/lang/String;)Z", |call| told(call, |_, a, b| part(&a, 0, b))),
    ("java/lang/String.startsWith(Ljava/lang/String;I)Z", |call| {
        told(call, |call, a, b| part(&a, call.arg(2).as_int()?, b))
    }),
    ("java/lang/String.endsWith(Ljava/lang/String;)Z", |call| {
        told(call, |_, a, b| part(&a, i32::try_from(a.len().saturating_sub(b.len())).ok()?, b))
    }),
    ("java/lang/String.contains(Ljava/lang/CharSequence;)Z", |call| told(call, somewhere)),
    ("java/lang/String.indexOf(Ljava/lang/String;)I", |call| told(call, somewhere)),
    ("java/lang/String.indexOf(Ljava/lang/String;I)I", |call| told(call, somewhere)),
    ("java/lang/String.lastIndexOf(Ljava/lang/String;)I", |call| told(call, somewhere)),
    ("java/lang/String.regionMatches(ILjava/lang/String;II)Z", |call| regions(call, 1)),
    ("java/lang/String.regionMatches(ZILjava/lang/String;II)Z", |call| regions(call, 2)),
    ("java/lang/String.hashCode()I", switched),
    ("java/util/HashMap.getNode(Ljava/lang/Object;)Ljava/util/HashMap$Node;", looked_up),
];

type Units = Vec<u16>;
/// What two texts that are asked about come down to: what is there, and what is wanted.
type Pair = fn(&Call, Units, Units) -> Option<(Units, Units)>;

/// The library's code through which a program compares: collections, and what is called for it.
fn is_between(class: &str) -> bool {
    let Some(name) = class.strip_prefix("java/util/") else {
        return matches!(class, "java/lang/String" | "java/lang/Enum");
    };
    let collections = ["Objects", "Arrays", "Collections", "Abstract", "ImmutableCollections"];
    let kinds = ["List", "Map", "Set", "Deque"];
    collections.iter().any(|prefix| name.starts_with(prefix)) || kinds.iter().any(|kind| name.ends_with(kind))
}

fn is_asked(call: &Call) -> bool {
    call.state.texts.len() < MOST_TEXTS && by_program_through(call, is_between)
}

fn units(call: &Call, value: Value) -> Option<Units> {
    let object = value.as_ref().filter(|object| !object.is_null())?;
    let is_text = call.state.heap.class_of(object) == Some(call.vm.known.string);
    call.vm.string_units(call.state, object).filter(|_| is_text)
}

fn note(call: &mut Call, there: &[u16], wanted: &[u16]) {
    let is_told = |(a, b): &TextPair| **a == *there && **b == *wanted;
    let fits = there.len().max(wanted.len()) <= LONGEST && call.state.texts.len() < MOST_TEXTS;
    if there != wanted && fits && !call.state.texts.iter().any(is_told) {
        call.state.texts.push((there.into(), wanted.into()));
    }
}

/// Tells what two texts come down to; the method goes on.
fn told(call: &mut Call, pair: Pair) -> Answer {
    told_of(call, (0, 1), pair)
}

/// The same of the arguments with these numbers.
fn told_of(call: &mut Call, (one, other): (usize, usize), pair: Pair) -> Answer {
    if is_asked(call)
        && let Some((a, b)) = units(call, call.arg(one)).zip(units(call, call.arg(other)))
        && let Some((there, wanted)) = pair(call, a, b)
    {
        note(call, &there, &wanted);
    }
    Ok(Reply::Decline)
}

fn whole(_: &Call, a: Units, b: Units) -> Option<(Units, Units)> {
    Some((a, b))
}

/// What is in a text where another is wanted.
fn part(text: &[u16], from: i32, wanted: Units) -> Option<(Units, Units)> {
    let from = usize::try_from(from).ok()?.min(text.len());
    let there = text.iter().skip(from).take(wanted.len()).copied().collect();
    Some((there, wanted))
}

/// A text is wanted anywhere in another that does not have it.
fn somewhere(_: &Call, text: Units, wanted: Units) -> Option<(Units, Units)> {
    let has = wanted.is_empty() || text.windows(wanted.len()).any(|part| part == wanted);
    (!has).then_some((Units::new(), wanted))
}

/// `regionMatches`: the first of its numbers is this argument.
fn regions(call: &mut Call, first: usize) -> Answer {
    if is_asked(call) {
        let region = |text: usize, from: usize| {
            let units = units(call, call.arg(text))?;
            let length = usize::try_from(call.arg(first + 3).as_int()?).ok()?;
            let from = usize::try_from(call.arg(from).as_int()?).ok()?;
            Some(units.into_iter().skip(from).take(length).collect::<Units>())
        };
        if let Some((there, wanted)) = region(0, first).zip(region(first + 1, first + 2)) {
            note(call, &there, &wanted);
        }
    }
    Ok(Reply::Decline)
}

/// A `switch` on a text compares it with all its labels.
fn switched(call: &mut Call) -> Answer {
    if is_asked(call)
        && let Some((labels, _)) = switch::labels(call)
        && let Some(there) = units(call, call.arg(0))
    {
        labels.iter().for_each(|(_, label)| note(call, &there, label));
    }
    Ok(Reply::Decline)
}

/// A key that is looked up may be one of those that are there.
fn looked_up(call: &mut Call) -> Answer {
    if is_asked(call)
        && let Some(there) = units(call, call.arg(1))
    {
        for key in keys(call).unwrap_or_default() {
            note(call, &there, &key);
        }
    }
    Ok(Reply::Decline)
}

/// The texts among the keys of a map, some of many.
fn keys(call: &Call) -> Option<Vec<Units>> {
    let map = call.arg(0).as_ref()?;
    let field = |object, name| {
        let class = call.state.heap.class_of(object)?;
        call.state.heap.field(object, call.vm.program.find_field(class, name, None)?.slot as usize)
    };
    let table = field(map, "table")?;
    let places = table.as_ref().filter(|table| !table.is_null()).and_then(|table| call.state.heap.array(table));
    if places.is_none_or(|places| places.len() > MOST_PLACES) {
        return None;
    }
    let nodes = nodes(call, table)?;
    let step = nodes.len().div_ceil(MOST_KEYS).max(1);
    Some(nodes.into_iter().step_by(step).filter_map(|node| units(call, field(node, "key")?)).collect())
}
