//! The language of a pattern as an automaton of positions: each stands for one class in the pattern, repetitions
//! written out, and says which others can follow it.
//!
//! Anchors are not part of the automaton: they are allowed only where they say something about all matches.

use super::classes::{Class, Width};
use super::syntax::{Node, Syntax};

/// Positions of one automaton.
const MOST_POSITIONS: usize = 300;
/// Pairs of a position and one that follows it.
const MOST_STEPS: usize = 6000;
/// Parts of a pattern, repetitions written out.
const MOST_PARTS: u32 = 5000;

/// How a match lies in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// `matches`: all of it.
    Whole,
    /// `lookingAt`: from its beginning.
    Beginning,
    /// `find`: anywhere.
    Anywhere,
}

/// What must hold where a match ends, beside what the mode says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Any,
    /// The text ends, or one line terminator is left.
    LastLine,
    Text,
}

/// What is looked for.
#[derive(Debug)]
pub struct Language {
    pub automaton: Automaton,
    pub mode: Mode,
    pub ending: Ending,
}

#[derive(Debug, Default)]
pub struct Automaton {
    /// Different classes.
    pub classes: Vec<Class>,
    /// The class of each position.
    pub positions: Vec<u32>,
    /// Where a match can begin.
    pub first: Vec<u32>,
    /// What can follow each position.
    pub follow: Vec<Vec<u32>>,
    /// Where a match can end.
    pub last: Vec<u32>,
    /// Whether nothing is a match.
    pub takes_nothing: bool,
    /// Units of the shortest and the longest match.
    pub shortest: usize,
    pub longest: Option<usize>,
    /// The capturing groups; `None` for one whose place the positions do not tell.
    pub groups: Vec<Option<Group>>,
    parts: u32,
}

/// The positions inside a capturing group, which are no others' and next to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    pub first: u32,
    pub end: u32,
    /// It may have no part in a match.
    pub optional: bool,
}

impl Language {
    pub fn of(syntax: &Syntax, mode: Mode) -> Option<Language> {
        let mut mode = mode;
        let mut ending = Ending::Any;
        let root = if mode == Mode::Whole {
            without_anchors(&syntax.root, true, true)?
        } else {
            let mut parts = match &syntax.root {
                Node::Sequence(parts) => parts.as_slice(),
                other => std::slice::from_ref(other),
            };
            if let [Node::Begin, rest @ ..] = parts {
                (mode, parts) = (Mode::Beginning, rest);
            }
            if let [rest @ .., end @ (Node::End | Node::VeryEnd)] = parts {
                ending = if *end == Node::End { Ending::LastLine } else { Ending::Text };
                parts = rest;
            }
            without_anchors(&Node::Sequence(parts.to_vec()), false, false)?
        };
        Some(Language { automaton: Automaton::of(&root, syntax.groups)?, mode, ending })
    }

    /// Whether what is behind a match matters.
    pub fn asks_behind_the_end(&self) -> bool {
        self.mode != Mode::Whole && self.ending == Ending::LastLine
    }
}

/// The pattern without the anchors that say nothing where they stand; `None` if there are others. `first` and `last` say
/// whether the part stands at the beginning and the end of the text.
fn without_anchors(node: &Node, first: bool, last: bool) -> Option<Node> {
    Some(match node {
        Node::Empty | Node::Class(_) => node.clone(),
        Node::Begin => first.then_some(Node::Empty)?,
        Node::End | Node::VeryEnd => last.then_some(Node::Empty)?,
        Node::Sequence(parts) => {
            let begin = parts.iter().take_while(|part| takes_nothing_ever(part)).count();
            let end = parts.len() - parts.iter().rev().take_while(|part| takes_nothing_ever(part)).count();
            let plain = |(i, part)| without_anchors(part, first && i <= begin, last && i + 1 >= end);
            Node::Sequence(parts.iter().enumerate().map(plain).collect::<Option<_>>()?)
        }
        Node::Either(ways) => {
            Node::Either(ways.iter().map(|way| without_anchors(way, first, last)).collect::<Option<_>>()?)
        }
        Node::Group(number, inner) => Node::Group(*number, without_anchors(inner, first, last)?.into()),
        Node::Repeated { node, least, most } => {
            Node::Repeated { node: without_anchors(node, false, false)?.into(), least: *least, most: *most }
        }
    })
}

/// Whether a part has no characters, whatever it asks.
fn takes_nothing_ever(node: &Node) -> bool {
    match node {
        Node::Empty | Node::Begin | Node::End | Node::VeryEnd => true,
        Node::Class(_) => false,
        Node::Sequence(parts) | Node::Either(parts) => parts.iter().all(takes_nothing_ever),
        Node::Group(_, inner) => takes_nothing_ever(inner),
        Node::Repeated { node, .. } => takes_nothing_ever(node),
    }
}

/// A part of the automaton while it is built.
#[derive(Clone)]
struct Part {
    first: Vec<u32>,
    last: Vec<u32>,
    takes_nothing: bool,
    shortest: usize,
    longest: Option<usize>,
}

impl Part {
    fn empty() -> Part {
        Part { first: Vec::new(), last: Vec::new(), takes_nothing: true, shortest: 0, longest: Some(0) }
    }
}

/// Where a part stands, for the groups in it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Always,
    Optional,
    /// In a number of copies, of which the last counts.
    Copied,
    /// In rounds whose number is not known.
    Repeated,
}

impl Automaton {
    fn of(root: &Node, groups: u32) -> Option<Automaton> {
        let mut automaton = Automaton { groups: vec![None; groups as usize], ..Automaton::default() };
        let whole = automaton.part(root, Place::Always)?;
        automaton.first = whole.first;
        automaton.last = whole.last;
        automaton.takes_nothing = whole.takes_nothing;
        (automaton.shortest, automaton.longest) = (whole.shortest, whole.longest);
        automaton.follow.iter_mut().for_each(|all| {
            all.sort_unstable();
            all.dedup();
        });
        Some(automaton)
    }

    fn part(&mut self, node: &Node, place: Place) -> Option<Part> {
        self.parts += 1;
        if self.parts > MOST_PARTS {
            return None;
        }
        match node {
            Node::Empty => Some(Part::empty()),
            Node::Begin | Node::End | Node::VeryEnd => None,
            Node::Class(class) => self.position(class),
            Node::Sequence(parts) => {
                let mut whole = Part::empty();
                for part in parts {
                    let next = self.part(part, place)?;
                    whole = self.then(whole, next)?;
                }
                Some(whole)
            }
            Node::Either(ways) => {
                let place =
                    if matches!(place, Place::Always | Place::Optional) { Place::Optional } else { Place::Repeated };
                let mut ways = ways.iter();
                let mut whole = self.part(ways.next()?, place)?;
                for way in ways {
                    let other = self.part(way, place)?;
                    whole = either(whole, other);
                }
                Some(whole)
            }
            Node::Group(number, inner) => {
                let first = self.positions.len() as u32;
                let part = self.part(inner, place)?;
                let optional = place == Place::Optional;
                let group = Group { first, end: self.positions.len() as u32, optional };
                // Where one takes nothing, nobody sees whether it had a part, or which round was the last.
                let told = place == Place::Always || (place != Place::Repeated && !part.takes_nothing);
                *self.groups.get_mut(*number as usize - 1)? = told.then_some(group);
                Some(part)
            }
            Node::Repeated { node, least, most } => self.repeated(node, *least, *most, place),
        }
    }

    fn position(&mut self, class: &Class) -> Option<Part> {
        let width = class.width()?;
        if self.positions.len() >= MOST_POSITIONS {
            return None;
        }
        let known = self.classes.iter().position(|c| c == class);
        let number = known.unwrap_or(self.classes.len()) as u32;
        if known.is_none() {
            self.classes.push(class.clone());
        }
        let position = self.positions.len() as u32;
        self.positions.push(number);
        self.follow.push(Vec::new());
        let longest = Some(if width == Width::One { 1 } else { 2 });
        Some(Part { first: vec![position], last: vec![position], takes_nothing: false, shortest: 1, longest })
    }

    /// The second part behind the first.
    fn link(&mut self, last: &[u32], first: &[u32]) -> Option<()> {
        for from in last {
            self.follow.get_mut(*from as usize)?.extend_from_slice(first);
        }
        (self.follow.iter().map(Vec::len).sum::<usize>() <= MOST_STEPS).then_some(())
    }

    fn then(&mut self, a: Part, b: Part) -> Option<Part> {
        self.link(&a.last, &b.first)?;
        let mut first = a.first;
        if a.takes_nothing {
            first.extend(b.first);
        }
        let mut last = b.last;
        if b.takes_nothing {
            last.extend(a.last);
        }
        Some(Part {
            first,
            last,
            takes_nothing: a.takes_nothing && b.takes_nothing,
            shortest: a.shortest + b.shortest,
            longest: a.longest.zip(b.longest).map(|(a, b)| a + b),
        })
    }

    /// Written out: those that must be, then either a loop of the last one or, each inside the one before, those that may
    /// be. So no text is read in two ways that the pattern does not have.
    fn repeated(&mut self, node: &Node, least: u32, most: Option<u32>, place: Place) -> Option<Part> {
        let place = match (least, most, place) {
            (1, Some(1), place) => place,
            (0, Some(1), Place::Always | Place::Optional) => Place::Optional,
            (least, Some(most), Place::Always | Place::Copied) if least == most => Place::Copied,
            _ => Place::Repeated,
        };
        if most == Some(0) {
            // Groups in it exist and have no part in any match.
            return without_groups(node).then(Part::empty);
        }
        let mut whole = Part::empty();
        for _ in 1..least {
            let next = self.part(node, place)?;
            whole = self.then(whole, next)?;
        }
        let mut last = self.part(node, place)?;
        match most {
            None => {
                self.link(&last.last.clone(), &last.first.clone())?;
                last.longest = last.longest.filter(|most| *most == 0);
            }
            Some(most) => {
                let more = most - least.max(1);
                let rest = self.optional(node, more, place)?;
                last = self.then(last, rest)?;
            }
        }
        if least == 0 {
            (last.takes_nothing, last.shortest) = (true, 0);
        }
        self.then(whole, last)
    }

    fn optional(&mut self, node: &Node, times: u32, place: Place) -> Option<Part> {
        // From the front, so that positions are in the order of the text.
        let mut copies = Vec::new();
        for _ in 0..times {
            copies.push(self.part(node, place)?);
        }
        let mut whole = Part::empty();
        while let Some(copy) = copies.pop() {
            whole = self.then(copy, whole)?;
            (whole.takes_nothing, whole.shortest) = (true, 0);
        }
        Some(whole)
    }

    /// Whether no text is read in two ways: two runs over one text never differ.
    pub fn reads_in_one_way(&self) -> bool {
        let meet = |a: u32, b: u32| matches!((self.class(a), self.class(b)), (Some(a), Some(b)) if a.meets(b));
        let count = self.positions.len();
        let mut seen = vec![false; count * count];
        let mut open = Vec::new();
        let mut apart = |from: &[u32], other: &[u32], same: bool, open: &mut Vec<(u32, u32)>| {
            for (i, a) in from.iter().enumerate() {
                for b in other.iter().skip(if same { i + 1 } else { 0 }) {
                    if a == b {
                        return false;
                    }
                    let number = (*a.min(b) as usize) * count + *a.max(b) as usize;
                    if meet(*a, *b) && !std::mem::replace(&mut seen[number], true) {
                        open.push((*a, *b));
                    }
                }
            }
            true
        };
        apart(&self.first, &self.first, true, &mut open);
        for all in &self.follow {
            apart(all, all, true, &mut open);
        }
        while let Some((a, b)) = open.pop() {
            let both_end = self.last.contains(&a) && self.last.contains(&b);
            if both_end || !apart(self.follows(a), self.follows(b), false, &mut open) {
                return false;
            }
        }
        true
    }

    pub fn class(&self, position: u32) -> Option<&Class> {
        self.classes.get(*self.positions.get(position as usize)? as usize)
    }

    pub fn follows(&self, position: u32) -> &[u32] {
        self.follow.get(position as usize).map_or(&[], Vec::as_slice)
    }

    /// Whether a position may take a pair of surrogates.
    pub fn is_wide(&self, position: u32) -> bool {
        self.class(position).is_some_and(|class| class.width() != Some(Width::One))
    }
}

fn either(a: Part, b: Part) -> Part {
    Part {
        first: [a.first, b.first].concat(),
        last: [a.last, b.last].concat(),
        takes_nothing: a.takes_nothing || b.takes_nothing,
        shortest: a.shortest.min(b.shortest),
        longest: a.longest.zip(b.longest).map(|(a, b)| a.max(b)),
    }
}

fn without_groups(node: &Node) -> bool {
    match node {
        Node::Group(..) => false,
        Node::Sequence(parts) | Node::Either(parts) => parts.iter().all(without_groups),
        Node::Repeated { node, .. } => without_groups(node),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::super::syntax::parse;
    use super::*;

    #[test]
    fn what_is_too_large_gives_up() {
        let of = |pattern: &str| {
            let units: Vec<u16> = pattern.encode_utf16().collect();
            parse(&units, 0).and_then(|syntax| Language::of(&syntax, Mode::Whole))
        };
        assert!(of("a{300}").is_some());
        for pattern in ["a{301}", "(?:a{20}){20}", "(?:(?:(?:(?:){1000}){1000}){1000}){1000}", "(?:a?){200}"] {
            assert!(of(pattern).is_none(), "{pattern}");
        }
    }
}
