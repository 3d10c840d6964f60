//! Independence: only the conjuncts that share variables with the goal, directly or through others, decide it.

use crate::expr::{Assignment, EvalCache, Evaluation, TermId, Terms, VarId};

use super::path::Path;
use super::support::Support;

/// The part of a path that matters to a goal, and the goal.
pub struct Slice {
    /// As a set: what identifies the slice.
    pub sorted: Vec<TermId>,
    /// In the order of the path, the goal last.
    pub ordered: Vec<TermId>,
    pub variables: Vec<VarId>,
}

impl Slice {
    /// Whether an assignment satisfies it; the goal, which is the likeliest to fail, is tried first.
    pub fn holds(&self, terms: &Terms, assignment: &Assignment, cache: &mut EvalCache) -> bool {
        let mut evaluation = Evaluation::new(terms, assignment, cache);
        self.ordered.iter().rev().all(|&conjunct| evaluation.holds(conjunct))
    }
}

/// Makes slices; keeps its tables from one to the next.
#[derive(Default)]
pub struct Slicer {
    /// The slice in which a variable, or an entry of the path, was last met.
    variables: Vec<u32>,
    entries: Vec<u32>,
    slice: u32,
}

impl Slicer {
    pub fn slice(
        &mut self,
        terms: &Terms,
        support: &mut Support,
        path: &Path,
        goals: &[TermId],
        everything: bool,
    ) -> Slice {
        self.begin(terms, path);
        let mut found: Vec<VarId> = Vec::new();
        for &goal in goals {
            self.add(&support.of(terms, goal), &mut found);
        }
        let mut positions: Vec<u32> = Vec::new();
        if everything {
            positions.extend(0..path.entries().len() as u32);
            for &entry in path.entries() {
                self.add(&support.of(terms, entry), &mut found);
            }
        } else {
            let mut next = 0;
            while let Some(&variable) = found.get(next) {
                next += 1;
                for &at in path.mentioning(variable) {
                    let (Some(met), Some(entry)) = (self.entries.get_mut(at as usize), path.entry(at)) else {
                        continue;
                    };
                    if std::mem::replace(met, self.slice) != self.slice {
                        positions.push(at);
                        self.add(&support.of(terms, entry), &mut found);
                    }
                }
            }
            positions.sort_unstable();
        }
        let mut ordered: Vec<TermId> = positions.iter().filter_map(|&at| path.entry(at)).collect();
        ordered.extend(goals.iter().filter(|&&goal| goal != TermId::TRUE && !path.contains(goal)));
        let mut sorted = ordered.clone();
        sorted.sort_unstable();
        found.sort_unstable();
        Slice { sorted, ordered, variables: found }
    }

    fn begin(&mut self, terms: &Terms, path: &Path) {
        self.slice = match self.slice.checked_add(1) {
            Some(next) => next,
            None => {
                self.variables.fill(0);
                self.entries.fill(0);
                1
            }
        };
        let variables = terms.all_variables().len();
        if self.variables.len() < variables {
            self.variables.resize(variables, 0);
        }
        if self.entries.len() < path.entries().len() {
            self.entries.resize(path.entries().len(), 0);
        }
    }

    fn add(&mut self, variables: &[VarId], found: &mut Vec<VarId>) {
        for &variable in variables {
            if std::mem::replace(&mut self.variables[variable.index()], self.slice) != self.slice {
                found.push(variable);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Sort;
    use crate::expr::ops::Cmp;
    use crate::solver::Constraints;

    #[test]
    fn takes_what_is_connected() {
        let mut t = Terms::new();
        let [a, b, c, d] = ["a", "b", "c", "d"].map(|name| t.var(name, Sort::Bv32));
        let five = t.int(5);
        let (ab, bc) = (t.cmp(Cmp::Lt, a, b), t.cmp(Cmp::Lt, b, c));
        let alone = t.cmp(Cmp::Lt, d, five);
        let goal = t.cmp(Cmp::Lt, c, five);
        let mut constraints = Constraints::new();
        [bc, alone, ab].into_iter().for_each(|conjunct| constraints.push(conjunct));
        let (mut path, mut support, mut slicer) = (Path::default(), Support::default(), Slicer::default());
        path.load(&t, &mut support, &constraints);
        let slice = slicer.slice(&t, &mut support, &path, &[goal], false);
        assert_eq!(slice.ordered, vec![bc, ab, goal]);
        assert_eq!(slice.variables, vec![VarId(0), VarId(1), VarId(2)]);
        let slice = slicer.slice(&t, &mut support, &path, &[alone], false);
        assert_eq!(slice.ordered, vec![alone]);
        let slice = slicer.slice(&t, &mut support, &path, &[goal], true);
        assert_eq!(slice.ordered, vec![bc, alone, ab, goal]);
        assert_eq!(slice.variables.len(), 4);
    }
}
