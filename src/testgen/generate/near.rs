//! How near runs come to ways that none went: of each such way the input is kept whose comparison missed it least, and what was
//! compared there is looked for in the input, to be replaced by what it was compared with.
//!
//! A branch of a method that many call is one for each value that it compares with, as long as these are few: the expected
//! character of a scanner is looked for like one that the code itself names. A switch compares with each of its keys.
//!
//! What is found so is run like any other variation: it counts by what it shows.

use std::rc::Rc;

use rand::Rng;
use rand::rngs::SmallRng;

use super::change::{LONGEST_TEXT, MOST_ELEMENTS, roots};
use crate::explore::input::{Input, Primitive};
use crate::expr::ops::{at_order, in_order};
use crate::state::{Event, Seen};
use crate::testgen::capture::Draft;

/// The input that came nearest to a way.
struct Near {
    draft: Draft,
    /// Its target.
    sample: usize,
    pair: (i64, i64),
    uses: u32,
}

/// One way of a branch.
#[derive(Default)]
struct Side {
    went: bool,
    near: Option<Near>,
}

impl Side {
    fn apart(&self) -> u64 {
        self.near.as_ref().map_or(u64::MAX, |near| near.pair.0.abs_diff(near.pair.1))
    }
}

/// Values of an operand of a branch that are told apart: a method that looks for what it is given has a branch for each of them.
const MOST_VALUES: usize = 8;
/// Keys of a switch that are looked for.
const MOST_KEYS: usize = 64;

/// What a branch is looked at by: alone, or where its operand of this number had this value.
type By = Option<(usize, i64)>;

/// The ways of a branch by values of an operand, as long as these are few.
#[derive(Default)]
struct Operand {
    values: Vec<(i64, [Side; 2])>,
    has_many: bool,
}

impl Operand {
    /// The ways for a value; none of an operand that has more than so many values.
    fn ways(&mut self, value: i64, most: usize) -> Option<&mut [Side; 2]> {
        if self.has_many {
            return None;
        }
        let at = match self.values.iter().position(|(known, _)| *known == value) {
            Some(at) => at,
            None if self.values.len() < most => {
                self.values.push((value, Default::default()));
                self.values.len() - 1
            }
            None => {
                *self = Self { values: Vec::new(), has_many: true };
                return None;
            }
        };
        self.values.get_mut(at).map(|(_, ways)| ways)
    }
}

#[derive(Default)]
struct Branch {
    ways: [Side; 2],
    operands: [Operand; 2],
    /// What a switch compares its operand with.
    keys: Rc<[i64]>,
}

impl Branch {
    fn ways(&mut self, by: By) -> Option<&mut [Side; 2]> {
        match by {
            None => Some(&mut self.ways),
            Some((operand, value)) => self.operands.get_mut(operand)?.ways(value, self.keys.len().max(MOST_VALUES)),
        }
    }
}

/// A way of a branch.
type Way = (usize, By, usize);

/// The ways of branches, by the number of the branch.
#[derive(Default)]
pub struct Nearest {
    branches: Vec<Branch>,
    /// Those that no run went and some came near to.
    missed: Vec<Way>,
    /// By branch, the ways that runs went, whatever was compared.
    gone: Vec<Vec<u32>>,
}

/// What one run compared last, and how near it came to ways that none went.
#[derive(Default)]
pub struct Compared {
    last: Option<(u32, i64, i64)>,
    close: Vec<(Way, (i64, i64))>,
    /// It went a way that none went before.
    pub is_new: bool,
}

impl Nearest {
    /// A switch is a comparison with each of its keys.
    pub fn know_switches(&mut self, switches: impl IntoIterator<Item = (u32, Vec<i64>)>) {
        for (branch, mut keys) in switches {
            keys.truncate(MOST_KEYS);
            if let Some(branch) = self.branch(branch as usize) {
                branch.keys = keys.into();
            }
        }
    }

    /// Follows what a run tells.
    pub fn hear(&mut self, run: &mut Compared, events: &[Event]) {
        for event in events {
            match event.seen {
                Seen::Compared(a, b) => run.last = Some((event.watch, a, b)),
                Seen::Way(told) => {
                    run.is_new |= self.goes(event.watch as usize, told);
                    let Some((watch, a, b)) = run.last.take().filter(|last| last.0 == event.watch) else { continue };
                    let branch = watch as usize;
                    let keys = self.branch(branch).map(|branch| Rc::clone(&branch.keys)).unwrap_or_default();
                    if keys.is_empty() {
                        for by in [None, Some((0, a)), Some((1, b))] {
                            self.passed(run, (branch, by, usize::from(told != 0)), (a, b));
                        }
                    }
                    for key in keys.iter().copied() {
                        self.passed(run, (branch, Some((1, key)), usize::from(a == key)), (a, key));
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether no run went this way before.
    fn goes(&mut self, branch: usize, way: u32) -> bool {
        if self.gone.len() <= branch {
            self.gone.resize_with(branch + 1, Vec::new);
        }
        let gone = self.gone.get_mut(branch).filter(|gone| !gone.contains(&way));
        gone.map(|gone| gone.push(way)).is_some()
    }

    fn branch(&mut self, branch: usize) -> Option<&mut Branch> {
        if self.branches.len() <= branch {
            self.branches.resize_with(branch + 1, Default::default);
        }
        self.branches.get_mut(branch)
    }

    fn ways(&mut self, branch: usize, by: By) -> Option<&mut [Side; 2]> {
        self.branch(branch)?.ways(by)
    }

    fn passed(&mut self, run: &mut Compared, (branch, by, way): Way, pair: (i64, i64)) {
        let Some(ways) = self.ways(branch, by) else { return };
        let (other, apart) = (1 - way, pair.0.abs_diff(pair.1));
        let is_near = ways.get(other).is_some_and(|side| !side.went && side.apart() > apart);
        if let Some(side) = ways.get_mut(way).filter(|side| !side.went) {
            *side = Side { went: true, near: None };
            self.missed.retain(|missed| *missed != (branch, by, way));
        }
        if !is_near {
            return;
        }
        match run.close.iter_mut().find(|(close, _)| *close == (branch, by, other)) {
            Some((_, known)) if known.0.abs_diff(known.1) <= apart => {}
            Some((_, known)) => *known = pair,
            None => run.close.push(((branch, by, other), pair)),
        }
    }

    /// Keeps the input of a run where it came nearer than others.
    pub fn keep(&mut self, run: Compared, draft: &Draft, sample: usize) {
        for ((branch, by, way), pair) in run.close {
            let side = self.ways(branch, by).and_then(|ways| ways.get_mut(way));
            let Some(side) = side.filter(|side| !side.went) else { continue };
            let is_first = side.near.is_none();
            side.near = Some(Near { draft: draft.clone(), sample, pair, uses: 0 });
            if is_first {
                self.missed.push((branch, by, way));
            }
        }
    }

    /// An input that came near to a way that none went, its target, and what was compared there. Of two the one that was
    /// used less.
    pub fn any(&mut self, random: &mut SmallRng) -> Option<(Draft, usize, (i64, i64))> {
        // What turned out to have many values is not looked for.
        let missed = std::mem::take(&mut self.missed);
        self.missed = missed.into_iter().filter(|missed| self.near(*missed).is_some()).collect();
        let mut pick = || {
            let at = (!self.missed.is_empty()).then(|| random.random_range(0..self.missed.len()))?;
            self.missed.get(at).copied()
        };
        let (one, other) = (pick()?, pick()?);
        let chosen = if self.near(one)?.uses <= self.near(other)?.uses { one } else { other };
        let near = self.near(chosen)?;
        near.uses += 1;
        Some((near.draft.clone(), near.sample, near.pair))
    }

    fn near(&mut self, (branch, by, way): Way) -> Option<&mut Near> {
        self.ways(branch, by)?.get_mut(way)?.near.as_mut()
    }
}

/// Changes an input so that two numbers which were compared may come out otherwise: one of them is found in it and replaced by
/// the other or by a neighbour; else a number is moved by their difference. Whether something was changed.
pub fn towards(draft: &mut Draft, (a, b): (i64, i64), random: &mut SmallRng) -> bool {
    let mut places = |from: i64| {
        let mut count = 0;
        roots(draft).for_each(|root| root.visit(&mut |part| count += occurrences(part, from)));
        count
    };
    let (of_a, of_b) = (places(a), places(b));
    let by = [0, 0, 1, -1][random.random_range(0..4)];
    let (from, to, count) = match (of_a, of_b) {
        (0, 0) => return shift(draft, b.wrapping_sub(a), by, random),
        (0, _) => (b, a, of_b),
        (_, 0) => (a, b, of_a),
        _ if random.random::<bool>() => (a, b, of_a),
        _ => (b, a, of_b),
    };
    let mut left = random.random_range(0..count);
    let mut done = false;
    for root in roots(draft) {
        root.change(&mut |part| {
            let here = occurrences(part, from);
            if !done && left < here {
                done = true;
                replace(part, left, from, to.wrapping_add(by));
            }
            left = left.saturating_sub(here);
        });
    }
    done
}

fn is_fraction(value: &Primitive) -> bool {
    matches!(value.kind, 'F' | 'D')
}

/// A number as comparisons tell it.
fn told(value: &Primitive) -> i64 {
    if is_fraction(value) { in_order(value.real()) } else { value.signed() }
}

fn made(kind: char, told: i64) -> Primitive {
    let bits = match kind {
        'F' => u64::from((at_order(told) as f32).to_bits()),
        'D' => at_order(told).to_bits(),
        _ => told as u64,
    };
    Primitive::new(kind, bits)
}

/// How often a part has a number: as it is, as a character, or as its length.
fn occurrences(part: &Input, number: i64) -> usize {
    let has_length = |length: usize| usize::from(i64::try_from(length) == Ok(number));
    match part {
        Input::Primitive(value) | Input::Boxed(value) => usize::from(told(value) == number),
        Input::Text(units) | Input::OwnText(units) | Input::KnownText(_, units) => {
            units.iter().filter(|unit| i64::from(**unit) == number).count() + has_length(units.len())
        }
        Input::Array { items, .. } | Input::List(_, items) => has_length(items.len()),
        _ => 0,
    }
}

/// Replaces the occurrence of this place.
fn replace(part: &mut Input, place: usize, from: i64, to: i64) {
    match part {
        Input::Primitive(value) | Input::Boxed(value) => *value = made(value.kind, to),
        Input::Text(units) | Input::OwnText(units) | Input::KnownText(_, units) => {
            let unit = units.iter_mut().filter(|unit| i64::from(**unit) == from).nth(place);
            match (unit, u16::try_from(to)) {
                (Some(unit), Ok(to)) => *unit = to,
                (None, Ok(to)) if usize::from(to) <= LONGEST_TEXT => {
                    let last = units.last().copied().unwrap_or(u16::from(b'a'));
                    units.resize(to.into(), last);
                }
                _ => {}
            }
        }
        Input::Array { items, .. } | Input::List(_, items) => {
            let length = usize::try_from(to).unwrap_or(0).min(MOST_ELEMENTS);
            // Two places may not have the same object by accident.
            match items.last().cloned().filter(|last| last.number().is_none()) {
                Some(last) => items.resize(length, last),
                None => items.truncate(length),
            }
        }
        _ => {}
    }
}

/// Moves one of the whole numbers.
fn shift(draft: &mut Draft, difference: i64, by: i64, random: &mut SmallRng) -> bool {
    let whole = |part: &Input| {
        let (Input::Primitive(value) | Input::Boxed(value)) = part else { return false };
        !is_fraction(value) && value.kind != 'Z'
    };
    let mut count = 0;
    roots(draft).for_each(|root| root.visit(&mut |part| count += usize::from(whole(part))));
    if count == 0 {
        return false;
    }
    let chosen = random.random_range(0..count);
    let difference = if random.random::<bool>() { difference } else { difference.wrapping_neg() };
    let mut at = 0;
    for root in roots(draft) {
        root.change(&mut |part| {
            if !whole(part) {
                return;
            }
            if let (true, Input::Primitive(value) | Input::Boxed(value)) = (at == chosen, part) {
                let moved = value.signed().wrapping_add(difference).wrapping_add(by);
                *value = Primitive::new(value.kind, moved as u64);
            }
            at += 1;
        });
    }
    true
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::explore::input::{Purpose, RootInput};

    fn draft(inputs: Vec<Input>) -> Draft {
        let root = |input| RootInput { purpose: Purpose::Argument, name: "a".into(), descriptor: "I".into(), input };
        let arguments = inputs.into_iter().map(root).collect();
        let (class, method, descriptor) = ("C".to_string(), "m".to_string(), "()V".to_string());
        Draft { owner: class.clone(), class, method, descriptor, statics: Vec::new(), receiver: None, arguments }
    }

    fn text(text: &str) -> Input {
        Input::Text(text.encode_utf16().collect())
    }

    fn event(watch: u32, seen: Seen) -> Event {
        Event { watch, depth: 0, seen }
    }

    /// Whether one of some tries has this input.
    fn finds(from: &[Input], pair: (i64, i64), wanted: &[Input]) -> bool {
        let mut random = SmallRng::seed_from_u64(1);
        (0..50).any(|_| {
            let mut tried = draft(from.to_vec());
            towards(&mut tried, pair, &mut random);
            tried.arguments.iter().map(|root| &root.input).eq(wanted)
        })
    }

    #[test]
    fn what_was_compared_is_replaced() {
        let number = |value: i64| Input::Primitive(Primitive::new('I', value as u64));
        assert!(finds(&[number(3), number(7)], (7, 100), &[number(3), number(100)]));
        assert!(finds(&[text("a-b")], (i64::from(b'-'), i64::from(b':')), &[text("a:b")]));
        assert!(finds(&[text("ab")], (2, 4), &[text("abbb")]), "a length");
        let half = Input::Primitive(Primitive::new('D', 0.5f64.to_bits()));
        let wanted = Input::Primitive(Primitive::new('D', 2.25f64.to_bits()));
        assert!(finds(&[half], (in_order(0.5), in_order(2.25)), &[wanted]), "a fraction");
        assert!(finds(&[number(10)], (25, 30), &[number(15)]), "a number is moved");
    }

    #[test]
    fn the_nearest_is_kept_until_the_way_is_gone() {
        let (mut nearest, mut random) = (Nearest::default(), SmallRng::seed_from_u64(1));
        for (number, value) in [9, 4, 7].into_iter().enumerate() {
            let mut run = Compared::default();
            nearest.hear(&mut run, &[event(2, Seen::Compared(value, 1)), event(2, Seen::Way(0))]);
            nearest.keep(run, &draft(vec![Input::Null]), number);
        }
        let found: Vec<_> = (0..20).filter_map(|_| nearest.any(&mut random)).map(|(_, by, pair)| (by, pair)).collect();
        assert!(found.contains(&(1, (4, 1))), "{found:?}");
        let mut run = Compared::default();
        nearest.hear(&mut run, &[event(2, Seen::Compared(1, 1)), event(2, Seen::Way(1))]);
        nearest.keep(run, &draft(vec![Input::Null]), 3);
        assert!(!nearest.missed.iter().any(|(_, by, way)| *way == 1 && matches!(by, None | Some((1, _)))));
    }

    #[test]
    fn a_switch_compares_with_each_of_its_keys() {
        let (mut nearest, mut random) = (Nearest::default(), SmallRng::seed_from_u64(1));
        nearest.know_switches([(3, vec![97, 98])]);
        let mut news = |told: u32, key: i64| {
            let mut run = Compared::default();
            nearest.hear(&mut run, &[event(3, Seen::Compared(key, 0)), event(3, Seen::Way(told))]);
            let is_new = run.is_new;
            nearest.keep(run, &draft(vec![Input::Null]), 0);
            is_new
        };
        assert!(news(40, 97) && news(50, 120) && !news(50, 121), "each case is a way of its own");
        let found: Vec<_> = (0..20).filter_map(|_| nearest.any(&mut random)).map(|(_, _, pair)| pair).collect();
        assert!(!found.is_empty() && found.iter().all(|(_, key)| *key == 98), "{found:?}");
    }

    #[test]
    fn each_of_few_values_is_looked_for() {
        let (mut nearest, mut random) = (Nearest::default(), SmallRng::seed_from_u64(1));
        let try_it = |nearest: &mut Nearest, value: i64, wanted: i64| {
            let mut run = Compared::default();
            let way = u32::from(value == wanted);
            nearest.hear(&mut run, &[event(2, Seen::Compared(value, wanted)), event(2, Seen::Way(way))]);
            nearest.keep(run, &draft(vec![Input::Null]), 0);
        };
        try_it(&mut nearest, 5, 5);
        try_it(&mut nearest, 5, 8);
        let found: Vec<_> = (0..20).filter_map(|_| nearest.any(&mut random)).map(|(.., pair)| pair).collect();
        assert!(found.contains(&(5, 8)), "{found:?}");
        for value in 100..120 {
            try_it(&mut nearest, value, value + 1);
        }
        let found: Vec<_> = (0..40).filter_map(|_| nearest.any(&mut random)).map(|(.., pair)| pair).collect();
        assert!(found.is_empty(), "the operands have many values: {found:?}");
    }
}
