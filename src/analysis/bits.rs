//! Sets of small numbers with a fixed upper bound. Up to 64 members need no allocation: nearly all decisions are that
//! small, and their marking states are copied at every fork.

/// A subset of `0..len`. Sets that are combined must have the same `len`; a number outside is in no set.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bits {
    len: u32,
    words: Words,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Words {
    One(u64),
    Many(Box<[u64]>),
}

impl Bits {
    /// The empty subset of `0..len`.
    pub fn new(len: usize) -> Self {
        let words = if len <= 64 { Words::One(0) } else { Words::Many(vec![0; len.div_ceil(64)].into()) };
        Self { len: len as u32, words }
    }

    pub fn full(len: usize) -> Self {
        let mut all = Self::new(len);
        all.insert_range(0, len);
        all
    }

    /// The upper bound of the members.
    pub fn bound(&self) -> usize {
        self.len as usize
    }

    fn words(&self) -> &[u64] {
        match &self.words {
            Words::One(word) => std::slice::from_ref(word),
            Words::Many(words) => words,
        }
    }

    fn words_mut(&mut self) -> &mut [u64] {
        match &mut self.words {
            Words::One(word) => std::slice::from_mut(word),
            Words::Many(words) => words,
        }
    }

    pub fn contains(&self, member: usize) -> bool {
        self.words().get(member / 64).is_some_and(|word| word & (1 << (member % 64)) != 0)
    }

    /// Whether it is new.
    pub fn insert(&mut self, member: usize) -> bool {
        let new = member < self.bound() && !self.contains(member);
        if new && let Some(word) = self.words_mut().get_mut(member / 64) {
            *word |= 1 << (member % 64);
        }
        new
    }

    pub fn remove(&mut self, member: usize) {
        if let Some(word) = self.words_mut().get_mut(member / 64) {
            *word &= !(1 << (member % 64));
        }
    }

    pub fn set(&mut self, member: usize, present: bool) {
        if present {
            self.insert(member);
        } else {
            self.remove(member);
        }
    }

    /// Adds `from..to`.
    pub fn insert_range(&mut self, from: usize, to: usize) {
        let to = to.min(self.bound());
        if from >= to {
            return;
        }
        let words = self.words_mut().iter_mut().enumerate();
        for (index, word) in words.take((to - 1) / 64 + 1).skip(from / 64) {
            let low = from.max(index * 64);
            let high = to.min(index * 64 + 64);
            *word |= (u64::MAX >> (64 - (high - low))) << (low % 64);
        }
    }

    pub fn clear(&mut self) {
        self.words_mut().fill(0);
    }

    pub fn is_empty(&self) -> bool {
        self.words().iter().all(|word| *word == 0)
    }

    pub fn count(&self) -> usize {
        self.words().iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether this changed the set.
    pub fn union_with(&mut self, other: &Bits) -> bool {
        self.combine(other, |a, b| a | b)
    }

    pub fn intersect_with(&mut self, other: &Bits) -> bool {
        self.combine(other, |a, b| a & b)
    }

    pub fn remove_all(&mut self, other: &Bits) -> bool {
        self.combine(other, |a, b| a & !b)
    }

    fn combine(&mut self, other: &Bits, f: impl Fn(u64, u64) -> u64) -> bool {
        let combine = |a: &mut u64, b: &u64| std::mem::replace(a, f(*a, *b)) != *a;
        match (&mut self.words, &other.words) {
            (Words::One(a), Words::One(b)) => combine(a, b),
            _ => self.words_mut().iter_mut().zip(other.words()).fold(false, |changed, (a, b)| combine(a, b) | changed),
        }
    }

    pub fn is_subset_of(&self, other: &Bits) -> bool {
        self.words().iter().zip(other.words()).all(|(a, b)| a & !b == 0)
    }

    /// Ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words().iter().enumerate().flat_map(|(index, word)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(index * 64 + bit)
            })
        })
    }

    /// The one place in `common` where two sets differ, if there is exactly one.
    pub fn only_difference(a: &Bits, b: &Bits, common: (&Bits, &Bits)) -> Option<usize> {
        let mut found = None;
        let words = a.words().iter().zip(b.words()).zip(common.0.words().iter().zip(common.1.words()));
        for (index, ((a, b), (c, d))) in words.enumerate() {
            let differ = (a ^ b) & c & d;
            match differ.count_ones() {
                0 => {}
                1 if found.is_none() => found = Some(index * 64 + differ.trailing_zeros() as usize),
                _ => return None,
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn agrees_with_a_plain_set() {
        for len in [0, 1, 63, 64, 65, 128, 200] {
            let (mut bits, mut plain) = (Bits::new(len), BTreeSet::new());
            let mut random = 12345u64;
            for _ in 0..400 {
                random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let (member, other) = ((random >> 33) as usize % 260, (random >> 50) as usize % 260);
                match random >> 62 {
                    0 => {
                        bits.remove(member);
                        plain.remove(&member);
                    }
                    1 if member < other && other - member < 9 => {
                        bits.insert_range(member, other);
                        plain.extend((member..other).filter(|m| *m < len));
                    }
                    _ => {
                        let new = member < len && plain.insert(member);
                        assert_eq!(bits.insert(member), new);
                    }
                }
                assert_eq!(bits.iter().collect::<Vec<_>>(), plain.iter().copied().collect::<Vec<_>>());
                assert_eq!(bits.count(), plain.len());
                assert_eq!(bits.contains(member), plain.contains(&member));
            }
            assert_eq!(Bits::full(len).count(), len);
            assert!(bits.is_subset_of(&Bits::full(len)));
        }
    }

    #[test]
    fn the_only_difference() {
        let set = |members: &[usize]| {
            let mut bits = Bits::new(100);
            members.iter().for_each(|m| _ = bits.insert(*m));
            bits
        };
        let all = Bits::full(100);
        assert_eq!(Bits::only_difference(&set(&[1, 99]), &set(&[1]), (&all, &all)), Some(99));
        assert_eq!(Bits::only_difference(&set(&[2, 99]), &set(&[1]), (&all, &all)), None);
        assert_eq!(Bits::only_difference(&set(&[2, 99]), &set(&[2]), (&all, &set(&[2]))), None);
        assert_eq!(Bits::only_difference(&set(&[1, 99]), &set(&[]), (&set(&[1, 2]), &all)), Some(1));
    }
}
