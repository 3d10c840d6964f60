//! Interned sets of writes: what a value was influenced by.
//!
//! An element is twice the number of a write, plus one where control flow carried the influence. A set that holds a write
//! both ways holds it once, as data. Set 0 is empty; equal sets have equal numbers.

use std::rc::Rc;

use hashbrown::HashMap;

/// The number of a set.
pub type Set = u32;

pub const EMPTY: Set = 0;

/// The write of an element.
pub fn write_of(element: u32) -> u32 {
    element / 2
}

/// Whether control flow carried the influence.
pub fn by_control(element: u32) -> bool {
    element % 2 == 1
}

pub struct Sets {
    all: Vec<Rc<[u32]>>,
    numbers: HashMap<Rc<[u32]>, Set>,
    unions: HashMap<(Set, Set), Set>,
    controls: HashMap<Set, Set>,
}

impl Default for Sets {
    fn default() -> Self {
        let empty: Rc<[u32]> = Rc::from([]);
        let numbers = [(Rc::clone(&empty), EMPTY)].into_iter().collect();
        Self { all: vec![empty], numbers, unions: HashMap::new(), controls: HashMap::new() }
    }
}

impl Sets {
    pub fn elements(&self, set: Set) -> &[u32] {
        self.all.get(set as usize).map_or(&[], |all| all)
    }

    /// Whether a write is in a set, as data or by control.
    pub fn holds(&self, set: Set, write: u32) -> bool {
        self.elements(set).binary_search_by_key(&write, |element| write_of(*element)).is_ok()
    }

    /// Whether one set has all that is in another, as that has it or as data.
    pub fn covers(&self, all: Set, some: Set) -> bool {
        let of = self.elements(all);
        let has = |element: &u32| of.binary_search(element).is_ok() || of.binary_search(&(element & !1)).is_ok();
        all == some || self.elements(some).iter().all(has)
    }

    pub fn one(&mut self, write: u32) -> Set {
        self.intern(vec![2 * write])
    }

    /// The set of these elements, which are sorted.
    pub fn of(&mut self, elements: Vec<u32>) -> Set {
        self.intern(elements)
    }

    /// Sorted elements; a write that is there as data and by control is there as data.
    fn intern(&mut self, mut elements: Vec<u32>) -> Set {
        elements.dedup_by_key(|element| write_of(*element));
        if let Some(known) = self.numbers.get(elements.as_slice()) {
            return *known;
        }
        let number = self.all.len() as Set;
        let elements: Rc<[u32]> = elements.into();
        self.all.push(Rc::clone(&elements));
        self.numbers.insert(elements, number);
        number
    }

    /// What influences either; writes that `keep` does not know any more are left out.
    pub fn union(&mut self, a: Set, b: Set, keep: impl Fn(u32) -> bool) -> Set {
        let (a, b) = (a.min(b), a.max(b));
        if a == EMPTY || a == b {
            return b;
        }
        if let Some(known) = self.unions.get(&(a, b)) {
            return *known;
        }
        let mut elements: Vec<u32> = [a, b].iter().flat_map(|set| self.elements(*set)).copied().collect();
        elements.retain(|element| keep(write_of(*element)));
        elements.sort_unstable();
        let union = self.intern(elements);
        self.unions.insert((a, b), union);
        union
    }

    /// What was written before is current again: unions that left it out are made anew.
    pub fn go_back(&mut self) {
        self.unions.clear();
    }

    /// The same writes, by control flow.
    pub fn through_control(&mut self, set: Set) -> Set {
        if set == EMPTY {
            return EMPTY;
        }
        if let Some(known) = self.controls.get(&set) {
            return *known;
        }
        let elements = self.elements(set).iter().map(|element| element | 1).collect();
        let through = self.intern(elements);
        self.controls.insert(set, through);
        through
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_wins_over_control_and_what_is_gone_is_left_out() {
        let mut sets = Sets::default();
        let (a, b, c) = (sets.one(1), sets.one(2), sets.one(3));
        let control = sets.through_control(a);
        assert_eq!(sets.elements(control), [3]);
        let both = sets.union(a, control, |_| true);
        assert_eq!(both, a);
        let all = sets.union(both, b, |_| true);
        assert_eq!(sets.elements(all), [2, 4]);
        assert_eq!(sets.union(b, a, |_| true), all);
        let later = sets.union(all, c, |write| write != 1);
        assert_eq!(sets.elements(later), [4, 6]);
        assert_eq!(sets.union(EMPTY, c, |_| false), c);
        assert!(sets.holds(control, 1) && sets.holds(all, 2));
        assert!(!sets.holds(all, 3) && !sets.holds(EMPTY, 1));
        assert!(sets.covers(all, control) && sets.covers(all, EMPTY) && !sets.covers(control, a));
        sets.go_back();
        let again = sets.union(all, c, |_| true);
        assert_eq!(sets.elements(again), [2, 4, 6]);
    }
}
