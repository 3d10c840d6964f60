//! Sets of code points, as a class of a pattern names them.

/// The greatest code point.
const LAST: u32 = 0x10ffff;
/// Surrogates, which stand in a text of code points only where they have no partner.
const SURROGATES: (u32, u32) = (0xd800, 0xdfff);
/// The first code point that takes two units.
const FIRST_OF_TWO: u32 = 0x10000;

/// Ranges in order, which neither meet nor touch.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Class(Vec<(u32, u32)>);

/// What a class has of the code points for which two units matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// None of them: every member is one unit that has no partner.
    One,
    /// All of them: a pair of surrogates, and a surrogate without partner.
    OneOrTwo,
}

impl Class {
    pub fn of(ranges: &[(u32, u32)]) -> Class {
        let mut sorted: Vec<(u32, u32)> = ranges.iter().copied().filter(|(low, high)| low <= high).collect();
        sorted.sort_unstable();
        let mut joined: Vec<(u32, u32)> = Vec::with_capacity(sorted.len());
        for (low, high) in sorted {
            match joined.last_mut() {
                Some(last) if low <= last.1.saturating_add(1) => last.1 = last.1.max(high),
                _ => joined.push((low, high)),
            }
        }
        Class(joined)
    }

    pub fn one(point: u32) -> Class {
        Class::of(&[(point, point)])
    }

    pub fn all() -> Class {
        Class::of(&[(0, LAST)])
    }

    pub fn union(&self, other: &Class) -> Class {
        Class::of(&[self.0.as_slice(), other.0.as_slice()].concat())
    }

    pub fn negated(&self) -> Class {
        let mut gaps = Vec::with_capacity(self.0.len() + 1);
        let mut next = 0;
        for (low, high) in &self.0 {
            if next < *low {
                gaps.push((next, low - 1));
            }
            next = high + 1;
        }
        if next <= LAST {
            gaps.push((next, LAST));
        }
        Class(gaps)
    }

    pub fn intersection(&self, other: &Class) -> Class {
        self.negated().union(&other.negated()).negated()
    }

    /// With the other case of every letter of ASCII.
    pub fn ignoring_ascii_case(&self) -> Class {
        let letters = |first: u32, distance: i64| {
            let all = Class::of(&[(first, first + 25)]);
            let moved = self.intersection(&all).0.into_iter();
            let shift = |point: u32| (i64::from(point) + distance) as u32;
            moved.map(move |(low, high)| (shift(low), shift(high))).collect::<Vec<_>>()
        };
        let (from_capitals, from_small) = (letters(0x41, 32), letters(0x61, -32));
        Class::of(&[self.0.as_slice(), &from_capitals, &from_small].concat())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `None` where some of the points that surrogates are for belong to it and others do not.
    pub fn width(&self) -> Option<Width> {
        let special = Class::of(&[SURROGATES, (FIRST_OF_TWO, LAST)]);
        let both = self.intersection(&special);
        if both.is_empty() {
            Some(Width::One)
        } else if both == special {
            Some(Width::OneOrTwo)
        } else {
            None
        }
    }

    /// The members that are one unit, as ranges.
    pub fn units(&self) -> impl Iterator<Item = (u16, u16)> + '_ {
        let of_one = self.0.iter().filter(|(low, _)| *low < FIRST_OF_TWO);
        of_one.map(|(low, high)| (*low as u16, (*high).min(FIRST_OF_TWO - 1) as u16))
    }

    /// Whether there is a point in both.
    pub fn meets(&self, other: &Class) -> bool {
        !self.intersection(other).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets() {
        let vowels = ["a", "e", "i", "o", "u"].map(|v| Class::one(v.chars().next().unwrap() as u32));
        let vowels = vowels.iter().fold(Class::of(&[]), |all, one| all.union(one));
        let letters = Class::of(&[(0x61, 0x7a)]);
        let consonants = letters.intersection(&vowels.negated());
        assert_eq!(consonants.units().next(), Some((0x62, 0x64)));
        assert!(!consonants.meets(&vowels));
        assert_eq!(consonants.union(&vowels), letters);
        assert_eq!(letters.negated().negated(), letters);
        assert_eq!(letters.ignoring_ascii_case(), Class::of(&[(0x41, 0x5a), (0x61, 0x7a)]));
        assert!(Class::all().negated().is_empty());
        assert_eq!(letters.width(), Some(Width::One));
        assert_eq!(letters.negated().width(), Some(Width::OneOrTwo));
        assert_eq!(Class::one(0x1f600).width(), None);
        assert_eq!(Class::one(0x1f600).negated().width(), None);
    }
}
