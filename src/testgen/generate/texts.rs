//! Texts that a run compared: where one of a pair is found in the input, the other is put in its place, so that the comparison
//! may come out otherwise. A keyword at a certain place, a key of a table and a label of a switch are found so.
//!
//! What is found so is run like any other variation: it counts by what it shows.

use rand::Rng;
use rand::rngs::SmallRng;

use super::change::{LONGEST_TEXT, roots};
use crate::explore::input::{Input, Primitive};
use crate::state::TextPair;
use crate::testgen::capture::Draft;

/// Changes an input so that two texts which were compared may come out alike. Whether something was changed.
pub fn make_alike(draft: &mut Draft, pairs: &[TextPair], random: &mut SmallRng) -> bool {
    let Some((there, wanted)) = pairs.get(random.random_range(0..pairs.len().max(1))) else { return false };
    let mut count = |text: &[u16]| {
        let mut count = 0;
        roots(draft).for_each(|root| root.visit(&mut |part| count += places(part, text).len()));
        count
    };
    let (of_there, of_wanted) = (count(there), count(wanted));
    let (from, to, all) = match (of_there, of_wanted) {
        (0, 0) => return insert(draft, wanted, random),
        (0, _) => (wanted, there, of_wanted),
        _ => (there, wanted, of_there),
    };
    let mut left = random.random_range(0..all);
    let mut done = false;
    for root in roots(draft) {
        root.change(&mut |part| {
            let here = places(part, from);
            match here.get(left) {
                Some(at) if !done => done = put(part, *at, from.len(), to),
                _ => left = left.saturating_sub(here.len()),
            }
        });
    }
    done
}

/// The characters of a part, if it is a text: a string, or an array of characters or bytes.
fn units(part: &Input) -> Option<Vec<u16>> {
    match part {
        Input::Text(units) | Input::OwnText(units) | Input::KnownText(_, units) => Some(units.clone()),
        Input::Array { element, items, .. } if matches!(element.as_str(), "C" | "B") => {
            let unit = |item: &Input| match item {
                Input::Primitive(value) => u16::try_from(value.signed()).ok(),
                _ => None,
            };
            items.iter().map(unit).collect()
        }
        _ => None,
    }
}

/// Where a text begins in a part, whatever its case. One without characters is nowhere.
fn places(part: &Input, text: &[u16]) -> Vec<usize> {
    let is_alike = |a: &[u16]| a.iter().zip(text).all(|(a, b)| folded(*a) == folded(*b));
    match units(part).filter(|units| !text.is_empty() && units.len() >= text.len()) {
        Some(units) => (0..=units.len() - text.len()).filter(|at| units.get(*at..).is_some_and(is_alike)).collect(),
        None => Vec::new(),
    }
}

fn folded(unit: u16) -> u16 {
    u8::try_from(unit).map_or(unit, |unit| unit.to_ascii_lowercase().into())
}

/// Puts a text in the place of so many characters. Whether it fits.
fn put(part: &mut Input, at: usize, length: usize, text: &[u16]) -> bool {
    let Some(mut all) = units(part) else { return false };
    if all.len() - length.min(all.len()) + text.len() > LONGEST_TEXT.max(all.len()) {
        return false;
    }
    all.splice(at..(at + length).min(all.len()), text.iter().copied());
    match part {
        Input::Text(units) | Input::OwnText(units) | Input::KnownText(_, units) => *units = all,
        Input::Array { element, items, .. } => {
            let kind = element.chars().next().unwrap_or('C');
            *items = all.into_iter().map(|unit| Input::Primitive(Primitive::new(kind, unit.into()))).collect();
        }
        _ => return false,
    }
    true
}

/// Puts a text somewhere into one of those that are there.
fn insert(draft: &mut Draft, text: &[u16], random: &mut SmallRng) -> bool {
    let mut count = 0;
    roots(draft).for_each(|root| root.visit(&mut |part| count += usize::from(units(part).is_some())));
    if count == 0 {
        return false;
    }
    let (chosen, mut at, mut done) = (random.random_range(0..count), 0, false);
    for root in roots(draft) {
        root.change(&mut |part| {
            let Some(units) = units(part) else { return };
            if at == chosen {
                // In between, or in place of all of it.
                done = match random.random::<bool>() {
                    true => put(part, random.random_range(0..=units.len()), 0, text),
                    false => put(part, 0, units.len(), text),
                };
            }
            at += 1;
        });
    }
    done
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use rand::SeedableRng;

    use super::*;
    use crate::explore::input::{Purpose, RootInput};

    fn text(text: &str) -> Input {
        Input::Text(text.encode_utf16().collect())
    }

    fn draft(input: Input) -> Draft {
        let root = RootInput { purpose: Purpose::Argument, name: "a".into(), descriptor: "I".into(), input };
        let (class, method, descriptor) = ("C".to_string(), "m".to_string(), "()V".to_string());
        let (statics, arguments) = (Vec::new(), vec![root]);
        Draft { owner: class.clone(), class, method, descriptor, statics, receiver: None, arguments }
    }

    /// Whether one of some tries has this input.
    fn finds(from: Input, (there, wanted): (&str, &str), to: &Input) -> bool {
        let units = |text: &str| text.encode_utf16().collect::<Rc<[u16]>>();
        let pairs = [(units(there), units(wanted))];
        let mut random = SmallRng::seed_from_u64(1);
        (0..50).any(|_| {
            let mut tried = draft(from.clone());
            make_alike(&mut tried, &pairs, &mut random) && tried.arguments.iter().all(|root| root.input == *to)
        })
    }

    #[test]
    fn what_was_compared_is_replaced() {
        assert!(finds(text("xabz"), ("ab", "SCH"), &text("xSCHz")));
        assert!(finds(text("xabz"), ("AB", "SCH"), &text("xSCHz")), "in another case");
        assert!(finds(text("key"), ("other", "key"), &text("other")), "either may be in the input");
        assert!(finds(text("a"), ("", "key"), &text("keya")), "what is not there is put in");
        assert!(finds(text("a"), ("7", "key"), &text("key")), "or in place of all");
    }

    #[test]
    fn arrays_of_characters_are_texts() {
        let array = |text: &str| {
            let items = text.bytes().map(|unit| Input::Primitive(Primitive::new('B', unit.into()))).collect();
            Input::Array { number: 0, element: "B".into(), items }
        };
        assert!(finds(array("a;b"), (";b", "none"), &array("anone")));
        assert!(!finds(Input::Null, ("a", "b"), &Input::Null), "there is no text");
    }
}
