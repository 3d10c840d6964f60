//! The goal under what the path says: variables whose value follows from the path are replaced by it.
//!
//! A variable has one value if its range has one, if it is a Boolean that the path asserts or denies, or if the path
//! equates it with a constant. The result is equivalent to the goal wherever the path holds.

use crate::expr::{Const, Node, Sort, TermId, Terms};

use super::path::Path;
use super::support::Support;

pub fn rewrite(terms: &mut Terms, path: &Path, support: &mut Support, goal: TermId) -> TermId {
    if path.contains(goal) {
        return TermId::TRUE;
    }
    let mut values: Vec<(TermId, TermId)> = Vec::new();
    for &variable in support.of(terms, goal).iter() {
        let (term, sort) = (terms.variable(variable).term, terms.variable(variable).sort);
        let value = match sort {
            Sort::Bool => path.ranges.truth(term).map(Const::Bool),
            Sort::Ref | Sort::F32 | Sort::F64 => equated(terms, path, variable, term),
            Sort::Array(_) => None,
            _ => {
                let (low, high) = path.ranges.of(terms, term);
                (low == high).then(|| Const::from_bits(sort, low as u64))
            }
        };
        if let Some(value) = value {
            values.push((term, terms.constant(value)));
        }
    }
    if values.is_empty() { goal } else { terms.substitute(goal, &values) }
}

/// The constant that a conjunct says a reference is. (Floats are not replaced: 0.0 equals -0.0.)
fn equated(terms: &Terms, path: &Path, variable: crate::expr::VarId, term: TermId) -> Option<Const> {
    if terms.sort(term) != Sort::Ref {
        return None;
    }
    path.mentioning(variable).iter().rev().take(MOST_LOOKED_AT).find_map(|&at| {
        let Node::Cmp(crate::expr::ops::Cmp::Eq, a, b) = *terms.node(path.entry(at)?) else { return None };
        match (a == term, b == term) {
            (true, _) => terms.as_const(b),
            (_, true) => terms.as_const(a),
            _ => None,
        }
    })
}

/// A reference with many conjuncts is compared with many objects; the newest say most.
const MOST_LOOKED_AT: usize = 16;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::ops::{Cmp, IntBin};
    use crate::solver::Constraints;

    #[test]
    fn replaces_what_is_known() {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::Bv32), t.var("y", Sort::Bv32));
        let (p, o) = (t.var("p", Sort::Bool), t.var("o", Sort::Ref));
        let (five, null) = (t.int(5), t.null());
        let is_five = t.eq(x, five);
        let not_p = t.not(p);
        let is_null = t.eq(o, null);
        let mut constraints = Constraints::new();
        [is_five, not_p, is_null].into_iter().for_each(|conjunct| constraints.push(conjunct));
        let (mut path, mut support) = (Path::default(), Support::default());
        path.load(&t, &mut support, &constraints);
        let sum = t.int_bin(IntBin::Add, x, y);
        let goal = t.cmp(Cmp::Lt, sum, five);
        let sum = t.int_bin(IntBin::Add, five, y);
        let expected = t.cmp(Cmp::Lt, sum, five);
        assert_eq!(rewrite(&mut t, &path, &mut support, goal), expected);
        assert_eq!(rewrite(&mut t, &path, &mut support, p), TermId::FALSE);
        assert_eq!(rewrite(&mut t, &path, &mut support, is_null), TermId::TRUE);
        let seven = t.object(7);
        let is_seven = t.eq(o, seven);
        assert_eq!(rewrite(&mut t, &path, &mut support, is_seven), TermId::FALSE);
    }
}
