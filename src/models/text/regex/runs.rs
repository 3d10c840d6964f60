//! The runs of an automaton over a text, as conditions: after so many units, which positions may be the last that took
//! one. What a condition is, a term or a plain truth, the text says.
//!
//! Surrogates: a position that takes a pair takes its first half as it takes a surrogate without partner, and stays for
//! the second half.

use super::automaton::{Automaton, Ending, Language, Mode};
use super::classes::Class;

/// A text whose first units are known. Conditions about a unit are right where it is inside the text.
pub trait Units {
    type Is: Copy + PartialEq;
    fn no(&self) -> Self::Is;
    fn yes(&self) -> Self::Is;
    fn not(&mut self, a: Self::Is) -> Self::Is;
    fn and(&mut self, a: Self::Is, b: Self::Is) -> Self::Is;
    fn or(&mut self, a: Self::Is, b: Self::Is) -> Self::Is;
    /// Units that are known, wherever the text is that long and [`Units::given`] holds.
    fn count(&self) -> usize;
    /// Of them, those that are known in any case.
    fn sure(&self) -> usize;
    /// Where all units of the text are among those that are known.
    fn given(&self) -> Self::Is;
    fn ends_at(&mut self, length: usize) -> Self::Is;
    fn is_longer_than(&mut self, length: usize) -> Self::Is;
    fn is_in(&mut self, unit: usize, class: &Class) -> Self::Is;
}

/// Whether there is a match, and where that is certain.
pub struct Answer<I> {
    pub matches: I,
    pub certain: I,
}

pub struct Runs<I> {
    /// By the units taken, then by position.
    after: Vec<Vec<I>>,
    /// Which units are second halves of pairs; empty where nothing takes pairs.
    second: Vec<I>,
}

/// Steps of all positions over all known units, above which the library's code runs.
pub const MOST_WORK: usize = 60_000;

pub fn is_affordable<U: Units>(language: &Language, units: &U) -> bool {
    let steps: usize = language.automaton.follow.iter().map(Vec::len).sum();
    (steps + language.automaton.first.len() + 1).saturating_mul(useful(language, units)) <= MOST_WORK
}

/// Units that have to be looked at.
fn useful<U: Units>(language: &Language, units: &U) -> usize {
    let longest = language.automaton.longest.filter(|_| language.mode != Mode::Anywhere);
    longest.map_or(units.count(), |most| most.min(units.count()))
}

pub fn runs<U: Units>(language: &Language, units: &mut U) -> Runs<U::Is> {
    let automaton = &language.automaton;
    let count = useful(language, units);
    let second = second_halves(automaton, units, count);
    let mut before: Vec<Vec<u32>> = vec![Vec::new(); automaton.positions.len()];
    for (from, next) in automaton.follow.iter().enumerate() {
        for to in next {
            if let Some(all) = before.get_mut(*to as usize) {
                all.push(from as u32);
            }
        }
    }
    let mut after = vec![vec![units.no(); automaton.positions.len()]];
    for unit in 0..count {
        let mut classes: Vec<Option<U::Is>> = vec![None; automaton.classes.len()];
        let may_begin = unit == 0 || language.mode == Mode::Anywhere;
        let mut now = Vec::with_capacity(automaton.positions.len());
        for (position, from) in before.iter().enumerate() {
            let at = |p: u32| after.last().and_then(|all| all.get(p as usize)).copied();
            let begins = may_begin && automaton.first.contains(&(position as u32));
            let mut reached = if begins { units.yes() } else { units.no() };
            for there in from.iter().filter_map(|p| at(*p)) {
                reached = units.or(reached, there);
            }
            let stays = at(position as u32).filter(|_| automaton.is_wide(position as u32));
            let class = automaton.positions.get(position).map(|c| *c as usize);
            let mut here = units.no();
            if reached != units.no()
                && let Some(class) = class
                && let (Some(known), Some(set)) = (classes.get_mut(class), automaton.classes.get(class))
            {
                let is_in = *known.get_or_insert_with(|| units.is_in(unit, set));
                here = units.and(reached, is_in);
            }
            if let (Some(stays), Some(half)) = (stays, second.get(unit).copied()) {
                let whole = units.not(half);
                let (moved, stayed) = (units.and(here, whole), units.and(stays, half));
                here = units.or(moved, stayed);
            }
            now.push(here);
        }
        after.push(now);
    }
    Runs { after, second }
}

fn second_halves<U: Units>(automaton: &Automaton, units: &mut U, count: usize) -> Vec<U::Is> {
    if !(0..automaton.positions.len() as u32).any(|p| automaton.is_wide(p)) {
        return Vec::new();
    }
    let (high, low) = (Class::of(&[(0xd800, 0xdbff)]), Class::of(&[(0xdc00, 0xdfff)]));
    let mut second = Vec::with_capacity(count);
    for unit in 0..count {
        second.push(if unit == 0 {
            units.no()
        } else {
            let (begins, ends) = (units.is_in(unit - 1, &high), units.is_in(unit, &low));
            units.and(begins, ends)
        });
    }
    second
}

impl<I: Copy + PartialEq> Runs<I> {
    /// Whether a match can end after so many units, whatever the mode and the ending say.
    fn ends<U: Units<Is = I>>(&self, language: &Language, units: &mut U, length: usize) -> I {
        let automaton = &language.automaton;
        let nothing = automaton.takes_nothing && (length == 0 || language.mode == Mode::Anywhere);
        let mut result = if nothing { units.yes() } else { units.no() };
        for last in &automaton.last {
            if let Some(here) = self.after.get(length).and_then(|all| all.get(*last as usize)) {
                result = units.or(result, *here);
            }
        }
        result
    }

    pub fn answer<U: Units<Is = I>>(&self, language: &Language, units: &mut U) -> Answer<I> {
        let automaton = &language.automaton;
        let sure = units.sure();
        let mut matches = units.no();
        let mut soon = units.no();
        for length in 0..self.after.len() {
            let here = self.ends(language, units, length);
            if here == units.no() {
                continue;
            }
            let place = ending(language, units, length);
            let here = units.and(here, place);
            matches = units.or(matches, here);
            // What is asked behind the end may lie behind the units that are known in any case.
            if length + 2 <= sure {
                soon = matches;
            }
        }
        let given = units.given();
        let margin = if language.asks_behind_the_end() { 2 } else { 0 };
        let finite = automaton.longest.is_some_and(|most| most < self.after.len() && most + margin <= sure);
        if given == units.yes() || (finite && language.mode != Mode::Anywhere) {
            return Answer { matches, certain: units.yes() };
        }
        let mut certain = units.or(given, soon);
        if language.mode != Mode::Anywhere && sure > 0 && !language.asks_behind_the_end() {
            // No match comes of a text that has left all ways.
            let mut under_way = units.no();
            for here in self.after.get(sure).into_iter().flatten() {
                under_way = units.or(under_way, *here);
            }
            let longer = units.is_longer_than(sure);
            let open = units.and(under_way, longer);
            let settled = units.not(open);
            certain = units.or(certain, settled);
        }
        Answer { matches, certain }
    }

    /// Which positions took a unit, in a text that matches: conditions by unit and position. Only for [`Mode::Whole`].
    pub fn taken<U: Units<Is = I>>(&self, language: &Language, units: &mut U) -> Vec<Vec<I>> {
        let automaton = &language.automaton;
        let count = self.after.len() - 1;
        let mut rest = vec![units.no(); automaton.positions.len()];
        let mut taken = Vec::with_capacity(count);
        for unit in (0..count).rev() {
            let mut classes: Vec<Option<I>> = vec![None; automaton.classes.len()];
            let mut now = Vec::with_capacity(automaton.positions.len());
            for position in 0..automaton.positions.len() as u32 {
                let mut here = units.no();
                if automaton.last.contains(&position) {
                    here = units.ends_at(unit + 1);
                }
                for next in automaton.follows(position) {
                    let class = automaton.positions.get(*next as usize).map_or(0, |c| *c as usize);
                    let Some(later) = rest.get(*next as usize).copied().filter(|l| *l != units.no()) else { continue };
                    let (Some(known), Some(set)) = (classes.get_mut(class), automaton.classes.get(class)) else {
                        continue;
                    };
                    let is_in = *known.get_or_insert_with(|| units.is_in(unit + 1, set));
                    let mut way = units.and(later, is_in);
                    if let Some(half) = self.second.get(unit + 1).copied().filter(|_| automaton.is_wide(*next)) {
                        let whole = units.not(half);
                        way = units.and(way, whole);
                    }
                    here = units.or(here, way);
                }
                if let Some(half) = self.second.get(unit + 1).copied().filter(|_| automaton.is_wide(position))
                    && let Some(later) = rest.get(position as usize).copied()
                {
                    let stays = units.and(later, half);
                    here = units.or(here, stays);
                }
                now.push(here);
            }
            let mut both = Vec::with_capacity(now.len());
            for (later, before) in now.iter().zip(self.after.get(unit + 1).into_iter().flatten()) {
                both.push(units.and(*later, *before));
            }
            taken.push(both);
            rest = now;
        }
        taken.reverse();
        taken
    }
}

/// Whether the text, or a match, may end after so many units.
fn ending<U: Units>(language: &Language, units: &mut U, length: usize) -> U::Is {
    let end = units.ends_at(length);
    match (language.mode, language.ending) {
        (Mode::Whole, _) | (_, Ending::Text) => end,
        (_, Ending::Any) => {
            let longer = units.is_longer_than(length);
            units.or(end, longer)
        }
        (_, Ending::LastLine) => {
            let terminators = super::syntax::terminators();
            let (feed, back) = (Class::one(0xa), Class::one(0xd));
            let mut result = end;
            if length < units.count() {
                let one_left = units.ends_at(length + 1);
                let is_terminator = units.is_in(length, &terminators);
                let mut here = units.and(one_left, is_terminator);
                if length > 0 {
                    // Not between the two that are one.
                    let (before, behind) = (units.is_in(length - 1, &back), units.is_in(length, &feed));
                    let between = units.and(before, behind);
                    let fine = units.not(between);
                    here = units.and(here, fine);
                }
                result = units.or(result, here);
            }
            if length + 1 < units.count() {
                let two_left = units.ends_at(length + 2);
                let (first, then) = (units.is_in(length, &back), units.is_in(length + 1, &feed));
                let both = units.and(first, then);
                let here = units.and(two_left, both);
                result = units.or(result, here);
            }
            result
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::syntax::parse;
    use super::*;

    /// A text of which only a beginning is known, unless it is not longer.
    struct Known {
        units: Vec<u16>,
        sure: usize,
    }

    impl Units for Known {
        type Is = bool;

        fn no(&self) -> bool {
            false
        }

        fn yes(&self) -> bool {
            true
        }

        fn not(&mut self, a: bool) -> bool {
            !a
        }

        fn and(&mut self, a: bool, b: bool) -> bool {
            a && b
        }

        fn or(&mut self, a: bool, b: bool) -> bool {
            a || b
        }

        fn count(&self) -> usize {
            self.sure
        }

        fn sure(&self) -> usize {
            self.sure
        }

        fn given(&self) -> bool {
            self.units.len() <= self.sure
        }

        fn ends_at(&mut self, length: usize) -> bool {
            self.units.len() == length
        }

        fn is_longer_than(&mut self, length: usize) -> bool {
            self.units.len() > length
        }

        fn is_in(&mut self, unit: usize, class: &Class) -> bool {
            assert!(unit < self.sure, "only known units are looked at");
            // Outside the text anything is right.
            self.units.get(unit).is_some_and(|u| class.units().any(|(low, high)| (low..=high).contains(u)))
        }
    }

    /// The answer, where it is certain.
    fn answer(pattern: &str, mode: Mode, text: &str, sure: usize) -> Option<bool> {
        let pattern: Vec<u16> = pattern.encode_utf16().collect();
        let language = Language::of(&parse(&pattern, 0).unwrap(), mode).unwrap();
        let mut known = Known { units: text.encode_utf16().collect(), sure };
        let answer = runs(&language, &mut known).answer(&language, &mut known);
        answer.certain.then_some(answer.matches)
    }

    #[test]
    fn a_beginning_decides_where_it_can() {
        use Mode::{Anywhere, Beginning, Whole};
        assert_eq!(answer("a+", Whole, "aaaa", 2), None);
        assert_eq!(answer("a+", Whole, "aabb", 3), Some(false));
        assert_eq!(answer("a+b", Whole, "aab", 3), Some(true));
        assert_eq!(answer("a{2}", Whole, "aaaa", 2), Some(false));
        assert_eq!(answer("a{2}", Whole, "aaaa", 1), None);
        assert_eq!(answer("ab", Beginning, "abab", 3), Some(true));
        assert_eq!(answer("b", Beginning, "aaaa", 3), Some(false));
        assert_eq!(answer("b", Anywhere, "abaa", 4), Some(true));
        assert_eq!(answer("b", Anywhere, "aaaaa", 4), None);
        assert_eq!(answer("a$", Anywhere, "ba\n", 8), Some(true));
        assert_eq!(answer("a$", Anywhere, "ba\n\n", 8), Some(false));
        assert_eq!(answer("^a", Anywhere, "ba", 8), Some(false));
        assert_eq!(answer("", Whole, "", 0), Some(true));
    }

    #[test]
    fn pairs_of_surrogates_are_one_character() {
        for (pattern, text, matches) in [
            (".", "\u{1f600}", true),
            ("..", "\u{1f600}", false),
            ("[^a]b", "\u{1f600}b", true),
            ("a", "\u{1f600}", false),
            ("(?:.a)*", "\u{1f600}a\u{1f600}a", true),
        ] {
            assert_eq!(answer(pattern, Mode::Whole, text, 8), Some(matches), "{pattern} {text}");
        }
        // A half without its other half is a character too.
        let language = Language::of(&parse(&[0x2e], 0).unwrap(), Mode::Whole).unwrap();
        let mut known = Known { units: vec![0xd83d], sure: 4 };
        assert!(runs(&language, &mut known).answer(&language, &mut known).matches);
    }

    #[test]
    fn one_way_of_reading() {
        let one_way = |pattern: &str| {
            let units: Vec<u16> = pattern.encode_utf16().collect();
            Language::of(&parse(&units, 0).unwrap(), Mode::Whole).unwrap().automaton.reads_in_one_way()
        };
        for pattern in ["(a+)b(c)?", r"(\d+)\.(\d+)", "(.*)-([^-]*)", "a{2,4}(b)", "(a?)(b?)", r"(.*)-(\d+)"] {
            assert!(one_way(pattern), "{pattern}");
        }
        for pattern in ["(a*)(a*)", "(a|ab)(c|bc)", r"(\w*)(\d*)", "a?a?", "a|a"] {
            assert!(!one_way(pattern), "{pattern}");
        }
    }
}
