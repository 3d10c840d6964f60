//! Sets of facts, copied at every fork: the first few hundred facts need no memory of their own.

/// Facts that are kept in the set itself, in words.
const INLINE: usize = 4;

/// A set of facts by their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FactSet {
    first: [u64; INLINE],
    /// The words that follow.
    rest: Vec<u64>,
}

impl FactSet {
    #[inline]
    pub fn contains(&self, fact: u32) -> bool {
        self.word(fact as usize / 64) & (1 << (fact % 64)) != 0
    }

    /// Whether it is new.
    #[inline]
    pub fn insert(&mut self, fact: u32) -> bool {
        let (at, bit) = (fact as usize / 64, 1 << (fact % 64));
        let word = match self.first.get_mut(at) {
            Some(word) => word,
            None => {
                let at = at - INLINE;
                if self.rest.len() <= at {
                    self.rest.resize(at + 1, 0);
                }
                &mut self.rest[at]
            }
        };
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Adds all of another set.
    pub fn add(&mut self, other: &FactSet) {
        other.iter().for_each(|fact| _ = self.insert(fact));
    }

    /// Takes these out.
    pub fn remove(&mut self, facts: &[u32]) {
        for fact in facts {
            let at = *fact as usize / 64;
            if let Some(word) = self.first.get_mut(at).or_else(|| self.rest.get_mut(at.wrapping_sub(INLINE))) {
                *word &= !(1 << (fact % 64));
            }
        }
    }

    /// In the order of their numbers.
    pub fn iter(&self) -> Members<'_> {
        Members { of: self, but: None, at: 0, word: self.first[0] }
    }

    /// What is in this set and not in the other.
    pub fn without<'a>(&'a self, other: &'a FactSet) -> Members<'a> {
        Members { of: self, but: Some(other), at: 0, word: self.first[0] & !other.first[0] }
    }

    /// Nothing is in this set that is not in the other.
    #[inline]
    pub fn is_within(&self, other: &FactSet) -> bool {
        let inline = (0..INLINE).fold(0, |more, at| more | self.first[at] & !other.first[at]);
        inline == 0 && (INLINE..self.words()).all(|at| self.word(at) & !other.word(at) == 0)
    }

    #[inline]
    fn word(&self, at: usize) -> u64 {
        self.first.get(at).or_else(|| self.rest.get(at - INLINE)).copied().unwrap_or(0)
    }

    fn words(&self) -> usize {
        INLINE + self.rest.len()
    }
}

/// Numbers of facts, lowest first.
pub struct Members<'a> {
    of: &'a FactSet,
    but: Option<&'a FactSet>,
    at: usize,
    /// What is left of the word at `at`.
    word: u64,
}

impl Iterator for Members<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        while self.word == 0 {
            self.at += 1;
            if self.at >= self.of.words() {
                return None;
            }
            self.word = self.of.word(self.at) & !self.but.map_or(0, |but| but.word(self.at));
        }
        let lowest = self.word.trailing_zeros();
        self.word &= self.word - 1;
        Some(self.at as u32 * 64 + lowest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_facts_grow() {
        let mut set = FactSet::default();
        assert!(set.insert(200) && set.insert(0) && set.insert(63) && !set.insert(200) && set.insert(1000));
        assert!(set.contains(63) && !set.contains(64) && !set.contains(100_000) && set.contains(1000));
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 200, 1000]);
        let mut other = FactSet::default();
        assert!(other.insert(63) && other.is_within(&set) && !set.is_within(&other));
        assert_eq!(set.without(&other).collect::<Vec<_>>(), [0, 200, 1000]);
        assert!(other.without(&set).next().is_none());
        other.add(&set);
        assert_eq!(other, set);
        assert!(set.insert(5000) && other.insert(5000) && other.is_within(&set));
    }
}
