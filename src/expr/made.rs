//! What a rule makes of terms, made once. Paths that pass the same place with the same operands ask the same there again and
//! again: what labels mean, say.

use std::any::Any;
use std::sync::Arc;

use hashbrown::HashMap;

use super::node::TermId;
use super::terms::Terms;

/// What was made, each with a number for whoever made it.
pub type Made = Arc<[(u16, TermId)]>;

/// By the address of the rule. A rule is kept, so nothing else comes to be where it is.
pub(super) type MadeOnce = HashMap<usize, Rule>;

#[derive(Clone)]
pub(super) struct Rule {
    _kept: Arc<dyn Any + Send + Sync>,
    /// By its operands.
    made: HashMap<Box<[TermId]>, Made>,
}

impl std::fmt::Debug for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "made of {} operands", self.made.len())
    }
}

impl Terms {
    /// What a rule, which never changes, makes of these operands.
    pub fn make_once<R: Send + Sync + 'static>(
        &mut self,
        rule: &Arc<R>,
        operands: &[TermId],
        make: impl FnOnce(&mut Terms) -> Vec<(u16, TermId)>,
    ) -> Made {
        let address = Arc::as_ptr(rule).addr();
        let known = self.made_once.get(&address).and_then(|rule| rule.made.get(operands));
        if let Some(made) = known {
            return Arc::clone(made);
        }
        let made: Made = make(self).into();
        let fresh = || Rule { _kept: Arc::<R>::clone(rule), made: HashMap::new() };
        let rule = self.made_once.entry(address).or_insert_with(fresh);
        rule.made.insert(operands.into(), Arc::clone(&made));
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Sort;

    #[test]
    fn the_same_of_the_same_is_made_once() {
        let mut terms = Terms::new();
        let (a, b) = (terms.var("a", Sort::Bv32), terms.var("b", Sort::Bv32));
        let rules = [Arc::new(0), Arc::new(0)];
        let mut times = 0;
        for (rule, operand) in [(0, a), (0, b), (0, a), (1, a), (1, a)] {
            let made = terms.make_once(&rules[rule], &[operand], |terms| {
                times += 1;
                vec![(7, terms.neg(operand))]
            });
            let negated = terms.neg(operand);
            assert_eq!(*made, [(7, negated)]);
        }
        assert_eq!(times, 3);
    }
}
