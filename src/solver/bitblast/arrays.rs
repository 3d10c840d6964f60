//! Reads of arrays.
//!
//! A read goes down the writes to what the array was made of: a constant array, or an unknown one. Reads of an unknown
//! array are inputs, of which two with equal indices are equal (Ackermann). Arrays are never compared, so no more is needed.
//!
//! Invariant: each (array, index) pair is translated once, so that reads of a shared past share their gates.

use std::collections::BTreeMap;
use std::rc::Rc;

use hashbrown::{HashMap, HashSet};

use crate::expr::{Node, Sort, TermId, Terms, VarId};

use super::sat::Lit;
use super::translate::{Circuit, width};
use super::words::Word;

/// What has been read, and what came out.
#[derive(Default)]
pub struct Reads {
    /// By array and index; only asked.
    known: HashMap<(TermId, TermId), Rc<[Lit]>>,
    unknown: BTreeMap<VarId, Vec<Read>>,
}

struct Read {
    index: Rc<[Lit]>,
    element: Rc<[Lit]>,
}

impl Reads {
    pub fn of(&self, array: VarId) -> impl Iterator<Item = (&[Lit], &[Lit])> {
        self.unknown.get(&array).into_iter().flatten().map(|read| (&*read.index, &*read.element))
    }
}

impl Circuit {
    pub(super) fn select(&mut self, terms: &Terms, array: TermId, index: TermId) -> Option<Word> {
        let at = self.word(index)?;
        for array in self.arrays_below(terms, array, index) {
            let element = match *terms.node(array) {
                Node::Store(below, written, value) => {
                    let (written, value) = (self.word(written)?, self.word(value)?);
                    let hit = self.gates.words_equal(&at, &written);
                    let below = self.element(below, index)?;
                    self.gates.choose(hit, &value, &below).into()
                }
                Node::Ite(condition, a, b) => {
                    let condition = self.word(condition)?.first().copied()?;
                    let (a, b) = (self.element(a, index)?, self.element(b, index)?);
                    self.gates.choose(condition, &a, &b).into()
                }
                Node::ConstArray(value) => self.word(value)?,
                Node::Var(variable) => self.read_unknown(variable, terms.sort(array), &at)?,
                _ => return None,
            };
            if self.gates.is_full() {
                return None;
            }
            self.reads.known.insert((array, index), element);
        }
        Some(self.element(array, index)?.to_vec())
    }

    fn element(&self, array: TermId, index: TermId) -> Option<Rc<[Lit]>> {
        self.reads.known.get(&(array, index)).cloned()
    }

    /// The array and those it was made from, not yet read at this index, the oldest first.
    fn arrays_below(&self, terms: &Terms, array: TermId, index: TermId) -> Vec<TermId> {
        let mut met = HashSet::new();
        let mut found = Vec::new();
        let mut pending = vec![array];
        while let Some(array) = pending.pop() {
            if self.reads.known.contains_key(&(array, index)) || !met.insert(array) {
                continue;
            }
            found.push(array);
            match *terms.node(array) {
                Node::Store(below, ..) => pending.push(below),
                Node::Ite(_, a, b) => pending.extend([a, b]),
                _ => {}
            }
        }
        // What an array was made from has the smaller id.
        found.sort_unstable();
        found
    }

    fn read_unknown(&mut self, variable: VarId, sort: Sort, index: &Rc<[Lit]>) -> Option<Rc<[Lit]>> {
        let Sort::Array(element) = sort else { return None };
        let known = self.reads.unknown.get(&variable).and_then(|reads| reads.iter().find(|read| read.index == *index));
        if let Some(same) = known {
            return Some(same.element.clone());
        }
        let bits = self.gates.fresh_word(width(element.sort()));
        // Whether this read is the same as another depends on the index, so the index has to have a value too.
        for &bit in &bits {
            self.gates.depends(bit, index);
        }
        let value: Rc<[Lit]> = self.of_bits(element.sort(), bits).into();
        let reads = self.reads.unknown.entry(variable).or_default();
        for read in reads.iter() {
            let same = self.gates.words_equal(index, &read.index);
            if same == Lit::FALSE {
                continue;
            }
            for (&a, &b) in value.iter().zip(read.element.iter()) {
                self.gates.clause(&[!same, !a, b]);
                self.gates.clause(&[!same, a, !b]);
            }
        }
        reads.push(Read { index: index.clone(), element: value.clone() });
        Some(value)
    }
}
