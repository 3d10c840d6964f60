//! Positions: an unknown index into an array of numbers (`digits[at]`) makes a choice of each element, and what sums of elements come to
//! is hidden from those who compare sums. A position has few values and is compared, never computed with. For each of its values
//! the choices are gone.

use hashbrown::HashMap;

use super::ranges::Ranges;
use crate::expr::ops::IntBin;
use crate::expr::{Node, TermId, Terms};

/// Values of one position.
const MOST_VALUES: i64 = 32;

/// Whether something is divided by a constant.
pub fn divides(terms: &Terms, conjuncts: &[TermId]) -> bool {
    let is_remainder =
        |t: &TermId| matches!(*terms.node(*t), Node::Int(IntBin::Rem, _, by) if terms.as_const(by).is_some());
    terms.reachable(conjuncts).iter().any(is_remainder)
}

/// The variable that is compared most often among those that are positions, and its least and greatest value.
pub fn position(terms: &Terms, ranges: &Ranges, conjuncts: &[TermId]) -> Option<(TermId, i64, i64)> {
    let all = terms.reachable(conjuncts);
    let mut uses: HashMap<TermId, Vec<TermId>> = HashMap::new();
    for user in &all {
        terms.children(*user).iter().for_each(|used| uses.entry(*used).or_default().push(*user));
    }
    let few = |t: &TermId| {
        let (low, high) = ranges.of(terms, *t);
        let is_few = high.checked_sub(low).is_some_and(|more| (0..MOST_VALUES).contains(&more));
        is_few.then_some((*t, low, high))
    };
    let variables = all.iter().filter(|t| terms.as_var(**t).is_some() && terms.sort(**t).is_bit_vector());
    let positions = variables.filter(|t| is_compared(terms, &uses, **t)).filter_map(few);
    positions.max_by_key(|(t, ..)| uses.get(t).map_or(0, Vec::len))
}

/// Whether a term, and what is a constant away from it, is compared and nothing else.
fn is_compared(terms: &Terms, uses: &HashMap<TermId, Vec<TermId>>, t: TermId) -> bool {
    let is_known = |other: TermId| terms.as_const(other).is_some();
    uses.get(&t).into_iter().flatten().all(|user| match *terms.node(*user) {
        Node::Cmp(..) | Node::CmpUnsigned(..) => true,
        Node::Int(IntBin::Add | IntBin::Sub, a, b) => (is_known(a) || is_known(b)) && is_compared(terms, uses, *user),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Sort;
    use crate::expr::ops::Cmp;

    #[test]
    fn a_position_is_only_compared() {
        let mut t = Terms::new();
        let (at, digit, other) = (t.var("at", Sort::Bv32), t.var("digit", Sort::Bv32), t.var("other", Sort::Bv32));
        let (zero, one, four, ten) = (t.int(0), t.int(1), t.int(4), t.int(10));
        let mut conjuncts = Vec::new();
        for (variable, most) in [(at, four), (digit, ten), (other, ten)] {
            conjuncts.push(t.cmp(Cmp::Ge, variable, zero));
            conjuncts.push(t.cmp(Cmp::Lt, variable, most));
        }
        let next = t.int_bin(IntBin::Add, at, one);
        let (here, there) = (t.eq(at, zero), t.eq(next, four));
        let (chosen, changed) = (t.ite(here, other, digit), t.ite(there, digit, other));
        let sum = t.int_bin(IntBin::Add, chosen, changed);
        let rest = t.int_bin(IntBin::Rem, sum, ten);
        conjuncts.push(t.eq(rest, zero));
        let mut ranges = Ranges::default();
        conjuncts.iter().for_each(|conjunct| ranges.assume(&t, *conjunct));
        assert!(divides(&t, &conjuncts));
        assert_eq!(position(&t, &ranges, &conjuncts), Some((at, 0, 3)));
        let product = t.int_bin(IntBin::Mul, at, digit);
        conjuncts.push(t.eq(product, four));
        assert_eq!(position(&t, &ranges, &conjuncts), None);
    }
}
