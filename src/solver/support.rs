//! The variables of a term, remembered: slicing, models and the bit-blaster ask for the same conjuncts again and again.

use std::rc::Rc;

use crate::expr::{TermId, TermMap, Terms, VarId};

/// The variables of each term that was asked for.
#[derive(Default)]
pub struct Support {
    known: TermMap<Rc<[VarId]>>,
    /// The query in which a term was last met: dense, so that a walk needs no hashing.
    met: Vec<u32>,
    query: u32,
    pending: Vec<TermId>,
}

impl Support {
    /// The variables in a term, arrays included, each once, in order of their index.
    pub fn of(&mut self, terms: &Terms, t: TermId) -> Rc<[VarId]> {
        if let Some(known) = self.known.get(t) {
            return known.clone();
        }
        self.query = match self.query.checked_add(1) {
            Some(next) => next,
            None => {
                self.met.fill(0);
                1
            }
        };
        if self.met.len() < terms.len() {
            self.met.resize(terms.len(), 0);
        }
        let mut found = Vec::new();
        self.pending.push(t);
        while let Some(t) = self.pending.pop() {
            if std::mem::replace(&mut self.met[t.index()], self.query) == self.query {
                continue;
            }
            match terms.as_var(t) {
                Some(variable) => found.push(variable),
                None => self.pending.extend(terms.children(t)),
            }
        }
        found.sort_unstable();
        let found: Rc<[VarId]> = found.into();
        self.known.insert(t, found.clone());
        found
    }

    /// The arena was replaced.
    pub fn clear(&mut self) {
        *self = Support::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Sort;
    use crate::expr::ops::{Cmp, IntBin};

    #[test]
    fn finds_each_variable_once() {
        let mut terms = Terms::new();
        let (y, x) = (terms.var("y", Sort::Bv32), terms.var("x", Sort::Bv32));
        let product = terms.int_bin(IntBin::Mul, x, y);
        let sum = terms.int_bin(IntBin::Xor, product, x);
        let condition = terms.cmp(Cmp::Lt, sum, product);
        let mut support = Support::default();
        for _ in 0..2 {
            assert_eq!(&*support.of(&terms, condition), &[VarId(0), VarId(1)]);
            assert_eq!(&*support.of(&terms, x), &[VarId(1)]);
        }
        assert!(support.of(&terms, TermId::TRUE).is_empty());
    }
}
