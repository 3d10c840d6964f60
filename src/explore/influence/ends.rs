//! The end of a test: what it modified, what of that it checked, and what it leaves unchecked.

use std::collections::{BTreeMap, BTreeSet};

use hashbrown::{HashMap, HashSet};

use super::again::Examined;
use super::sets::write_of;
use super::{Finish, Influence, Modified, Phase, TestState, Tracker, Unchecked, Untried};
use crate::interp::Vm;
use crate::state::Ref;
use crate::util::MethodId;

impl Tracker {
    /// The test is over: what it modified, and what of that it checked.
    pub fn end_test(&mut self, vm: &Vm) -> TestState {
        let test = self.test;
        self.join_runs();
        self.examined = Examined::All;
        // By number first: most writes are of the same few attributes.
        let mut last: BTreeMap<u32, (Option<Influence>, (MethodId, u32))> = BTreeMap::new();
        let (mut overwritten, mut others, mut after) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
        for write in &self.writes.all {
            let checked = write.checked_by(test);
            let is_others = write.test.is_some_and(|of| of != test);
            let left = is_others || !write.survives || write.retired;
            if left && checked.is_none() {
                continue;
            }
            if !left && checked >= Some(self.least) {
                self.checked_somewhere.insert(write.attribute);
            }
            if write.after {
                after.extend(checked.filter(|_| !is_others).map(|how| (write.attribute, how)));
            } else if is_others {
                others.extend(checked.map(|how| (write.attribute, how)));
            } else if left {
                overwritten.extend((checked >= Some(self.least)).then_some(write.attribute));
            } else {
                match last.get_mut(&write.attribute) {
                    Some(known) if known.0 > checked => {}
                    Some(known) => *known = (checked, write.place),
                    None => _ = last.insert(write.attribute, (checked, write.place)),
                }
            }
        }
        for (attribute, how) in after {
            if let Some(known) = last.get_mut(&attribute) {
                known.0 = known.0.max(Some(how));
            }
        }
        let name = |attribute: u32| {
            let attribute = self.writes.names.get(attribute)?;
            Some((attribute.class.to_string(), attribute.field.to_string()))
        };
        let modified = last.into_iter().filter_map(|(attribute, (checked, (method, pc)))| {
            let method = vm.program.method(method);
            let line = vm.program.line(method, pc).unwrap_or(0);
            let written = (vm.program.class(method.class).name.to_string(), u32::from(line));
            let (class, field) = name(attribute)?;
            let checked_before = overwritten.contains(&attribute);
            Some(((class.clone(), field.clone()), Modified { class, field, checked, checked_before, written }))
        });
        let found: BTreeMap<(String, String), Modified> = modified.collect();
        let others = others.into_iter().filter_map(|(attribute, how)| name(attribute).map(|(c, f)| (c, f, how)));
        let mut others: Vec<(String, String, Influence)> = others.collect();
        others.sort_unstable();
        others.dedup();
        self.writes.test_is_over();
        self.phase = Phase::Around;
        let mut unexamined = self.unexamined();
        unexamined.retain(|name| found.get(name).is_some_and(|one| one.checked.is_none()));
        let (modified, unexamined) = (found.into_values().collect(), unexamined.into_iter().collect());
        TestState { modified, checks_others: others, untried: self.untried(), unexamined }
    }

    /// Attributes that the test does not check as far as was tried, with the bound.
    fn untried(&self) -> Vec<(String, String, Untried)> {
        let mut found = BTreeSet::new();
        for (bound, set) in &self.untried {
            for element in self.sets.elements(*set).iter().filter(|e| !self.writes.is_checked(**e, self.test)) {
                let write = self.writes.all.get(write_of(*element) as usize);
                let write = write.filter(|write| !write.retired && write.checked_by(self.test).is_none());
                let Some(attribute) = write.and_then(|w| self.writes.names.get(w.attribute)) else {
                    continue;
                };
                found.insert((attribute.class.to_string(), attribute.field.to_string(), *bound));
            }
        }
        found.into_iter().collect()
    }

    /// How it was when the test's method returned; none if it did not.
    pub fn take_finish(&mut self) -> Option<Finish> {
        self.test_method = None;
        self.finish.take()
    }

    /// What the test that is over modified and does not check, sorted by class and field.
    pub fn unchecked(&self) -> Vec<Unchecked> {
        let mut found: HashMap<u32, Vec<Ref>> = HashMap::new();
        let mut checked = HashSet::new();
        for (attribute, object, write) in self.writes.current() {
            if write.test.is_some_and(|of| of != self.test) || write.retired {
                continue;
            }
            match write.checked_by(self.test).is_some() {
                true => _ = checked.insert(attribute),
                false => found.entry(attribute).or_default().push(object),
            }
        }
        found.retain(|attribute, _| !checked.contains(attribute));
        let named = |(attribute, objects)| self.writes.names.get(attribute).map(|names| (names, objects));
        let mut all: Vec<Unchecked> = found
            .into_iter()
            .filter_map(named)
            .map(|(attribute, mut objects): (_, Vec<Ref>)| {
                objects.sort_unstable();
                objects.dedup();
                Unchecked { class: attribute.class.to_string(), field: attribute.field.to_string(), objects }
            })
            .collect();
        all.sort_unstable_by(|a, b| (&a.class, &a.field).cmp(&(&b.class, &b.field)));
        all
    }
}
