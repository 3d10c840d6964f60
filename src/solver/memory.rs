//! What decision procedures answered in earlier runs.
//!
//! The answer of a backend depends on the terms, the conjuncts and the queries before, and on nothing else (`backend`). So it is
//! known by a chain of prints: each is over the one before, over what is new of the terms, and over the query. As long as a
//! run asks what an earlier one asked, the answers are those that were given then, and the backend does nothing. At the first
//! query that is new it is first asked, in order, what it was spared: then it is as it would be without a memory.
//!
//! Invariants:
//! - Answers, and all that follows from them, are the same with and without a memory: it only saves time.
//! - A query that the clock may have ended is not remembered, and neither is what the same backend answers after it.
//! - What is remembered is believed as little as a backend: the chain evaluates models and looks at cores.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use hashbrown::{HashMap, HashSet};
use serde::{Deserialize, Serialize};

use super::answer::Why;
use super::backend::{Backend, Verdict};
use crate::cache::{Print, Printer};
use crate::expr::{ArrayValue, Assignment, Node, Sort, TermId, Terms, VarId};

/// Answers that a memory has room for.
const MOST: usize = 200_000;
/// An undecided query that ended so shortly before the end of its time may have been ended by it.
const NEAR_THE_END: Duration = Duration::from_secs(1);

/// Answers by what they depend on; the solvers of a run share one.
#[derive(Clone, Default)]
pub struct Memory(Arc<Mutex<Table>>);

#[derive(Default)]
struct Table {
    known: HashMap<Print, Kept>,
    /// Asked for in this run.
    used: HashSet<Print>,
}

/// A verdict, and the effort that it took.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Kept {
    said: Said,
    effort: u64,
}

/// A verdict in plain numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Said {
    Sat(Values),
    Unsat(Vec<u32>),
    Limit,
    Theory,
    WrongModel,
}

/// A variable, the bits of most elements, and the elements that differ.
type Array = (u32, u64, Vec<(i32, u64)>);

/// How many variables have a place, those that are not zero with their bits, and arrays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Values {
    length: u32,
    scalars: Vec<(u32, u64)>,
    arrays: Vec<Array>,
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} answers", self.table().known.len())
    }
}

impl Memory {
    /// What an earlier run kept; what cannot be read is nothing.
    pub fn read(bytes: &[u8]) -> Self {
        let list: Vec<(Print, Kept)> = serde_json::from_slice(bytes).unwrap_or_default();
        Self(Arc::new(Mutex::new(Table { known: list.into_iter().collect(), used: HashSet::new() })))
    }

    /// What this run asked, for the next.
    pub fn write(&self) -> Vec<u8> {
        let table = self.table();
        let mut list: Vec<(&Print, &Kept)> =
            table.known.iter().filter(|(print, _)| table.used.contains(*print)).collect();
        list.sort_unstable_by_key(|(print, _)| **print);
        serde_json::to_vec(&list).unwrap_or_default()
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn recall(&self, print: &Print) -> Option<Kept> {
        let mut table = self.table();
        let kept = table.known.get(print).cloned()?;
        table.used.insert(*print);
        Some(kept)
    }

    fn keep(&self, print: Print, kept: Kept) {
        let mut table = self.table();
        if table.known.len() < MOST {
            table.known.insert(print, kept);
            table.used.insert(print);
        }
    }
}

/// A backend that is asked only what no earlier run asked.
pub struct Remembering {
    backend: Box<dyn Backend>,
    memory: Memory,
    /// Over everything that was asked; none once that is not known any more.
    chain: Option<Printer>,
    /// Terms that are part of the chain.
    seen: HashSet<TermId>,
    /// Queries that the backend was spared.
    behind: Vec<(Vec<TermId>, u64)>,
    /// As without a memory.
    effort: u64,
    deadline: Option<Instant>,
}

impl Remembering {
    pub fn new(backend: Box<dyn Backend>, memory: Memory) -> Self {
        let chain = Some(Printer::new(backend.name()));
        Self { backend, memory, chain, seen: HashSet::new(), behind: Vec::new(), effort: 0, deadline: None }
    }

    /// Adds a query to the chain.
    fn extend(&mut self, terms: &Terms, conjuncts: &[TermId], limit: u64) -> Option<Print> {
        let chain = self.chain.as_mut()?;
        let (mut fresh, mut todo) = (Vec::new(), conjuncts.to_vec());
        while let Some(term) = todo.pop() {
            if self.seen.insert(term) {
                fresh.push(term);
                todo.extend(terms.children(term).iter());
            }
        }
        fresh.sort_unstable();
        let nodes: Vec<(TermId, Node, Sort)> = fresh.iter().map(|&t| (t, *terms.node(t), terms.sort(t))).collect();
        let names: Vec<&str> = fresh.iter().filter_map(|&t| Some(&*terms.variable(terms.as_var(t)?).name)).collect();
        chain.value(&nodes).value(&names).value(&conjuncts).part(&limit.to_le_bytes());
        Some(chain.print())
    }

    /// What the backend says, and the effort that it takes.
    fn ask(&mut self, terms: &Terms, conjuncts: &[TermId], limit: u64) -> (Verdict, u64) {
        for (missed, limit) in std::mem::take(&mut self.behind) {
            self.backend.check(terms, &missed, limit);
        }
        let before = self.backend.effort();
        let verdict = self.backend.check(terms, conjuncts, limit);
        let effort = self.backend.effort().saturating_sub(before);
        self.effort += effort;
        (verdict, effort)
    }
}

impl Backend for Remembering {
    fn name(&self) -> &'static str {
        self.backend.name()
    }

    fn check(&mut self, terms: &Terms, conjuncts: &[TermId], limit: u64) -> Verdict {
        let Some(print) = self.extend(terms, conjuncts, limit) else { return self.ask(terms, conjuncts, limit).0 };
        if let Some(kept) = self.memory.recall(&print) {
            self.behind.push((conjuncts.to_vec(), limit));
            self.effort += kept.effort;
            return kept.said.verdict();
        }
        let (verdict, effort) = self.ask(terms, conjuncts, limit);
        if self.deadline.is_some_and(|end| Instant::now() + NEAR_THE_END >= end) {
            self.chain = None;
        } else {
            self.memory.keep(print, Kept { said: Said::of(&verdict), effort });
        }
        verdict
    }

    fn effort(&self) -> u64 {
        self.effort
    }

    fn reset(&mut self) {
        self.backend.reset();
        self.chain = Some(Printer::new(self.backend.name()));
        self.seen.clear();
        self.behind.clear();
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
        self.backend.set_deadline(deadline);
    }
}

impl Said {
    fn of(verdict: &Verdict) -> Self {
        match verdict {
            Verdict::Sat(assignment) => Said::Sat(Values::of(assignment)),
            Verdict::Unsat(core) => Said::Unsat(core.iter().map(|term| term.0).collect()),
            Verdict::Unknown(Why::Limit) => Said::Limit,
            Verdict::Unknown(Why::Theory) => Said::Theory,
            Verdict::Unknown(Why::WrongModel) => Said::WrongModel,
        }
    }

    fn verdict(self) -> Verdict {
        match self {
            Said::Sat(values) => Verdict::Sat(values.assignment()),
            Said::Unsat(core) => Verdict::Unsat(core.into_iter().map(TermId).collect()),
            Said::Limit => Verdict::Unknown(Why::Limit),
            Said::Theory => Verdict::Unknown(Why::Theory),
            Said::WrongModel => Verdict::Unknown(Why::WrongModel),
        }
    }
}

impl Values {
    fn of(assignment: &Assignment) -> Self {
        let elements = |array: &ArrayValue| array.elements.iter().map(|(index, value)| (*index, *value)).collect();
        Self {
            length: assignment.length(),
            scalars: assignment.scalars().map(|(variable, bits)| (variable.0, bits)).collect(),
            arrays: assignment.arrays().map(|(id, array)| (id.0, array.default, elements(array))).collect(),
        }
    }

    fn assignment(self) -> Assignment {
        let mut assignment = Assignment::with_length(self.length);
        self.scalars.into_iter().for_each(|(variable, bits)| assignment.set_bits(VarId(variable), bits));
        for (variable, default, elements) in self.arrays {
            let elements = elements.into_iter().collect();
            assignment.set_array(VarId(variable), ArrayValue { default, elements });
        }
        assignment
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Const;
    use crate::expr::ops::{Cmp, IntBin};
    use crate::solver::bitblast::BitBlaster;

    /// Counts what the backend itself is asked.
    struct Counting(BitBlaster, Arc<Mutex<usize>>);

    impl Backend for Counting {
        fn name(&self) -> &'static str {
            "counting"
        }
        fn check(&mut self, terms: &Terms, conjuncts: &[TermId], limit: u64) -> Verdict {
            *self.1.lock().unwrap() += 1;
            self.0.check(terms, conjuncts, limit)
        }
        fn effort(&self) -> u64 {
            self.0.effort()
        }
        fn reset(&mut self) {
            self.0.reset();
        }
        fn set_deadline(&mut self, deadline: Option<Instant>) {
            self.0.set_deadline(deadline);
        }
    }

    /// Queries about products, the last of them with another constant; what was answered, and how often was asked.
    fn run(memory: &Memory, last: i32, deadline: Option<Instant>) -> (Vec<String>, usize) {
        let asked = Arc::new(Mutex::new(0));
        let mut backend = Remembering::new(Box::new(Counting(BitBlaster::new(), Arc::clone(&asked))), memory.clone());
        backend.set_deadline(deadline);
        let mut terms = Terms::new();
        let (x, y) = (terms.var("x", Sort::Bv32), terms.var("y", Sort::Bv32));
        let product = terms.int_bin(IntBin::Mul, x, y);
        let mut said = Vec::new();
        for number in [15, 77, 1001, 6, 221, last] {
            let constant = terms.int(number);
            let two = terms.int(2);
            let conjuncts = [terms.cmp(Cmp::Eq, product, constant), terms.cmp(Cmp::Lt, two, x)];
            said.push(format!("{:?} by {}", backend.check(&terms, &conjuncts, 10_000), backend.effort()));
        }
        let asked = *asked.lock().unwrap();
        (said, asked)
    }

    #[test]
    fn what_was_asked_before_is_not_asked_again_and_nothing_changes() {
        let (first, asked) = run(&Memory::default(), 35, None);
        assert_eq!(asked, 6);
        let memory = Memory::default();
        assert_eq!(run(&memory, 35, None), (first.clone(), 6));
        let memory = Memory::read(&memory.write());
        assert_eq!(run(&memory, 35, None), (first.clone(), 0));
        // Something else at the end: what was spared is made good, and the answers are those without a memory.
        let (other, _) = run(&Memory::default(), 91, None);
        assert_eq!(run(&memory, 91, None), (other.clone(), 6));
        assert_eq!(run(&memory, 91, None), (other, 0));
        // What no run asks any more is forgotten.
        let memory = Memory::read(&memory.write());
        run(&memory, 91, None);
        let memory = Memory::read(&memory.write());
        assert_eq!(run(&memory, 35, None), (first, 6));
    }

    #[test]
    fn what_the_clock_ended_is_not_remembered() {
        let memory = Memory::default();
        run(&memory, 35, Some(Instant::now()));
        assert_eq!(run(&memory, 35, None).1, 6);
        for bytes in [&b""[..], b"x", b"[[1,2]]", b"{}"] {
            assert_eq!(run(&Memory::read(bytes), 35, None).1, 6);
        }
    }

    #[test]
    fn models_come_back_as_they_were() {
        let mut terms = Terms::new();
        let mut model = Assignment::new();
        for (name, bits) in [("a", 7), ("b", 0), ("c", u64::MAX), ("d", 0)] {
            let variable = terms.var(name, Sort::Bv64);
            model.set(terms.as_var(variable).unwrap(), Const::Bv64(bits as i64));
        }
        model.set_array(VarId(9), ArrayValue { default: 3, elements: [(-1, 4), (5, 0)].into() });
        assert_eq!(Values::of(&model).assignment(), model);
        assert_eq!(Values::of(&Assignment::new()).assignment(), Assignment::new());
    }
}
