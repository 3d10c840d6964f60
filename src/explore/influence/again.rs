//! A test is run twice at most. The first run follows data and tries the branches of assertions alone, which shows most of what a test
//! checks. What survives it unchecked, although a branch depends on it, is followed once more: the second run knows which writes matter
//! and tries the branches on those, and only those. Both runs are the same to the last object, so a write has the same number in both.
//!
//! What is tried is bounded in proportion to the instructions of the test. A reserve that all tests share is for what another test
//! is known to check already: when it is used up, the second run is only for attributes that no test so far checks, and
//! the others are named as not examined.

use std::collections::BTreeSet;

use hashbrown::HashSet;

use super::listed::Contents;
use super::sets::{EMPTY, Set, write_of};
use super::shadow::{Key, Shadow};
use super::writes::{Influence, Write, Writes};
use super::{Phase, Tracker};
use crate::interp::Marks;
use crate::util::MethodId;

/// Instructions that second runs and other ways may take over all tests for what other tests check.
const RESERVE: u64 = 4_000_000;
/// The part of what is left of the reserve that one test may take.
const SHARE: u64 = 8;
/// Instructions that other ways may take in any test, beside as many as the test itself takes.
const LEAST: u64 = 50_000;

/// The same for branches in assertions, without those ways that show a check: to fail, an assertion makes its message first, and where
/// failures are collected it shows later.
const RESERVE_FOR_ASSERTIONS: u64 = 16_000_000;
const LEAST_FOR_ASSERTIONS: u64 = 400_000;

/// Which branches are tried.
pub enum Examined {
    All,
    /// Those of assertions.
    Assertions,
    /// Those that depend on one of these writes, which alone are followed.
    Writes(Marks),
}

/// What the first run of a test knew at its end.
pub struct First {
    shadow: Shadow,
    writes: Writes,
    contents: Contents,
}

/// How everything was before a test.
pub struct Snapshot {
    shadow: Shadow,
    writes: Writes,
    contents: Contents,
    method: Option<MethodId>,
}

/// Instructions of other ways: what they may take, and what they took.
pub struct Effort {
    reserve: u64,
    reserve_for_assertions: u64,
    /// Instructions of the run, and of the one before.
    own: u64,
    /// Those of the state that are among them, or come before.
    counted: u64,
    first: u64,
    /// Of branches in assertions, and of others.
    asserting: u64,
    tried: u64,
}

impl Default for Effort {
    fn default() -> Self {
        let (reserve, reserve_for_assertions) = (RESERVE, RESERVE_FOR_ASSERTIONS);
        Self { reserve, reserve_for_assertions, own: 0, counted: 0, first: 0, asserting: 0, tried: 0 }
    }
}

impl Effort {
    /// What is left for this test, for branches in assertions or for others.
    pub fn left(&self, asserting: bool) -> u64 {
        match asserting {
            true => (LEAST_FOR_ASSERTIONS + self.reserve_for_assertions / SHARE).saturating_sub(self.asserting),
            false => (self.own.max(self.first) + LEAST + self.reserve / SHARE).saturating_sub(self.tried),
        }
    }

    /// The state goes on, with so many instructions behind it.
    pub fn begins_at(&mut self, steps: u64) {
        self.counted = steps;
    }

    /// It came so far.
    pub fn came_to(&mut self, steps: u64) {
        self.own += steps - self.counted;
        self.counted = steps;
    }

    /// What other ways took so far.
    pub fn taken(&mut self, asserting: bool) -> &mut u64 {
        if asserting { &mut self.asserting } else { &mut self.tried }
    }

    fn next_test(&mut self) {
        let second = if self.first > 0 { self.own } else { 0 };
        self.reserve = self.reserve.saturating_sub(self.tried + second);
        self.reserve_for_assertions = self.reserve_for_assertions.saturating_sub(self.asserting);
        (self.own, self.first, self.asserting, self.tried) = (0, 0, 0, 0);
    }

    fn next_run(&mut self) {
        (self.own, self.first) = (0, self.own.max(1));
    }
}

impl Tracker {
    /// A test begins; the end of its method is kept, where it has one.
    pub fn begin_test(&mut self, method: Option<MethodId>) -> Snapshot {
        self.test += 1;
        self.examined = Examined::Assertions;
        self.effort.next_test();
        self.skipped.clear();
        self.last_skipped = EMPTY;
        self.unexamined.clear();
        self.begin_run(method);
        let (shadow, writes, contents) = (self.shadow.clone(), self.writes.snapshot(), self.contents.clone());
        Snapshot { shadow, writes, contents, method }
    }

    fn begin_run(&mut self, method: Option<MethodId>) {
        self.test_method = method;
        self.finish = None;
        self.phase = Phase::Test;
        self.tried.clear();
        self.untried.clear();
        self.found.clear();
    }

    /// The first run of a test is over: whether there is something to be found out by a second one, for which everything is as it was before.
    pub fn begins_again(&mut self, before: Snapshot) -> bool {
        let unknown = self.unknown();
        let elements = self.skipped.iter().flat_map(|set| self.sets.elements(*set));
        let mut wanted: HashSet<u32> = elements.map(|element| write_of(*element)).collect();
        wanted.retain(|write| unknown.contains(write));
        if self.effort.reserve == 0 {
            let (writes, somewhere) = (&self.writes.all, &self.checked_somewhere);
            let attribute = |write: &u32| writes.get(*write as usize).map(|write| write.attribute);
            let is_known = |write: &u32| attribute(write).is_some_and(|attribute| somewhere.contains(&attribute));
            self.unexamined = wanted.iter().filter(|write| is_known(write)).filter_map(attribute).collect();
            wanted.retain(|write| !is_known(write));
        }
        if wanted.is_empty() {
            return false;
        }
        self.abandon();
        self.sets.go_back();
        let Snapshot { shadow, writes, contents, method } = before;
        let writes = self.writes.go_back(writes);
        let shadow = std::mem::replace(&mut self.shadow, shadow);
        let contents = std::mem::replace(&mut self.contents, contents);
        self.first = Some(First { shadow, writes, contents });
        let mut marks = Marks::default();
        wanted.into_iter().for_each(|write| marks.insert(write));
        self.examined = Examined::Writes(marks);
        self.effort.next_run();
        self.begin_run(method);
        true
    }

    /// Writes of which it is not known whether the test checks their attribute by data.
    fn unknown(&self) -> HashSet<u32> {
        let writes = || self.writes.all.iter().enumerate().filter(|(_, write)| write.survives && !write.retired);
        let by_data = |write: &Write| write.checked_by(self.test) == Some(Influence::Data);
        let checked: HashSet<u32> = writes().filter(|(_, w)| by_data(w)).map(|(_, w)| w.attribute).collect();
        let is_unknown = |write: &Write| match write.test {
            Some(of) if of != self.test => !self.checked_somewhere.contains(&write.attribute),
            _ => !checked.contains(&write.attribute),
        };
        writes().filter(|(_, write)| is_unknown(write)).map(|(number, _)| number as u32).collect()
    }

    /// What the first run found belongs to the test as well, and so does what it followed, for the tests that come later. A second run
    /// that was cut short says nothing.
    pub fn join_runs(&mut self) {
        let Some(First { shadow, writes, contents }) = self.first.take() else { return };
        let second = std::mem::replace(&mut self.shadow, shadow);
        self.contents = contents;
        if writes.all.len() != self.writes.all.len() {
            self.writes.go_back(writes);
            return;
        }
        let is_news = |(key, set): &(Key, Set)| !self.sets.covers(self.shadow.at(*key), *set);
        let mut places: Vec<(Key, Set)> = second.places_beside(&self.shadow).filter(is_news).collect();
        places.sort_unstable();
        for (key, set) in places {
            let known = self.shadow.at(key);
            let both = self.union(known, set);
            self.shadow.put(key, both);
        }
        for (write, first) in self.writes.all.iter_mut().zip(writes.all) {
            first.checked_by(self.test).into_iter().for_each(|how| write.check(self.test, how));
        }
    }

    /// Attributes (class and field) of the test that is over which it may check by control flow, where another test checks them.
    pub fn unexamined(&self) -> BTreeSet<(String, String)> {
        let attributes = self.unexamined.iter().filter_map(|number| self.writes.names.get(*number));
        attributes.map(|attribute| (attribute.class.to_string(), attribute.field.to_string())).collect()
    }

    /// Whether what depends on a write is followed, and branches on it are tried.
    pub fn is_wanted(&self, write: u32) -> bool {
        !matches!(&self.examined, Examined::Writes(wanted) if !wanted.has(write))
    }
}
