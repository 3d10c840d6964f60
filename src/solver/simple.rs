//! Models for people: zero, small numbers and printable characters rather than whatever a search ended with.
//!
//! Variable by variable, simpler values are tried by evaluation; only where variables hold each other (x == y) is the
//! chain asked once whether small values exist for all of them.
//!
//! Invariant: every step keeps a model of the path; what is given back satisfies it.

use std::rc::Rc;

use crate::expr::ops::Cmp;
use crate::expr::{Assignment, Const, Sort, TermId, Terms, VarId, eval_all};

use super::answer::{Answer, Model};
use super::chain::Solver;
use super::constraints::Constraints;

/// Effort of a question that only serves readability.
const LIMIT: u64 = 300;
/// More variables than this are not asked about together.
const MOST_TOGETHER: usize = 24;
const MOST_ELEMENTS: usize = 64;
/// Integers up to this size are small enough.
const SMALL: i64 = 1000;

impl Solver {
    /// A model of the whole path, preferring small human values where it costs little. `model` satisfies the path.
    pub fn simple_model(&mut self, terms: &mut Terms, path: &Constraints, model: &Model) -> Model {
        self.path.load(terms, &mut self.support, path);
        let mut variables: Vec<VarId> = Vec::new();
        for &entry in self.path.entries() {
            variables.extend_from_slice(&self.support.of(terms, entry));
        }
        variables.sort_unstable();
        variables.dedup();

        // Variables that the path does not mention are zero.
        let mut simple = Assignment::new();
        copy(terms, &variables, model, &mut simple);
        if !eval_all(terms, self.path.entries(), &simple, &mut self.eval) {
            return model.clone();
        }
        self.simplify_each(terms, &variables, &mut simple);
        let awkward: Vec<VarId> =
            variables.iter().copied().filter(|&variable| is_awkward(terms, variable, &simple)).collect();
        if !awkward.is_empty() && awkward.len() <= MOST_TOGETHER {
            let wish = all_small(terms, &awkward);
            let current: Model = Rc::new(simple);
            if let Answer::Sat(found) = self.check_within(terms, path, Some(&current), wish, LIMIT) {
                let mut together = Assignment::new();
                copy(terms, &variables, &found, &mut together);
                self.simplify_each(terms, &variables, &mut together);
                return Rc::new(together);
            }
            return current;
        }
        Rc::new(simple)
    }

    fn simplify_each(&mut self, terms: &Terms, variables: &[VarId], model: &mut Assignment) {
        for &variable in variables {
            let entries: Vec<TermId> =
                self.path.mentioning(variable).iter().filter_map(|&at| self.path.entry(at)).collect();
            match terms.variable(variable).sort {
                Sort::Array(_) => self.simplify_array(terms, variable, &entries, model),
                sort => self.simplify_scalar(terms, variable, sort, &entries, model),
            }
        }
    }

    /// Tries a value; keeps it if the conjuncts still hold.
    fn try_value(
        &mut self,
        terms: &Terms,
        variable: VarId,
        value: Const,
        entries: &[TermId],
        model: &mut Assignment,
    ) -> bool {
        let before = model.get(variable, value.sort());
        model.set(variable, value);
        let holds = eval_all(terms, entries, model, &mut self.eval);
        if !holds {
            model.set(variable, before);
        }
        holds
    }

    fn simplify_scalar(
        &mut self,
        terms: &Terms,
        variable: VarId,
        sort: Sort,
        entries: &[TermId],
        model: &mut Assignment,
    ) {
        let current = model.get(variable, sort);
        for candidate in favourites(sort) {
            if candidate == current || self.try_value(terms, variable, candidate, entries, model) {
                return;
            }
        }
        let Some(far) = current.signed() else { return };
        // Between zero, which was refused, and the value: the nearest to zero that bisection finds.
        let (mut refused, mut held) = (0i64, far);
        while held.abs_diff(refused) > 1 {
            let middle = refused + (held.wrapping_sub(refused)) / 2;
            if self.try_value(terms, variable, Const::from_bits(sort, middle as u64), entries, model) {
                held = middle;
            } else {
                refused = middle;
            }
        }
    }

    fn simplify_array(&mut self, terms: &Terms, variable: VarId, entries: &[TermId], model: &mut Assignment) {
        let Some(array) = model.array(variable).cloned() else { return };
        let Sort::Array(element) = terms.variable(variable).sort else { return };
        let mut best = array;
        let indices: Vec<i32> = best.elements.keys().copied().take(MOST_ELEMENTS).collect();
        for index in indices {
            for candidate in favourites(element.sort()) {
                if best.element(index) == candidate.bits() {
                    break;
                }
                let mut changed = best.clone();
                changed.elements.insert(index, candidate.bits());
                changed.elements.retain(|_, value| *value != best.default);
                model.set_array(variable, changed.clone());
                if eval_all(terms, entries, model, &mut self.eval) {
                    best = changed;
                    break;
                }
            }
        }
        model.set_array(variable, best);
    }
}

fn copy(terms: &Terms, variables: &[VarId], from: &Assignment, to: &mut Assignment) {
    for &variable in variables {
        match terms.variable(variable).sort {
            Sort::Array(_) => to.set_array(variable, from.array(variable).cloned().unwrap_or_default()),
            sort => to.set(variable, from.get(variable, sort)),
        }
    }
}

/// Values that people choose, the best first.
fn favourites(sort: Sort) -> Vec<Const> {
    // Beyond these the boundary, which bisection finds, says more than a round number.
    let numbers = [0i64, 1, 2, 3, -1, -2];
    match sort {
        Sort::Bool => vec![Const::Bool(false)],
        // A character, or a short: letters serve both.
        Sort::Bv16 => [97i64, 98, 65, 48, 49, 32, 0, 1, 2, 10, -1, 100]
            .into_iter()
            .map(|value| Const::from_bits(sort, value as u64))
            .collect(),
        Sort::F32 | Sort::F64 => {
            let values = [0.0, 1.0, 2.0, -1.0, 0.5, 10.0, -0.5, 100.0, -10.0, 0.1, 1000.0, -100.0];
            let constant =
                |value: f64| if sort == Sort::F32 { Const::float(value as f32) } else { Const::double(value) };
            values.into_iter().map(constant).collect()
        }
        // An object is not a number to be made smaller: null or what it was.
        Sort::Ref => vec![Const::Ref(0)],
        Sort::Array(_) => Vec::new(),
        _ => numbers.into_iter().map(|value| Const::from_bits(sort, value as u64)).collect(),
    }
}

fn is_awkward(terms: &Terms, variable: VarId, model: &Assignment) -> bool {
    let sort = terms.variable(variable).sort;
    let value = || model.get(variable, sort).signed().unwrap_or(0);
    match sort {
        Sort::Bv16 => !(32..127).contains(&value()) && value().unsigned_abs() > 10,
        Sort::Bv8 | Sort::Bv32 | Sort::Bv64 => value().unsigned_abs() > SMALL as u64,
        _ => false,
    }
}

fn all_small(terms: &mut Terms, variables: &[VarId]) -> TermId {
    let mut all = TermId::TRUE;
    for &variable in variables {
        let (t, sort) = (terms.variable(variable).term, terms.variable(variable).sort);
        let (low, high) = if sort == Sort::Bv16 { (32, 126) } else { (-100, 100) };
        let (low, high) =
            (terms.constant(Const::from_bits(sort, low as u64)), terms.constant(Const::from_bits(sort, high)));
        let (above, below) = (terms.cmp(Cmp::Ge, t, low), terms.cmp(Cmp::Le, t, high));
        let both = terms.and(above, below);
        all = terms.and(all, both);
    }
    all
}
