//! A unit of work: how to get to a waiting state again, from the entry, without the solver.
//!
//! Not the state itself travels but an input that leads there: the values of a model, the instruction count of the last
//! fork, and the way to take at it. Replaying follows the model at every fork before. So it does not matter that another
//! worker's terms have other ids or are simplified in another order.

use super::engine::Along;
use crate::expr::{Const, Sort, Terms};
use crate::solver::Model;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prefix {
    /// The script's choices.
    pub choices: Vec<u16>,
    /// The variables of the model: name, sort, bits. Others are zero.
    values: Vec<(String, Sort, u64)>,
    /// Instructions executed at the fork to take, and how many forks came before it at that count.
    pub last_fork: (u64, u32),
    /// The alternative to take there; none where the next call of the script comes.
    pub way: Option<u16>,
}

impl Prefix {
    /// Terms can be large and states many, so the path is not asked which of the model's variables it mentions.
    pub(super) fn new(terms: &Terms, model: &Model, path: &Along, way: Option<u16>) -> Self {
        let mut values: Vec<(String, Sort, u64)> = model
            .scalars()
            .map(|(var, bits)| {
                let variable = terms.variable(var);
                (variable.name.to_string(), variable.sort, bits)
            })
            .collect();
        values.sort();
        Self { choices: path.choices.clone(), values, last_fork: path.last_fork, way }
    }

    pub(super) fn model(&self, terms: &mut Terms) -> Model {
        let mut model = crate::expr::Assignment::new();
        for (name, sort, bits) in &self.values {
            let term = terms.var(name, *sort);
            if let Some(var) = terms.as_var(term) {
                model.set(var, Const::from_bits(*sort, *bits));
            }
        }
        model.into()
    }
}
